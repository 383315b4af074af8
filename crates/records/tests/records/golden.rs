//! Files of version 1 of the form, which every later release reads as this one does. They are never
//! rewritten; a new version gets files of its own.

use std::fs;
use std::path::Path;
use std::time::Duration;

use boardwright_core::{NodeId, Outcome, Seat};
use boardwright_records::{Ending, Format, GameResult, Participant, Record, Remarks, read};
use rstest::rstest;
use serde_json::Value;

fn bytes_of(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    fs::read(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn golden(name: &str) -> Record {
    let mut records = read(&bytes_of(name), None).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(records.len(), 1);
    records.remove(0)
}

/// The moves from the first to this one.
fn line(record: &Record, node: NodeId) -> String {
    let path = record.moves.path(node).into_iter();
    path.map(|node| record.moves[node].text.as_str()).collect::<Vec<_>>().join(" ")
}

#[rstest]
#[case("connect-four.json")]
#[case("connect-four-won.json")]
#[case("pop-out.json")]
#[case("renju.json")]
#[case("swap2.json")]
#[case("three-players.json")]
#[case("ultimate.json")]
fn what_is_written_says_the_same(#[case] name: &str) {
    let written = Format::Json.write(&golden(name)).unwrap();
    let [written, kept] =
        [written, bytes_of(name)].map(|bytes| serde_json::from_slice::<Value>(&bytes).unwrap());
    assert_eq!(written, kept);
}

#[test]
fn every_field_of_version_1() {
    let record = golden("connect-four.json");
    assert_eq!(
        record.game.to_string(),
        "connect-four:rows=6,columns=7,connect=4,players=2,rule=standard"
    );
    assert_eq!(record.start, None);
    let details = &record.details;
    assert_eq!(
        details.players,
        [
            Participant {
                name: "Ann \"Drop\" Åström".to_owned(),
                rating: "1800".to_owned(),
                origin: "SE".to_owned(),
            },
            Participant { name: "李 四".to_owned(), ..Participant::default() },
        ]
    );
    assert_eq!(details.event, "Club evening");
    assert_eq!(details.round, "3");
    assert_eq!(details.place, "Malmö");
    assert_eq!(details.date, "2026-12-01");
    assert_eq!(details.annotator, "Ben");
    assert_eq!(details.comment, "The trap at e4.\nWhite space  stays.");
    let property = |name: &str, values: &[&str]| {
        (name.to_owned(), values.iter().map(|v| v.to_string()).collect())
    };
    assert_eq!(
        details.other,
        [
            property("AP", &["Other program:1.0"]),
            property("KM", &[]),
            property("XX", &["one", "", "two\ttabs"]),
        ]
    );
    assert_eq!(
        record.result,
        Some(GameResult { outcome: Some(Outcome::Win(Seat::FIRST)), ending: Ending::Resignation })
    );
    let lines: Vec<String> = record
        .moves
        .walk()
        .filter(|&node| record.moves.first_child(node).is_none())
        .map(|node| line(&record, node))
        .collect();
    assert_eq!(
        lines,
        [
            "d d d d d b c e c c a",
            "d d d d d b c e b",
            "d d d d d c c e",
            "d d d d d c c g f",
            "d d d d d e",
        ]
    );
    let notes: Vec<(String, Remarks)> = record
        .moves
        .walk()
        .filter_map(|node| {
            Some((line(&record, node), record.moves[node].remarks.as_deref()?.clone()))
        })
        .collect();
    let remark = |comment: &str| Remarks { comment: comment.to_owned(), ..Remarks::default() };
    let seconds = |millis| Some(Duration::from_millis(millis));
    assert_eq!(
        notes,
        [
            ("d".to_owned(), Remarks { time: seconds(250), ..Remarks::default() }),
            ("d d d d d b".to_owned(), Remarks { time: seconds(125_000), ..remark("A slip: c.") }),
            ("d d d d d c".to_owned(), remark("Better.")),
            (
                "d d d d d c c g f".to_owned(),
                Remarks { other: vec![property("BM", &["1"])], ..remark("\0\u{1f}\\") }
            ),
        ]
    );
}

/// The other files: the moves of the main line, how it ended, and what the board shows at its end.
#[rstest]
#[case::a_start("connect-four-won.json", "d", "win 1 by the rules", &[".......", "RRRRYYY"])]
#[case::pops(
    "pop-out.json",
    "d e xd d d xe a",
    "win 2 by time",
    &[".......", "...R...", "R..Y..."]
)]
#[case::colours_that_change_hands(
    "swap2.json",
    "h8 h9 i8 more j9 g7 swap f6 k10",
    "win 1 by forfeit",
    &["..........X....", ".......O.O.....", ".......XX......", "......X........", ".....O........."]
)]
#[case::passes(
    "renju.json",
    "h8 stay h9 swap h10 stay i9 stay j9 swap g7 pass f6",
    "draw by agreement",
    &[".......X.......", ".......OOX.....", ".......X.......", "......O........", ".....O........."]
)]
#[case::boards_of_boards(
    "ultimate.json",
    "e5 d4 b2 f6",
    "none by unknown means",
    &[".....O...", "....X....", "...O.....", ".........", ".X......."]
)]
#[case::three_players("three-players.json", "a b c d", "no result", &[".......", "RYGR..."])]
fn a_game_of_version_1(
    #[case] name: &str,
    #[case] moves: &str,
    #[case] result: &str,
    #[case] rows: &[&str],
) {
    let record = golden(name);
    let last = record.moves.main_line().last().unwrap();
    assert_eq!(line(&record, last), moves);
    let stated = match record.result {
        None => "no result".to_owned(),
        Some(GameResult { outcome, ending }) => match outcome {
            Some(Outcome::Win(seat)) => format!("win {} by {ending}", seat.index() + 1),
            Some(Outcome::Draw) => format!("draw by {ending}"),
            None => format!("none by {ending}"),
        },
    };
    assert_eq!(stated, result);
    let game = record.replay().unwrap();
    let cells = game.cells();
    assert!(cells.windows(rows.len()).any(|shown| shown == rows), "{cells:#?}");
}

#[test]
fn variations_may_leave_the_opening_elsewhere() {
    let record = golden("swap2.json");
    let ends: Vec<String> = record
        .moves
        .walk()
        .filter(|&node| record.moves.first_child(node).is_none())
        .map(|node| line(&record, node))
        .collect();
    assert_eq!(
        ends,
        ["h8 h9 i8 more j9 g7 swap f6 k10", "h8 h9 i8 more j9 g7 stay e5", "h8 h9 i8 swap g7",]
    );
}

/// Formats that do not describe themselves hang on the order of the fields and on nothing else.
#[test]
fn bytes_of_version_1_read_back() {
    let kept = bytes_of("connect-four.postcard");
    let record: Record = postcard::from_bytes(&kept).unwrap();
    assert_eq!(record, golden("connect-four.json"));
    assert_eq!(postcard::to_allocvec(&record).unwrap(), kept);
}
