use core::fmt;
use core::str::FromStr;

use boardwright_core::ReadError;
use boardwright_grid::{column_from_letters, column_letters};

/// A column of the board, from 0 at the left: what a player names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(pub u8);

/// Notation: the column's letter.
impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&column_letters(self.0))
    }
}

/// Reads the column's letter, in capitals or not. Numbers need a board to be told apart: see
/// [`Notation`](boardwright_core::Notation).
impl FromStr for Column {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Column, ReadError> {
        column_from_letters(text)
            .map(Column)
            .ok_or_else(|| ReadError::unreadable(text, "a column letter"))
    }
}
