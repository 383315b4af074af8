//! Random games on every board against a plain twin: discs in a list of rows, every window of
//! every line looked at after every move.
//!
//! `BOARDWRIGHT_GAMES` sets how many games of each kind are played, 10,000 unless it is set; of
//! the odd shapes it is a tenth.

use boardwright_connect_four::{
    Column, DropBoard, DropGrid, Gravity, WordBoard, connect_n_on, default_players, five_in_a_row,
};
use boardwright_core::{Game, Outcome, Seat};
use boardwright_grid::{Cell, DirectionalWin, Shape, Stone};
use boardwright_testkit::{fewer_games_wanted, games_wanted};
use rstest::rstest;

/// The twin: `rows[r][c]` is 0 where nothing is, otherwise the seat plus 1.
struct Twin {
    rows: Vec<Vec<u8>>,
    length: usize,
}

impl Twin {
    fn of<G: DropGrid>(board: &G, length: usize) -> Twin {
        let shape = board.shape();
        let mut twin =
            Twin { rows: vec![vec![0; shape.columns().into()]; shape.rows().into()], length };
        for cell in shape.iter() {
            if let Some(disc) = board.at(cell) {
                assert_eq!(twin.drop(cell.column().into(), disc.index()), Some(cell.row().into()));
            }
        }
        twin
    }

    fn drop(&mut self, column: usize, seat: usize) -> Option<usize> {
        let row = self.rows.iter().position(|row| row[column] == 0)?;
        self.rows[row][column] = seat as u8 + 1;
        Some(row)
    }

    fn open(&self) -> Vec<u8> {
        let top = self.rows.last().unwrap();
        (0..top.len()).filter(|&column| top[column] == 0).map(|column| column as u8).collect()
    }

    fn owner(&self, row: usize, column: Option<usize>) -> u8 {
        let cell = self.rows.get(row).and_then(|cells| cells.get(column?));
        cell.copied().unwrap_or(0)
    }

    /// Who owns all cells of some window of `length` cells.
    fn winner(&self) -> Option<usize> {
        for row in 0..self.rows.len() {
            for column in 0..self.rows[row].len() {
                let owner = self.rows[row][column];
                let is_line = |window: &dyn Fn(usize) -> (usize, Option<usize>)| {
                    (0..self.length).all(|step| {
                        let (row, column) = window(step);
                        self.owner(row, column) == owner
                    })
                };
                if owner > 0
                    && (is_line(&|step| (row, Some(column + step)))
                        || is_line(&|step| (row + step, Some(column)))
                        || is_line(&|step| (row + step, Some(column + step)))
                        || is_line(&|step| (row + step, column.checked_sub(step))))
                {
                    return Some(usize::from(owner) - 1);
                }
            }
        }
        None
    }
}

/// How many games every seat won, and how many were drawn.
#[derive(Debug, Default, PartialEq, Eq)]
struct Results {
    moves: usize,
    wins: [usize; 4],
    draws: usize,
}

