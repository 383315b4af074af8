use alloc::string::{String, ToString};

use boardwright_core::Reason;

use crate::SetUpError;

/// Why something could not be done in a type-erased game: a word for programs, and a sentence for
/// people in the notation that they typed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct MoveError {
    reason: &'static str,
    message: String,
}

impl MoveError {
    pub(crate) fn new(reason: &'static str, message: impl Into<String>) -> MoveError {
        MoveError { reason, message: message.into() }
    }

    /// The error in its own words.
    pub(crate) fn of(error: &impl Reason) -> MoveError {
        MoveError::new(error.reason(), error.to_string())
    }
}

impl Reason for MoveError {
    fn reason(&self) -> &'static str {
        self.reason
    }
}

/// Why a text of several moves was not played to its end. The moves before the fault were played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MovesError {
    /// The position at the beginning cannot be set up. Nothing was played.
    #[error(transparent)]
    SetUp(#[from] SetUpError),
    /// A move was refused.
    #[error("{error}")]
    Move {
        /// The number of the move in the text, from 1.
        number: usize,
        /// The move as it was written.
        text: String,
        /// Why.
        error: MoveError,
    },
}

impl Reason for MovesError {
    fn reason(&self) -> &'static str {
        match self {
            MovesError::SetUp(error) => error.reason(),
            MovesError::Move { error, .. } => error.reason(),
        }
    }
}
