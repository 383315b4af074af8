use alloc::vec;
use alloc::vec::Vec;

use boardwright_core::Board;
use boardwright_grid::{Cell, Grid, Picture, Shape, Stone};

use crate::floating_disc::stack;
use crate::{DropGrid, FloatingDisc, PopGrid};

/// A board of any size and for any number of colours on which discs stack up in columns.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DropBoard {
    shape: Shape,
    // Column by column, bottom first: 0 for an empty cell, otherwise the disc's colour plus 1.
    cells: Vec<u8>,
    heights: Vec<u8>,
    discs: u16,
}

impl DropBoard {
    /// An empty board of this shape.
    pub fn new(shape: Shape) -> DropBoard {
        let heights = vec![0; usize::from(shape.columns())];
        DropBoard { shape, cells: vec![0; shape.cells()], heights, discs: 0 }
    }

    /// The board that a picture shows.
    ///
    /// # Errors
    ///
    /// [`FloatingDisc`] if there is an empty cell below a disc.
    ///
    /// ```
    /// use boardwright_connect_four::DropBoard;
    /// use boardwright_grid::Picture;
    ///
    /// let floating = Picture::parse_line("1R1/3/Y2", &['R', 'Y'])?;
    /// let error = DropBoard::from_picture(&floating).unwrap_err();
    /// assert_eq!(error.to_string(), "the disc on b3 floats: b1 is empty");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_picture(picture: &Picture) -> Result<DropBoard, FloatingDisc> {
        stack(DropBoard::new(picture.shape()), picture)
    }

    #[inline]
    fn index(&self, cell: Cell) -> usize {
        usize::from(cell.column()) * usize::from(self.shape.rows()) + usize::from(cell.row())
    }
}

impl Board for DropBoard {
    type Cell = Cell;

    #[inline]
    fn is_full(&self) -> bool {
        usize::from(self.discs) == self.cells.len()
    }
}

impl Grid for DropBoard {
    #[inline]
    fn shape(&self) -> Shape {
        self.shape
    }

    #[inline]
    fn at(&self, cell: Cell) -> Option<Stone> {
        if !self.shape.contains(cell) {
            return None;
        }
        self.cells[self.index(cell)].checked_sub(1).map(Stone::new)
    }
}

impl DropGrid for DropBoard {
    #[inline]
    fn height(&self, column: u8) -> u8 {
        self.heights[usize::from(column)]
    }

    #[inline]
    fn drop(&mut self, column: u8, disc: Stone) -> Cell {
        let height = &mut self.heights[usize::from(column)];
        let cell = Cell::new(*height, column);
        *height += 1;
        self.discs += 1;
        let index = self.index(cell);
        self.cells[index] = disc.index() as u8 + 1;
        cell
    }

    #[inline]
    fn lift(&mut self, column: u8) {
        let height = &mut self.heights[usize::from(column)];
        *height -= 1;
        self.discs -= 1;
        let cell = Cell::new(*height, column);
        let index = self.index(cell);
        self.cells[index] = 0;
    }
}

impl PopGrid for DropBoard {
    fn pop(&mut self, column: u8) -> Stone {
        let foot = self.index(Cell::new(0, column));
        let disc = Stone::new(self.cells[foot] - 1);
        let height = usize::from(self.height(column));
        self.cells.copy_within(foot + 1..foot + height, foot);
        // What was on top is now one lower, and a second time where it was.
        self.lift(column);
        disc
    }

    fn push(&mut self, column: u8, disc: Stone) {
        let foot = self.index(Cell::new(0, column));
        let height = usize::from(self.height(column));
        self.drop(column, disc);
        self.cells.copy_within(foot..foot + height, foot + 1);
        self.cells[foot] = disc.index() as u8 + 1;
    }
}
