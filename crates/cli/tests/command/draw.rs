use std::fs;
use std::path::{Path, PathBuf};

use rstest::rstest;
use serde_json::json;

use super::{boardwright, object};

const REFERENCE_TRACE: &str = "a b c d d d d c b g c";

/// A file of this name that is not there yet.
fn new_file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn prints_the_picture() {
    let svg = boardwright(&["draw", "connect-four", REFERENCE_TRACE]).done();
    assert!(svg.starts_with("<svg ") && svg.ends_with("\n</svg>\n"), "{svg}");
    assert!(svg.contains("<title>connect-four: Red has won</title>"), "{svg}");
    assert!(!svg.contains("animation"), "{svg}");
}

#[test]
fn draws_the_start_where_there_are_no_moves() {
    let svg = boardwright(&["draw", "gomoku:size=19"]).done();
    assert!(svg.contains("<title>gomoku: Black to move</title>"), "{svg}");
}

#[test]
fn draws_the_whole_game() {
    let svg = boardwright(&["draw", "connect-four", REFERENCE_TRACE, "--animate"]).done();
    assert!(svg.contains("@keyframes"), "{svg}");
    assert!(svg.contains(">3. Red: c – Yellow to move</text>"), "{svg}");
}

#[test]
fn writes_a_file_in_place_of_what_was_there() {
    let path = new_file("drawn.svg");
    let file = path.to_str().unwrap();
    fs::write(&path, "x".repeat(100_000)).unwrap();
    let arguments = ["draw", "tic-tac-toe", "b2 a1"];
    assert_eq!(boardwright(&[&arguments[..], &["-o", file]].concat()).done(), "");
    assert_eq!(fs::read_to_string(&path).unwrap(), boardwright(&arguments).done());
}

#[test]
fn prints_one_object_for_programs() {
    let arguments = ["draw", "tic-tac-toe", "b2 a1"];
    let drawn = object(&boardwright(&[&arguments[..], &["--json"]].concat()).done());
    let game = "tic-tac-toe:rows=3,columns=3,connect=3,rule=standard";
    let svg = boardwright(&arguments).done();
    assert_eq!(drawn, json!({ "game": game, "ply": 2, "svg": svg }));
    let path = new_file("drawn-for-programs.svg");
    let file = path.to_str().unwrap();
    let drawn = object(&boardwright(&[&arguments[..], &["-o", file, "--json"]].concat()).done());
    assert_eq!(drawn, json!({ "game": game, "ply": 2, "file": file }));
    assert_eq!(fs::read_to_string(&path).unwrap(), svg);
}

#[test]
fn a_file_that_cannot_be_written_is_said() {
    let path = new_file("no-such-directory").join("drawn.svg");
    let run = boardwright(&["draw", "connect-four", "-o", path.to_str().unwrap(), "--json"]);
    assert!(run.failed(1).contains(" cannot be written: "), "{}", run.err);
    assert_eq!(object(&run.out)["error"]["reason"], json!("input_output"));
}

/// A fault is found before anything is written.
#[rstest]
#[case::full("connect-four", "d d d d d d d", 1, "column d is full: it holds 6 discs")]
#[case::position("connect-four", "@7/7/7/7/3R3/7", 1, "the disc on d2 floats: d1 is empty")]
#[case::unreadable("tic-tac-toe", "?", 1, "\"?\" is not a move")]
#[case::game("ludo", "a", 2, "there is no game \"ludo\"")]
fn faults_are_those_of_show(
    #[case] game: &str,
    #[case] moves: &str,
    #[case] status: i32,
    #[case] message: &str,
) {
    let path = new_file("never-drawn.svg");
    let run = boardwright(&["draw", game, moves, "-o", path.to_str().unwrap(), "--json"]);
    assert!(run.failed(status).starts_with(message), "{}", run.err);
    let shown = boardwright(&["show", game, moves, "--json"]);
    assert_eq!((run.err, run.out), (shown.err, shown.out));
    assert!(!path.exists());
}

/// Every column but for one row is filled and emptied again, and then the first two are filled: no
/// position comes a third time.
#[test]
fn a_game_too_long_to_animate_is_refused() {
    let columns: Vec<_> = ('a'..='p').map(String::from).collect();
    let drops = format!("{} ", columns.join(" "));
    let pops = format!("x{} ", columns.join(" x"));
    let moves = drops.repeat(63) + &pops.repeat(63) + &"a b ".repeat(17);
    let game = "connect-four:rule=pop-out,rows=64,columns=16,connect=64";
    let run = boardwright(&["draw", game, &moves, "--animate", "--json"]);
    assert_eq!(run.failed(1), "the game has 2050 moves: an animation shows at most 2048");
    assert_eq!(object(&run.out)["error"]["reason"], json!("unsupported"));
    boardwright(&["draw", game, &moves]).done();
}

/// The pictures in the documentation are what the commands under them make.
#[rstest]
#[case::reference("connect-four.svg", &["connect-four", REFERENCE_TRACE, "--animate"])]
#[case::renju("renju.svg", &["gomoku:rule=renju", "h8g6f6g5f7g4h7g3g2a1"])]
fn pictures_of_the_documentation(#[case] file: &str, #[case] arguments: &[&str]) {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let committed = fs::read_to_string(docs.join(file)).unwrap();
    let drawn = boardwright(&[&["draw"], arguments].concat()).done();
    assert!(drawn == committed, "docs/{file} is not what the command makes");
    let page = fs::read_to_string(docs.join("draw.md")).unwrap();
    let [game, moves, flags @ ..] = arguments else { panic!("no moves") };
    let command = format!("boardwright draw {game} \"{moves}\" {}", flags.join(" "));
    let command = format!("{} -o docs/{file}\n", command.trim_end());
    assert!(page.contains(&command), "docs/draw.md does not say {command}");
}
