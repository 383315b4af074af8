//! Reading and printing specifications.

use boardwright::{Entry, Preset, Specification, Value, Values, games};
use boardwright_core::Reason;
use proptest::prelude::*;
use proptest::sample::select;
use rstest::rstest;

#[rstest]
#[case::a_name("connect-four", "connect-four:rows=6,columns=7,connect=4,players=2,rule=standard")]
#[case::one_key(
    "connect-four:players=4",
    "connect-four:rows=6,columns=7,connect=4,players=4,rule=standard"
)]
#[case::in_any_order(
    "connect-four:connect=5,columns=9,rows=8",
    "connect-four:rows=8,columns=9,connect=5,players=2,rule=standard"
)]
#[case::sides_by_the_rule(
    "connect-four:rule=five-in-a-row",
    "connect-four:rows=6,columns=9,connect=5,players=2,rule=five-in-a-row"
)]
#[case::all_of_gomoku(
    "gomoku",
    "gomoku:size=15,rule=freestyle,three=strict,foul=reject,opening=free,passes=off,draw-empty=0,\
     max-moves=none"
)]
#[case::renju_lets_players_pass(
    "gomoku:rule=renju,max-moves=200",
    "gomoku:size=15,rule=renju,three=strict,foul=reject,opening=free,passes=on,draw-empty=0,\
     max-moves=200"
)]
#[case::unless_told_otherwise(
    "gomoku:passes=off,rule=renju,foul=lose,three=five-counts,draw-empty=25,size=19",
    "gomoku:size=19,rule=renju,three=five-counts,foul=lose,opening=free,passes=off,draw-empty=25,\
     max-moves=none"
)]
#[case::three_by_three("tic-tac-toe", "tic-tac-toe:rows=3,columns=3,connect=3,rule=standard")]
#[case::a_shorthand("tic-tac-toe:size=5", "tic-tac-toe:rows=5,columns=5,connect=5,rule=standard")]
#[case::the_shorter_side(
    "tic-tac-toe:columns=6,rows=4",
    "tic-tac-toe:rows=4,columns=6,connect=4,rule=standard"
)]
fn every_parameter_is_printed(#[case] text: &str, #[case] printed: &str) {
    let specification: Specification = text.parse().unwrap();
    assert_eq!(specification.to_string(), printed);
    assert_eq!(printed.parse::<Specification>().unwrap(), specification);
}

#[rstest]
#[case::empty("", "unknown_game", r#"there is no game "": the games are connect-four,"#)]
#[case::blank(" ", "unknown_game", r#"there is no game " ""#)]
#[case::not_yet("chess", "unknown_game", r#"there is no game "chess""#)]
#[case::capitals("Gomoku", "unknown_game", r#"there is no game "Gomoku""#)]
#[case::no_settings("gomoku:", "bad_parameter", r#""" is not key=value, as in gomoku:size=15"#)]
#[case::no_value("gomoku:size", "bad_parameter", r#""size" is not key=value"#)]
#[case::unknown_key(
    "connect-four:depth=3",
    "bad_parameter",
    r#"connect-four has no parameter "depth": it has rows, columns, connect, players and rule"#
)]
#[case::twice("connect-four:rows=6,rows=6", "bad_parameter", "rows is set twice")]
#[case::twice_by_a_shorthand("tic-tac-toe:rows=4,size=4", "bad_parameter", "rows is set twice")]
#[case::no_rows(
    "connect-four:rows=0",
    "bad_parameter",
    r#"rows cannot be "0": it is a number from 1 to 64"#
)]
#[case::a_number_too_long(
    "connect-four:rows=99999999999",
    "bad_parameter",
    "a number from 1 to 64"
)]
#[case::a_sign("connect-four:rows=+6", "bad_parameter", r#"rows cannot be "+6""#)]
#[case::no_number("connect-four:rows=", "bad_parameter", r#"rows cannot be """#)]
#[case::alone("connect-four:players=1", "bad_parameter", "it is a number from 2 to 4")]
#[case::a_long_line("connect-four:connect=99", "bad_parameter", "it is a number from 2 to 64")]
#[case::an_unknown_word("gomoku:rule=chess", "bad_parameter", "it is freestyle")]
#[case::too_many_cells(
    "connect-four:rows=64,columns=64",
    "bad_parameter",
    "4096 cells are too many"
)]
#[case::a_line_that_does_not_fit(
    "connect-four:connect=8",
    "bad_parameter",
    "a line of 8 does not fit: the longest side of the board is 7"
)]
#[case::a_line_of_one("tic-tac-toe:rows=1", "bad_parameter", "a line of 1 is too short")]
#[case::a_small_five_in_a_row(
    "connect-four:rule=five-in-a-row,columns=7",
    "bad_parameter",
    "rule=five-in-a-row is played with rows=6, columns=9, connect=5 and players=2"
)]
#[case::three_pop(
    "connect-four:rule=pop-out,players=3",
    "bad_parameter",
    "rule=pop-out is played with players=2"
)]
#[case::a_small_board_for_the_opening("gomoku:size=5,opening=pro", "bad_parameter", "side")]
#[case::no_moves(
    "gomoku:max-moves=0",
    "bad_parameter",
    r#"max-moves cannot be "0": it is none or a number from 1 to 65535"#
)]
#[case::nothing_to_play(
    "gomoku:size=5,draw-empty=25",
    "bad_parameter",
    "a draw with 25 empty points is out of range: the board has 25"
)]
#[case::a_large_ultimate(
    "tic-tac-toe:size=4,rule=ultimate",
    "bad_parameter",
    "rule=ultimate is played with rows, columns and connect of 3"
)]
fn a_refusal_says_what_is_allowed(#[case] text: &str, #[case] reason: &str, #[case] message: &str) {
    let error = text.parse::<Specification>().unwrap_err();
    assert_eq!(error.reason(), reason);
    assert!(error.to_string().contains(message), "{error}");
}

