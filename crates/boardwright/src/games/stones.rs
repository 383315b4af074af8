use core::fmt::Debug;
use core::marker::PhantomData;

use boardwright_core::{Seat, WinStrategy};
use boardwright_grid::{Cell, CellGrid, CellPlacement, Picture, Placement, SymmetryMaps};

use crate::last_move::check_last_stone;
use crate::{GameOf, SetUp, SetUpError, Variant};

/// The symbols of the stones, in the order of the seats.
pub(super) const SYMBOLS: [char; 2] = ['X', 'O'];

/// A game of two on a board `G` in which each puts stones of one colour on free cells, and wins by
/// `W`.
pub(super) struct Stones<G, W> {
    counts: Counts,
    parts: PhantomData<fn() -> (G, W)>,
}

/// Which counts of stones a position may show.
#[derive(Debug, Clone, Copy)]
pub(super) enum Counts {
    /// Those that turns can give.
    #[cfg(feature = "tic-tac-toe")]
    ByTurns,
    /// Any: people of this game draw positions freely.
    #[cfg(feature = "gomoku")]
    Any,
}

impl<G, W> Stones<G, W> {
    pub(super) const fn new(counts: Counts) -> Stones<G, W> {
        Stones { counts, parts: PhantomData }
    }
}

impl<G, W> Clone for Stones<G, W> {
    fn clone(&self) -> Stones<G, W> {
        Stones::new(self.counts)
    }
}

impl<G, W> Variant for Stones<G, W>
where
    G: CellGrid + Debug + Send + Sync + 'static,
    W: WinStrategy<G, Placement> + Clone + Debug + Send + Sync + 'static,
{
    type Board = G;
    type Moves = CellPlacement;
    type Win = W;

    fn picture(&self, board: &G) -> Picture {
        Picture::of(board, &SYMBOLS)
    }

    fn symmetry_maps(&self) -> Option<SymmetryMaps<Self::Board, Self::Moves>> {
        Some(SymmetryMaps::of_rule())
    }

    fn landing(&self, change: &Placement) -> Option<Cell> {
        Some(change.cell)
    }

    fn set_up(&self, start: &GameOf<Self>, text: SetUp<'_>) -> Result<(G, Seat), SetUpError> {
        text.check_no_rest()?;
        let picture = text.picture(start.board().shape(), &SYMBOLS)?;
        let (to_move, tells_last) = match self.counts {
            #[cfg(feature = "tic-tac-toe")]
            Counts::ByTurns => (text.seat_by_turns(&picture, 2)?, true),
            #[cfg(feature = "gomoku")]
            Counts::Any => (text.seat_of_any(&picture, 2)?, text.has_just_ended()),
        };
        let mut board = start.board().clone();
        for (cell, stone) in picture.stones() {
            board.place(cell, stone);
        }
        let last = tells_last.then_some(to_move.previous(2));
        check_last_stone::<Self>(start, &board, &picture, last, |cell| {
            let mut earlier = board.clone();
            earlier.lift(cell);
            Some(earlier)
        })?;
        Ok((board, to_move))
    }
}
