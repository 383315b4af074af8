use boardwright_core::{Board, Reason};
use boardwright_grid::{Cell, Grid, Line, Picture, Shape, Stone};

use crate::floating_disc::stack;
use crate::{Columns, DropGrid, FloatingDisc, PopGrid};

/// A small board for two colours on which discs stack up in columns, in two words of bits.
///
/// Every column takes one bit more than the board has rows, bottom first, so that a line cannot
/// run on from one column's top into the next column; `(rows + 1) * columns` must be at most 64.
/// Adding 1 at the foot of a column carries through its discs to the lowest empty cell, and a
/// line of four is found by shifting all of them against each other:
///
/// ```text
///  .  .  .  .  .  .  .      always empty
///  5 12 19 26 33 40 47
///  4 11 18 25 32 39 46
///  3 10 17 24 31 38 45      bits of the standard board
///  2  9 16 23 30 37 44
///  1  8 15 22 29 36 43
///  0  7 14 21 28 35 42
/// ```
///
/// A third colour is more than the board can hold: see [`DropGrid::colours`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WordBoard {
    // Discs of either colour, and those of the first alone. All follows from these two and the
    // shape; how many cells are free is kept because counting bits is slow on many machines.
    discs: u64,
    first: u64,
    shape: Shape,
    stride: u8,
    free: u8,
}

impl WordBoard {
    /// Whether a board of this shape fits.
    ///
    /// ```
    /// use boardwright_connect_four::WordBoard;
    /// use boardwright_grid::Shape;
    ///
    /// assert!(WordBoard::fits(Shape::new([6, 9])?));
    /// assert!(!WordBoard::fits(Shape::new([8, 8])?));
    /// # Ok::<(), boardwright_grid::ShapeError>(())
    /// ```
    pub const fn fits(shape: Shape) -> bool {
        (shape.rows() as u32 + 1) * shape.columns() as u32 <= u64::BITS
    }

    /// An empty board of this shape; `None` if it does not fit.
    pub const fn new(shape: Shape) -> Option<WordBoard> {
        if !WordBoard::fits(shape) {
            return None;
        }
        let (stride, free) = (shape.rows() + 1, shape.cells() as u8);
        Some(WordBoard { discs: 0, first: 0, shape, stride, free })
    }

    /// The board that a picture shows.
    ///
    /// # Errors
    ///
    /// [`WordBoardError`] if it does not fit, shows more than two colours or a disc above an empty
    /// cell.
    ///
    /// ```
    /// use boardwright_connect_four::WordBoard;
    /// use boardwright_grid::{Cell, Grid, Picture, Stone};
    ///
    /// let picture = Picture::parse_line("3/1Y1/YR1", &['R', 'Y'])?;
    /// let board = WordBoard::from_picture(&picture)?;
    /// assert_eq!(board.at(Cell::new(1, 1)), Some(Stone::SECOND));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_picture(picture: &Picture) -> Result<WordBoard, WordBoardError> {
        let shape = picture.shape();
        let board = WordBoard::new(shape).ok_or(WordBoardError::TooLarge { shape })?;
        let mut discs = picture.stones();
        if let Some((cell, _)) = discs.find(|(_, disc)| disc.index() >= usize::from(COLOURS)) {
            return Err(WordBoardError::ThirdColour { cell });
        }
        Ok(stack(board, picture)?)
    }

    /// From the bit of a cell to that of its right neighbour.
    #[inline]
    const fn stride(&self) -> u32 {
        self.stride as u32
    }

    /// The bit of the lowest cell of a column.
    #[inline]
    const fn foot(&self, column: u8) -> u64 {
        1_u64.wrapping_shl(self.stride() * column as u32)
    }

    /// The bits of the lowest cells of all columns.
    #[inline]
    fn feet(&self) -> u64 {
        (0..self.shape.columns()).fold(0, |feet, column| feet | self.foot(column))
    }

    /// The bits of all cells of a column.
    #[inline]
    const fn cells_of(&self, column: u8) -> u64 {
        (self.foot(column) << self.shape.rows()).wrapping_sub(self.foot(column))
    }

    /// The bit of a cell of the board.
    #[inline]
    const fn bit(&self, cell: Cell) -> u64 {
        1_u64.wrapping_shl(self.stride() * cell.column() as u32 + cell.row() as u32)
    }

    /// The discs of one colour.
    #[inline]
    const fn discs_of(&self, disc: Stone) -> u64 {
        // All bits for the second colour, none for the first.
        let second = (disc.index() as u64).wrapping_neg();
        self.first ^ (self.discs & second)
    }

    /// The bit of the lowest empty cell of a column; of the spare one on top if it is full.
    #[inline]
    const fn landing(&self, column: u8) -> u64 {
        self.discs.wrapping_add(self.foot(column)) & !self.discs
    }
}

