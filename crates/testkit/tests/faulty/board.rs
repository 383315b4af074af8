use std::hash::{Hash, Hasher};

use boardwright_core::Board;
use boardwright_grid::{Cell, Grid, Picture, Shape, Stone};

use super::Fault;

pub(crate) const ROWS: u8 = 4;
pub(crate) const COLUMNS: u8 = 5;

/// The board: columns of discs, and how many there are in all.
#[derive(Debug, Clone)]
pub(crate) struct Stack {
    pub(crate) columns: [[Option<Stone>; ROWS as usize]; COLUMNS as usize],
    pub(crate) heights: [u8; COLUMNS as usize],
    pub(crate) discs: u8,
    pub(crate) last: u8,
    pub(crate) fault: Fault,
}

impl Stack {
    pub(crate) fn new(fault: Fault) -> Stack {
        let columns = [[None; ROWS as usize]; COLUMNS as usize];
        Stack { columns, heights: [0; COLUMNS as usize], discs: 0, last: 0, fault }
    }

    pub(crate) fn push(&mut self, column: u8, disc: Stone) -> Cell {
        let height = &mut self.heights[usize::from(column)];
        let cell = Cell::new(*height, column);
        self.columns[usize::from(column)][usize::from(*height)] = Some(disc);
        *height += 1;
        self.discs += 1;
        self.last = column;
        cell
    }

    pub(crate) fn pop(&mut self, column: u8) {
        let height = &mut self.heights[usize::from(column)];
        *height -= 1;
        self.columns[usize::from(column)][usize::from(*height)] = None;
        self.discs -= 1;
    }

    pub(crate) fn is_open(&self, column: u8) -> bool {
        self.heights[usize::from(column)] < ROWS
    }

    /// The board that a picture shows.
    pub(crate) fn parse(text: &str, fault: Fault) -> Result<Stack, String> {
        let picture = Picture::parse(text, &['X', 'O']).map_err(|error| error.to_string())?;
        let mut board = Stack::new(fault);
        for (cell, disc) in picture.stones() {
            if cell.column() >= COLUMNS || !board.is_open(cell.column()) {
                return Err("another board".to_owned());
            }
            board.push(cell.column(), disc);
        }
        Ok(board)
    }
}

impl PartialEq for Stack {
    fn eq(&self, other: &Stack) -> bool {
        (self.columns, self.heights, self.discs) == (other.columns, other.heights, other.discs)
    }
}

impl Eq for Stack {}

impl Hash for Stack {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.columns.hash(state);
        if self.fault == Fault::HashReadsTheLastMove {
            self.last.hash(state);
        }
    }
}

impl Board for Stack {
    type Cell = Cell;

    fn is_full(&self) -> bool {
        self.discs >= ROWS * COLUMNS
    }
}

impl Grid for Stack {
    fn shape(&self) -> Shape {
        Shape::new([usize::from(ROWS), usize::from(COLUMNS)]).expect("a shape that boards have")
    }

    fn at(&self, cell: Cell) -> Option<Stone> {
        *self.columns.get(usize::from(cell.column()))?.get(usize::from(cell.row()))?
    }
}
