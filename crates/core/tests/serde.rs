//! What people write and read, through serde: as JSON, and in a binary format that does not
//! describe itself.

use boardwright_core::{EndError, NothingToUndo, Outcome, Player, ReadError, Seat};
use rstest::rstest;

fn second() -> Seat {
    Seat::SECOND
}

#[rstest]
#[case(second(), "2")]
#[case(Outcome::Win(second()), r#"{"win":2}"#)]
#[case(Outcome::Draw, r#""draw""#)]
#[case(Player::new("Ann", 'A'), r#"{"name":"Ann","symbol":"A"}"#)]
fn values_round_trip<T>(#[case] value: T, #[case] json: &str)
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
{
    assert_eq!(serde_json::to_string(&value).expect("it can be written"), json);
    assert_eq!(serde_json::from_str::<T>(json).expect("it can be read"), value);
    let bytes = postcard::to_allocvec(&value).expect("it can be written");
    assert_eq!(postcard::from_bytes::<T>(&bytes).expect("it can be read"), value);
}

#[rstest]
#[case(serde_json::to_string(&NothingToUndo), r#"{"reason":"nothing_to_undo","message":"there is nothing to undo"}"#)]
#[case(
    serde_json::to_string(&EndError::NoSuchSeat { seat: Seat::new(4), seats: 2 }),
    r#"{"reason":"bad_parameter","message":"there is no seat 4: seats are 0..1"}"#
)]
#[case(
    serde_json::to_string(&ReadError::unreadable("?", "a column")),
    r#"{"reason":"unreadable_move","message":"\"?\" is not a move: expected a column"}"#
)]
fn errors_are_words_and_sentences(#[case] written: serde_json::Result<String>, #[case] json: &str) {
    assert_eq!(written.expect("it can be written"), json);
}

#[rstest]
#[case::seats_count_from_1("0", "there is no seat 0: seats are 1 to 256")]
#[case::no_such_seat("257", "there is no seat 257: seats are 1 to 256")]
#[case::negative("-1", "invalid value: integer `-1`, expected u16")]
fn bad_seats_are_refused(#[case] json: &str, #[case] message: &str) {
    let error = serde_json::from_str::<Seat>(json).expect_err("it is no seat").to_string();
    assert!(error.starts_with(message), "{error}");
}

#[test]
fn unknown_and_repeated_fields_are_refused() {
    for json in [
        r#"{"name":"Ann","symbol":"A","rank":1}"#,
        r#"{"name":"Ann","name":"Ben","symbol":"A"}"#,
        r#"{"name":"Ann"}"#,
    ] {
        assert!(serde_json::from_str::<Player>(json).is_err(), "{json}");
    }
}
