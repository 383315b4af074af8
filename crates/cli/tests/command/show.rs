use rstest::rstest;
use serde_json::json;

use super::{boardwright, boardwright_reading, object};

const REFERENCE_TRACE: &str = "a b c d d d d c b g c";

#[test]
fn shows_the_board_and_how_it_stands() {
    let shown = boardwright(&["show", "connect-four", REFERENCE_TRACE]).done();
    assert_eq!(
        shown,
        "\
6  . . . . . . .
5  . . . . . . .
4  . . . R . . .
3  . . R Y . . .
2  . R Y R . . .
1  R Y R Y . . Y
   a b c d e f g

After ply 11: Red has won: a1 b2 c3 d4.
"
    );
}

#[test]
fn shows_what_can_be_played() {
    let shown = boardwright(&["show", "connect-four", "444444"]).done();
    assert!(shown.ends_with("\nAfter ply 6: Red (R) to move.\nLegal: a b c e f g\n"), "{shown}");
}

/// Byte for byte, so that the order of the keys is fixed too.
#[test]
fn prints_one_object_for_programs() {
    let shown = boardwright(&["show", "connect-four", REFERENCE_TRACE, "--json"]).done();
    assert_eq!(
        shown,
        concat!(
            r#"{"game":"connect-four:rows=6,columns=7,connect=4,players=2,rule=standard","#,
            r#""ply":11,"to_move":1,"state":"won","winner":1,"#,
            r#""players":[{"seat":1,"name":"Red","symbol":"R"},"#,
            r#"{"seat":2,"name":"Yellow","symbol":"Y"}],"#,
            r#""line":["a1","b2","c3","d4"],"legal":[],"#,
            r#""moves":["a","b","c","d","d","d","d","c","b","g","c"],"#,
            r#""cells":[".......",".......","...R...","..RY...",".RYR...","RYRY..Y"]}"#,
            "\n",
        )
    );
}

#[rstest]
#[case::no_moves(&["show", "tic-tac-toe", "--json"], "in_progress", 1, json!(null))]
#[case::empty(&["show", "tic-tac-toe", "", "--json"], "in_progress", 1, json!(null))]
#[case::blank(&["show", "tic-tac-toe", " , ", "--json"], "in_progress", 1, json!(null))]
#[case::one_move(&["show", "tic-tac-toe", "b2", "--json"], "in_progress", 2, json!(null))]
#[case::second_wins(&["show", "tic-tac-toe", "a1b1c3b2a2b3", "--json"], "won", 2, json!(2))]
#[case::a_draw(&["show", "tic-tac-toe", "a1b2c3b1b3a3c1c2a2", "--json"], "draw", 1, json!(null))]
#[case::misere(&["show", "tic-tac-toe:rule=misere", "a1b1a2b2a3", "--json"], "won", 1, json!(2))]
#[case::set_up_over(&["show", "tic-tac-toe", "@XXX/OO1/3:2", "--json"], "won", 2, json!(1))]
fn says_who_moves_and_who_won(
    #[case] arguments: &[&str],
    #[case] state: &str,
    #[case] to_move: usize,
    #[case] winner: serde_json::Value,
) {
    let shown = object(&boardwright(arguments).done());
    assert_eq!((&shown["state"], &shown["to_move"]), (&json!(state), &json!(to_move)));
    assert_eq!(shown["winner"], winner);
}

#[test]
fn a_set_up_starts_at_ply_0_and_moves_follow_it() {
    let arguments = ["show", "connect-four", "@7/7/7/7/7/3R3:2 d 5", "--json"];
    let shown = object(&boardwright(&arguments).done());
    assert_eq!((&shown["ply"], &shown["moves"]), (&json!(2), &json!(["d", "e"])));
    assert_eq!(shown["cells"][4], json!("...Y..."));
    assert_eq!(shown["to_move"], json!(2));
}

const FORBIDDEN_BLOCK: &str = "h8g6f6g5f7g4h7g3g2a1";

