use boardwright_core::Board;
use boardwright_grid::{Cell, Grid, Line, Picture, Shape, Stone};

use crate::floating_disc::stack;
use crate::word_board::COLOURS;
use crate::word_line::{has_line_through, may_have_line};
use crate::{Columns, DropGrid, WordBoardError};

/// The board of Connect Four as most people play it: 6 rows, 7 columns, two colours, 16 bytes.
///
/// It has the bits of a [`WordBoard`](crate::WordBoard), and its sides are known to the compiler,
/// which makes it faster.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct StandardBoard {
    // Discs of either colour, and those of the first alone.
    discs: u64,
    first: u64,
}

const ROWS: u8 = 6;
const COLUMNS: u8 = 7;

/// From the bit of a cell to that of its right neighbour.
const STRIDE: u8 = ROWS + 1;

const SHAPE: Shape = match Shape::new([ROWS as usize, COLUMNS as usize]) {
    Ok(shape) => shape,
    Err(_) => panic!("a board can be 6 x 7"),
};

// Tables rather than shifts, which take several instructions where the distance is not known.
// There is an eighth entry for an index of three bits to need no check.

/// The bit of the lowest cell of every column.
const FEET: [u64; 8] = row_of_bits(0);

/// The bit of the highest cell of every column.
const TOPS: [u64; 8] = row_of_bits(ROWS - 1);

const BOTTOM_ROW: u64 = {
    let feet = row_of_bits(0);
    let mut bits = 0;
    let mut column = 0;
    while column < feet.len() {
        bits |= feet[column];
        column += 1;
    }
    bits
};

const ALL: u64 = BOTTOM_ROW * ((1 << ROWS) - 1);

const fn row_of_bits(row: u8) -> [u64; 8] {
    let mut bits = [0; 8];
    let mut column = 0;
    while column < COLUMNS {
        bits[column as usize] = 1 << (column * STRIDE + row);
        column += 1;
    }
    bits
}

impl StandardBoard {
    /// The empty board.
    pub const fn new() -> StandardBoard {
        StandardBoard { discs: 0, first: 0 }
    }

    /// The board that a picture shows.
    ///
    /// # Errors
    ///
    /// [`WordBoardError`] if it has another shape, shows more than two colours or a disc above an
    /// empty cell.
    pub fn from_picture(picture: &Picture) -> Result<StandardBoard, WordBoardError> {
        let shape = picture.shape();
        if shape != SHAPE {
            return Err(WordBoardError::OtherShape { shape });
        }
        let mut discs = picture.stones();
        if let Some((cell, _)) = discs.find(|(_, disc)| disc.index() >= usize::from(COLOURS)) {
            return Err(WordBoardError::ThirdColour { cell });
        }
        Ok(stack(StandardBoard::new(), picture)?)
    }

    /// Whether four discs of this colour, or more, stand in a line.
    #[inline]
    pub(crate) const fn has_four(&self, disc: Stone) -> bool {
        let discs = self.discs_of(disc);
        let stride = STRIDE as u32;
        let straight = fours(discs, 1) | fours(discs, stride);
        let slanted = fours(discs, stride - 1) | fours(discs, stride + 1);
        straight | slanted != 0
    }

    /// The bit of a cell of the board.
    #[inline]
    fn bit(cell: Cell) -> u64 {
        foot(cell.column()) << (cell.row() & 7)
    }

    /// The discs of one colour.
    #[inline]
    const fn discs_of(&self, disc: Stone) -> u64 {
        // All bits for the second colour, none for the first.
        let second = (disc.index() as u64).wrapping_neg();
        self.first ^ (self.discs & second)
    }
}

/// The first cells of four discs that follow one another in steps of `step`.
#[inline]
const fn fours(discs: u64, step: u32) -> u64 {
    let pairs = discs & (discs >> step);
    pairs & (pairs >> (2 * step))
}

#[inline]
fn foot(column: u8) -> u64 {
    FEET[usize::from(column & 7)]
}

#[inline]
fn top(column: u8) -> u64 {
    TOPS[usize::from(column & 7)]
}

impl Board for StandardBoard {
    type Cell = Cell;

    #[inline]
    fn is_full(&self) -> bool {
        self.discs == ALL
    }
}

impl Grid for StandardBoard {
    #[inline]
    fn shape(&self) -> Shape {
        SHAPE
    }

    #[inline]
    fn at(&self, cell: Cell) -> Option<Stone> {
        if !SHAPE.contains(cell) || self.discs & StandardBoard::bit(cell) == 0 {
            return None;
        }
        let is_first = self.first & StandardBoard::bit(cell) != 0;
        Some(if is_first { Stone::FIRST } else { Stone::SECOND })
    }

    #[inline]
    fn makes_line(&self, cell: Cell, stone: Stone, line: Line) -> bool {
        debug_assert_eq!(self.at(cell), Some(stone), "the stone lies on the cell");
        let discs = self.discs_of(stone);
        // Most moves make no line anywhere, which is quicker to see.
        if !may_have_line(discs, STRIDE.into(), line) {
            return false;
        }
        has_line_through(discs, StandardBoard::bit(cell), STRIDE.into(), line)
    }
}

impl DropGrid for StandardBoard {
    #[inline]
    fn height(&self, column: u8) -> u8 {
        (self.discs >> (STRIDE * column)).trailing_ones() as u8
    }

    #[inline]
    fn drop(&mut self, column: u8, disc: Stone) -> Cell {
        debug_assert!(disc.index() < usize::from(COLOURS), "the board has no such colour");
        // The sum carries to the lowest empty cell.
        let discs = self.discs | self.discs.wrapping_add(foot(column));
        let landing = self.discs ^ discs;
        self.discs = discs;
        // All bits for the first colour, none for the second.
        self.first |= landing & (disc.index() as u64).wrapping_sub(1);
        Cell::new(landing.trailing_zeros() as u8 - STRIDE * column, column)
    }

    #[inline]
    fn lift(&mut self, column: u8) {
        let empty = self.discs.wrapping_add(foot(column)) & !self.discs;
        let left = !(empty >> 1);
        self.discs &= left;
        self.first &= left;
    }

    #[inline]
    fn colours(&self) -> u8 {
        COLOURS
    }

    #[inline]
    fn is_column_full(&self, column: u8) -> bool {
        self.discs & top(column) != 0
    }

    #[inline]
    fn open_columns(&self) -> Columns {
        Columns::marked(!(self.discs >> (ROWS - 1)) & BOTTOM_ROW, STRIDE)
    }
}
