use std::fmt;

use boardwright::{MoveError, SetUpError, SpecificationError};
use boardwright_core::{Excerpt, NodeId, Outcome, Reason, Seat};

use crate::{Ending, Format, GameResult};

/// Why a record is not one of a legal game.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum RecordError {
    /// The position from which it starts cannot be set up.
    #[error("the start position: {0}")]
    Start(SetUpError),
    /// The position from which it starts tells that a player gave up or that a draw was agreed.
    #[error("the start position: that a game was given up or drawn belongs to its result")]
    GivenUpAtStart,
    /// There are not as many players as seats.
    #[error("the record names {shown} players, and the game has {seats}")]
    Players {
        /// How many are named.
        shown: usize,
        /// How many there are.
        seats: usize,
    },
    /// The rules refuse a move.
    #[error(transparent)]
    Move(IllegalMove),
    /// The stated winner does not play.
    #[error("player {} cannot have won: players are 1 to {seats}", winner.index() + 1)]
    NoSuchWinner {
        /// Who is said to have won.
        winner: Seat,
        /// How many players there are.
        seats: usize,
    },
    /// The stated result is not that of the game.
    #[error("after {ply} plies the result is {}, not {}", outcome(found), outcome(&stated.outcome))]
    Result {
        /// What the record states.
        stated: GameResult,
        /// What the game says.
        found: Option<Outcome>,
        /// After how many plies.
        ply: usize,
    },
    /// The game cannot have ended in the stated way.
    #[error("the game cannot have ended by {ending}: {why}")]
    Ending {
        /// What the record states.
        ending: Ending,
        /// Why not.
        why: String,
    },
    /// The stated end is refused by the game.
    #[error("the end of the game: {0}")]
    End(MoveError),
    /// A move that was played cannot be taken back.
    #[error("a move cannot be taken back: {0}")]
    Undo(MoveError),
}

fn outcome(outcome: &Option<Outcome>) -> String {
    match outcome {
        None => "none yet".to_owned(),
        Some(Outcome::Draw) => "a draw".to_owned(),
        Some(Outcome::Win(seat)) => format!("a win for player {}", seat.index() + 1),
    }
}

impl Reason for RecordError {
    fn reason(&self) -> &'static str {
        match self {
            RecordError::Start(error) => error.reason(),
            RecordError::Move(illegal) => illegal.error.reason(),
            RecordError::GivenUpAtStart => "bad_position",
            RecordError::Players { .. }
            | RecordError::NoSuchWinner { .. }
            | RecordError::Result { .. }
            | RecordError::Ending { .. } => "bad_record",
            RecordError::End(error) | RecordError::Undo(error) => error.reason(),
        }
    }
}

/// A move of a record that the rules refuse.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[error("ply {ply} ({}): {error}", Written(text))]
pub struct IllegalMove {
    /// The number of the move in its line, from 1.
    pub ply: usize,
    /// The node of the record's tree.
    pub node: NodeId,
    /// The move.
    pub text: String,
    /// Why it is refused.
    pub error: MoveError,
}

/// A move as it was written, in quotation marks if it is anything but a short word.
struct Written<'t>(&'t str);

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_sign = |sign: char| sign.is_ascii_graphic() || sign.is_alphanumeric();
        let is_word = |text: &str| text.chars().all(is_sign);
        match self.0 {
            text if (1..=20).contains(&text.len()) && is_word(text) => f.write_str(text),
            text => Excerpt(text).fmt(f),
        }
    }
}

/// A place in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// In a text: line and column, both from 1. Columns count characters.
    Text {
        /// The line.
        line: usize,
        /// The character in it.
        column: usize,
    },
    /// In a file of bytes: how many bytes come before it.
    Byte(usize),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Text { line, column } => write!(f, "line {line}, column {column}"),
            Place::Byte(offset) => write!(f, "byte {offset}"),
        }
    }
}

/// Why a file is not a record that this library reads.
#[derive(Debug, Clone, thiserror::Error)]
pub enum ReadError {
    /// It is in none of the formats.
    #[error("this is no record in a format that is known: {}", Format::names())]
    Unrecognised,
    /// It is a list of moves, which does not say of which game.
    #[error("a list of moves does not say which game it is of")]
    NoGame,
    /// It is larger than anything that is read.
    #[error("{size} {unit} are too many: at most {most} are read")]
    TooLarge {
        /// How much there is.
        size: usize,
        /// How much is read.
        most: usize,
        /// Of what: bytes, moves.
        unit: &'static str,
    },
    /// It does not keep to its format.
    #[error("{place}: {message}")]
    Malformed {
        /// Where.
        place: Place,
        /// What is wrong there.
        message: String,
    },
    /// It names a game that is not in the catalogue.
    #[error("the game of the record: {0}")]
    Game(SpecificationError),
    /// It is a record of something that is no legal game.
    #[error("{}{error}", at(place))]
    Record {
        /// Where in the file, if the format tells.
        place: Option<Place>,
        /// Why.
        error: RecordError,
    },
}

fn at(place: &Option<Place>) -> String {
    place.map(|place| format!("{place}: ")).unwrap_or_default()
}

impl Reason for ReadError {
    fn reason(&self) -> &'static str {
        match self {
            ReadError::Record { error, .. } => error.reason(),
            ReadError::Game(error) => error.reason(),
            _ => "bad_record",
        }
    }
}

/// Why a record cannot be written in a format.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{} cannot hold {what}", format.title())]
pub struct WriteError {
    /// The format.
    pub format: Format,
    /// What it cannot hold: "variations", "a board of 12 rows and 15 columns".
    pub what: String,
}

impl Reason for WriteError {
    fn reason(&self) -> &'static str {
        "unsupported"
    }
}
