//! The rules of Pop Out, on either board: what may be popped, what a pop can complete, and the
//! ways in which nobody wins.

use boardwright_connect_four::{
    BothLines, Column, DropBoard, GravityRefusal, PopGrid, PopOut, PopOutBoard, PopOutChange,
    PopOutGame, PopOutMove, PopOutRefusal, WordBoard, default_players, pop_out, pop_out_on,
};
use boardwright_core::{
    Board, Game, MoveRule, Notation, Outcome, PlayError, PlayersError, Reason, Seat,
};
use boardwright_grid::{
    Cell, Grid, LineError, Picture, SetupError, Shape, Stone, Symmetric, Symmetry,
};
use proptest::prelude::*;
use rstest::rstest;

use PopOutMove::{Drop, Pop};

const RED: Seat = Seat::FIRST;
const YELLOW: Seat = Seat::SECOND;
const SYMBOLS: [char; 2] = ['R', 'Y'];

/// Four in a row from a picture, with Red to move.
type Start<G> = fn(picture: &str, both: BothLines) -> PopOutGame<G>;

fn on_word_board(picture: &str, both: BothLines) -> PopOutGame<WordBoard> {
    let board = WordBoard::from_picture(&Picture::parse(picture, &SYMBOLS).unwrap()).unwrap();
    pop_out_on(board, 4, both, default_players(2)).unwrap()
}

fn on_drop_board(picture: &str, both: BothLines) -> PopOutGame<DropBoard> {
    let board = DropBoard::from_picture(&Picture::parse(picture, &SYMBOLS).unwrap()).unwrap();
    pop_out_on(board, 4, both, default_players(2)).unwrap()
}

/// Plays moves as people write them.
fn play<G: PopGrid>(game: &mut PopOutGame<G>, text: &str) {
    for token in text.split_whitespace() {
        let input = PopOut.read(game.board(), game.to_move(), token).unwrap();
        game.play(input).unwrap();
    }
}

fn refusal<G>(game: &mut PopOutGame<G>, input: PopOutMove) -> PopOutRefusal
where
    G: PopGrid + std::fmt::Debug,
{
    let before = game.clone();
    let error = game.play(input).unwrap_err();
    assert_eq!(*game, before);
    assert_eq!(game.board().occurrences(), before.board().occurrences());
    match error {
        PlayError::Refused(refusal) => refusal,
        other => panic!("{other}"),
    }
}

#[rstest]
#[case::word_board(on_word_board)]
#[case::drop_board(on_drop_board)]
fn the_column_above_a_popped_disc_falls<G: PopGrid + std::fmt::Debug>(#[case] start: Start<G>) {
    let picture = "
        . . . Y . . .
        . . . Y . . .
        . . . R . . .
        Y R Y R Y R Y";
    let mut game = start(picture, BothLines::PopperWins);
    let before = game.clone();
    let change = game.play(Pop(Column(3))).unwrap();
    assert_eq!(change, PopOutChange::Popped { column: Column(3), disc: Stone::FIRST });
    let expected = "
        . . . . . . .
        . . . Y . . .
        . . . Y . . .
        Y R Y R Y R Y";
    assert_eq!(Picture::of(game.board(), &SYMBOLS), Picture::parse(expected, &SYMBOLS).unwrap());
    assert_eq!(game.to_move(), YELLOW);
    game.undo().unwrap();
    assert_eq!(game.position(), before.position());
}

