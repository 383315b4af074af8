use core::fmt;

use boardwright_grid::column_letters;

/// A column of the board, from 0 at the left: what a player names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(pub u8);

/// Notation: the column's letter.
impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&column_letters(self.0))
    }
}
