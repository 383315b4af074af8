use boardwright_grid::{Cell, Grid, Stone};

use crate::Columns;

/// A grid on which discs stack up in columns.
///
/// The first three methods are required. The others follow from them; boards that can answer
/// faster, from whole words of bits, override them.
pub trait DropGrid: Grid {
    /// How many discs are in a column of the board.
    fn height(&self, column: u8) -> u8;

    /// Drops a disc into a column of the board that is not full, and tells where it lands.
    fn drop(&mut self, column: u8, disc: Stone) -> Cell;

    /// Takes the topmost disc out of a column of the board that is not empty.
    fn lift(&mut self, column: u8);

    /// How many colours of discs the board can tell apart, so how many seats it has room for.
    #[inline]
    fn colours(&self) -> u8 {
        u8::MAX
    }

    /// Whether a column of the board has no empty cell.
    #[inline]
    fn is_column_full(&self, column: u8) -> bool {
        self.height(column) >= self.shape().rows()
    }

    /// The columns that are not full.
    #[inline]
    fn open_columns(&self) -> Columns {
        Columns::new(self.shape().columns(), |column| !self.is_column_full(column))
    }
}
