use core::error::Error;

use crate::{Outcome, Seat};

/// An error with one stable word for programs.
///
/// The sentence for people is the error's `Display`; the word stays the same from version to
/// version, so that scripts, servers and tests can rely on it.
pub trait Reason: Error {
    /// The word, in snake_case: `column_full`, `cell_occupied`, `game_over`.
    fn reason(&self) -> &'static str;
}

/// Why a move was not played. Nothing has changed: neither the position nor the history.
///
/// The checks come in the order of the variants, so a wrong player's impossible move after the
/// end is `GameOver`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PlayError<R> {
    /// The game has ended.
    #[error("the game is over: {0}")]
    GameOver(Outcome),
    /// A seat was named, and it is another one's turn.
    #[error("it is not the turn of seat {named}: seat {to_move} is to move")]
    NotYourTurn {
        /// The seat that tried to move.
        named: Seat,
        /// The seat whose turn it is.
        to_move: Seat,
    },
    /// The move rule refused the input, for a reason of its own.
    #[error(transparent)]
    Refused(R),
}

impl<R: Reason + 'static> Reason for PlayError<R> {
    fn reason(&self) -> &'static str {
        match self {
            PlayError::GameOver(_) => "game_over",
            PlayError::NotYourTurn { .. } => "not_your_turn",
            PlayError::Refused(refusal) => refusal.reason(),
        }
    }
}

/// Why these players cannot sit down to a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PlayersError {
    /// Fewer than two.
    #[error("a game needs at least 2 players, not {players}")]
    TooFew {
        /// How many there were.
        players: usize,
    },
    /// More, or fewer, than the rules have seats for.
    #[error("the rules have {seats} seats, but there are {players} players")]
    SeatsDiffer {
        /// How many seats the rules have.
        seats: usize,
        /// How many players there were.
        players: usize,
    },
    /// Two players could not be told apart on the board.
    #[error("players {first} and {second} have the same symbol {symbol:?}")]
    SameSymbol {
        /// The symbol they share.
        symbol: char,
        /// The first of the two.
        first: Seat,
        /// The second of the two.
        second: Seat,
    },
    /// A symbol that pictures of boards cannot hold: it must be one printable ASCII character,
    /// no digit, no blank, and none of `.`, `/`, `:` and `|`.
    #[error("{symbol:?} cannot be the symbol of player {seat}")]
    BadSymbol {
        /// The symbol.
        symbol: char,
        /// Whose it is.
        seat: Seat,
    },
    /// The position names a seat that the table does not have.
    #[error("the position names seat {seat}: seats are 0..{}", seats - 1)]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
        /// How many seats there are.
        seats: u8,
    },
}

impl Reason for PlayersError {
    fn reason(&self) -> &'static str {
        "bad_parameter"
    }
}

/// Why a game could not be ended by resignation or by agreement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum EndError {
    /// It has ended already.
    #[error("the game is over: {0}")]
    GameOver(Outcome),
    /// The table has no such seat.
    #[error("there is no seat {seat}: seats are 0..{}", seats - 1)]
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
        /// How many seats there are.
        seats: u8,
    },
    /// With three or more seats a resignation names no winner.
    #[error("resigning needs a game of 2 seats, and this one has {seats}")]
    NoSingleOpponent {
        /// How many seats there are.
        seats: u8,
    },
}

impl Reason for EndError {
    fn reason(&self) -> &'static str {
        match self {
            EndError::GameOver(_) => "game_over",
            EndError::NoSuchSeat { .. } => "bad_parameter",
            EndError::NoSingleOpponent { .. } => "unsupported",
        }
    }
}

/// There is nothing before this point of the history.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is nothing to undo")]
pub struct NothingToUndo;

impl Reason for NothingToUndo {
    fn reason(&self) -> &'static str {
        "nothing_to_undo"
    }
}

/// Nothing was undone since the last move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is nothing to redo")]
pub struct NothingToRedo;

impl Reason for NothingToRedo {
    fn reason(&self) -> &'static str {
        "nothing_to_redo"
    }
}

/// The line has fewer moves than that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no position after {ply} plies: the line has {plies}")]
pub struct NoSuchPly {
    /// The number of plies that was named.
    pub ply: usize,
    /// How many the line has.
    pub plies: usize,
}

impl Reason for NoSuchPly {
    fn reason(&self) -> &'static str {
        "bad_parameter"
    }
}
