//! Moves as text and as numbers, and refusals in words.

use boardwright_connect_four::{
    Column, DropBoard, Gravity, GravityRefusal, connect_four, connect_n,
};
use boardwright_core::{Notation, PlayError, Reason, Seat};
use boardwright_grid::Shape;
use proptest::prelude::*;
use rstest::rstest;

fn board(columns: usize) -> DropBoard {
    DropBoard::new(Shape::new([6, columns]).unwrap())
}

/// Splits a run of moves and reads each, from the left, up to the first that cannot be read.
fn read_all(columns: usize, text: &str) -> Result<Vec<u8>, String> {
    let board = board(columns);
    let mut read = Vec::new();
    let mut rest = text;
    while let Some((token, after)) = Gravity.split(&board, rest) {
        assert!(after.len() < rest.len());
        rest = after;
        let column = Gravity.read(&board, Seat::FIRST, token).map_err(|error| error.to_string())?;
        read.push(column.0);
    }
    Ok(read)
}

#[rstest]
#[case::digits_run_together(7, "4453", &[3, 3, 4, 2])]
#[case::digits_stand_apart(7, "4 4,5\t3", &[3, 3, 4, 2])]
#[case::letters(7, "d d e c", &[3, 3, 4, 2])]
#[case::capitals(7, "D,d, E ,C,", &[3, 3, 4, 2])]
#[case::letters_and_digits(7, "44 d 3", &[3, 3, 3, 2])]
#[case::nine_columns_still_digits(9, "19", &[0, 8])]
#[case::ten_columns_whole_numbers(10, "10 9 1", &[9, 8, 0])]
#[case::leading_zeros(12, "012", &[11])]
#[case::after_z(28, "z aa ab", &[25, 26, 27])]
#[case::number_and_letters(28, "27 aa", &[26, 26])]
#[case::nothing(7, " , ", &[])]
fn moves_as_text(#[case] columns: usize, #[case] text: &str, #[case] expected: &[u8]) {
    assert_eq!(read_all(columns, text).unwrap(), expected);
}

#[rstest]
#[case::cell(
    "h8",
    7,
    "unreadable_move",
    "\"h8\" is not a move: expected a column letter or number"
)]
#[case::sign(
    "-1",
    7,
    "unreadable_move",
    "\"-1\" is not a move: expected a column letter or number"
)]
#[case::empty("", 7, "unreadable_move", "\"\" is not a move: expected a column letter or number")]
#[case::zero(
    "0",
    7,
    "column_out_of_range",
    "there is no column \"0\": columns are a to g, or 1 to 7"
)]
#[case::huge(
    "999999999999999999999",
    30,
    "column_out_of_range",
    "there is no column \"999999999999999999999\": columns are a to ad, or 1 to 30"
)]
#[case::far_letters(
    "hello",
    7,
    "column_out_of_range",
    "there is no column \"hello\": columns are a to g, or 1 to 7"
)]
fn what_cannot_be_read(
    #[case] text: &str,
    #[case] columns: usize,
    #[case] reason: &str,
    #[case] message: &str,
) {
    let error = Gravity.read(&board(columns), Seat::FIRST, text).unwrap_err();
    assert_eq!((error.reason(), error.to_string().as_str()), (reason, message));
}

/// A column that the board does not have is read, so that the refusal can say what there is.
#[test]
fn the_refusal_says_more_than_the_reader() {
    let mut game = connect_four();
    let column = Gravity.read(game.board(), Seat::FIRST, "h").unwrap();
    let Err(PlayError::Refused(refusal)) = game.play(column) else { panic!("column h was played") };
    assert_eq!(refusal, GravityRefusal::ColumnOutOfRange { column: Column(7), columns: 7 });
    assert_eq!(
        Gravity.explain(game.board(), &refusal),
        "there is no column h: columns are a to g, or 1 to 7",
    );
}

#[test]
fn a_full_column_by_its_letters() {
    let mut game = connect_n(2, 40, 4).unwrap();
    let column = Gravity.read(game.board(), Seat::FIRST, "ab").unwrap();
    game.play(column).unwrap();
    game.play(column).unwrap();
    let Err(PlayError::Refused(refusal)) = game.play(column) else { panic!("ab has two rows") };
    assert_eq!(refusal.reason(), "column_full");
    assert_eq!(Gravity.explain(game.board(), &refusal), "column ab is full: it holds 2 discs");
}

#[rstest]
fn texts_and_numbers_come_back(#[values(1, 7, 9, 10, 26, 27, 64)] columns: usize) {
    let board = board(columns);
    assert_eq!(Gravity.actions(&board), columns as u32);
    for number in 0..columns as u32 {
        let column = Gravity.input(&board, number).unwrap();
        assert_eq!(Gravity.number(&board, &column), Some(number));
        let text = Gravity.write(&board, Seat::FIRST, &column);
        assert_eq!(Gravity.read(&board, Seat::FIRST, &text), Ok(column));
        assert_eq!(Gravity.split(&board, &text), Some((text.as_str(), "")));
    }
    assert_eq!(Gravity.input(&board, columns as u32), None);
    assert_eq!(Gravity.number(&board, &Column(columns as u8)), None);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Any text gives moves or an error, and comes to an end.
    #[test]
    fn any_text_is_read_or_refused(text in ".*", columns in 1..=64_usize) {
        let board = DropBoard::new(Shape::new([1, columns]).unwrap());
        let mut rest = text.as_str();
        while let Some((token, after)) = Gravity.split(&board, rest) {
            prop_assert!(after.len() < rest.len());
            let _ = Gravity.read(&board, Seat::FIRST, token);
            rest = after;
        }
    }
}
