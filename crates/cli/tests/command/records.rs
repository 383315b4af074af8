//! Records: saving, loading, converting and replaying them.

use std::fs;
use std::path::PathBuf;

use rstest::rstest;
use serde_json::{Value, json};

use super::{Run, boardwright, boardwright_reading, object};

fn path(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    path.to_str().unwrap().to_owned()
}

/// A file of this name with this text in it.
fn file(name: &str, text: &str) -> String {
    let path = path(name);
    fs::write(&path, text).unwrap();
    path
}

fn record(path: &str) -> Value {
    serde_json::from_slice(&fs::read(path).unwrap()).unwrap()
}

const RESIGNED: &str = r#"{
  "boardwright": 1,
  "game": "connect-four",
  "players": [{"name": "Ann"}, {"name": "Ben"}],
  "result": {"outcome": "win", "winner": 1, "by": "resignation"},
  "moves": ["d", "d", "c"],
  "variations": [{"of": 0, "ply": 2, "moves": ["e", "e"]}],
  "notes": [{"line": 0, "ply": 2, "comment": "Hm."}]
}"#;

fn play(arguments: &[&str], input: &str) -> Run {
    boardwright_reading(&[&["play"], arguments].concat(), input.as_bytes())
}

#[test]
fn a_game_is_saved_and_goes_on() {
    let saved = path("goes_on.json");
    play(&["connect-four", "--save", &saved], "d\nd c").done();
    assert_eq!(
        record(&saved),
        json!({
            "boardwright": 1,
            "game": "connect-four:rows=6,columns=7,connect=4,players=2,rule=standard",
            "moves": ["d", "d", "c"],
        })
    );
    let run = play(&["--load", &saved, "--save", &saved], "undo\ne resign");
    assert!(run.done().ends_with("Red has won.\n"));
    assert_eq!(record(&saved)["moves"], json!(["d", "d", "e"]));
    assert_eq!(
        record(&saved)["result"],
        json!({"outcome": "win", "winner": 1, "by": "resignation"})
    );
    let run = play(&["connect-four", "--load", &saved], "undo c");
    assert!(run.done().contains("Red has won.\n"));
}

#[test]
fn saving_keeps_what_a_record_tells() {
    let (loaded, saved) = (file("tells.json", RESIGNED), path("told.json"));
    play(&["--load", &loaded, "--save", &saved], "undo\nundo a").done();
    let record = record(&saved);
    assert_eq!(record["players"][1]["name"], json!("Ben"));
    assert_eq!(record["notes"][0]["comment"], json!("Hm."));
    assert_eq!(record["moves"], json!(["d", "d", "a"]));
    assert_eq!(
        record["variations"],
        json!([
            {"of": 0, "ply": 2, "moves": ["e", "e"]},
            {"of": 0, "ply": 3, "moves": ["c"]}
        ])
    );
    assert_eq!(record.get("result"), None);
}

#[rstest]
#[case::on_a_line("d\nsave FILE\ne\n", json!(["d"]))]
#[case::between_moves("d save FILE e", json!(["d"]))]
#[case::later_again("d save FILE e save FILE", json!(["d", "e"]))]
#[case::before_the_end("d save FILE quit", json!(["d"]))]
fn save_is_a_command(#[case] input: &str, #[case] moves: Value) {
    let saved = path(&format!("save_{}.json", input.len()));
    play(&["connect-four"], &input.replace("FILE", &saved)).done();
    assert_eq!(record(&saved)["moves"], moves);
}

#[test]
fn what_cannot_be_saved_is_told_and_the_game_goes_on() {
    let run = play(&["connect-four"], "d save\nsave no/such/folder/x\nd");
    let errors: Vec<_> = run.err.lines().collect();
    assert_eq!(errors[0], "error: save needs the name of a file");
    assert!(errors[1].starts_with("error: \"no/such/folder/x\" cannot be written: "));
    assert!(run.status == 0 && run.out.contains("2  . . . Y . . ."), "{}", run.out);
    let run = play(&["connect-four", "--save", "no/such/folder/x", "--json"], "d");
    assert!(run.err.contains("cannot be written"), "{}", run.err);
    assert_eq!(run.status, 1);
}

