use boardwright_core::Reason;
use boardwright_grid::{Cell, Picture};

use crate::DropGrid;

/// A picture shows a disc that would fall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the disc on {disc} floats: {gap} is empty")]
pub struct FloatingDisc {
    /// The disc's cell.
    pub disc: Cell,
    /// The lowest empty cell below it.
    pub gap: Cell,
}

impl Reason for FloatingDisc {
    fn reason(&self) -> &'static str {
        "bad_position"
    }
}

/// Drops the discs that a picture shows into `board`, which is empty and has the picture's shape
/// and colours.
pub(crate) fn stack<G: DropGrid>(mut board: G, picture: &Picture) -> Result<G, FloatingDisc> {
    // Bottom row first, so a disc that does not land where it is shown has a gap below it.
    for (cell, disc) in picture.stones() {
        let height = board.height(cell.column());
        if height != cell.row() {
            return Err(FloatingDisc { disc: cell, gap: Cell::new(height, cell.column()) });
        }
        board.drop(cell.column(), disc);
    }
    Ok(board)
}