#[test]
fn forbidden_points_stand_after_the_legal_ones() {
    let shown = boardwright(&["show", "gomoku:rule=renju", FORBIDDEN_BLOCK, "--json"]).done();
    assert!(
        shown.contains(concat!(
            r#""n15","o15","pass"],"forbidden":[{"move":"g7","reason":"forbidden_double_three"}],"#,
            r#""moves":["h8","g6","#
        )),
        "{shown}"
    );
    let shown = boardwright(&["show", "gomoku:rule=renju", "h8", "--json"]).done();
    assert!(shown.contains(r#""forbidden":[]"#), "White has none: {shown}");
    let shown = boardwright(&["show", "gomoku", "h8", "--json"]).done();
    assert!(!shown.contains("forbidden"), "{shown}");
    let shown = boardwright(&["show", "gomoku:rule=renju", FORBIDDEN_BLOCK]).done();
    assert!(shown.ends_with("\nForbidden: g7 (double three)\n"), "{shown}");
}

#[test]
fn a_forbidden_move_is_refused() {
    let moves = format!("{FORBIDDEN_BLOCK} g7");
    let run = boardwright(&["show", "gomoku:rule=renju", &moves, "--json"]);
    assert_eq!(run.failed(1), "g7 is forbidden: double-three");
    let error = &object(&run.out)["error"];
    assert_eq!(error["reason"], json!("forbidden_double_three"));
    assert_eq!((&error["ply"], &error["move"]), (&json!(11), &json!("g7")));
}

#[rstest]
#[case::a_word("h8 pass")]
#[case::two_dashes("h8 --")]
#[case::in_a_run("h8--")]
fn a_pass_is_a_move(#[case] moves: &str) {
    let shown = boardwright(&["show", "gomoku:passes=on", moves, "--json"]).done();
    assert_eq!(object(&shown)["moves"], json!(["h8", "pass"]));
}

/// Every parameter, in the order of the contract.
#[test]
fn the_specification_names_every_parameter_of_gomoku() {
    let shown = object(&boardwright(&["show", "gomoku:opening=swap2", "--json"]).done());
    assert_eq!(
        shown["game"],
        json!(concat!(
            "gomoku:size=15,rule=freestyle,three=strict,foul=reject,opening=swap2,passes=off,",
            "draw-empty=0,max-moves=none"
        ))
    );
}

#[test]
fn a_faulty_move_is_named_for_programs_and_for_people() {
    let run = boardwright(&["show", "connect-four", "d d d d d d d", "--json"]);
    assert_eq!(run.failed(1), "column d is full: it holds 6 discs");
    assert_eq!(
        run.out,
        concat!(
            r#"{"error":{"reason":"column_full","#,
            r#""message":"column d is full: it holds 6 discs","ply":7,"move":"d"}}"#,
            "\n",
        )
    );
}

#[test]
fn a_bad_position_lies_with_no_move() {
    let run = boardwright(&["show", "connect-four", "@7/7/7/7/3R3/7", "--json"]);
    assert_eq!(run.failed(1), "the disc on d2 floats: d1 is empty");
    let error = &object(&run.out)["error"];
    assert_eq!(error["reason"], json!("bad_position"));
    assert_eq!((&error["ply"], &error["move"]), (&json!(null), &json!(null)));
}

#[test]
fn answers_each_line_of_standard_input_in_order() {
    let run = boardwright_reading(
        &["show", "connect-four", "--stdin", "--json"],
        b"d\n\nz9\n4453\r\n@7/7/7/7/7/3R3 d",
    );
    assert_eq!(run.status, 1);
    let answers: Vec<_> = run.out.lines().map(object).collect();
    let plies: Vec<_> = answers.iter().map(|answer| &answer["ply"]).collect();
    assert_eq!(plies, [&json!(1), &json!(0), &json!(null), &json!(4), &json!(1)]);
    assert_eq!(answers[2]["error"]["reason"], json!("unreadable_move"));
    assert_eq!(run.err, "error: \"z9\" is not a move: expected a column letter or number\n");
}

#[test]
fn answers_people_on_one_line_too() {
    let run = boardwright_reading(&["show", "tic-tac-toe", "--stdin"], b"b2\na1b1a2b2a3\n");
    assert_eq!(run.done(), ".../.X./... Nought (O) to move\nX../XO./XO. Cross has won: a1 a2 a3\n");
}

#[test]
fn standard_input_and_moves_do_not_go_together() {
    let run = boardwright(&["show", "connect-four", "d", "--stdin"]);
    assert!(run.failed(2).contains("cannot be used with"), "{}", run.err);
}
