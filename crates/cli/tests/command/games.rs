use serde_json::json;

use super::{boardwright, object};

#[test]
fn lists_every_game_with_its_parameters() {
    let list = boardwright(&["games"]).done();
    for line in [
        "connect-four: discs fall to the lowest free cell of a column; ",
        "  players: 2 to 4",
        "  rows: rows of the board; a number from 1 to 64 (default: 6)",
        "  connect: stones in a line; a number from 2 to 64 (default: the shorter side)",
        "  size=N: short for rows and columns",
        "gomoku: ",
        "  max-moves: a draw after so many moves; none or a number from 1 to 65535 (default: none)",
    ] {
        assert!(list.lines().any(|other| other.starts_with(line)), "{line} in {list}");
    }
}

#[test]
fn lists_only_games_that_can_be_played() {
    let list = object(&boardwright(&["games", "--json"]).done());
    let games = list["games"].as_array().unwrap();
    let names: Vec<_> = games.iter().map(|game| game["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["connect-four", "tic-tac-toe", "gomoku"]);
    for name in names {
        boardwright(&["show", name]).done();
    }
}

#[test]
fn names_defaults_ranges_and_choices_for_programs() {
    let list = object(&boardwright(&["games", "--json"]).done());
    let connect_four = &list["games"][0];
    assert_eq!(connect_four["players"], json!([2, 4]));
    assert_eq!(
        connect_four["parameters"][0],
        json!({"name": "rows", "meaning": "rows of the board", "default": "6", "range": [1, 64]})
    );
    let most_moves = &list["games"][2]["parameters"][7];
    assert_eq!(
        (&most_moves["range"], &most_moves["choices"], &most_moves["default"]),
        (&json!([1, 65535]), &json!(["none"]), &json!("none"))
    );
    let rule = &connect_four["parameters"][4];
    assert_eq!((&rule["name"], &rule["default"]), (&json!("rule"), &json!("standard")));
    assert_eq!(rule["choices"][0], json!("standard"));
    assert_eq!(
        list["games"][1]["shorthands"],
        json!([{"name": "size", "sets": ["rows", "columns"]}])
    );
}
