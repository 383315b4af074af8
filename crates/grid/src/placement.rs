use boardwright_core::{Dice, MoveRule, Reason, Seat};

use crate::cell::in_indices;
use crate::shape::ranges_in_indices;
use crate::{Cell, CellGrid, FreeCells, Shape, Stone};

/// A stone that came to lie on a cell: the change that placing and dropping make.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Placement<const D: usize = 2> {
    /// Where it lies.
    pub cell: Cell<D>,
    /// What lies there.
    pub stone: Stone,
}

/// The move rule of Tic Tac Toe and Gomoku: a player puts a stone of their own on any free cell.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CellPlacement<const D: usize = 2>(());

impl<const D: usize> CellPlacement<D> {
    /// The rule.
    pub const fn new() -> CellPlacement<D> {
        CellPlacement(())
    }
}

/// Why a stone cannot be put on a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PlacementRefusal<const D: usize = 2> {
    /// The board has no such cell.
    #[error("{} is out of range: {}", in_indices(*cell), ranges_in_indices(*shape))]
    CellOutOfRange {
        /// The cell that was named.
        cell: Cell<D>,
        /// The shape of the board.
        shape: Shape<D>,
    },
    /// There is a stone on it already.
    #[error("{} is occupied", in_indices(*cell))]
    CellOccupied {
        /// The cell that was named.
        cell: Cell<D>,
        /// The stone on it.
        stone: Stone,
    },
}

impl<const D: usize> Reason for PlacementRefusal<D> {
    fn reason(&self) -> &'static str {
        match self {
            PlacementRefusal::CellOutOfRange { .. } => "cell_out_of_range",
            PlacementRefusal::CellOccupied { .. } => "cell_occupied",
        }
    }
}

impl<const D: usize, G: CellGrid<D>> MoveRule<G> for CellPlacement<D> {
    type Input = Cell<D>;
    type Change = Placement<D>;
    type Refusal = PlacementRefusal<D>;
    type Moves = FreeCells<D>;

    #[inline]
    fn apply(
        &self,
        board: &mut G,
        mover: Seat,
        cell: Cell<D>,
    ) -> Result<Placement<D>, PlacementRefusal<D>> {
        let shape = board.shape();
        if !shape.contains(cell) {
            return Err(PlacementRefusal::CellOutOfRange { cell, shape });
        }
        if let Some(stone) = board.at(cell) {
            return Err(PlacementRefusal::CellOccupied { cell, stone });
        }
        Ok(self.apply_unchecked(board, mover, cell))
    }

    #[inline]
    fn apply_unchecked(&self, board: &mut G, mover: Seat, cell: Cell<D>) -> Placement<D> {
        let stone = Stone::from(mover);
        board.place(cell, stone);
        Placement { cell, stone }
    }

    #[inline]
    fn undo(&self, board: &mut G, _mover: Seat, change: &Placement<D>) {
        board.lift(change.cell);
    }

    #[inline]
    fn legal(&self, board: &G, _mover: Seat) -> FreeCells<D> {
        board.free_cells()
    }

    /// The board draws the cell.
    #[inline]
    fn random<S: Dice + ?Sized>(&self, board: &G, _mover: Seat, dice: &mut S) -> Option<Cell<D>> {
        board.random_free(dice)
    }
}
