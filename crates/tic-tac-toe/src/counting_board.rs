use alloc::vec;
use alloc::vec::Vec;
use core::hash::{Hash, Hasher};

use boardwright_core::Board;
use boardwright_grid::{Cell, CellBoard, CellGrid, Grid, Picture, Shape, ShapeError, Stone};

use crate::picture_board::check_picture;
use crate::{FullLineGrid, PictureBoardError};

/// A square board for two colours that counts, for each colour, the stones on every row, every
/// column and both long diagonals. Whether a line is full is then one comparison on any size.
///
/// The counts follow from the stones, so equality and hash leave them out.
#[derive(Debug, Clone)]
pub struct CountingBoard {
    cells: CellBoard,
    // By line: the rows, the columns, the diagonal from a1, the other diagonal. Then by colour.
    counts: Vec<[u8; 2]>,
}

impl CountingBoard {
    /// An empty board of `side` rows and as many columns, from 1 to 32.
    ///
    /// # Errors
    ///
    /// [`ShapeError`] for a side that no square board has.
    pub fn new(side: usize) -> Result<CountingBoard, ShapeError> {
        let shape = Shape::new([side, side])?;
        Ok(CountingBoard { cells: CellBoard::new(shape), counts: vec![[0; 2]; 2 * side + 2] })
    }

    /// The board that a picture shows.
    ///
    /// # Errors
    ///
    /// [`PictureBoardError`] if it is no square or shows a third colour.
    pub fn from_picture(picture: &Picture) -> Result<CountingBoard, PictureBoardError> {
        let shorter = picture.shape().rows().min(picture.shape().columns());
        let mut board =
            CountingBoard::new(shorter.into()).expect("the square in a board is smaller");
        check_picture(picture, board.shape())?;
        for (cell, stone) in picture.stones() {
            board.place(cell, stone);
        }
        Ok(board)
    }

    /// The numbers of the lines through a cell. The last two are the diagonals, where it lies on
    /// them.
    #[inline]
    fn lines_through(&self, cell: Cell) -> [Option<usize>; 4] {
        let side = usize::from(self.shape().rows());
        let (row, column) = (usize::from(cell.row()), usize::from(cell.column()));
        let diagonal = if row == column { Some(2 * side) } else { None };
        let other_diagonal = if row + column + 1 == side { Some(2 * side + 1) } else { None };
        [Some(row), Some(side + column), diagonal, other_diagonal]
    }
}

impl PartialEq for CountingBoard {
    fn eq(&self, other: &CountingBoard) -> bool {
        self.cells == other.cells
    }
}

impl Eq for CountingBoard {}

impl Hash for CountingBoard {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.cells.hash(state);
    }
}

impl Board for CountingBoard {
    type Cell = Cell;

    #[inline]
    fn is_full(&self) -> bool {
        self.cells.is_full()
    }
}

impl Grid for CountingBoard {
    #[inline]
    fn shape(&self) -> Shape {
        self.cells.shape()
    }

    #[inline]
    fn at(&self, cell: Cell) -> Option<Stone> {
        self.cells.at(cell)
    }
}

impl CellGrid for CountingBoard {
    /// Puts a stone on a cell.
    ///
    /// # Panics
    ///
    /// If the stone is of a third colour.
    #[inline]
    fn place(&mut self, cell: Cell, stone: Stone) {
        for line in self.lines_through(cell).into_iter().flatten() {
            self.counts[line][stone.index()] += 1;
        }
        self.cells.place(cell, stone);
    }

    #[inline]
    fn lift(&mut self, cell: Cell) {
        let Some(stone) = self.at(cell) else { return };
        for line in self.lines_through(cell).into_iter().flatten() {
            self.counts[line][stone.index()] -= 1;
        }
        self.cells.lift(cell);
    }
}

impl FullLineGrid for CountingBoard {
    #[inline]
    fn completes_line(&self, cell: Cell, stone: Stone) -> bool {
        let side = self.shape().rows();
        let lines = self.lines_through(cell);
        lines.into_iter().flatten().any(|line| self.counts[line][stone.index()] == side)
    }
}