/// Plays random games, comparing everything with the twin after every move, then takes each back
/// to the start and brings it forward again.
fn cross_check<G>(start: &Game<G, Gravity, DirectionalWin>, length: u8, games: u32) -> Results
where
    G: DropGrid + std::fmt::Debug,
{
    let mut rng = fastrand::Rng::with_seed(1);
    let mut results = Results::default();
    let shape = start.board().shape();
    for _ in 0..games {
        let mut game = start.clone();
        let mut twin = Twin::of(start.board(), length.into());
        let mut states = vec![game.position().clone()];
        let seats = start.players().len();
        while !game.is_over() {
            let open = twin.open();
            assert!(game.legal().eq(open.iter().map(|&column| Column(column))));
            let input = game.random(&mut |sides| rng.u32(..sides)).unwrap();
            assert!(open.contains(&input.0));

            let mover = game.to_move();
            assert_eq!(mover.index(), (states.len() - 1) % seats);
            let row = twin.drop(input.0.into(), mover.index()).unwrap();
            let change = game.play(input).unwrap();
            assert_eq!(change.cell, Cell::new(row as u8, input.0));
            states.push(game.position().clone());

            let expected = match twin.winner() {
                Some(seat) => Some(Outcome::Win(Seat::new(seat as u8))),
                None => twin.open().is_empty().then_some(Outcome::Draw),
            };
            assert_eq!(game.outcome(), expected);
        }
        for cell in shape.iter() {
            let owner = twin.rows[usize::from(cell.row())][usize::from(cell.column())];
            assert_eq!(game.board().at(cell), owner.checked_sub(1).map(Stone::new));
        }
        results.moves += game.ply();
        match game.winner() {
            Some(seat) => results.wins[seat.index()] += 1,
            None => results.draws += 1,
        }
        for state in states.iter().rev().skip(1) {
            game.undo().unwrap();
            assert_eq!(game.position(), state);
        }
        assert!(game.undo().is_err());
        for state in states.iter().skip(1) {
            game.redo().unwrap();
            assert_eq!(game.position(), state);
        }
    }
    println!("{shape:?}, {length} in a row: {results:?}");
    results
}

/// Both boards play the same games with the same results.
fn cross_check_both(rows: usize, columns: usize, length: u8, games: u32) -> Results {
    let shape = Shape::new([rows, columns]).unwrap();
    let board = WordBoard::new(shape).unwrap();
    let on_word_board = connect_n_on(board, length, default_players(2)).unwrap();
    let board = DropBoard::new(shape);
    let on_drop_board = connect_n_on(board, length, default_players(2)).unwrap();
    let results = cross_check(&on_word_board, length, games);
    assert_eq!(cross_check(&on_drop_board, length, games), results);
    results
}

#[test]
fn connect_four_has_draws() {
    let results = cross_check_both(6, 7, 4, games_wanted(10_000));
    assert!(results.draws > 0 || fewer_games_wanted(10_000), "{results:?}");
}

#[rstest]
#[case::five_on_six_by_nine(6, 9, 5)]
#[case::five_rows(5, 6, 4)]
#[case::flat(1, 32, 4)]
#[case::two_rows(2, 21, 3)]
#[case::three_rows(3, 16, 5)]
#[case::tall(20, 3, 4)]
#[case::two_columns(31, 2, 2)]
#[case::tower_where_nobody_can_win(63, 1, 2)]
#[case::every_bit_but_the_spare_ones(7, 8, 6)]
#[case::pairs(6, 7, 2)]
fn odd_shapes(#[case] rows: usize, #[case] columns: usize, #[case] length: u8) {
    cross_check_both(rows, columns, length, games_wanted(10_000).div_ceil(10));
}

#[test]
fn five_in_a_row_between_full_columns() {
    let game = five_in_a_row();
    assert_eq!(game.outcome(), None);
    assert!(game.legal().eq((1..8).map(Column)));
    let results = cross_check(&game, 5, games_wanted(10_000));
    let has_all_ends = results.wins[0] > 0 && results.wins[1] > 0 && results.draws > 0;
    assert!(has_all_ends || fewer_games_wanted(10_000), "{results:?}");
}

#[rstest]
#[case::connect_five(8, 9, 5, 2)]
#[case::three_players(8, 9, 4, 3)]
#[case::four_players(10, 10, 4, 4)]
#[case::four_players_who_often_draw(4, 5, 4, 4)]
fn larger_boards_and_more_players(
    #[case] rows: usize,
    #[case] columns: usize,
    #[case] length: u8,
    #[case] players: usize,
) {
    let board = DropBoard::new(Shape::new([rows, columns]).unwrap());
    let game = connect_n_on(board, length, default_players(players)).unwrap();
    let results = cross_check(&game, length, games_wanted(10_000));
    let all_win = results.wins[..players].iter().all(|&wins| wins > 0);
    assert!(all_win && results.draws > 0 || fewer_games_wanted(10_000), "{results:?}");
}
