use alloc::vec::Vec;

use boardwright_grid::{Cell, Grid, Hashed, Images, Stone};

use crate::{Columns, DropGrid, PopGrid};

impl<G: DropGrid, I: Images> DropGrid for Hashed<G, I> {
    #[inline]
    fn height(&self, column: u8) -> u8 {
        self.board().height(column)
    }

    #[inline]
    fn drop(&mut self, column: u8, disc: Stone) -> Cell {
        let cell = Cell::new(self.height(column), column);
        self.change(cell, disc, |board| board.drop(column, disc))
    }

    /// # Panics
    ///
    /// If the column is empty.
    #[inline]
    fn lift(&mut self, column: u8) {
        let cell = Cell::new(self.height(column).wrapping_sub(1), column);
        let disc = self.at(cell).expect("a disc is lifted out of a column that has one");
        self.change(cell, disc, |board| board.lift(column));
    }

    #[inline]
    fn colours(&self) -> u8 {
        self.board().colours()
    }

    #[inline]
    fn is_column_full(&self, column: u8) -> bool {
        self.board().is_column_full(column)
    }

    #[inline]
    fn open_columns(&self) -> Columns {
        self.board().open_columns()
    }
}

/// The whole column moves by a row, so its discs are taken out and dropped again.
impl<G: PopGrid, I: Images> PopGrid for Hashed<G, I> {
    fn pop(&mut self, column: u8) -> Stone {
        let mut discs = take_out(self, column);
        let popped = discs.pop().expect("a disc is popped out of a column that has one");
        put_in(self, column, discs);
        popped
    }

    fn push(&mut self, column: u8, disc: Stone) {
        let mut discs = take_out(self, column);
        discs.push(disc);
        put_in(self, column, discs);
    }

    #[inline]
    fn columns_on(&self, disc: Stone) -> Columns {
        self.board().columns_on(disc)
    }
}

/// Empties a column, and tells what was in it, the highest disc first.
fn take_out<G: DropGrid>(board: &mut G, column: u8) -> Vec<Stone> {
    let rows = (0..board.height(column)).rev();
    rows.filter_map(|row| {
        let disc = board.at(Cell::new(row, column));
        board.lift(column);
        disc
    })
    .collect()
}

/// Drops these discs into a column, the last of them first.
fn put_in<G: DropGrid>(board: &mut G, column: u8, discs: Vec<Stone>) {
    for disc in discs.into_iter().rev() {
        board.drop(column, disc);
    }
}
