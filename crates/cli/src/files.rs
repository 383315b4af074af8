//! The files that the command reads and writes.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use boardwright_core::Excerpt;
use boardwright_records::{MOST_BYTES, Record};

use crate::failure::Fault;

/// Reads a file, or standard input for `-`, unless it is longer than any record.
pub(crate) fn read(file: &Path) -> Result<Vec<u8>, Fault> {
    let name = file.to_string_lossy();
    let most = MOST_BYTES as u64;
    let mut bytes = Vec::new();
    let reading = if name == "-" {
        io::stdin().lock().take(most + 1).read_to_end(&mut bytes)
    } else {
        File::open(file).and_then(|file| file.take(most + 1).read_to_end(&mut bytes))
    };
    let bad = |message| Err(Fault::new("bad_record", message));
    match reading {
        Err(error) => bad(format!("{} cannot be read: {error}", Excerpt(&name))),
        Ok(length) if length > MOST_BYTES => {
            bad(format!("{} is longer than {most} bytes", Excerpt(&name)))
        }
        Ok(_) => Ok(bytes),
    }
}

/// Writes a file. Nothing is left of what was in it.
pub(crate) fn write(file: &Path, bytes: &[u8]) -> Result<(), Fault> {
    fs::write(file, bytes).map_err(|error| {
        let name = file.to_string_lossy();
        Fault::new("input_output", format!("{} cannot be written: {error}", Excerpt(&name)))
    })
}

/// The record of a file that should hold one.
pub(crate) fn only(mut records: Vec<Record>) -> Result<Record, Fault> {
    let count = records.len();
    match records.pop() {
        Some(record) if count == 1 => Ok(record),
        _ => Err(Fault::new("bad_record", format!("the file holds {count} games, not one"))),
    }
}
