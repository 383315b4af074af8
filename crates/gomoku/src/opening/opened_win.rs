use alloc::vec::Vec;

use boardwright_core::{Outcome, Seat, WinStrategy};
use boardwright_grid::{Cell, Grid};

use crate::opening::{Opened, OpenedChange};

/// The win strategy `W` with an opening before it: who plays the colour that wins has won.
///
/// An opening puts at most three stones of a colour, so nobody wins in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct OpenedWin<W> {
    win: W,
}

impl<W> OpenedWin<W> {
    pub(super) const fn new(win: W) -> OpenedWin<W> {
        OpenedWin { win }
    }

    /// How a win is found when the opening is over.
    pub const fn win(&self) -> &W {
        &self.win
    }
}

impl<B, W, C> WinStrategy<Opened<B>, OpenedChange<C>> for OpenedWin<W>
where
    B: Grid,
    W: WinStrategy<B, C>,
{
    #[inline]
    fn outcome(&self, board: &Opened<B>, mover: Seat, change: &OpenedChange<C>) -> Option<Outcome> {
        let OpenedChange::Play(change) = change else { return None };
        let outcome = self.win.outcome(&board.board, board.as_colour(mover), change)?;
        Some(board.for_players(outcome))
    }

    fn judge(&self, board: &Opened<B>, last: Seat) -> Option<Outcome> {
        let outcome = self.win.judge(&board.board, board.as_colour(last))?;
        Some(board.for_players(outcome))
    }

    fn winning_cells(&self, board: &Opened<B>) -> Vec<Cell> {
        self.win.winning_cells(&board.board)
    }
}