#[rstest]
#[case::word_board(on_word_board)]
#[case::drop_board(on_drop_board)]
fn what_is_refused<G: PopGrid + std::fmt::Debug>(#[case] start: Start<G>) {
    let mut game = start(
        "R . . . . . .
         R Y . . . . .",
        BothLines::PopperWins,
    );
    let words = |game: &PopOutGame<G>, refusal| {
        let words = PopOut.explain(game.board(), &refusal);
        (refusal.reason(), refusal.to_string(), words)
    };

    let refused = refusal(&mut game, Pop(Column(1)));
    let expected = PopOutRefusal::NotYourDisc { column: Column(1), lowest: Some(Stone::SECOND) };
    assert_eq!(refused, expected);
    assert_eq!(
        words(&game, refused),
        (
            "not_your_disc",
            "column 1 cannot be popped: its lowest disc is the opponent's".into(),
            "column b cannot be popped: its lowest disc is the opponent's".into(),
        )
    );

    let refused = refusal(&mut game, Pop(Column(2)));
    assert_eq!(refused, PopOutRefusal::NotYourDisc { column: Column(2), lowest: None });
    assert_eq!(
        words(&game, refused),
        (
            "not_your_disc",
            "column 2 cannot be popped: it is empty".into(),
            "column c cannot be popped: it is empty".into(),
        )
    );

    for input in [Pop(Column(7)), Drop(Column(7)), Pop(Column(255))] {
        let (Pop(column) | Drop(column)) = input;
        let expected = GravityRefusal::ColumnOutOfRange { column, columns: 7 };
        assert_eq!(refusal(&mut game, input), PopOutRefusal::Gravity(expected));
    }

    let refused = refusal(&mut game, Drop(Column(0)));
    let full = GravityRefusal::ColumnFull { column: Column(0), rows: 2 };
    assert_eq!(refused, PopOutRefusal::Gravity(full));
    assert_eq!(
        words(&game, refused),
        (
            "column_full",
            "column 0 is full: it holds 2 discs".into(),
            "column a is full: it holds 2 discs".into(),
        )
    );
}

/// Red pops column d, and the discs above it fall.
#[rstest]
#[case::a_line_for_the_popper(
    ". . . . . . .
     . . . R . . .
     R R R Y . . .
     Y Y Y R . . .",
    BothLines::PopperWins,
    Some(Outcome::Win(RED))
)]
#[case::a_line_for_the_opponent(
    ". . . . . . .
     . . . . . . .
     R R R Y . . .
     Y Y Y R . . .",
    BothLines::PopperWins,
    Some(Outcome::Win(YELLOW))
)]
#[case::a_line_for_both_and_the_popper_wins(
    ". . . . . . .
     . . . R . . .
     R R R Y Y . .
     Y Y Y R R . .",
    BothLines::PopperWins,
    Some(Outcome::Win(RED))
)]
#[case::a_line_for_both_and_nobody_wins(
    ". . . . . . .
     . . . R . . .
     R R R Y Y . .
     Y Y Y R R . .",
    BothLines::Draw,
    Some(Outcome::Draw)
)]
#[case::a_line_for_the_opponent_whatever_the_option(
    ". . . . . . .
     . . . . . . .
     R R R Y . . .
     Y Y Y R . . .",
    BothLines::Draw,
    Some(Outcome::Win(YELLOW))
)]
#[case::a_line_for_the_popper_whatever_the_option(
    ". . . . . . .
     . . . R . . .
     R R R Y . . .
     R Y Y R . . .",
    BothLines::Draw,
    Some(Outcome::Win(RED))
)]
#[case::the_upper_end_of_a_rising_line(
    ". . . R . . .
     . . . Y . . .
     . . R Y . . .
     . R Y Y . . .
     R Y Y R . . .",
    BothLines::PopperWins,
    Some(Outcome::Win(RED))
)]
#[case::the_upper_end_of_a_falling_line(
    ". . . R . . .
     . . . Y . . .
     . . . Y R . .
     . . . Y Y R .
     . . . R Y Y R",
    BothLines::PopperWins,
    Some(Outcome::Win(RED))
)]
#[case::the_middle_of_a_rising_line(
    ". . . R R . .
     . . . Y Y . .
     . . R Y Y . .
     . R Y R R . .",
    BothLines::PopperWins,
    Some(Outcome::Win(RED))
)]
#[case::no_line(
    ". . . . . . .
     . . . R . . .
     . R R Y . . .
     Y Y R R . . .",
    BothLines::PopperWins,
    None
)]
fn what_a_pop_completes(
    #[case] picture: &str,
    #[case] both: BothLines,
    #[case] expected: Option<Outcome>,
) {
    completes(on_word_board(picture, both), expected);
    completes(on_drop_board(picture, both), expected);
}

