use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use boardwright_core::Reason;

use crate::letters::{column_from_letters, column_letters};

/// One place of a grid with `D` dimensions, by its coordinates, each counted from 0.
///
/// In the plane the first coordinate is the row, counted from the bottom, and the second the
/// column, counted from the left. A cell need not lie on any board.
///
/// In the plane a cell reads and writes as notation, which counts from 1:
///
/// ```
/// use boardwright_grid::Cell;
///
/// let cell: Cell = "h8".parse()?;
/// assert_eq!((cell.row(), cell.column()), (7, 7));
/// assert_eq!(Cell::new(0, 2).to_string(), "c1");
/// # Ok::<(), boardwright_grid::CellError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell<const D: usize = 2> {
    coordinates: [u8; D],
}

impl<const D: usize> Cell<D> {
    /// The cell with these coordinates.
    #[inline]
    pub const fn at(coordinates: [u8; D]) -> Cell<D> {
        Cell { coordinates }
    }

    /// The coordinates, each from 0.
    #[inline]
    pub const fn coordinates(self) -> [u8; D] {
        self.coordinates
    }
}

impl Cell {
    /// The cell of the plane in this row, from 0 at the bottom, and this column, from 0 at the
    /// left.
    #[inline]
    pub const fn new(row: u8, column: u8) -> Cell {
        Cell { coordinates: [row, column] }
    }

    /// The row, from 0 at the bottom.
    #[inline]
    pub const fn row(self) -> u8 {
        self.coordinates[0]
    }

    /// The column, from 0 at the left.
    #[inline]
    pub const fn column(self) -> u8 {
        self.coordinates[1]
    }
}

/// Notation: the column letter and the row, counted from 1.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", column_letters(self.column()), u16::from(self.row()) + 1)
    }
}

/// Why a text names no cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CellError {
    /// It is not column letters followed by a row number.
    #[error("a cell is column letters followed by a row number from 1, as in h8")]
    Unreadable,
    /// It is, but the row or the column is larger than any board.
    #[error("the row or the column is larger than any board")]
    TooLarge,
}

impl Reason for CellError {
    fn reason(&self) -> &'static str {
        match self {
            CellError::Unreadable => "unreadable_move",
            CellError::TooLarge => "cell_out_of_range",
        }
    }
}

/// Reads notation, in capitals or not.
impl FromStr for Cell {
    type Err = CellError;

    fn from_str(text: &str) -> Result<Cell, CellError> {
        let digits = text.find(|c: char| !c.is_ascii_alphabetic()).ok_or(CellError::Unreadable)?;
        let (letters, row) = text.split_at(digits);
        if letters.is_empty() || row.is_empty() || !row.bytes().all(|b| b.is_ascii_digit()) {
            return Err(CellError::Unreadable);
        }
        let column = column_from_letters(letters).ok_or(CellError::TooLarge)?;
        let row = match row.trim_start_matches('0') {
            "" => return Err(CellError::Unreadable),
            significant => significant.parse::<u16>().map_err(|_| CellError::TooLarge)? - 1,
        };
        Ok(Cell::new(u8::try_from(row).map_err(|_| CellError::TooLarge)?, column))
    }
}

/// The coordinates in words that count from 0: `row 7, column 7`.
pub(crate) fn in_indices<const D: usize>(cell: Cell<D>) -> String {
    const NAMES: [&str; 3] = ["row", "column", "level"];
    let mut words = String::new();
    for (axis, coordinate) in cell.coordinates.into_iter().enumerate() {
        let separator = if axis == 0 { "" } else { ", " };
        let name = NAMES.get(axis).copied().unwrap_or("coordinate");
        words.push_str(&alloc::format!("{separator}{name} {coordinate}"));
    }
    words
}