/// How many colours one word tells apart within another.
pub(crate) const COLOURS: u8 = 2;

impl Board for WordBoard {
    type Cell = Cell;

    #[inline]
    fn is_full(&self) -> bool {
        self.free == 0
    }
}

impl Grid for WordBoard {
    #[inline]
    fn shape(&self) -> Shape {
        self.shape
    }

    #[inline]
    fn at(&self, cell: Cell) -> Option<Stone> {
        if !self.shape.contains(cell) || self.discs & self.bit(cell) == 0 {
            return None;
        }
        Some(if self.first & self.bit(cell) != 0 { Stone::FIRST } else { Stone::SECOND })
    }

    #[inline]
    fn makes_line(&self, cell: Cell, stone: Stone, line: Line) -> bool {
        debug_assert_eq!(self.at(cell), Some(stone), "the stone lies on the cell");
        let discs = self.discs_of(stone);
        // Most moves of the game that most people play make no line anywhere, which is quick to
        // see when every shift is by a constant.
        if line == FOUR && self.stride == 7 && !has_four(discs) {
            return false;
        }
        has_line_through(discs, self.bit(cell), self.stride(), line)
    }
}

impl DropGrid for WordBoard {
    #[inline]
    fn height(&self, column: u8) -> u8 {
        (self.discs >> (self.stride() * u32::from(column))).trailing_ones() as u8
    }

    #[inline]
    fn drop(&mut self, column: u8, disc: Stone) -> Cell {
        debug_assert!(disc.index() < usize::from(COLOURS), "the board has no such colour");
        let landing = self.landing(column);
        let row = landing.trailing_zeros() - self.stride() * u32::from(column);
        self.discs |= landing;
        // All bits for the first colour, none for the second.
        self.first |= landing & (disc.index() as u64).wrapping_sub(1);
        self.free -= 1;
        Cell::new(row as u8, column)
    }

    #[inline]
    fn lift(&mut self, column: u8) {
        let top = self.landing(column) >> 1;
        self.discs &= !top;
        self.first &= !top;
        self.free += 1;
    }

    #[inline]
    fn colours(&self) -> u8 {
        COLOURS
    }

    #[inline]
    fn is_column_full(&self, column: u8) -> bool {
        self.discs & (self.foot(column) << (self.stride - 2)) != 0
    }

    #[inline]
    fn open_columns(&self) -> Columns {
        let tops = self.discs >> (self.shape.rows() - 1);
        Columns::marked(self.feet() & !tops, self.stride)
    }
}

impl PopGrid for WordBoard {
    #[inline]
    fn pop(&mut self, column: u8) -> Stone {
        let (foot, cells) = (self.foot(column), self.cells_of(column));
        let disc = if self.first & foot != 0 { Stone::FIRST } else { Stone::SECOND };
        // Into the highest cell falls the spare one above it, which is empty.
        self.discs = (self.discs & !cells) | ((self.discs >> 1) & cells);
        self.first = (self.first & !cells) | ((self.first >> 1) & cells);
        self.free += 1;
        disc
    }

    #[inline]
    fn push(&mut self, column: u8, disc: Stone) {
        let (foot, cells) = (self.foot(column), self.cells_of(column));
        self.discs = (self.discs & !cells) | ((self.discs << 1) & cells) | foot;
        self.first = (self.first & !cells) | ((self.first << 1) & cells);
        if disc == Stone::FIRST {
            self.first |= foot;
        }
        self.free -= 1;
    }