fn completes<G: PopGrid + std::fmt::Debug>(mut game: PopOutGame<G>, expected: Option<Outcome>) {
    assert_eq!(game.outcome(), None);
    let before = game.clone();
    game.play(Pop(Column(3))).unwrap();
    assert_eq!(game.outcome(), expected);
    let to_move = if expected.is_some() { RED } else { YELLOW };
    assert_eq!(game.to_move(), to_move, "who pops stays to move after the end");
    let judged = game.rules().position(game.board().clone(), YELLOW);
    assert_eq!(judged.outcome(), expected);

    game.undo().unwrap();
    assert_eq!(game.position(), before.position());
}

#[rstest]
#[case::word_board(on_word_board)]
#[case::drop_board(on_drop_board)]
fn a_pop_on_a_full_board<G: PopGrid + std::fmt::Debug>(#[case] start: Start<G>) {
    let picture = "
        Y Y R R Y Y R
        R R Y Y R R Y";
    let mut game = start(picture, BothLines::PopperWins);
    assert!(game.board().is_full());
    assert_eq!(game.outcome(), None, "a full board is no draw while somebody can pop");
    assert!(game.legal().eq([0, 1, 4, 5].map(|column| Pop(Column(column)))));
    play(&mut game, "xa");
    assert_eq!(Picture::of(game.board(), &SYMBOLS).rows(), [".YRRYYR", "YRYYRRY"]);
    assert!(
        game.legal().eq([Drop(Column(0))]
            .into_iter()
            .chain([0, 2, 3, 6].map(|column| Pop(Column(column)))))
    );
}

/// Nobody has four in a row, and every disc in the bottom row is Red's.
const RED_BELOW: &str = "
    Y . Y
    R Y R
    Y Y Y
    R R R";

#[rstest]
#[case::word_board(on_word_board)]
#[case::drop_board(on_drop_board)]
fn a_player_who_can_do_nothing_draws<G: PopGrid + std::fmt::Debug>(#[case] start: Start<G>) {
    let mut game = start(RED_BELOW, BothLines::PopperWins);
    play(&mut game, "b");
    assert!(game.board().is_full());
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    assert_eq!(game.to_move(), RED, "who moved last stays to move");
    assert_eq!(game.legal().count(), 0);
    assert_eq!(PopOut.random(game.board(), YELLOW, &mut |_| 0), None);

    game.undo().unwrap();
    assert_eq!((game.outcome(), game.to_move()), (None, RED));
}

/// Who is to move decides: Red has discs to pop here, and Yellow has none.
#[rstest]
#[case::word_board(on_word_board)]
#[case::drop_board(on_drop_board)]
fn a_set_up_in_which_the_player_to_move_is_stuck<G: PopGrid>(#[case] start: Start<G>) {
    let full = start(&RED_BELOW.replace('.', "R"), BothLines::PopperWins);
    assert_eq!(full.outcome(), None);
    let yellow_to_move = full.rules().position(full.board().clone(), YELLOW);
    assert_eq!(yellow_to_move.outcome(), Some(Outcome::Draw));
}

