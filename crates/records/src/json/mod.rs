//! The library's own form as JSON.

mod layout;
mod places;

use std::borrow::Cow;

use boardwright::Specification;
use serde::{Deserialize, Serialize};
use serde_json::Serializer;

use self::layout::Layout;
use self::places::{place_of, spot_of};
use crate::form::{Fault, Form, VERSION, unknown_version};
use crate::{Format, MOST_MOVES, ReadError, Record, WriteError};

/// How many values a file may have that are read: two or three for each move. Each of them takes
/// several times its length in memory.
const MOST_VALUES: usize = 5 * MOST_MOVES / 2;

/// Whether it begins like an object, which no other format does.
pub(crate) fn recognise(bytes: &[u8]) -> bool {
    without_mark(bytes).trim_ascii_start().starts_with(b"{")
}

/// Reads the one record of a file. It says which game it is, so `game` is not asked.
pub(crate) fn read(bytes: &[u8], _game: Option<&Specification>) -> Result<Vec<Record>, ReadError> {
    let bytes = without_mark(bytes);
    let text = std::str::from_utf8(bytes).map_err(|error| ReadError::Malformed {
        place: place_of(bytes, error.valid_up_to()),
        message: "this is not UTF-8".to_owned(),
    })?;
    let size = values(bytes);
    if size > MOST_VALUES {
        return Err(ReadError::TooLarge { size, most: MOST_VALUES, unit: "values" });
    }
    let form: Form = serde_json::from_str(text).map_err(|error| malformed(text, &error))?;
    let record = form.record().map_err(|(spot, fault)| {
        let place = spot_of(text, spot);
        match fault {
            Fault::Game(error) => ReadError::Game(error),
            Fault::Record(error) => ReadError::Record { place: Some(place), error },
            Fault::Structure(message) => ReadError::Malformed { place, message },
        }
    })?;
    Ok(vec![record])
}

pub(crate) fn write(record: &Record) -> Result<Vec<u8>, WriteError> {
    let mut bytes = Vec::new();
    let mut serializer = Serializer::with_formatter(&mut bytes, Layout::default());
    record
        .serialize(&mut serializer)
        .map_err(|error| WriteError { format: Format::Json, what: error.to_string() })?;
    bytes.push(b'\n');
    Ok(bytes)
}

/// The bytes after the mark that some editors put at the beginning of a file.
fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes)
}

/// At most how many values there are: as many as commas outside of strings, and one more.
fn values(bytes: &[u8]) -> usize {
    let (mut values, mut is_string) = (1, false);
    let mut bytes = bytes.iter();
    while let Some(byte) = bytes.next() {
        match byte {
            b'"' => is_string = !is_string,
            b'\\' if is_string => drop(bytes.next()),
            b',' if !is_string => values += 1,
            _ => {}
        }
    }
    values
}

/// How much of what serde says is repeated, in characters.
const LONGEST_MESSAGE: usize = 240;

/// What is not the form of a record, told in one line.
fn malformed(text: &str, error: &serde_json::Error) -> ReadError {
    let (line, column) = (error.line(), error.column());
    let begin =
        text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum::<usize>();
    let place = place_of(text.as_bytes(), begin + column.saturating_sub(1));
    let told = error.to_string();
    let told = told.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&told);
    // A record of a later version may have fields of which this one has not heard.
    let message: Cow<'_, str> = match serde_json::from_str(text) {
        Ok(Version { boardwright }) if boardwright != VERSION => {
            unknown_version(boardwright).into()
        }
        _ => told.into(),
    };
    let mut characters = message.chars();
    let mut message: String = characters
        .by_ref()
        .take(LONGEST_MESSAGE)
        .map(|character| if character.is_control() { ' ' } else { character })
        .collect();
    if characters.next().is_some() {
        message.push('…');
    }
    ReadError::Malformed { place, message }
}

#[derive(Deserialize)]
struct Version {
    boardwright: u32,
}
