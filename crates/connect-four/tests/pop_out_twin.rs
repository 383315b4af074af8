//! Pop Out against a plain twin: columns are lists of discs, a pop removes the first of a list,
//! and the whole board and the whole past are looked at after every move.
//!
//! `BOARDWRIGHT_GAMES` sets how many games are played, 10,000 unless it is set; where little can
//! happen it is a tenth.

use boardwright_connect_four::{
    BothLines, Column, DropBoard, PopGrid, PopOutGame, PopOutMove, WordBoard, default_players,
    pop_out, pop_out_on,
};
use boardwright_core::{Outcome, Seat};
use boardwright_grid::{Grid, Shape, Stone};
use boardwright_testkit::{fewer_games_wanted, games_wanted};
use rstest::rstest;

#[derive(Clone, PartialEq, Eq, Debug)]
struct Position {
    columns: Vec<Vec<usize>>,
    to_move: usize,
}

#[derive(Clone)]
struct Twin {
    rows: usize,
    length: usize,
    both: BothLines,
    past: Vec<Position>,
    outcome: Option<Outcome>,
}

impl Twin {
    fn new(rows: usize, columns: usize, length: usize, both: BothLines) -> Twin {
        let start = Position { columns: vec![Vec::new(); columns], to_move: 0 };
        Twin { rows, length, both, past: vec![start], outcome: None }
    }

    fn now(&self) -> &Position {
        self.past.last().unwrap()
    }

    fn moves(&self) -> Vec<PopOutMove> {
        let mut moves = Vec::new();
        if self.outcome.is_none() {
            moves.extend(self.drops());
            moves.extend(self.pops());
        }
        moves
    }

    fn drops(&self) -> impl Iterator<Item = PopOutMove> {
        let columns = self.now().columns.iter().enumerate();
        let open = columns.filter(|(_, discs)| discs.len() < self.rows);
        open.map(|(column, _)| PopOutMove::Drop(Column(column as u8)))
    }

    fn pops(&self) -> impl Iterator<Item = PopOutMove> {
        let columns = self.now().columns.iter().enumerate();
        let own = columns.filter(|(_, discs)| discs.first() == Some(&self.now().to_move));
        own.map(|(column, _)| PopOutMove::Pop(Column(column as u8)))
    }

    fn play(&mut self, input: PopOutMove) {
        let mut next = self.now().clone();
        let mover = next.to_move;
        match input {
            PopOutMove::Drop(Column(column)) => next.columns[usize::from(column)].push(mover),
            PopOutMove::Pop(Column(column)) => {
                next.columns[usize::from(column)].remove(0);
            }
        }
        next.to_move = 1 - mover;
        let lines = [0, 1].map(|seat| self.has_line(&next.columns, seat));
        self.past.push(next);

        self.outcome = match (lines[mover], lines[1 - mover]) {
            (true, true) if self.both == BothLines::Draw => Some(Outcome::Draw),
            (true, _) => Some(Outcome::Win(Seat::new(mover as u8))),
            (false, true) => Some(Outcome::Win(Seat::new(1 - mover as u8))),
            (false, false) => {
                let times = self.past.iter().filter(|&position| position == self.now()).count();
                (self.moves().is_empty() || times >= 3).then_some(Outcome::Draw)
            }
        };
    }

    fn has_line(&self, columns: &[Vec<usize>], seat: usize) -> bool {
        let owns = |column: Option<usize>, row: Option<usize>| {
            let discs = column.and_then(|column| columns.get(column));
            row.and_then(|row| discs?.get(row)) == Some(&seat)
        };
        let all = |cell: &dyn Fn(usize) -> bool| (0..self.length).all(cell);
        (0..columns.len()).any(|column| {
            (0..columns[column].len()).any(|row| {
                all(&|step| owns(Some(column), Some(row + step)))
                    || all(&|step| owns(Some(column + step), Some(row)))
                    || all(&|step| owns(Some(column + step), Some(row + step)))
                    || all(&|step| owns(Some(column + step), row.checked_sub(step)))
            })
        })
    }

    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let after = self.moves().into_iter().map(|input| {
            let mut after = self.clone();
            after.play(input);
            after.perft(depth - 1)
        });
        after.sum()
    }
}

const PERFT: [u64; 9] = [7, 49, 392, 3087, 26320, 220626, 1965614, 17029874, 154840779];

#[test]
fn move_sequences_of_pop_out() {
    let game = pop_out();
    let counts: Vec<u64> =
        (1..=8).map(|depth| game.rules().perft(game.position(), depth)).collect();
    assert_eq!(counts, PERFT[..8]);
}

/// The first lines stand at ply 7, so counts to 9 test them; a pop makes the first line for the
/// opponent alone, and the start occurs for the third time, at ply 8.
#[test]
#[ignore = "takes seconds"]
fn move_sequences_of_pop_out_to_depth_9() {
    let game = pop_out();
    assert_eq!(game.rules().perft(game.position(), 9), PERFT[8]);
}

#[test]
fn move_sequences_of_the_twin() {
    let twin = Twin::new(6, 7, 4, BothLines::PopperWins);
    let counts: Vec<u64> = (1..=6).map(|depth| twin.perft(depth)).collect();
    assert_eq!(counts, PERFT[..6]);
}