    #[inline]
    fn columns_on(&self, disc: Stone) -> Columns {
        Columns::marked(self.discs_of(disc) & self.feet(), self.stride)
    }
}

/// The usual line.
pub(crate) const FOUR: Line = Line::at_least(4);

/// The distances between neighbouring bits of a line: up, then the three ways to the right.
#[inline]
const fn steps(stride: u32) -> [u32; 4] {
    [1, stride - 1, stride, stride + 1]
}

/// Whether four of these discs stand in a line.
#[inline]
pub(crate) const fn has_four(discs: u64) -> bool {
    let [up, down_right, right, up_right] = steps(7);
    let straight = pairs_of_pairs(discs, up) | pairs_of_pairs(discs, right);
    let slanted = pairs_of_pairs(discs, down_right) | pairs_of_pairs(discs, up_right);
    straight | slanted != 0
}

/// The first cells of four discs that follow one another in steps of `step`.
#[inline]
const fn pairs_of_pairs(discs: u64, step: u32) -> u64 {
    let pairs = discs & discs.wrapping_shr(step);
    pairs & pairs.wrapping_shr(2 * step)
}

/// Whether a line includes the disc `bit`. Cold, to keep it out of the loop that asks for four.
#[cold]
#[inline]
pub(crate) fn has_line_through(discs: u64, bit: u64, stride: u32, line: Line) -> bool {
    if line == FOUR {
        return steps(stride)
            .into_iter()
            .any(|step| first_cells(discs, step, 4) & possible_first_cells(bit, step, 4) != 0);
    }
    let length = u32::from(line.length());
    steps(stride).into_iter().any(|step| {
        let mut lines = first_cells(discs, step, length);
        if line.is_exact() {
            // Not those that go on at either end.
            lines &= !shifted_down(discs, length * step) & !discs.wrapping_shl(step);
        }
        lines & possible_first_cells(bit, step, length) != 0
    })
}

/// The first cells of runs of `length` discs or more in steps of `step`, by doubling.
#[inline]
fn first_cells(discs: u64, step: u32, length: u32) -> u64 {
    let mut cells = discs;
    let mut done = 1;
    while done < length {
        let more = done.min(length - done);
        cells &= shifted_down(cells, more * step);
        done += more;
    }
    cells
}

/// The first cells of runs of `length` discs in steps of `step` that would include the disc `bit`.
#[inline]
fn possible_first_cells(bit: u64, step: u32, length: u32) -> u64 {
    let mut cells = bit;
    let mut done = 1;
    while done < length {
        let more = done.min(length - done);
        cells |= shifted_down(cells, more * step);
        done += more;
    }
    cells
}

/// `word >> by`, also where nothing is left.
const fn shifted_down(word: u64, by: u32) -> u64 {
    match word.checked_shr(by) {
        Some(shifted) => shifted,
        None => 0,
    }
}

/// Why a picture is no [`WordBoard`], or no [`StandardBoard`](crate::StandardBoard).
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum WordBoardError {
    /// The board does not fit a word.
    #[error(
        "{} rows and {} columns do not fit: (rows + 1) * columns is more than 64",
        shape.rows(),
        shape.columns()
    )]
    TooLarge {
        /// The shape of the board.
        shape: Shape,
    },
    /// The board is not 6 x 7, as the standard board is.
    #[error("the standard board has 6 rows and 7 columns, not {} and {}", shape.rows(), shape.columns())]
    OtherShape {
        /// The shape of the board.
        shape: Shape,
    },
    /// There are discs of more than two colours.
    #[error("the disc on {cell} is of a third colour, and the board holds two")]
    ThirdColour {
        /// The first disc of another colour, by row from the bottom.
        cell: Cell,
    },
    /// A disc would fall.
    #[error(transparent)]
    Floating(#[from] FloatingDisc),
}

impl Reason for WordBoardError {
    fn reason(&self) -> &'static str {
        "bad_position"
    }
}
