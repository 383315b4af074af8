//! Whatever is typed, the command ends by itself, with one of its three statuses.

use std::os::unix::ffi::OsStringExt;
use std::{ffi::OsString, fs, path::PathBuf};

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use super::{Run, boardwright, boardwright_reading};

fn check(run: &Run) {
    assert!((0..=2).contains(&run.status), "{}", run.err);
    assert!(!run.err.contains("panicked"), "{}", run.err);
}

const GAMES: &[&str] =
    &["connect-four", "connect-four:columns=12,players=3", "tic-tac-toe", "gomoku"];

/// Text that looks like moves more often than not.
fn moves() -> impl Strategy<Value = String> {
    "([a-o][0-9]{0,3}|[0-9]|[ ,:@/.-]|swap|undo|quit|7/7|XO|R){0,30}|.{0,30}"
}

const WORDS: &[&str] = &[
    "games",
    "play",
    "show",
    "perft",
    "playout",
    "replay",
    "help",
    "--json",
    "--stdin",
    "-n",
    "--seed",
    "--from",
    "--divide",
    "--trace",
    "--game",
    "connect-four",
    "gomoku",
    "-",
    "--",
    "1",
    "2",
    "-1",
    "",
];

/// Commands that read standard input, given a game.
const READERS: &[&[&str]] = &[&["show", "--stdin"], &["show", "--stdin", "--json"], &["play"]];

fn argument() -> impl Strategy<Value = OsString> {
    prop_oneof![
        4 => select(WORDS).prop_map(OsString::from),
        1 => moves().prop_map(|text| OsString::from(text.replace('\0', ""))),
        1 => vec(1..=u8::MAX, 0..20).prop_map(OsString::from_vec),
    ]
}

/// Whether the arguments ask for work that takes long, which random ones can.
fn is_quick(arguments: &[OsString]) -> bool {
    !arguments
        .iter()
        .any(|argument| argument.to_string_lossy().chars().any(|c| c >= '3' && c.is_ascii_digit()))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_arguments(arguments in vec(argument(), 0..7)) {
        prop_assume!(is_quick(&arguments));
        check(&boardwright(&arguments));
    }

    #[test]
    fn any_moves(game in select(GAMES), moves in moves()) {
        let moves = moves.replace('\0', "");
        check(&boardwright(&["show", game, &moves]));
    }

    #[test]
    fn any_lines(
        game in select(GAMES),
        moves in moves(),
        bytes in vec(any::<u8>(), 0..100),
        command in select(READERS),
    ) {
        let input = [moves.as_bytes(), b"\n", &bytes].concat();
        check(&boardwright_reading(&[command, &[game]].concat(), &input));
    }

    #[test]
    fn any_file(game in select(GAMES), moves in moves(), bytes in vec(any::<u8>(), 0..50)) {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("random.txt");
        fs::write(&path, [moves.as_bytes(), &bytes].concat()).unwrap();
        check(&boardwright(&["replay", path.to_str().unwrap(), "--game", game, "--trace"]));
    }
}
