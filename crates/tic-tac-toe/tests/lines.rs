//! Which stones win on 3 x 3, and what the game does at its edges.

use boardwright_core::{Outcome, PlayError, Position, Reason, Rules, Seat, WinStrategy};
use boardwright_grid::{Cell, CellGrid, CellPlacement, Grid, Picture};
use boardwright_tic_tac_toe::{FullLineWin, ThreeByThree, TicTacToe, m_n_k, tic_tac_toe};
use rstest::rstest;

const SYMBOLS: [char; 2] = ['X', 'O'];

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

/// The position that a picture shows, by the rules of Tic Tac Toe.
fn position(
    picture: &str,
    to_move: Seat,
) -> (Rules<CellPlacement, FullLineWin>, Position<ThreeByThree>) {
    let rules = *tic_tac_toe().rules();
    let picture = Picture::parse(picture, &SYMBOLS).unwrap();
    (rules, rules.position(ThreeByThree::from_picture(&picture).unwrap(), to_move))
}

fn played(cells: &str) -> TicTacToe {
    let mut game = tic_tac_toe();
    for text in cells.split_whitespace() {
        game.play(cell(text)).unwrap();
    }
    game
}

/// Every line, completed by each of its three stones in turn.
#[rstest]
#[case::bottom_row("a1 b1 c1")]
#[case::middle_row("a2 b2 c2")]
#[case::top_row("a3 b3 c3")]
#[case::left_column("a1 a2 a3")]
#[case::middle_column("b1 b2 b3")]
#[case::right_column("c1 c2 c3")]
#[case::diagonal("a1 b2 c3")]
#[case::other_diagonal("a3 b2 c1")]
fn each_line_wins_whichever_stone_is_last(
    #[case] line: &str,
    #[values(0, 1, 2)] last: usize,
    #[values(Seat::FIRST, Seat::SECOND)] mover: Seat,
) {
    let line: Vec<Cell> = line.split_whitespace().map(cell).collect();
    let rules = *tic_tac_toe().rules();
    let mut board = ThreeByThree::new();
    for (number, &cell) in line.iter().enumerate() {
        if number != last {
            board.place(cell, mover.into());
        }
    }
    let mut position = rules.position(board, mover);
    assert_eq!(position.outcome(), None);
    rules.play(&mut position, line[last]).unwrap();
    assert_eq!(position.outcome(), Some(Outcome::Win(mover)));
    assert_eq!(position.to_move(), mover);

    let mut by_number = line.clone();
    by_number.sort();
    assert_eq!(rules.win().winning_cells(position.board()), by_number);
}

#[rstest]
#[case::one_short(
    "
    . . .
    . . .
    X . .
    ",
    "b1"
)]
#[case::opponent_in_the_gap(
    "
    . . .
    . O .
    X . .
    ",
    "c3"
)]
#[case::round_the_end_of_a_row(
    "
    . . .
    X X .
    . . .
    ",
    "c1"
)]
#[case::round_the_end_of_a_column(
    "
    X . .
    . . .
    . X .
    ",
    "b2"
)]
#[case::a_bent_line(
    "
    . . X
    . X .
    . . .
    ",
    "b1"
)]
fn no_line(#[case] picture: &str, #[case] last: &str) {
    let (rules, mut position) = position(picture, Seat::FIRST);
    rules.play(&mut position, cell(last)).unwrap();
    assert_eq!(position.outcome(), None);
    assert_eq!(position.to_move(), Seat::SECOND);
}

#[test]
fn the_last_stone_fills_the_board_and_wins() {
    let (rules, mut position) = position(
        "
        X O O
        O X X
        O X .
        ",
        Seat::FIRST,
    );
    rules.play(&mut position, cell("c1")).unwrap();
    assert_eq!(position.outcome(), Some(Outcome::Win(Seat::FIRST)));
}

#[test]
fn a_full_board_without_a_line_is_a_draw() {
    let (rules, mut position) = position(
        "
        X O X
        O . X
        O X O
        ",
        Seat::FIRST,
    );
    rules.play(&mut position, cell("b2")).unwrap();
    assert_eq!(position.outcome(), Some(Outcome::Draw));
    assert_eq!(position.to_move(), Seat::FIRST);
    assert_eq!(rules.legal(&position).count(), 0);
}

#[test]
fn one_stone_completes_two_lines() {
    let (rules, mut position) = position(
        "
        X X .
        O O X
        O O X
        ",
        Seat::FIRST,
    );
    rules.play(&mut position, cell("c3")).unwrap();
    assert_eq!(position.outcome(), Some(Outcome::Win(Seat::FIRST)));
    let line = ["c1", "c2", "a3", "b3", "c3"].map(cell);
    assert_eq!(rules.win().winning_cells(position.board()), line);
}