#[rstest]
#[case::no_file("no/such/file", None, 1, "bad_record", "\"no/such/file\" cannot be read: ")]
#[case::another_game("RECORD", Some("gomoku"), 1, "bad_record", "the record is of connect-four:")]
#[case::other_parameters(
    "RECORD",
    Some("connect-four:rows=8"),
    1,
    "bad_record",
    "the record is of"
)]
#[case::no_game("RECORD", Some("chess"), 2, "unknown_game", "there is no game \"chess\"")]
fn what_cannot_be_loaded(
    #[case] name: &str,
    #[case] game: Option<&str>,
    #[case] status: i32,
    #[case] reason: &str,
    #[case] message: &str,
) {
    let loaded = file(&format!("load_{reason}_{}.json", game.unwrap_or("").len()), RESIGNED);
    let name = if name == "RECORD" { &loaded } else { name };
    let mut arguments = vec!["--json", "--load", name];
    arguments.extend(game);
    let run = play(&arguments, "");
    assert!(run.failed(status).starts_with(message), "{}", run.err);
    assert_eq!(object(&run.out)["error"]["reason"], json!(reason));
}

#[test]
fn a_game_or_a_record_is_needed() {
    assert!(play(&[], "").failed(2).contains("<GAME>"));
}

#[test]
fn a_record_is_replayed() {
    let file = file("replayed.json", RESIGNED);
    let out = boardwright(&["replay", &file, "--trace"]).done();
    assert!(
        out.starts_with(
            "  1 player 1 d: on d1; in progress\n  2 player 2 d: on d2; in progress\n  3 player 1 \
             c: on c1; in progress\n\n6  . ."
        ),
        "{out}"
    );
    assert!(
        out.ends_with("After ply 3: Red has won.\nResult: a win for player 1 by resignation.\n"),
        "{out}"
    );
    let replayed = object(&boardwright(&["replay", &file, "--json"]).done());
    assert_eq!((&replayed["winner"], &replayed["refused"]), (&json!(1), &json!([])));
    assert_eq!(replayed["result"], json!({"outcome": "win", "winner": 1, "by": "resignation"}));
    // Where the file says which game it is, that is the game.
    boardwright(&["replay", &file, "--game", "gomoku"]).done();
    boardwright_reading(&["replay", "-"], RESIGNED.as_bytes()).done();
}

/// Time is outside the rules: to them, the game goes on.
#[rstest]
#[case::time(
    r#"{"outcome": "win", "winner": 1, "by": "time"}"#,
    "Result: a win for player 1 by time.\n"
)]
#[case::forfeit(r#"{"outcome": "draw", "by": "forfeit"}"#, "Result: a draw by forfeit.\n")]
#[case::not_known(
    r#"{"outcome": "none", "by": "unknown"}"#,
    "Result: neither a win nor a draw by unknown means.\n"
)]
fn a_result_outside_the_rules_is_told(#[case] result: &str, #[case] by_the_record: &str) {
    let record = format!(
        r#"{{"boardwright": 1, "game": "tic-tac-toe", "result": {result}, "moves": ["a1"]}}"#
    );
    let out = boardwright_reading(&["replay", "-"], record.as_bytes()).done();
    assert!(
        out.contains("After ply 1: Nought (O) to move.") && out.ends_with(by_the_record),
        "{out}"
    );
    let out = boardwright_reading(&["replay", "-", "--json"], record.as_bytes()).done();
    let stated: Value = serde_json::from_str(result).unwrap();
    assert_eq!(object(&out)["result"], stated);
    assert_eq!(object(&out)["state"], json!("in_progress"));
}

#[rstest]
#[case::illegal(
    r#"{"boardwright": 1, "game": "tic-tac-toe", "moves": ["a1", "a1"]}"#,
    "cell_occupied",
    "line 1, column 59: ply 2 (a1): a1 is occupied",
    json!(2),
    json!("a1")
)]
#[case::broken(
    "{\"boardwright\": 1,\n oops",
    "bad_record",
    "line 2, column 2: key must be a string",
    json!(null),
    json!(null)
)]
#[case::of_an_unknown_game(
    r#"{"boardwright": 1, "game": "chess"}"#,
    "unknown_game",
    "the game of the record: there is no game \"chess\"",
    json!(null),
    json!(null)
)]
#[case::with_a_bad_start(
    r#"{"boardwright": 1, "game": "connect-four", "start": "7/7"}"#,
    "bad_position",
    "line 1, column 53: the start position: ",
    json!(null),
    json!(null)
)]
fn a_bad_record(
    #[case] text: &str,
    #[case] reason: &str,
    #[case] message: &str,
    #[case] ply: Value,
    #[case] text_of_move: Value,
    #[values("replay", "convert", "play")] command: &str,
) {
    let name = file(&format!("bad_{reason}_{command}.json"), text);
    let output = path(&format!("bad_{reason}_{command}.out"));
    let run = match command {
        "convert" => boardwright(&["convert", &name, "--to", "json", "-o", &output, "--json"]),
        "play" => boardwright(&["play", "--load", &name, "--json"]),
        command => boardwright(&[command, &name, "--json"]),
    };
    assert!(run.failed(1).starts_with(message), "{}", run.err);
    let error = &object(&run.out)["error"];
    assert_eq!((&error["reason"], &error["ply"]), (&json!(reason), &ply));
    assert_eq!(error["move"], text_of_move);
    assert!(!fs::exists(output).unwrap());
}