/// On a small board lines, repetitions and stuck players come early.
#[rstest]
#[case::rows_and_columns(3, 3, 3, 8)]
#[case::low(2, 4, 3, 8)]
#[case::one_row(1, 5, 3, 9)]
#[case::one_column(4, 1, 3, 14)]
fn move_sequences_on_small_boards(
    #[case] rows: usize,
    #[case] columns: usize,
    #[case] length: u8,
    #[case] depth: u32,
    #[values(BothLines::PopperWins, BothLines::Draw)] both: BothLines,
) {
    let board = WordBoard::new(Shape::new([rows, columns]).unwrap()).unwrap();
    let game = pop_out_on(board, length, both, default_players(2)).unwrap();
    let twin = Twin::new(rows, columns, length.into(), both);
    for depth in 1..=depth {
        let count = game.rules().perft(game.position(), depth);
        assert_eq!(count, twin.perft(depth), "depth {depth}");
    }
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Results {
    moves: usize,
    pops: usize,
    by_drop: usize,
    by_own_pop: usize,
    by_the_opponents_pop: usize,
    draws: usize,
}

fn cross_check<G>(start: &PopOutGame<G>, twin: &Twin, games: u32) -> Results
where
    G: PopGrid + std::fmt::Debug,
{
    let mut rng = fastrand::Rng::with_seed(3);
    let mut results = Results::default();
    for _ in 0..games {
        let (mut game, mut twin) = (start.clone(), twin.clone());
        // The occurrences are not part of equality, so they are compared for themselves.
        let mut states = vec![(game.position().clone(), game.board().occurrences())];
        let mut last = None;
        while !game.is_over() {
            assert!(game.legal().eq(twin.moves()));
            let input = game.random(&mut |sides| rng.u32(..sides)).unwrap();
            assert!(twin.moves().contains(&input));
            let mover = game.to_move();
            assert_eq!(mover.index(), twin.now().to_move);
            game.play(input).unwrap();
            twin.play(input);

            assert_eq!(game.outcome(), twin.outcome, "{:?}", twin.now());
            let judged = game.rules().position(game.board().clone(), mover.next(2)).outcome();
            assert_eq!(judged, twin.outcome);
            for cell in game.board().shape().iter() {
                let column = &twin.now().columns[usize::from(cell.column())];
                let disc = column.get(usize::from(cell.row()));
                assert_eq!(game.board().at(cell), disc.map(|&seat| Stone::new(seat as u8)));
            }
            states.push((game.position().clone(), game.board().occurrences()));
            results.pops += usize::from(matches!(input, PopOutMove::Pop(_)));
            last = Some((mover, input));
        }
        results.moves += game.ply();
        match (game.winner(), last) {
            (None, _) => results.draws += 1,
            (Some(_), Some((_, PopOutMove::Drop(_)))) => results.by_drop += 1,
            (Some(seat), Some((mover, _))) if seat == mover => results.by_own_pop += 1,
            (Some(_), _) => results.by_the_opponents_pop += 1,
        }
        for state in states.iter().rev().skip(1) {
            game.undo().unwrap();
            assert_eq!((game.position(), game.board().occurrences()), (&state.0, state.1));
        }
        for state in states.iter().skip(1) {
            game.redo().unwrap();
            assert_eq!((game.position(), game.board().occurrences()), (&state.0, state.1));
        }
    }
    println!("{:?}: {results:?}", start.board().shape());
    results
}

/// Both boards play the same games with the same results as the twin.
#[rstest]
#[case::standard(6, 7, 4)]
#[case::narrow(4, 4, 4)]
#[case::low(3, 5, 4)]
fn random_games(
    #[case] rows: usize,
    #[case] columns: usize,
    #[case] length: u8,
    #[values(BothLines::PopperWins, BothLines::Draw)] both: BothLines,
) {
    let shape = Shape::new([rows, columns]).unwrap();
    let twin = Twin::new(rows, columns, length.into(), both);
    let is_usual = rows == 6 && both == BothLines::PopperWins;
    let games = games_wanted(10_000).div_ceil(if is_usual { 1 } else { 10 });
    let word = WordBoard::new(shape).unwrap();
    let on_word = pop_out_on(word, length, both, default_players(2)).unwrap();
    let results = cross_check(&on_word, &twin, games);
    let any_size = DropBoard::new(shape);
    let on_drop = pop_out_on(any_size, length, both, default_players(2)).unwrap();
    assert_eq!(cross_check(&on_drop, &twin, games), results);
    let has_wins_by_pops = results.by_own_pop > 0 && results.by_the_opponents_pop > 0;
    assert!(has_wins_by_pops || fewer_games_wanted(10_000), "{results:?}");
}

/// A board that does not fit a word.
#[test]
fn random_games_on_a_large_board() {
    let board = DropBoard::new(Shape::new([9, 9]).unwrap());
    let game = pop_out_on(board, 4, BothLines::PopperWins, default_players(2)).unwrap();
    let twin = Twin::new(9, 9, 4, BothLines::PopperWins);
    let results = cross_check(&game, &twin, games_wanted(10_000).div_ceil(10));
    let has_wins_by_pops = results.by_own_pop > 0 && results.by_the_opponents_pop > 0;
    assert!(has_wins_by_pops || fewer_games_wanted(10_000), "{results:?}");
}
