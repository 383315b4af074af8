use boardwright::Specification;
use boardwright_core::NodeId;
use boardwright_records::{Entry, Format, ReadError, Record};
use proptest::prelude::*;

pub(crate) fn specification(text: &str) -> Specification {
    text.parse().expect("a game of the catalogue")
}

/// The only record of a file that is recognised as `format`.
#[track_caller]
pub(crate) fn read(format: Format, bytes: &[u8], game: Option<&str>) -> Record {
    assert_eq!(Format::recognise(bytes), Some(format), "what it is taken for");
    let game = game.map(specification);
    let mut records = boardwright_records::read(bytes, game.as_ref()).expect("it can be read");
    assert_eq!(records.len(), 1);
    records.remove(0)
}

/// A record of these moves, in one line.
pub(crate) fn record(game: &str, moves: &str) -> Record {
    let mut record = Record::new(specification(game));
    let mut at = NodeId::ROOT;
    for text in moves.split_whitespace() {
        at = record.moves.add(at, Entry::new(text));
    }
    record
}

/// The moves of the main line.
pub(crate) fn line(record: &Record) -> String {
    let texts = record.moves.main_line().map(|node| record.moves[node].text.as_str());
    texts.collect::<Vec<_>>().join(" ")
}

/// What stands on the board after the main line, top row first.
pub(crate) fn cells(record: &Record) -> Vec<String> {
    record.replay().expect("a legal game").cells()
}

/// What is wrong with a file, and where.
#[track_caller]
pub(crate) fn fault(format: Format, bytes: &[u8], game: Option<&str>) -> String {
    let game = game.map(specification);
    let error: ReadError = format.read(bytes, game.as_ref()).expect_err("it is faulty");
    error.to_string()
}

/// What a format says that it cannot hold.
#[track_caller]
pub(crate) fn refusal(format: Format, record: &Record) -> String {
    format.write(record).expect_err("it cannot be held").what
}

/// Writes a record, reads it back as the same game, and expects the same.
#[track_caller]
pub(crate) fn comes_back(format: Format, record: &Record) {
    let bytes = format.write(record).expect("it can be held");
    assert_eq!(Format::recognise(&bytes), Some(format));
    let read = format.read(&bytes, Some(&record.game)).expect("what was written can be read");
    assert_eq!(read, std::slice::from_ref(record), "{}", String::from_utf8_lossy(&bytes));
}

/// Plays some of these choices, as far as the game goes, and calls `played` after each move with
/// what was played.
pub(crate) fn random_line(record: &mut Record, choices: &[u16]) {
    let mut game = record.game.new_game();
    let mut at = NodeId::ROOT;
    for &choice in choices {
        let legal = game.legal();
        let legal: Vec<_> = legal.into_iter().filter(|text| text != "pass").collect();
        if legal.is_empty() {
            break;
        }
        let text = &legal[usize::from(choice) % legal.len()];
        game.play(text).expect("it is legal");
        at = record.moves.add(at, Entry::new(text));
    }
    record.result = game.outcome().map(boardwright_records::GameResult::of);
}

/// Text of one line that a format may have to escape.
pub(crate) fn one_line() -> impl Strategy<Value = String> {
    "[A-Za-zåéß漢<>&\"']{1,6}( [a-zñ.,;()]{1,5}){0,2}"
}