#[test]
fn a_longer_run_wins_where_the_board_has_room() {
    let mut game = m_n_k(3, 5, 3).unwrap();
    for text in ["a1", "a2", "b1", "b2", "d1", "d2", "e1", "e3"] {
        game.play(cell(text)).unwrap();
        assert_eq!(game.outcome(), None);
    }
    game.play(cell("c1")).unwrap();
    assert_eq!(game.winner(), Some(Seat::FIRST));
    assert_eq!(game.winning_cells(), ["a1", "b1", "c1", "d1", "e1"].map(cell));
}

#[test]
fn refused_moves_change_nothing() {
    let mut game = played("b2 a1");
    let before = game.clone();
    let cases = [
        ("d1", "row 0, column 3 is out of range: rows are 0..2, columns are 0..2"),
        ("a4", "row 3, column 0 is out of range: rows are 0..2, columns are 0..2"),
        ("iv256", "row 255, column 255 is out of range: rows are 0..2, columns are 0..2"),
        ("b2", "row 1, column 1 is occupied"),
        ("a1", "row 0, column 0 is occupied"),
    ];
    for (text, message) in cases {
        assert_eq!(game.play(cell(text)).unwrap_err().to_string(), message);
        assert_eq!(game, before);
    }
    let error = game.play_as(Seat::SECOND, cell("c3")).unwrap_err();
    assert_eq!(error, PlayError::NotYourTurn { named: Seat::SECOND, to_move: Seat::FIRST });
    assert_eq!(game, before);
}

#[test]
fn nothing_is_played_after_the_end() {
    let mut game = played("a1 a2 b1 b2 c1");
    let before = game.clone();
    // The end comes before what is wrong with the move.
    for text in ["c3", "a1", "z9"] {
        let error = game.play(cell(text)).unwrap_err();
        assert_eq!(error, PlayError::GameOver(Outcome::Win(Seat::FIRST)));
        assert_eq!(error.reason(), "game_over");
    }
    assert_eq!(game, before);
}

#[test]
fn undo_from_a_win_clears_the_winner_and_gives_the_turn_back() {
    let mut game = played("a1 a2 b1 b2 c1");
    assert_eq!(game.winning_cells(), ["a1", "b1", "c1"].map(cell));
    game.undo().unwrap();
    assert_eq!((game.winner(), game.to_move(), game.ply()), (None, Seat::FIRST, 4));
    assert_eq!(game.winning_cells(), []);
    assert_eq!(game.board(), played("a1 a2 b1 b2").board());
    game.play(cell("c3")).unwrap();
    assert_eq!(game.outcome(), None);
}

#[test]
fn two_games_do_not_touch() {
    let (mut one, other) = (played("a1"), played("a1"));
    one.play(cell("b2")).unwrap();
    assert_eq!(other.board().at(cell("b2")), None);
    assert_eq!(other.board(), played("a1").board());
}

/// The order in which the stones were put does not show.
#[test]
fn equal_boards_are_equal() {
    assert_eq!(played("a1 b2 c3 c1").board(), played("c3 c1 a1 b2").board());
    assert_ne!(played("a1 b2").board(), played("b2 a1").board());
}

#[test]
fn positions_are_small_and_copied() {
    const fn copied<T: Copy + Send>() -> usize {
        size_of::<T>()
    }
    assert!(copied::<Position<ThreeByThree>>() <= 12);
    assert_eq!(size_of::<ThreeByThree>(), 8);
}

/// A set-up may show a game that has been won; whose turn it would be does not matter.
#[rstest]
fn a_set_up_can_be_won(#[values(Seat::FIRST, Seat::SECOND)] to_move: Seat) {
    let (_, position) = position(
        "
        . . .
        O O .
        X X X
        ",
        to_move,
    );
    assert_eq!(position.outcome(), Some(Outcome::Win(Seat::FIRST)));
    assert_eq!(position.to_move(), to_move);
}

#[test]
fn pictures_of_other_boards_are_refused() {
    let read = |picture: &str, symbols: &[char]| {
        ThreeByThree::from_picture(&Picture::parse_line(picture, symbols).unwrap()).unwrap_err()
    };
    let error = read("4/4/4", &SYMBOLS);
    assert_eq!(error.to_string(), "the picture has 3 rows and 4 columns, the board 3 and 3");
    let error = read("3/1T1/X2", &['X', 'O', 'T']);
    assert_eq!(error.to_string(), "the stone on b2 is of a third colour");
    assert_eq!(error.reason(), "bad_position");
}
