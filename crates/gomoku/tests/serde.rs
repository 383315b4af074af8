//! Moves, rule sets and options through serde.

use boardwright_gomoku::{
    ForbiddenPoint, Foul, Input, OnFoul, Options, Protocol, RuleSet, Three, gomoku,
};
use boardwright_grid::{Cell, Stone};
use rstest::rstest;

#[rstest]
#[case(Input::Stone(Cell::new(7, 7)), r#""h8""#)]
#[case(Input::Pass, r#""pass""#)]
#[case(Input::Swap, r#""swap""#)]
#[case(Input::Stay, r#""stay""#)]
#[case(Input::More, r#""more""#)]
#[case(Input::Offer, r#""offer""#)]
#[case(Input::Fifths(5), r#""fifths=5""#)]
#[case(Foul::DoubleThree, r#""double-three""#)]
#[case(Three::FiveCounts, r#""five-counts""#)]
#[case(OnFoul::Lose, r#""lose""#)]
#[case(
    Options::of(RuleSet::CaroStandard),
    r#"{"rule":"caro-standard","three":"strict","foul":"reject","passes":false,"draw_empty":0,"max_moves":null}"#
)]
fn values_round_trip<T>(#[case] value: T, #[case] json: &str)
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
{
    assert_eq!(serde_json::to_string(&value).expect("it can be written"), json);
    assert_eq!(serde_json::from_str::<T>(json).expect("it can be read"), value);
    let bytes = postcard::to_allocvec(&value).expect("it can be written");
    assert_eq!(postcard::from_bytes::<T>(&bytes).expect("it can be read"), value);
}

/// Rule sets and protocols are written by the names that they have everywhere.
#[test]
fn names_are_the_same_everywhere() {
    for rule in RuleSet::ALL {
        assert_eq!(serde_json::to_value(rule).expect("it can be written"), rule.name());
    }
    for protocol in Protocol::ALL {
        assert_eq!(serde_json::to_value(protocol).expect("it can be written"), protocol.name());
    }
    for foul in [Foul::Overline, Foul::DoubleFour, Foul::DoubleThree] {
        assert_eq!(serde_json::to_value(foul).expect("it can be written"), foul.to_string());
    }
}

#[rstest]
fn other_text_is_no_move(
    #[values(r#""""#, r#""h0""#, r#""fifths""#, r#""fifths=""#, r#""fifths=900""#, "8")] json: &str,
) {
    assert!(serde_json::from_str::<Input>(json).is_err());
}

/// A refusal is its word and sentence; a forbidden point carries all that a program needs to draw
/// why.
#[test]
fn refusals_and_forbidden_points() {
    let mut game = gomoku(15, Options::of(RuleSet::Renju)).expect("15 is a size");
    for text in ["h8", "a1", "i8", "c1", "g7", "e1", "g6", "g1"] {
        game.play(text.parse().expect("it is a point")).expect("it is legal");
    }
    let refusal = game.play("g8".parse().expect("it is a point")).expect_err("two threes");
    assert_eq!(
        serde_json::to_value(refusal).expect("it can be written"),
        serde_json::json!({"reason": "forbidden_double_three", "message": refusal.to_string()})
    );
    let points = game.rules().moves().forbidden_points(game.board(), Stone::FIRST);
    let json = serde_json::to_value(&points).expect("it can be written");
    assert_eq!(
        json,
        serde_json::json!([{
            "cell": "g8",
            "foul": "double-three",
            "shapes": [["g8", "h8", "i8"], ["g6", "g7", "g8"]],
        }])
    );
    assert_eq!(
        serde_json::from_value::<Vec<ForbiddenPoint>>(json).expect("it can be read"),
        points
    );
}