#[test]
fn converting_writes_the_record_and_nothing_else() {
    let (file, output) = (file("convert.json", RESIGNED), path("converted.json"));
    let out = boardwright(&["convert", &file, "--to", "json"]).done();
    assert_eq!(serde_json::from_str::<Value>(&out).unwrap()["moves"], json!(["d", "d", "c"]));
    assert_eq!(boardwright(&["convert", &file, "--to", "json", "-o", &output]).done(), "");
    assert_eq!(fs::read_to_string(&output).unwrap(), out);
    let told = boardwright(&["convert", &output, "--to", "json", "-o", &output, "--json"]).done();
    assert_eq!(object(&told), json!({"format": "json", "games": 1, "bytes": out.len()}));
    assert_eq!(fs::read_to_string(&output).unwrap(), out);
}

#[test]
fn a_game_goes_from_format_to_format() {
    let moves = file("h8g9.text", "h8g9 i7");
    let mut from = moves.clone();
    for (to, is_told) in [("sgf", true), ("psq", false), ("lib", false), ("xml", false)] {
        let output = path(&format!("from_format.{to}"));
        let run = boardwright(&["convert", &from, "--game", "gomoku", "--to", to, "-o", &output]);
        if to == "xml" {
            // RenjuNet has no game without a winner.
            assert!(run.failed(1).starts_with("RenjuNet XML cannot hold "), "{}", run.err);
            continue;
        }
        assert_eq!(run.done(), "");
        let options: &[&str] = if is_told { &[] } else { &["--game", "gomoku"] };
        let replayed = boardwright(&[&["replay", &output, "--json"], options].concat()).done();
        assert_eq!(object(&replayed)["moves"], json!(["h8", "g9", "i7"]), "{to}");
        from = output;
    }
    let run = boardwright(&["convert", &moves, "--to", "sgf"]);
    assert!(run.failed(2).ends_with("give --game GAME"), "{}", run.err);
    let run = play(&["gomoku", "--load", &moves, "--json"], "h9");
    assert_eq!(object(&run.out)["moves"], json!(["h8", "g9", "i7", "h9"]));
}

#[test]
fn of_several_games_all_are_written_where_the_format_holds_them() {
    let games = file("two.sgf", "(;GM[4]SZ[15];B[hh])(;GM[4]SZ[15];B[aa];W[bb])");
    let told = boardwright(&["convert", &games, "--to", "sgf", "-o", &games, "--json"]).done();
    assert_eq!(object(&told)["games"], json!(2));
    let run = boardwright(&["convert", &games, "--to", "json"]);
    assert_eq!(run.failed(1), "a Boardwright record cannot hold 2 games");
    for arguments in [["replay", &games].as_slice(), &["play", "--load", &games]] {
        assert_eq!(boardwright(arguments).failed(1), "the file holds 2 games, not one");
    }
}

#[test]
fn what_a_format_cannot_hold_is_named() {
    let (file, output) = (file("too_much.json", RESIGNED), path("too_much.text"));
    let run = boardwright(&["convert", &file, "--to", "text", "-o", &output, "--json"]);
    assert!(run.failed(1).starts_with("a list of moves cannot hold "), "{}", run.err);
    assert_eq!(object(&run.out)["error"]["reason"], json!("unsupported"));
    assert!(!fs::exists(output).unwrap());
}

#[rstest]
#[case::no_format(&["convert", "x"], "the following required arguments were not provided: --to <FO")]
#[case::an_unknown_format(&["convert", "x", "--to", "pgn"], "invalid value 'pgn' for '--to <FORMAT>'")]
#[case::two_answers(&["convert", "x", "--to", "json", "--json"], "--json leaves no room")]
#[case::no_such_game(&["convert", "x", "--to", "json", "--game", "chess"], "there is no game")]
fn a_command_line_that_makes_no_sense(#[case] arguments: &[&str], #[case] message: &str) {
    let run = boardwright(arguments);
    assert!(run.failed(2).starts_with(message), "{}", run.err);
}

#[test]
fn a_file_that_is_too_long_is_not_read_to_its_end() {
    let name = path("endless.json");
    fs::File::create(&name).unwrap().set_len((64 << 20) + 1).unwrap();
    for arguments in [["replay", &name].as_slice(), &["convert", &name, "--to", "json"]] {
        let run = boardwright(arguments);
        assert!(run.failed(1).ends_with("is longer than 67108864 bytes"), "{}", run.err);
    }
    fs::remove_file(name).unwrap();
}
