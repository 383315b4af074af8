use boardwright_core::{PlayersError, Reason};

use crate::{LineError, ShapeError};

/// Why a game cannot be set up like this: what the factories of games on grids return.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The board cannot have this shape.
    #[error(transparent)]
    Shape(#[from] ShapeError),
    /// The board cannot hold the line.
    #[error(transparent)]
    Line(#[from] LineError),
    /// These players cannot play it.
    #[error(transparent)]
    Players(#[from] PlayersError),
}

impl Reason for SetupError {
    fn reason(&self) -> &'static str {
        match self {
            SetupError::Shape(error) => error.reason(),
            SetupError::Line(error) => error.reason(),
            SetupError::Players(error) => error.reason(),
        }
    }
}