#[rstest]
#[case::word_board(on_word_board)]
#[case::drop_board(on_drop_board)]
fn the_third_occurrence_draws_and_the_start_counts_as_the_first<G>(#[case] start: Start<G>)
where
    G: PopGrid + std::fmt::Debug,
{
    let mut game = start(". . . . . . .", BothLines::PopperWins);
    assert_eq!(game.board().occurrences(), 1);
    play(&mut game, "a b xa xb");
    assert_eq!(game.board().occurrences(), 2);
    assert_eq!(game.outcome(), None);
    // Another way to the same position.
    play(&mut game, "g a xg");
    assert_eq!(game.outcome(), None);
    let before = game.clone();
    play(&mut game, "xa");
    assert_eq!(game.board().occurrences(), 3);
    assert_eq!(game.outcome(), Some(Outcome::Draw));

    // Undone, the occurrence does not count.
    game.undo().unwrap();
    assert_eq!(game.position(), before.position());
    assert_eq!(game.board().occurrences(), before.board().occurrences());
    play(&mut game, "b");
    assert_eq!(game.outcome(), None);
    game.undo().unwrap();
    play(&mut game, "xa");
    assert_eq!(game.outcome(), Some(Outcome::Draw));
}

#[rstest]
#[case::word_board(on_word_board)]
#[case::drop_board(on_drop_board)]
fn a_position_that_was_set_up_counts_as_the_first<G>(#[case] start: Start<G>)
where
    G: PopGrid + std::fmt::Debug,
{
    let mut game = start("Y . . . . . .", BothLines::PopperWins);
    play(&mut game, "b c xb xc b c xb");
    assert_eq!((game.board().occurrences(), game.outcome()), (2, None));
    play(&mut game, "xc");
    assert_eq!((game.board().occurrences(), game.outcome()), (3, Some(Outcome::Draw)));
}

/// A clone of the board remembers what has occurred, so it plays on like the original, though
/// equality does not see what it remembers.
#[test]
fn a_snapshot_plays_on_like_the_original() {
    let mut game = pop_out();
    play(&mut game, "a b xa xb a b xa");
    let board = game.board().clone();
    let position = game.rules().position(board, game.to_move());
    let mut restored = Game::from_position(*game.rules(), position, default_players(2)).unwrap();
    play(&mut restored, "xb");
    play(&mut game, "xb");
    assert_eq!(restored.outcome(), Some(Outcome::Draw));
    assert_eq!(restored.position(), game.position());

    let fresh = pop_out();
    assert_eq!(fresh.board(), game.board());
    assert_ne!(fresh.board().occurrences(), game.board().occurrences());
}

/// A last disc that fills the board and wins is a win, and an occurrence is counted after it.
#[test]
fn a_win_comes_before_a_draw() {
    let mut game = on_word_board(
        "Y R R R .
         R Y Y Y R",
        BothLines::PopperWins,
    );
    play(&mut game, "e");
    assert!(game.board().is_full());
    assert_eq!(game.winner(), Some(RED));
    let cells = [1, 2, 3, 4].map(|column| Cell::new(1, column));
    assert_eq!(game.winning_cells(), cells);
}

#[test]
fn what_cannot_be_set_up() {
    let board = WordBoard::new(Shape::new([6, 7]).unwrap()).unwrap();
    let refused = |length, players| {
        pop_out_on(board, length, BothLines::Draw, default_players(players)).unwrap_err()
    };
    assert_eq!(refused(8, 2), SetupError::Line(LineError::TooLong { length: 8, longest: 7 }));
    let three = PlayersError::SeatsDiffer { seats: 2, players: 3 };
    assert_eq!(refused(4, 3), SetupError::Players(three));
    assert_eq!(refused(4, 1), SetupError::Players(PlayersError::TooFew { players: 1 }));
}

fn board(columns: usize) -> PopOutBoard<DropBoard> {
    PopOutBoard::new(DropBoard::new(Shape::new([6, columns]).unwrap()))
}

#[rstest]
#[case::letters(7, "d xd XD", &[Drop(Column(3)), Pop(Column(3)), Pop(Column(3))])]
#[case::digits(7, "4 x4", &[Drop(Column(3)), Pop(Column(3))])]
#[case::digits_run_together(7, "44x4x53", &[
    Drop(Column(3)), Drop(Column(3)), Pop(Column(3)), Pop(Column(4)), Drop(Column(2)),
])]
#[case::whole_numbers(12, "12,x12 1", &[Drop(Column(11)), Pop(Column(11)), Drop(Column(0))])]
#[case::column_x(30, "x xx xab ab", &[
    Drop(Column(23)), Pop(Column(23)), Pop(Column(27)), Drop(Column(27)),
])]
fn moves_as_text(#[case] columns: usize, #[case] text: &str, #[case] expected: &[PopOutMove]) {
    let board = board(columns);
    let mut read = Vec::new();
    let mut rest = text;
    while let Some((token, after)) = PopOut.split(&board, rest) {
        read.push(PopOut.read(&board, RED, token).unwrap());
        rest = after;
    }
    assert_eq!(read, expected);
}

