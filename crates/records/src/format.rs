use std::time::Duration;

use boardwright::Specification;

use crate::form::LONGEST_TIME;
use crate::{ReadError, Record, WriteError, board, json, psq, ren_lib, renju_net, sgf, text};

/// How many bytes a file may have to be read: 64 MiB.
pub const MOST_BYTES: usize = 64 << 20;

/// How many moves a file may have to be read, those of variations included.
pub const MOST_MOVES: usize = 1_000_000;

/// A format of records. The name is that of the command's `--to`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// The library's own, for any game.
    Json,
    /// Smart Game Format, version 4.
    Sgf,
    /// Games of the Piskvork manager.
    Psq,
    /// Positions as Piskvork gives them to an engine.
    Board,
    /// Libraries of RenLib.
    Lib,
    /// The game database of RenjuNet.
    Xml,
    /// A bare list of moves, in the game's notation.
    Text,
}

impl Format {
    /// Every format, in the order in which a file is tried.
    pub const ALL: [Format; 7] = [
        Format::Json,
        Format::Sgf,
        Format::Psq,
        Format::Board,
        Format::Lib,
        Format::Xml,
        Format::Text,
    ];

    /// The short name, which is also the usual extension of a file: `sgf`.
    pub const fn name(self) -> &'static str {
        match self {
            Format::Json => "json",
            Format::Sgf => "sgf",
            Format::Psq => "psq",
            Format::Board => "board",
            Format::Lib => "lib",
            Format::Xml => "xml",
            Format::Text => "text",
        }
    }

    /// The name in a sentence: `SGF`.
    pub const fn title(self) -> &'static str {
        match self {
            Format::Json => "a Boardwright record",
            Format::Sgf => "SGF",
            Format::Psq => "PSQ",
            Format::Board => "a board of Piskvork",
            Format::Lib => "a RenLib library",
            Format::Xml => "RenjuNet XML",
            Format::Text => "a list of moves",
        }
    }

    /// The titles of all formats, separated by commas.
    pub(crate) fn names() -> String {
        Format::ALL.map(Format::title).join(", ")
    }

    /// The format of a file, told by its content.
    pub fn recognise(bytes: &[u8]) -> Option<Format> {
        Format::ALL.into_iter().find(|format| match format {
            Format::Json => json::recognise(bytes),
            Format::Sgf => sgf::recognise(bytes),
            Format::Psq => psq::recognise(bytes),
            Format::Board => board::recognise(bytes),
            Format::Lib => ren_lib::recognise(bytes),
            Format::Xml => renju_net::recognise(bytes),
            Format::Text => text::recognise(bytes),
        })
    }

    /// Reads the records in a file of this format. `game` says which game it is where the file
    /// does not; where it does, the file is right.
    ///
    /// # Errors
    ///
    /// [`ReadError`] for the first fault.
    pub fn read(
        self,
        bytes: &[u8],
        game: Option<&Specification>,
    ) -> Result<Vec<Record>, ReadError> {
        if bytes.len() > MOST_BYTES {
            let (size, most) = (bytes.len(), MOST_BYTES);
            return Err(ReadError::TooLarge { size, most, unit: "bytes" });
        }
        match self {
            Format::Json => json::read(bytes, game),
            Format::Sgf => sgf::read(bytes, game),
            Format::Psq => psq::read(bytes, game),
            Format::Board => board::read(bytes, game),
            Format::Lib => ren_lib::read(bytes, game),
            Format::Xml => renju_net::read(bytes, game),
            Format::Text => text::read(bytes, game),
        }
    }

    /// Writes one record in this format.
    ///
    /// # Errors
    ///
    /// [`WriteError`] names what the format cannot hold.
    pub fn write(self, record: &Record) -> Result<Vec<u8>, WriteError> {
        let longest = Duration::from_secs(LONGEST_TIME.into());
        let mut times =
            record.moves.walk().filter_map(|node| record.moves[node].remarks.as_ref()?.time);
        if times.any(|time| time > longest) {
            let what = format!("a move of more than {LONGEST_TIME} seconds");
            return Err(WriteError { format: self, what });
        }
        match self {
            Format::Json => json::write(record),
            Format::Sgf => sgf::write(record),
            Format::Psq => psq::write(record),
            Format::Board => board::write(record),
            Format::Lib => ren_lib::write(record),
            Format::Xml => renju_net::write(record),
            Format::Text => text::write(record),
        }
    }

    /// Writes records into one file. SGF holds as many as there are, the other formats one.
    ///
    /// # Errors
    ///
    /// [`WriteError`] names what the format cannot hold.
    pub fn write_all(self, records: &[Record]) -> Result<Vec<u8>, WriteError> {
        match (self, records) {
            (_, [record]) => self.write(record),
            (Format::Sgf, [_, ..]) => {
                let games: Result<Vec<_>, _> =
                    records.iter().map(|record| self.write(record)).collect();
                Ok(games?.concat())
            }
            _ => Err(WriteError { format: self, what: format!("{} games", records.len()) }),
        }
    }
}

/// Reads the records in a file, whose format is told by its content. `game` says which game it is
/// where the file does not.
///
/// # Errors
///
/// [`ReadError`] for a file in no known format, and for the first fault.
pub fn read(bytes: &[u8], game: Option<&Specification>) -> Result<Vec<Record>, ReadError> {
    Format::recognise(bytes).ok_or(ReadError::Unrecognised)?.read(bytes, game)
}
