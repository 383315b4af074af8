use alloc::vec::Vec;

use boardwright_core::{Outcome, Seat, WinStrategy};
use boardwright_grid::{Cell, DirectionalWin, Placement};

use crate::StandardBoard;
use crate::word_line::FOUR;

/// Four in a line or more win: the verdicts of [`DirectionalWin`] with such a line, found faster.
///
/// Before a move nobody had won, so whoever has four in a line after it has just completed them.
/// All discs of the mover are looked at in one go; where the new one lies makes no difference.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct FourInLine;

const ANYWHERE: DirectionalWin = DirectionalWin::new(FOUR);

impl WinStrategy<StandardBoard, Placement> for FourInLine {
    #[inline]
    fn outcome(&self, board: &StandardBoard, mover: Seat, change: &Placement) -> Option<Outcome> {
        if board.has_four(change.stone) { Some(Outcome::Win(mover)) } else { None }
    }

    fn judge(&self, board: &StandardBoard, last: Seat) -> Option<Outcome> {
        ANYWHERE.judge(board, last)
    }

    fn winning_cells(&self, board: &StandardBoard) -> Vec<Cell> {
        ANYWHERE.winning_cells(board)
    }
}
