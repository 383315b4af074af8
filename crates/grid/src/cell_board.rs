use alloc::vec;
use alloc::vec::Vec;

use boardwright_core::Board;

use crate::{Cell, CellGrid, Grid, Picture, Shape, Stone};

/// A board of any size and dimension on which any free cell can be filled, by stones of any number
/// of colours. One byte a cell: the plain board, for every game that has no faster one.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CellBoard<const D: usize = 2> {
    shape: Shape<D>,
    // 0 for an empty cell, otherwise the colour of its stone plus 1.
    cells: Vec<u8>,
    stones: u16,
}

impl<const D: usize> CellBoard<D> {
    /// An empty board of this shape.
    pub fn new(shape: Shape<D>) -> CellBoard<D> {
        CellBoard { shape, cells: vec![0; shape.cells()], stones: 0 }
    }

    /// How many stones are on the board.
    pub const fn stones(&self) -> usize {
        self.stones as usize
    }
}

/// The board that a picture shows.
impl From<&Picture> for CellBoard {
    fn from(picture: &Picture) -> CellBoard {
        let mut board = CellBoard::new(picture.shape());
        for (cell, stone) in picture.stones() {
            board.place(cell, stone);
        }
        board
    }
}

impl<const D: usize> Board for CellBoard<D> {
    type Cell = Cell<D>;

    #[inline]
    fn is_full(&self) -> bool {
        usize::from(self.stones) == self.cells.len()
    }
}

impl<const D: usize> Grid<D> for CellBoard<D> {
    #[inline]
    fn shape(&self) -> Shape<D> {
        self.shape
    }

    #[inline]
    fn at(&self, cell: Cell<D>) -> Option<Stone> {
        if !self.shape.contains(cell) {
            return None;
        }
        self.cells[self.shape.index(cell)].checked_sub(1).map(Stone::new)
    }
}

/// `place` and `lift` panic for a cell that is off the board, and `place` for the stone of the last
/// colour that there is, [`Stone::new(255)`](Stone::new), which the board has no room for.
impl<const D: usize> CellGrid<D> for CellBoard<D> {
    #[inline]
    fn place(&mut self, cell: Cell<D>, stone: Stone) {
        self.cells[self.shape.index(cell)] = (stone.index() as u8)
            .checked_add(1)
            .expect("a board has room for the first 255 colours");
        self.stones += 1;
    }

    #[inline]
    fn lift(&mut self, cell: Cell<D>) {
        self.cells[self.shape.index(cell)] = 0;
        self.stones -= 1;
    }
}