#[test]
fn what_a_refusal_repeats_is_short_and_on_one_line() {
    for text in ["\n".repeat(1 << 20), format!("gomoku:size={}", "9".repeat(1 << 20))] {
        let message = text.parse::<Specification>().unwrap_err().to_string();
        assert!(message.len() < 300 && !message.contains('\n'), "{message}");
    }
}

#[test]
fn the_defaults_listed_are_those_used() {
    for entry in games() {
        let specification: Specification = entry.name.parse().unwrap();
        assert_eq!(specification.entry().name, entry.name);
        for (parameter, value) in specification.values() {
            if let Preset::Fixed(default) = parameter.default {
                assert_eq!(value, default, "{}", parameter.name);
            }
            assert_eq!(specification.value(parameter.name), Some(value));
        }
    }
}

#[test]
fn a_new_game_has_as_many_players_as_its_entry_says() {
    for entry in games() {
        let players = entry.name.parse::<Specification>().unwrap().new_game().players();
        assert!(entry.players.contains(&(players.len() as u8)), "{}", entry.name);
    }
}

/// Any text for a parameter of this game, most often one of its values.
fn setting(entry: &'static Entry) -> impl Strategy<Value = String> {
    let parameters: Vec<_> = entry.parameters.iter().collect();
    (select(parameters), any::<u32>(), any::<bool>()).prop_map(|(parameter, draw, near)| {
        let value = match parameter.values {
            // Small boards, most of the time: few large ones have sides that go together.
            Values::Range { least, most } => {
                let most = if near { most.min(least + 9) } else { most };
                Value::Number(least + draw % (most - least + 1))
            }
            Values::Words(words) => Value::Word(words[draw as usize % words.len()]),
            Values::RangeOr { word, .. } if near => Value::Word(word),
            Values::RangeOr { least, most, .. } => Value::Number(least + draw % (most - least + 1)),
        };
        format!("{}={value}", parameter.name)
    })
}

fn specification_text() -> impl Strategy<Value = String> {
    select(games().to_vec()).prop_flat_map(|entry| {
        proptest::collection::vec(setting(entry), 0..4).prop_map(|settings| {
            let separator = if settings.is_empty() { "" } else { ":" };
            format!("{}{separator}{}", entry.name, settings.join(","))
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn what_is_printed_reads_as_the_same(text in specification_text()) {
        // Some texts set a parameter twice, or values that do not go together.
        if let Ok(specification) = text.parse::<Specification>() {
            let printed = specification.to_string();
            prop_assert_eq!(&printed.parse::<Specification>().unwrap(), &specification);
            let game = specification.new_game();
            prop_assert_eq!(game.specification(), &specification);
        }
    }

    #[test]
    fn any_text_is_read_or_refused(
        game in select(games().to_vec()),
        text in "[:=,a-z0-9]{0,20}|.{0,40}",
    ) {
        let _ = text.parse::<Specification>();
        let _ = format!("{}:{text}", game.name).parse::<Specification>();
    }
}
