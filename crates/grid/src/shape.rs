use alloc::string::String;

use boardwright_core::Reason;

use crate::Cell;

/// The sides of a grid with `D` dimensions: in the plane, how many rows and how many columns.
///
/// Every side is from 1 to 64, and a grid has at most 1,024 cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shape<const D: usize = 2> {
    sides: [u8; D],
}

impl<const D: usize> Shape<D> {
    /// The longest side that a grid can have.
    pub const LONGEST_SIDE: usize = 64;
    /// The most cells that a grid can have.
    pub const MOST_CELLS: usize = 1024;

    /// A grid with these sides: `[rows, columns]` in the plane.
    ///
    /// # Errors
    ///
    /// [`ShapeError`] for a side out of range or too many cells.
    ///
    /// ```
    /// use boardwright_grid::{Shape, ShapeError};
    ///
    /// let shape = Shape::new([6, 7])?;
    /// assert_eq!((shape.rows(), shape.columns(), shape.cells()), (6, 7, 42));
    /// assert_eq!(Shape::new([0, 7]), Err(ShapeError::Side { side: 0 }));
    /// assert_eq!(Shape::new([64, 64]), Err(ShapeError::TooManyCells { cells: 4096 }));
    /// # Ok::<(), ShapeError>(())
    /// ```
    pub const fn new(sides: [usize; D]) -> Result<Shape<D>, ShapeError> {
        let mut checked = [0; D];
        let mut cells: usize = 1;
        let mut axis = 0;
        while axis < D {
            let side = sides[axis];
            if side < 1 || side > Self::LONGEST_SIDE {
                return Err(ShapeError::Side { side });
            }
            checked[axis] = side as u8;
            cells = cells.saturating_mul(side);
            axis += 1;
        }
        if cells > Self::MOST_CELLS {
            return Err(ShapeError::TooManyCells { cells });
        }
        Ok(Shape { sides: checked })
    }

    /// The sides, each from 1 to 64.
    #[inline]
    pub const fn sides(self) -> [u8; D] {
        self.sides
    }

    /// The length of the longest side.
    pub fn longest_side(self) -> u8 {
        self.sides.into_iter().max().unwrap_or(0)
    }

    /// How many cells the grid has, from 1 to 1,024.
    #[inline]
    pub const fn cells(self) -> usize {
        let mut cells = 1;
        let mut axis = 0;
        while axis < D {
            cells *= self.sides[axis] as usize;
            axis += 1;
        }
        cells
    }

    /// Whether the cell lies on the grid.
    #[inline]
    pub fn contains(self, cell: Cell<D>) -> bool {
        let mut inside = true;
        for (coordinate, side) in cell.coordinates().into_iter().zip(self.sides) {
            inside &= coordinate < side;
        }
        inside
    }

    /// The number of a cell of this grid, from 0: along the last axis first, so that in the plane
    /// cells are numbered by row from the bottom, then by column.
    #[inline]
    pub fn index(self, cell: Cell<D>) -> usize {
        let mut index = 0;
        for (coordinate, side) in cell.coordinates().into_iter().zip(self.sides) {
            index = index * usize::from(side) + usize::from(coordinate);
        }
        index
    }

    /// The cell with this number, the inverse of [`index`](Shape::index).
    #[inline]
    pub fn cell(self, index: usize) -> Cell<D> {
        let mut coordinates = [0; D];
        // Numbers of cells fit 16 bits, in which dividing is several times as fast as in 64.
        let mut rest = index as u16;
        for axis in (1..D).rev() {
            let side = u16::from(self.sides[axis]);
            coordinates[axis] = (rest % side) as u8;
            rest /= side;
        }
        if let Some(first) = coordinates.first_mut() {
            *first = rest as u8;
        }
        Cell::at(coordinates)
    }

    /// Every cell, in the order of their numbers.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Cell<D>> + ExactSizeIterator + Clone {
        (0..self.cells()).map(move |index| self.cell(index))
    }
}

impl Shape {
    /// How many rows, from 1 to 64.
    #[inline]
    pub const fn rows(self) -> u8 {
        self.sides[0]
    }

    /// How many columns, from 1 to 64.
    #[inline]
    pub const fn columns(self) -> u8 {
        self.sides[1]
    }
}

/// Why a grid cannot have these sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ShapeError {
    /// A side is too short or too long.
    #[error("a side of {side} is out of range: sides run from 1 to 64")]
    Side {
        /// The side that was asked for.
        side: usize,
    },
    /// The sides are fine, their product is not.
    #[error("{cells} cells are too many: a board has at most 1024")]
    TooManyCells {
        /// How many cells there would be.
        cells: usize,
    },
}

impl Reason for ShapeError {
    fn reason(&self) -> &'static str {
        "bad_parameter"
    }
}

/// The ranges of the coordinates in words that count from 0: `rows are 0..5, columns are 0..6`.
pub(crate) fn ranges_in_indices<const D: usize>(shape: Shape<D>) -> String {
    const NAMES: [&str; 3] = ["rows", "columns", "levels"];
    let mut words = String::new();
    for (axis, side) in shape.sides.into_iter().enumerate() {
        let separator = if axis == 0 { "" } else { ", " };
        let name = NAMES.get(axis).copied().unwrap_or("coordinates");
        words.push_str(&alloc::format!("{separator}{name} are 0..{}", side - 1));
    }
    words
}