#[rstest]
#[case("x-1", "unreadable_move")]
#[case("xd4", "unreadable_move")]
#[case("", "unreadable_move")]
#[case("x0", "column_out_of_range")]
#[case("x99999999999999999999", "column_out_of_range")]
fn what_cannot_be_read(#[case] text: &str, #[case] reason: &str) {
    let error = PopOut.read(&board(7), RED, text).unwrap_err();
    assert_eq!(error.reason(), reason);
}

#[rstest]
fn texts_and_numbers_come_back(#[values(1, 7, 9, 10, 24, 64)] columns: usize) {
    let board = board(columns);
    assert_eq!(PopOut.actions(&board), 2 * columns as u32);
    for number in 0..2 * columns as u32 {
        let input = PopOut.input(&board, number).unwrap();
        assert_eq!(PopOut.number(&board, &input), Some(number));
        let text = PopOut.write(&board, RED, &input);
        assert_eq!(PopOut.read(&board, RED, &text), Ok(input));
        assert_eq!(PopOut.split(&board, &text), Some((text.as_str(), "")));
    }
    assert_eq!(PopOut.input(&board, 2 * columns as u32), None);
    assert_eq!(PopOut.number(&board, &Pop(Column(columns as u8))), None);
}

/// A chi-squared test with a fixed seed, on a board with full columns and both colours below.
#[test]
fn the_random_move_is_uniform() {
    let game = on_word_board(
        "R . Y . . R .
         R Y R . R Y Y",
        BothLines::PopperWins,
    );
    let legal: Vec<PopOutMove> = game.legal().collect();
    let drops = [1, 3, 4, 6].map(|column| Drop(Column(column)));
    let pops = [0, 2, 4].map(|column| Pop(Column(column)));
    assert_eq!(legal, [drops.as_slice(), pops.as_slice()].concat());

    let mut rng = fastrand::Rng::with_seed(11);
    let mut counts = [0_u32; 7];
    for _ in 0..70_000 {
        let input = game.random(&mut |sides| rng.u32(..sides)).unwrap();
        counts[legal.iter().position(|&other| other == input).unwrap()] += 1;
    }
    let squares = counts.iter().map(|&count| (f64::from(count) - 10_000.0).powi(2) / 10_000.0);
    // The 99.9 % quantile with 6 degrees of freedom.
    assert!(squares.sum::<f64>() < 22.46, "{counts:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// To map and then play is to play and then map, the occurrences included.
    #[test]
    fn mirrored_games_are_mirrored(choices in prop::collection::vec(0..64_usize, 0..60)) {
        let start = on_drop_board(". . . . .\n. . . . .\n. . . . .", BothLines::PopperWins);
        let mut mapped = start.clone();
        let mut game = start;
        for choice in choices {
            let legal: Vec<PopOutMove> = game.legal().collect();
            if legal.is_empty() {
                break;
            }
            let input = legal[choice % legal.len()];
            let mirrored = PopOut.map_input(game.board(), Symmetry::Mirror, &input);
            game.play(input).unwrap();
            mapped.play(mirrored).unwrap();
            let board = PopOut.map_board(game.board(), Symmetry::Mirror);
            prop_assert_eq!(&board, mapped.board());
            prop_assert_eq!(board.occurrences(), mapped.board().occurrences());
            let outcome = game.outcome();
            prop_assert_eq!(outcome, mapped.outcome());
            for row in 0..3 {
                for column in 0..5 {
                    let other = board.at(Cell::new(row, 4 - column));
                    prop_assert_eq!(game.board().at(Cell::new(row, column)), other);
                }
            }
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[x0-9a-z, ]*|.*", columns in 1..=64_usize) {
        let board = board(columns);
        let mut rest = text.as_str();
        while let Some((token, after)) = PopOut.split(&board, rest) {
            prop_assert!(after.len() < rest.len());
            let _ = PopOut.read(&board, RED, token);
            rest = after;
        }
    }
}
