//! Inputs as text and as numbers.

use boardwright_core::{Notation, Reason, Seat};
use boardwright_gomoku::{Input, Protocol};
use rstest::rstest;

use crate::table::{Table, after, reason, table};

/// Plays a run of moves as the notation splits and reads it.
fn play_all(game: &mut Table, text: &str) -> Result<(), &'static str> {
    let notation = *game.rules().moves();
    let mut rest = text;
    while let Some((first, following)) = notation.split(game.board(), rest) {
        let input = notation.read(game.board(), game.to_move(), first);
        let input = input.map_err(|error| error.reason())?;
        reason(game.play(input)).map_or(Ok(()), Err)?;
        rest = following;
    }
    Ok(())
}

#[rstest]
#[case::runs("swap", "h8h9a1 stay,c3c4", 6)]
#[case::capitals("swap", "H8H9A1SWAP", 4)]
#[case::choices_end_at_a_blank("swap2", "h8 h9 a1 More b2b3 STAY", 7)]
#[case::declaration("yamaguchi", "h8h9h10 fifths=2 swap h7 g5h5 h5 a1", 10)]
#[case::leading_zeros("yamaguchi", "h8h9h10,FIFTHS=02,swap", 5)]
#[case::offer("taraguchi-10", "h8 stay h9 stay h10 stay h7 offer a1a2", 10)]
fn runs(#[case] protocol: &str, #[case] text: &str, #[case] plies: usize) {
    let mut game = table(crate::table::protocol(protocol), 15);
    let result = play_all(&mut game, text);
    assert_eq!((result, game.ply()), (Ok(()), plies));
}

#[rstest]
#[case::cell("h8", Input::Stone("h8".parse().expect("a cell")))]
#[case::swap("swap", Input::Swap)]
#[case::stay("stay", Input::Stay)]
#[case::more("more", Input::More)]
#[case::offer("offer", Input::Offer)]
#[case::one("fifths=1", Input::Fifths(1))]
#[case::none("fifths=0", Input::Fifths(0))]
#[case::many("fifths=255", Input::Fifths(255))]
fn texts(#[case] text: &str, #[case] input: Input) {
    let game = table(Protocol::Taraguchi10, 15);
    let notation = game.rules().moves();
    assert_eq!(notation.read(game.board(), Seat::FIRST, text), Ok(input));
    assert_eq!(notation.write(game.board(), Seat::FIRST, &input), text);
}

#[rstest]
#[case::no_word(
    "",
    "sway",
    "unreadable_move",
    "\"sway\" is not a move: expected a stone in the centre"
)]
#[case::empty("", "", "unreadable_move", "\"\" is not a move: expected a stone in the centre")]
#[case::where_a_choice_is_due(
    "h8 h9 h10 fifths=2",
    "sway",
    "unreadable_move",
    "\"sway\" is not a move: expected swap or stay"
)]
#[case::no_number(
    "h8 h9 h10",
    "fifths=",
    "unreadable_move",
    "\"fifths=\" is not a move: expected a number of fifths, as in fifths=5"
)]
#[case::sign(
    "h8 h9 h10",
    "fifths=+5",
    "unreadable_move",
    "\"fifths=+5\" is not a move: expected a number of fifths, as in fifths=5"
)]
#[case::no_declaration(
    "h8 h9 h10",
    "offers=5",
    "unreadable_move",
    "\"offers=5\" is not a move: expected fifths=1 to fifths=12"
)]
#[case::too_large(
    "h8 h9 h10",
    "fifths=99999999999999999999",
    "opening_restriction",
    "so many fifths are out of range: they are 1 to 12"
)]
#[case::large_cell(
    "h8",
    "a999",
    "cell_out_of_range",
    "that cell is off the board: columns are a to o, rows 1 to 15"
)]
fn unreadable(
    #[case] before: &str,
    #[case] text: &str,
    #[case] reason: &str,
    #[case] message: &str,
) {
    let game = after(Protocol::Yamaguchi, before);
    let error = game.rules().moves().read(game.board(), game.to_move(), text).expect_err("no move");
    assert_eq!((error.reason(), error.to_string().as_str()), (reason, message));
}

/// When the opening is over, the game's own rule says what it expects.
#[test]
fn unreadable_after_the_opening() {
    let game = after(Protocol::Swap1, "h8 stay");
    let error = game.rules().moves().read(game.board(), game.to_move(), "sway").expect_err("no");
    assert_eq!(error.to_string(), "\"sway\" is not a move: expected a cell such as h8");
}

#[rstest]
fn numbers(#[values(Protocol::Free, Protocol::Swap, Protocol::Taraguchi10)] protocol: Protocol) {
    let game = table(protocol, 15);
    let (board, notation) = (game.board(), game.rules().moves());
    // 225 cells; swap, stay, more and offer; from 1 to 12 fifths.
    assert_eq!(notation.actions(board), 225 + 4 + 12);
    for number in 0..notation.actions(board) {
        let input = notation.input(board, number).expect("an input");
        assert_eq!(notation.number(board, &input), Some(number));
    }
    assert_eq!(notation.input(board, 225), Some(Input::Swap));
    assert_eq!(notation.input(board, 240), Some(Input::Fifths(12)));
    assert_eq!(notation.input(board, 241), None);
    assert_eq!(notation.input(board, u32::MAX), None);
    assert_eq!(notation.number(board, &Input::Fifths(0)), None);
    assert_eq!(notation.number(board, &Input::Fifths(13)), None);
    assert_eq!(notation.number(board, &Input::Pass), None);
}
