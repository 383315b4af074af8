use boardwright_core::Board;
use boardwright_grid::{Cell, CellGrid, Grid, Shape, Stone};

use crate::FullLineGrid;
use crate::line_table::{ALL_NINE, holds_line};

/// The board of Tic Tac Toe: 3 x 3, two colours, 4 bytes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct ThreeByThree {
    // By colour: bit `3 * row + column` for each of its stones.
    stones: [u16; 2],
}

impl ThreeByThree {
    const SHAPE: Shape = match Shape::new([3, 3]) {
        Ok(shape) => shape,
        Err(_) => panic!("a board can be 3 x 3"),
    };

    /// The empty board.
    pub const fn new() -> ThreeByThree {
        ThreeByThree { stones: [0; 2] }
    }

    #[inline]
    const fn free(self) -> u16 {
        !(self.stones[0] | self.stones[1]) & ALL_NINE
    }
}

/// The bit of a cell of the board.
#[inline]
const fn bit(cell: Cell) -> u16 {
    1 << (3 * cell.row() + cell.column())
}

impl Board for ThreeByThree {
    type Cell = Cell;

    #[inline]
    fn is_full(&self) -> bool {
        self.free() == 0
    }
}

impl Grid for ThreeByThree {
    #[inline]
    fn shape(&self) -> Shape {
        ThreeByThree::SHAPE
    }

    #[inline]
    fn at(&self, cell: Cell) -> Option<Stone> {
        if !ThreeByThree::SHAPE.contains(cell) {
            None
        } else if self.stones[0] & bit(cell) != 0 {
            Some(Stone::FIRST)
        } else if self.stones[1] & bit(cell) != 0 {
            Some(Stone::SECOND)
        } else {
            None
        }
    }
}

impl CellGrid for ThreeByThree {
    /// Puts a stone on a cell.
    ///
    /// # Panics
    ///
    /// If the stone is of a third colour.
    #[inline]
    fn place(&mut self, cell: Cell, stone: Stone) {
        self.stones[stone.index()] |= bit(cell);
    }

    #[inline]
    fn lift(&mut self, cell: Cell) {
        self.stones[0] &= !bit(cell);
        self.stones[1] &= !bit(cell);
    }
}

impl FullLineGrid for ThreeByThree {
    #[inline]
    fn completes_line(&self, _cell: Cell, stone: Stone) -> bool {
        holds_line(self.stones[stone.index()])
    }
}
