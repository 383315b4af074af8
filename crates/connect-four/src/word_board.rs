use boardwright_core::{Board, Reason};
use boardwright_grid::{Cell, Grid, Line, Picture, Shape, Stone};

use crate::floating_disc::stack;
use crate::word_line::{has_line_through, may_have_line};
use crate::{Columns, DropGrid, FloatingDisc, PopGrid};

/// A small board for two colours on which discs stack up in columns: a word of bits for each
/// colour, and one for where the next discs land.
///
/// Every column takes one bit more than the board has rows, bottom first, so that no line runs on
/// from the top of a column into the next one, and `(rows + 1) * columns` must be at most 64. A
/// line is found by shifting all discs of a colour against each other. The bits of the standard
/// board:
///
/// ```text
///  6 13 20 27 34 41 48     always empty
///  5 12 19 26 33 40 47
///  4 11 18 25 32 39 46
///  3 10 17 24 31 38 45
///  2  9 16 23 30 37 44
///  1  8 15 22 29 36 43
///  0  7 14 21 28 35 42
/// ```
///
/// A third colour is more than the board can hold: see [`DropGrid::colours`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
// Packed, so that a position takes no more than 32 bytes.
#[repr(Rust, packed(4))]
pub struct WordBoard {
    // The discs of each colour.
    first: u64,
    second: u64,
    // The lowest empty cell of every column that is not full. It follows from the discs, and saves
    // every move the way there.
    landings: u64,
    shape: Shape,
    stride: u8,
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
        let stride = shape.rows() + 1;
        let board = WordBoard { first: 0, second: 0, landings: 0, shape, stride };
        Some(WordBoard { landings: board.feet(), ..board })
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
    const fn feet(&self) -> u64 {
        let bits = self.stride() * self.shape.columns() as u32;
        FEET[self.shape.rows() as usize % FEET.len()] & (u64::MAX >> (u64::BITS - bits))
    }

    /// The spare bits above all columns.
    #[inline]
    const fn spare(&self) -> u64 {
        self.feet() << self.shape.rows()
    }

    /// The bits of a column, the spare one included.
    #[inline]
    const fn column(&self, column: u8) -> u64 {
        (u64::MAX >> (u64::BITS - self.stride())).wrapping_shl(self.stride() * column as u32)
    }

    /// The bit of a cell of the board.
    #[inline]
    const fn bit(&self, cell: Cell) -> u64 {
        1_u64.wrapping_shl(self.stride() * cell.column() as u32 + cell.row() as u32)
    }

    /// The discs of one colour.
    #[inline]
    const fn discs_of(&self, disc: Stone) -> u64 {
        if disc.index() == 0 { self.first } else { self.second }
    }

    /// The discs of both colours.
    #[inline]
    const fn discs(&self) -> u64 {
        self.first | self.second
    }

    /// Puts a disc on an empty cell, and leaves the landings to the caller.
    #[inline]
    fn add(&mut self, bit: u64, disc: Stone) {
        debug_assert!(disc.index() < usize::from(COLOURS), "the board has no such colour");
        let discs = self.discs_of(disc) | bit;
        if disc == Stone::FIRST {
            self.first = discs;
        } else {
            self.second = discs;
        }
    }

    /// One disc more in a column that is not full: the next one lands a row higher, or nowhere.
    #[inline]
    fn raise_landing(&mut self, landing: u64) {
        self.landings = (self.landings + landing) & !self.spare();
    }

    /// One disc less in a column whose highest is `top`: there the next one lands.
    #[inline]
    fn lower_landing(&mut self, column: u8, top: u64) {
        self.landings = (self.landings & !self.column(column)) | top;
    }

    /// The bit of the lowest empty cell of a column; nothing if it is full.
    #[inline]
    const fn landing(&self, column: u8) -> u64 {
        self.landings & self.column(column)
    }

