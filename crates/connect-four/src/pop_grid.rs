use boardwright_grid::{Cell, Stone};

use crate::{Columns, DropGrid};

/// A grid on which discs stack up in columns, and out of which the lowest disc can be taken.
///
/// The order of boards means nothing; a memory of earlier ones is sorted by it.
pub trait PopGrid: DropGrid + Ord {
    /// Takes the lowest disc out of a column of the board that is not empty, and tells what it
    /// was. The discs above it fall by one row.
    fn pop(&mut self, column: u8) -> Stone;

    /// Puts a disc in at the foot of a column of the board that is not full: the inverse of
    /// [`pop`](PopGrid::pop).
    fn push(&mut self, column: u8, disc: Stone);

    /// The columns whose lowest disc is of this colour.
    #[inline]
    fn columns_on(&self, disc: Stone) -> Columns {
        Columns::new(self.shape().columns(), |column| self.at(Cell::new(0, column)) == Some(disc))
    }
}
