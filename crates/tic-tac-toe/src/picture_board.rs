use boardwright_core::Reason;
use boardwright_grid::{Cell, Picture, Shape, Stone};

/// Why a picture shows no board of this kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PictureBoardError {
    /// The sides differ.
    #[error(
        "the picture has {} rows and {} columns, the board {} and {}",
        shown.rows(), shown.columns(), board.rows(), board.columns()
    )]
    Shape {
        /// The shape of the picture.
        shown: Shape,
        /// The shape of the board.
        board: Shape,
    },
    /// The board is for two colours.
    #[error("the stone on {cell} is of a third colour")]
    ThirdColour {
        /// The stone's cell.
        cell: Cell,
    },
}

impl Reason for PictureBoardError {
    fn reason(&self) -> &'static str {
        "bad_position"
    }
}

/// Checks that a picture shows a board of this shape with stones of two colours.
pub(crate) fn check_picture(picture: &Picture, board: Shape) -> Result<(), PictureBoardError> {
    if picture.shape() != board {
        return Err(PictureBoardError::Shape { shown: picture.shape(), board });
    }
    match picture.stones().find(|(_, stone)| *stone > Stone::SECOND) {
        Some((cell, _)) => Err(PictureBoardError::ThirdColour { cell }),
        None => Ok(()),
    }
}
