//! The win test after a move reads no more than it must.

use std::cell::Cell as Counter;

use boardwright_core::Board;
use boardwright_grid::{Cell, CellBoard, CellGrid, Direction, Grid, Line, Shape, Stone};
use rstest::rstest;

/// A board that counts how often a cell is read.
#[derive(Clone, PartialEq, Eq)]
struct Counting {
    board: CellBoard,
    reads: Counter<usize>,
}

impl std::hash::Hash for Counting {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.board.hash(state);
    }
}

impl Board for Counting {
    type Cell = Cell;

    fn is_full(&self) -> bool {
        self.board.is_full()
    }
}

impl Grid for Counting {
    fn shape(&self) -> Shape {
        self.board.shape()
    }

    fn at(&self, cell: Cell) -> Option<Stone> {
        self.reads.set(self.reads.get() + 1);
        self.board.at(cell)
    }
}

/// On a board full of the mover's stones a scan goes as far as it ever does: length - 1 cells each
/// way in each of the four directions (24 reads for four in a row), one more where a longer run is nothing. Whatever the size.
#[rstest]
fn reads_are_bounded_by_the_line(
    #[values(12, 20, 32)] side: usize,
    #[values(3, 4, 5, 6)] length: u8,
) {
    let shape = Shape::new([side, side]).unwrap();
    let mut board = CellBoard::new(shape);
    for cell in shape.iter() {
        board.place(cell, Stone::FIRST);
    }
    let board = Counting { board, reads: Counter::new(0) };
    let middle = Cell::new(side as u8 / 2, side as u8 / 2);

    // No run is exactly that long, so no direction stops the scan early.
    assert!(!board.makes_line(middle, Stone::FIRST, Line::exactly(length)));
    assert_eq!(board.reads.take(), 4 * 2 * usize::from(length));

    let reach = Line::at_least(length).reach();
    for direction in Direction::all() {
        assert_eq!(board.run(middle, *direction, Stone::FIRST, reach), 2 * reach + 1);
    }
    assert_eq!(board.reads.take(), 4 * 2 * (usize::from(length) - 1));
}
