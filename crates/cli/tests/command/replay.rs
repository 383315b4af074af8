use std::fs;
use std::path::PathBuf;

use rstest::rstest;
use serde_json::json;

use super::{Run, boardwright, boardwright_reading, object};

/// The reference trace of Connect Four: who calls and which column, refused calls included.
const REFERENCE_TRACE: &str = "1:a 2:b 1:c 2:d 1:d 2:d 1:d 2:c 1:b 1:e 2:h 2:g 1:c 2:e";

/// Replays these bytes from a file of this name.
fn replay(name: &str, bytes: &[u8], options: &[&str]) -> Run {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, bytes).unwrap();
    let file = path.to_str().unwrap();
    boardwright(&[&["replay", file, "--game", "connect-four"], options].concat())
}

#[test]
fn traces_every_call() {
    let run = replay("trace.txt", REFERENCE_TRACE.as_bytes(), &["--trace"]);
    assert_eq!((run.status, run.err.as_str()), (1, ""));
    let full: Vec<_> = run.out.lines().collect();
    let (trace, position) = full.split_at(14);
    assert_eq!(
        trace,
        [
            "  1 player 1 a: on a1; in progress",
            "  2 player 2 b: on b1; in progress",
            "  3 player 1 c: on c1; in progress",
            "  4 player 2 d: on d1; in progress",
            "  5 player 1 d: on d2; in progress",
            "  6 player 2 d: on d3; in progress",
            "  7 player 1 d: on d4; in progress",
            "  8 player 2 c: on c2; in progress",
            "  9 player 1 b: on b2; in progress",
            " 10 player 1 e: refused, not_your_turn: it is not the turn of Red: \
         Yellow is to move; in progress",
            " 11 player 2 h: refused, column_out_of_range: there is no column h: \
         columns are a to g, or 1 to 7; in progress",
            " 12 player 2 g: on g1; in progress",
            " 13 player 1 c: on c3; won",
            " 14 player 2 e: refused, game_over: the game is over: Red has won; won",
        ]
    );
    assert_eq!(
        position.join("\n"),
        "
6  . . . . . . .
5  . . . . . . .
4  . . . R . . .
3  . . R Y . . .
2  . R Y R . . .
1  R Y R Y . . Y
   a b c d e f g

After ply 11: Red has won: a1 b2 c3 d4."
    );
}

#[test]
fn without_a_trace_refusals_are_errors() {
    let run = replay("refusals.txt", REFERENCE_TRACE.as_bytes(), &[]);
    assert_eq!(run.status, 1);
    assert_eq!(
        run.err,
        "error: it is not the turn of Red: Yellow is to move\n\
         error: there is no column h: columns are a to g, or 1 to 7\n\
         error: the game is over: Red has won\n"
    );
    assert!(run.out.ends_with("After ply 11: Red has won: a1 b2 c3 d4.\n"));
}

#[test]
fn prints_what_show_prints() {
    for options in [&[][..], &["--json"]] {
        let shown = boardwright(&[&["show", "connect-four", "d d 4 5 3"], options].concat()).done();
        let replayed = replay("moves.txt", b"d d\n4,5\r\n3", options).done();
        // Programs are told what was refused, too: nothing.
        let shown = shown.replace("]}\n", "],\"refused\":[]}\n");
        assert_eq!(replayed, shown);
    }
}

#[test]
fn tells_programs_what_was_refused_and_what_was_called() {
    let run = replay("trace.json", REFERENCE_TRACE.as_bytes(), &["--trace", "--json"]);
    assert_eq!(run.status, 1);
    let replayed = object(&run.out);
    assert_eq!((&replayed["ply"], &replayed["winner"]), (&json!(11), &json!(1)));
    let refused = replayed["refused"].as_array().unwrap();
    let reasons: Vec<_> = refused.iter().map(|fault| (&fault["reason"], &fault["ply"])).collect();
    assert_eq!(
        reasons,
        [
            (&json!("not_your_turn"), &json!(10)),
            (&json!("column_out_of_range"), &json!(11)),
            (&json!("game_over"), &json!(14)),
        ]
    );
    assert_eq!(
        replayed["trace"][8],
        json!({"call": 9, "seat": 1, "input": "b", "cell": "b2", "refused": null,
               "state": "in_progress"})
    );
    assert_eq!(replayed["trace"][13]["refused"], refused[2]);
    let untraced = replay("untraced.json", REFERENCE_TRACE.as_bytes(), &["--json"]);
    assert!(object(&untraced.out).get("trace").is_none());
}

#[rstest]
#[case::nobody("1:", "unreadable_move")]
#[case::a_blank("1: a", "unreadable_move")]
#[case::seat_zero("0:a", "not_your_turn")]
#[case::no_such_seat("3:a", "not_your_turn")]
#[case::a_huge_seat("99999999999999999999999:a", "not_your_turn")]
#[case::no_seat(":a", "unreadable_move")]
#[case::no_text("\u{fffd}", "unreadable_move")]
fn a_strange_call_is_refused(#[case] moves: &str, #[case] reason: &str) {
    let run =
        boardwright_reading(&["replay", "-", "--game", "connect-four", "--json"], moves.as_bytes());
    assert_eq!(run.status, 1);
    assert_eq!(object(&run.out)["refused"][0]["reason"], json!(reason));
}

#[test]
fn a_position_can_stand_at_the_beginning() {
    let run = replay("set_up.txt", b"@7/7/7/7/7/3R3 2:d", &["--json"]);
    assert_eq!(object(&run.done())["cells"][4], json!("...Y..."));
    let run = replay("bad_set_up.txt", b"@7/7/7/7/3R3/7 d", &["--json"]);
    assert_eq!(run.failed(1), "the disc on d2 floats: d1 is empty");
}

#[test]
fn bytes_that_are_no_text_are_no_moves() {
    let run = replay("bytes.txt", b"d \xff\xfe d", &[]);
    assert_eq!(
        run.failed(1),
        "\"\u{fffd}\u{fffd}\" is not a move: expected a column letter or number"
    );
}

#[test]
fn a_file_that_is_too_long_is_refused() {
    let run = replay("long.txt", &vec![b' '; (1 << 20) + 1], &["--json"]);
    assert!(run.failed(1).ends_with("is longer than 1048576 bytes"));
    assert_eq!(object(&run.out)["error"]["reason"], json!("bad_record"));
}

#[test]
fn a_file_that_is_not_there_is_refused() {
    let run = boardwright(&["replay", "no/such/file", "--game", "connect-four"]);
    assert!(run.failed(1).starts_with("\"no/such/file\" cannot be read: "));
}

#[test]
fn a_list_of_moves_needs_its_game() {
    let run = boardwright(&["replay", "-"]);
    assert!(run.failed(2).ends_with("give --game GAME"));
}
