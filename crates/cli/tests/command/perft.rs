use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

use rstest::rstest;
use serde_json::json;

use super::{boardwright, object};

#[test]
fn counts_connect_four_as_published() {
    let counted = boardwright(&["perft", "connect-four", "9"]).done();
    assert_eq!(
        counted,
        " 1 7\n 2 49\n 3 343\n 4 2401\n 5 16807\n 6 117649\n 7 823536\n 8 5673234\n 9 39394572\n"
    );
}

#[test]
fn counts_tic_tac_toe_to_its_end_and_nothing_after_it() {
    let counted = object(&boardwright(&["perft", "tic-tac-toe", "11", "--json"]).done());
    assert_eq!(
        counted["nodes"],
        json!([9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872, 0, 0])
    );
    assert_eq!(counted["game"], json!("tic-tac-toe:rows=3,columns=3,connect=3,rule=standard"));
}

#[test]
fn divides_the_last_figure_by_the_first_move() {
    let arguments = ["perft", "tic-tac-toe", "3", "--from", "b2", "--divide"];
    let counted = boardwright(&arguments).done();
    assert_eq!(
        counted,
        " 1 8\n 2 56\n 3 336\na1 42\nb1 42\nc1 42\na2 42\nc2 42\na3 42\nb3 42\nc3 42\n"
    );
    let arguments = ["perft", "connect-four:rows=1,connect=2", "2", "--divide", "--json"];
    let counted = object(&boardwright(&arguments).done());
    assert_eq!(counted["divide"][0], json!({"move": "a", "nodes": 6}));
}

#[test]
fn a_position_that_is_won_has_no_children() {
    let arguments = ["perft", "connect-four", "2", "--from", "1212121", "--json"];
    assert_eq!(object(&boardwright(&arguments).done())["nodes"], json!([0, 0]));
}

#[rstest]
#[case::nothing(&["perft", "connect-four", ""])]
#[case::letters(&["perft", "connect-four", "x"])]
#[case::negative(&["perft", "connect-four", "-1"])]
#[case::too_deep(&["perft", "connect-four", "1025"])]
#[case::much_too_deep(&["perft", "connect-four", "999999999999999999999"])]
#[case::missing(&["perft", "connect-four"])]
fn a_bad_depth_is_a_usage_error(#[case] arguments: &[&str]) {
    boardwright(arguments).failed(2);
}

/// The figures come one by one, and a reader who has seen enough stops the count without a fuss.
#[test]
fn prints_as_it_goes_and_stops_with_its_reader() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_boardwright"))
        .args(["perft", "connect-four", "12"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    out.read_line(&mut line).unwrap();
    assert_eq!(line, " 1 7\n");
    assert!(child.try_wait().unwrap().is_none(), "depth 12 takes longer than that");
    drop(out);
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!((child.wait().unwrap().code(), err.as_str()), (Some(0), ""));
}
