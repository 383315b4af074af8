//! What refusals say, to programs and to people.

use boardwright_core::{Notation, PlayError};
use boardwright_gomoku::Protocol;
use rstest::rstest;

use crate::table::{after, protocol, read};

#[rstest]
#[case::no_choice_is_due("swap", "", "swap", "swap is not due: expected a stone")]
#[case::a_choice_is_due("swap", "a1 a2 a3", "a4", "a stone is not due: expected swap or stay")]
#[case::pass("swap2", "a1 a2 a3", "pass", "a pass is not due: expected swap, stay or more")]
#[case::window_is_due(
    "rif",
    "h8",
    "fifths=2",
    "a number of fifths is not due: expected a stone in the central 3 x 3"
)]
#[case::branch(
    "taraguchi-10",
    "h8 stay h9 stay h10 stay h7",
    "more",
    "more is not due: expected swap, stay or offer"
)]
#[case::offer("rif", "h8 h9 h10 stay h7", "offer", "offer is not due: expected a fifth to offer")]
#[case::keep(
    "rif",
    "h8 h9 h10 stay h7 a1 b1",
    "stay",
    "stay is not due: expected the fifth to keep"
)]
#[case::declare(
    "yamaguchi",
    "h8 h9 h10",
    "stay",
    "stay is not due: expected fifths=1 to fifths=12"
)]
fn wrong_inputs(
    #[case] name: &str,
    #[case] before: &str,
    #[case] input: &str,
    #[case] words: &str,
) {
    assert_eq!(both(protocol(name), before, input), [words, words]);
}

#[rstest]
#[case::centre(
    "rif",
    "",
    "h9",
    "row 8, column 7 is not in the centre: rows 7..7, columns 7..7",
    "h9 is not in the centre: h8"
)]
#[case::inside(
    "rif",
    "h8 h9",
    "k8",
    "row 7, column 10 is not in the central 5 x 5: rows 5..9, columns 5..9",
    "k8 is not in the central 5 x 5: f6 to j10"
)]
#[case::outside(
    "pro",
    "h8 a1",
    "j9",
    "row 8, column 9 is not outside the central 5 x 5: rows 5..9, columns 5..9",
    "j9 is not outside the central 5 x 5: f6 to j10"
)]
#[case::repeated(
    "rif",
    "h8 h9 h10 stay h7 g5",
    "g5",
    "the fifth on row 4, column 6 is the same as that on row 4, column 6",
    "g5 was offered already"
)]
#[case::mirrored(
    "rif",
    "h8 h9 h10 stay h7 g5",
    "i5",
    "the fifth on row 4, column 8 is the same as that on row 4, column 6",
    "i5 is the same fifth as g5, mirrored or turned"
)]
#[case::not_offered(
    "rif",
    "h8 h9 h10 stay h7 g5 a1",
    "i5",
    "row 4, column 8 was not offered",
    "i5 was not offered"
)]
#[case::too_many(
    "yamaguchi",
    "h8 h9 h10",
    "fifths=13",
    "13 fifths are out of range: they are 1 to 12",
    "13 fifths are out of range: they are 1 to 12"
)]
#[case::occupied("rif", "h8", "h8", "row 7, column 7 is occupied", "h8 is occupied")]
#[case::off_the_board(
    "swap",
    "",
    "p1",
    "row 0, column 15 is out of range: rows are 0..14, columns are 0..14",
    "p1 is off the board: columns are a to o, rows 1 to 15"
)]
fn restrictions(
    #[case] name: &str,
    #[case] before: &str,
    #[case] input: &str,
    #[case] in_indices: &str,
    #[case] in_notation: &str,
) {
    assert_eq!(both(protocol(name), before, input), [in_indices, in_notation]);
}

/// The refusal for programmers and for people.
fn both(protocol: Protocol, before: &str, input: &str) -> [String; 2] {
    let mut game = after(protocol, before);
    match game.play(read(input)) {
        Err(PlayError::Refused(refusal)) => {
            [refusal.to_string(), game.rules().moves().explain(game.board(), &refusal)]
        }
        other => panic!("not refused: {other:?}"),
    }
}