    /// The bit of the highest disc of a column that is not empty.
    #[inline]
    const fn top(&self, column: u8) -> u64 {
        let discs = self.discs() & self.column(column);
        discs & !(discs >> 1)
    }
}

/// For every number of rows, the bits of the lowest cells of as many columns as a word has room for.
const FEET: [u64; 64] = {
    let mut feet = [0; 64];
    let mut rows = 0;
    while rows < feet.len() {
        let mut bit = 0;
        while bit < u64::BITS as usize {
            feet[rows] |= 1 << bit;
            bit += rows + 1;
        }
        rows += 1;
    }
    feet
};

/// There is a word for each colour.
pub(crate) const COLOURS: u8 = 2;

impl Board for WordBoard {
    type Cell = Cell;

    #[inline]
    fn is_full(&self) -> bool {
        self.landings == 0
    }
}

impl Grid for WordBoard {
    #[inline]
    fn shape(&self) -> Shape {
        self.shape
    }

    #[inline]
    fn at(&self, cell: Cell) -> Option<Stone> {
        if !self.shape.contains(cell) || self.discs() & self.bit(cell) == 0 {
            return None;
        }
        Some(if self.first & self.bit(cell) != 0 { Stone::FIRST } else { Stone::SECOND })
    }

    #[inline]
    fn makes_line(&self, cell: Cell, stone: Stone, line: Line) -> bool {
        debug_assert_eq!(self.at(cell), Some(stone), "the stone lies on the cell");
        let discs = self.discs_of(stone);
        // Most moves make no line anywhere, which is quicker to see.
        if !may_have_line(discs, self.stride(), line) {
            return false;
        }
        has_line_through(discs, self.bit(cell), self.stride(), line)
    }
}

impl DropGrid for WordBoard {
    #[inline]
    fn height(&self, column: u8) -> u8 {
        (self.discs() >> (self.stride() * u32::from(column))).trailing_ones() as u8
    }

    #[inline]
    fn drop(&mut self, column: u8, disc: Stone) -> Cell {
        let landing = self.landing(column);
        let row = landing.trailing_zeros().wrapping_sub(self.stride() * u32::from(column));
        self.add(landing, disc);
        self.raise_landing(landing);
        Cell::new(row as u8, column)
    }

    #[inline]
    fn lift(&mut self, column: u8) {
        let top = self.top(column);
        self.first &= !top;
        self.second &= !top;
        self.lower_landing(column, top);
    }

    #[inline]
    fn colours(&self) -> u8 {
        COLOURS
    }

    #[inline]
    fn is_column_full(&self, column: u8) -> bool {
        self.landing(column) == 0
    }

    #[inline]
    fn open_columns(&self) -> Columns {
        let full = self.discs() >> (self.shape.rows() - 1);
        Columns::marked(self.feet() & !full, self.stride)
    }
}

impl PopGrid for WordBoard {
    #[inline]
    fn pop(&mut self, column: u8) -> Stone {
        let (bits, top) = (self.column(column), self.top(column));
        let disc = if self.first & self.foot(column) != 0 { Stone::FIRST } else { Stone::SECOND };
        let fall = |discs: u64| (discs & !bits) | (((discs & bits) >> 1) & bits);
        (self.first, self.second) = (fall(self.first), fall(self.second));
        self.lower_landing(column, top);
        disc
    }

    #[inline]
    fn push(&mut self, column: u8, disc: Stone) {
        let (bits, landing) = (self.column(column), self.landing(column));
        let rise = |discs: u64| (discs & !bits) | ((discs & bits) << 1);
        (self.first, self.second) = (rise(self.first), rise(self.second));
        self.add(self.foot(column), disc);
        self.raise_landing(landing);
    }

    #[inline]
    fn columns_on(&self, disc: Stone) -> Columns {
        Columns::marked(self.discs_of(disc) & self.feet(), self.stride)
    }
}

/// Why a picture is no [`WordBoard`].
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
