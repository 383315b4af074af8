//! Inputs that people get wrong: one clear line each, the right status, and no panic.

use std::ffi::OsStr;
use std::fs::OpenOptions;
use std::os::unix::ffi::OsStrExt;
use std::process::{Command, Stdio};

use rstest::rstest;
use serde_json::json;

use super::{boardwright, boardwright_reading, object};

#[rstest]
#[case::a_cell("connect-four", "z9", "\"z9\" is not a move")]
#[case::negative("connect-four", "-1", "\"-1\" is not a move")]
#[case::zero("connect-four", "0", "there is no column")]
#[case::nine("connect-four", "9", "there is no column i: columns are a to g, or 1 to 7")]
#[case::huge("connect-four:columns=12", "999999999999999999999", "there is no column")]
#[case::far_out("gomoku", "z9", "z9 is off the board: columns are a to o, rows 1 to 15")]
#[case::negative_cell("gomoku", "-1", "\"-1\" is not a move")]
#[case::huge_number("gomoku", "999999999999999999999", "\"999999999999999999999\" is not a move")]
#[case::huge_row("gomoku", "a999999999999999999999", "that cell is off the board")]
#[case::occupied("tic-tac-toe", "b2b2", "b2 is occupied")]
#[case::newlines("connect-four", "a\n?\u{7}", "\"?\\u{7}\" is not a move")]
#[case::a_position_too_late("connect-four", "d @7/7/7/7/7/7", "\"@7/7/7/7/7/7\" is not a move")]
fn a_bad_move(#[case] game: &str, #[case] moves: &str, #[case] message: &str) {
    let run = boardwright(&["show", game, moves]);
    assert!(run.failed(1).starts_with(message), "{}", run.err);
    assert_eq!(run.out, "");
    let run = boardwright(&["perft", game, "1", "--from", moves]);
    assert!(run.failed(1).starts_with(message), "{}", run.err);
}

#[test]
fn a_digit_is_a_column_on_boards_of_up_to_9() {
    // Twenty-one nines are twenty-one moves there, and the first is off the board.
    let run = boardwright(&["show", "connect-four", "999999999999999999999", "--json"]);
    assert_eq!(object(&run.out)["error"]["ply"], json!(1));
    assert_eq!(object(&run.out)["error"]["reason"], json!("column_out_of_range"));
}

#[rstest]
#[case::empty("", "there is no game \"\"")]
#[case::blank(" ", "there is no game \" \"")]
#[case::unknown("chess", "there is no game \"chess\": the games are connect-four, ")]
#[case::no_rows("connect-four:rows=0", "rows cannot be \"0\": it is a number from 1 to 64")]
#[case::huge("connect-four:rows=100000,columns=100000", "rows cannot be \"100000\"")]
#[case::alone("connect-four:players=1", "players cannot be \"1\": it is a number from 2 to 4")]
#[case::a_long_line("connect-four:connect=99", "connect cannot be \"99\"")]
#[case::a_line_too_long("connect-four:connect=8", "a line of 8 does not fit")]
#[case::an_unknown_key("connect-four:depth=3", "connect-four has no parameter \"depth\"")]
#[case::twice("gomoku:size=9,size=9", "size is set twice")]
#[case::an_unknown_word("gomoku:rule=chess", "rule cannot be \"chess\": it is freestyle")]
fn a_bad_game(
    #[case] game: &str,
    #[case] message: &str,
    #[values("show", "play", "playout")] command: &str,
) {
    let run = boardwright(&[command, game]);
    assert!(run.failed(2).starts_with(message), "{}", run.err);
    let run = boardwright(&[command, game, "--json"]);
    run.failed(2);
    let error = &object(&run.out)["error"];
    let is_known = error["reason"] == json!("bad_parameter") || error["reason"] == "unknown_game";
    assert!(is_known, "{}", run.out);
    assert_eq!((&error["ply"], &error["move"]), (&json!(null), &json!(null)));
}

#[rstest]
#[case::an_unknown_command(&["chess"], "unrecognized subcommand 'chess'")]
#[case::an_unknown_option(&["show", "connect-four", "--loud"], "unexpected argument '--loud'")]
#[case::an_unknown_letter(&["show", "connect-four", "-x"], "unexpected argument '-x'")]
#[case::no_game(&["show"], "the following required arguments were not provided: <GAME>")]
#[case::too_much(&["show", "connect-four", "d", "d"], "unexpected argument 'd'")]
#[case::lines_of_play(&["play", "connect-four", "--stdin"], "unexpected argument '--stdin'")]
#[case::a_bad_seed(&["playout", "connect-four", "--seed", "x"], "invalid value 'x'")]
#[case::a_line_break(&["show", "connect-four", "--a\nb"], "unexpected argument '--a")]
fn a_bad_command_line(#[case] arguments: &[&str], #[case] message: &str) {
    let run = boardwright(arguments);
    assert!(run.failed(2).starts_with(message), "{}", run.err);
    assert_eq!(run.out, "");
    let run = boardwright(&[arguments, &["--json"]].concat());
    assert!(run.failed(2).starts_with(message), "{}", run.err);
    assert_eq!(object(&run.out)["error"]["reason"], json!("usage"));
}

#[test]
fn a_command_is_needed_for_json() {
    let run = boardwright(&["--json"]);
    run.failed(2);
    assert_eq!(object(&run.out)["error"]["reason"], json!("usage"));
}

#[test]
fn a_long_argument_is_not_repeated() {
    // Linux takes no argument of 128 KiB or more.
    let long = "x".repeat(100_000);
    boardwright(&["show", "connect-four", &long]).failed(1);
    boardwright(&["show", &long]).failed(2);
    boardwright(&["show", &format!("connect-four:{long}=1")]).failed(2);
    boardwright(&[&long]).failed(2);
    boardwright(&["show", "connect-four", &format!("--{long}")]).failed(2);
}

#[test]
fn arguments_that_are_no_text_are_refused() {
    let bytes = OsStr::from_bytes(b"d\xff");
    let run = boardwright(&[OsStr::new("show"), OsStr::new("connect-four"), bytes]);
    assert!(run.failed(1).contains("is not a move"), "{}", run.err);
    let run = boardwright(&[OsStr::new("show"), bytes]);
    assert!(run.failed(2).starts_with("there is no game"), "{}", run.err);
    boardwright(&[OsStr::new("perft"), OsStr::new("connect-four"), bytes]).failed(2);
    boardwright(&[bytes]).failed(2);
}

#[rstest]
#[case::nothing(b"".as_slice())]
#[case::bytes(b"\xff\xfe\x00\n".as_slice())]
#[case::blanks(b" \n\t\n".as_slice())]
fn a_strange_input_ends_play_as_any_other(#[case] input: &[u8]) {
    assert_eq!(boardwright_reading(&["play", "connect-four"], input).status, 0);
}

/// A disk that is full is an error, said once.
#[test]
fn output_that_cannot_be_written_is_an_error() {
    let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_boardwright"))
        .arg("games")
        .stdout(Stdio::from(full))
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let err = String::from_utf8(output.stderr).unwrap();
    assert!(err.starts_with("error: ") && err.lines().count() == 1, "{err}");
}
