use alloc::vec::Vec;

use crate::{Board, Outcome, Seat};

/// How a win is found. `C` is what the game's [`MoveRule`](crate::MoveRule) calls its change, so
/// one strategy serves every rule that tells it enough.
///
/// # Laws
///
/// After any move of a game in progress, [`outcome`](WinStrategy::outcome) (which looks only round
/// the change) and [`judge`](WinStrategy::judge) (which looks at everything) agree.
pub trait WinStrategy<B: Board, C> {
    /// Whether the `change` that `mover` has just made ends the game, and how. The board shows the
    /// state after the change; before it, nobody had won.
    fn outcome(&self, board: &B, mover: Seat, change: &C) -> Option<Outcome>;

    /// The same verdict from the whole board, for positions that come from elsewhere: set-ups,
    /// snapshots. `last` is the seat that moved last, or would have.
    fn judge(&self, board: &B, last: Seat) -> Option<Outcome>;

    /// The cells that made the win, each once, for highlighting; empty where nothing on the board
    /// shows it. The default shows nothing.
    fn winning_cells(&self, board: &B) -> Vec<B::Cell> {
        let _ = board;
        Vec::new()
    }
}
