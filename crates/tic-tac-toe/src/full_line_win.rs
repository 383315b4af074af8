use alloc::vec::Vec;

use boardwright_core::{Outcome, Seat, WinStrategy};
use boardwright_grid::{Cell, CellGrid, DirectionalWin, Line, Placement, Stone};

/// A square grid that knows when a stone fills a line from edge to edge.
pub trait FullLineGrid: CellGrid {
    /// Whether a row, a column or one of the two long diagonals holds nothing but stones like
    /// `stone`, which was put on `cell` last. Without it, no line is full.
    fn completes_line(&self, cell: Cell, stone: Stone) -> bool;
}

/// Who fills a row, a column or a long diagonal from edge to edge wins: n in a row on n x n.
///
/// The verdict is that of [`DirectionalWin`] for a line as long as the side, but the board is asked
/// one question instead of walked along, so it takes the same time on every size.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct FullLineWin;

impl FullLineWin {
    /// The same win, found by walking along the lines.
    fn walked<G: FullLineGrid>(self, board: &G) -> DirectionalWin {
        DirectionalWin::new(Line::at_least(board.shape().rows()))
    }
}

impl<G: FullLineGrid> WinStrategy<G, Placement> for FullLineWin {
    #[inline]
    fn outcome(&self, board: &G, mover: Seat, change: &Placement) -> Option<Outcome> {
        if board.completes_line(change.cell, change.stone) {
            Some(Outcome::Win(mover))
        } else {
            None
        }
    }

    fn judge(&self, board: &G, last: Seat) -> Option<Outcome> {
        WinStrategy::<G, Placement>::judge(&self.walked(board), board, last)
    }

    fn winning_cells(&self, board: &G) -> Vec<Cell> {
        WinStrategy::<G, Placement>::winning_cells(&self.walked(board), board)
    }
}
