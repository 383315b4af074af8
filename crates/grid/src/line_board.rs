use core::fmt::Debug;
use core::hash::{Hash, Hasher};

use boardwright_core::{Board, Dice, Reason};

use crate::line_word::{Runs, Word};
use crate::{Cell, CellGrid, Direction, Grid, Line, Picture, Shape, Stone};

/// The [`LineBoard`] for sides up to 15: less than 1 KB.
pub type LineBoard15 = LineBoard<u32, u8, 16, 256, 256>;

/// The [`LineBoard`] for sides up to 20: 3.4 KB.
pub type LineBoard20 = LineBoard<u64, u16, 32, 512, 640>;

/// The [`LineBoard`] for sides up to 31: 5 KB.
pub type LineBoard31 = LineBoard<u64, u16, 32, 1024, 1024>;

/// A board of the plane for stones of two colours that keeps every line as one word of bits, and a
/// list of the free cells: whether a stone makes a line is read off without walking, and a free
/// cell is drawn in one step. It is the fast board for games in which stones are placed on free
/// cells and lines win.
///
/// It comes in three sizes, [`LineBoard15`], [`LineBoard20`] and [`LineBoard31`]; the parameters say
/// how they are laid out and are nobody else's business. Each is plain data and `Copy`, and nothing
/// it does allocates.
///
/// ```
/// use boardwright_grid::{Cell, CellGrid, Direction, Grid, LineBoard15, Shape, Stone};
///
/// let mut board = LineBoard15::new(Shape::new([15, 15])?)?;
/// for column in [3, 4, 6, 7] {
///     board.place(Cell::new(7, column), Stone::FIRST);
/// }
/// assert_eq!(board.run(Cell::new(7, 5), Direction::HORIZONTAL, Stone::FIRST, 4), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Equality and hash read the stones. The order of the list, which depends on how they came there,
/// is no part of it.
#[derive(Debug, Copy)]
// Positions are cloned once a game. How long copying a few KB takes depends on how both ends lie to the
// cache lines, up to 1.5 ns for each move of the game; so they begin where a line does.
#[repr(align(64))]
pub struct LineBoard<W, N, const LINES: usize, const CELLS: usize, const NUMBERS: usize> {
    // By direction, then by the number of the line. A cell's place in its line is its column in
    // rows and its row in all others. The numbers of diagonals count round: two of them share a
    // word, the second in the rows that the first leaves free, with an empty bit at least between
    // them, since LINES is more than the longest side.
    lines: [[W; LINES]; 4],
    // The numbers of the free cells in any order, and then of cells that were free before.
    list: [N; CELLS],
    // By number: the place of each free cell in the list; for an occupied cell, where it was.
    places: [N; NUMBERS],
    free: N,
    // The number of the cell on which a stone was placed last, NO_CELL after one was lifted; and the
    // runs through that stone.
    last: N,
    runs: Runs,
    shape: Shape,
}

/// The number of a cell, its row times `LINES` plus its column, or a place in a list of cells.
pub trait Number: Copy + Debug + Eq {
    /// A number that no cell has.
    const NO_CELL: Self;

    /// The number as an index.
    fn index(self) -> usize;

    /// The number with this index, which it can hold.
    fn from_index(index: usize) -> Self;
}

impl Number for u8 {
    const NO_CELL: u8 = u8::MAX;

    #[inline]
    fn index(self) -> usize {
        self.into()
    }

    #[inline]
    fn from_index(index: usize) -> u8 {
        index as u8
    }
}

impl Number for u16 {
    const NO_CELL: u16 = u16::MAX;

    #[inline]
    fn index(self) -> usize {
        self.into()
    }

    #[inline]
    fn from_index(index: usize) -> u16 {
        index as u16
    }
}

const HORIZONTAL: usize = 0;
const VERTICAL: usize = 1;
const DIAGONAL: usize = 2;
const ANTI_DIAGONAL: usize = 3;

impl<W: Word, N: Number, const LINES: usize, const CELLS: usize, const NUMBERS: usize>
    LineBoard<W, N, LINES, CELLS, NUMBERS>
{
    /// The longest side that such a board can have.
    pub const LONGEST_SIDE: u8 = {
        let rows = NUMBERS / LINES;
        if rows < LINES { rows as u8 } else { LINES as u8 - 1 }
    };

    /// An empty board of this shape.
    ///
    /// # Errors
    ///
    /// [`LineBoardError`] for a side that is too long.
    pub fn new(shape: Shape) -> Result<Self, LineBoardError> {
        let (side, longest) = (shape.longest_side(), Self::LONGEST_SIDE);
        if side > longest {
            return Err(LineBoardError { side, longest });
        }
        let mut board = LineBoard {
            lines: [[W::EMPTY; LINES]; 4],
            list: [N::NO_CELL; CELLS],
            places: [N::NO_CELL; NUMBERS],
            free: N::from_index(shape.cells()),
            last: N::NO_CELL,
            runs: Runs::NONE,
            shape,
        };
        for (place, cell) in shape.iter().enumerate() {
            let number = Self::number(cell);
            board.list[place] = number;
            board.places[Self::slot(number)] = N::from_index(place);
        }
        Ok(board)
    }

    /// The board that a picture shows.
    ///
    /// # Errors
    ///
    /// [`LineBoardError`] for a side that is too long.
    ///
    /// # Panics
    ///
    /// If the picture has stones of more than two colours.
    pub fn from_picture(picture: &Picture) -> Result<Self, LineBoardError> {
        let mut board = Self::new(picture.shape())?;
        for (cell, stone) in picture.stones() {
            board.place(cell, stone);
        }
        Ok(board)
    }

    /// How many stones are on the board.
    #[inline]
    pub fn stones(&self) -> usize {
        self.shape.cells() - self.free.index()
    }

    #[inline]
    fn number(cell: Cell) -> N {
        N::from_index(usize::from(cell.row()) * LINES + usize::from(cell.column()))
    }

    #[inline]
    fn numbered(number: N) -> Cell {
        Cell::new((number.index() / LINES) as u8, (number.index() % LINES) as u8)
    }

    /// Where the place of the cell with this number is kept. No index is out of bounds; where a mask
    /// can tell the compiler, it does.
    #[inline]
    fn slot(number: N) -> usize {
        if NUMBERS.is_power_of_two() { number.index() % NUMBERS } else { number.index() }
    }

    /// By direction: the number of the line through a cell, and the cell's place in it.
    #[inline]
    fn lines_through(cell: Cell) -> [(usize, u32); 4] {
        let (row, column) = (usize::from(cell.row()), usize::from(cell.column()));
        let by_row = cell.row().into();
        [
            (row % LINES, cell.column().into()),
            (column % LINES, by_row),
            (column.wrapping_sub(row) % LINES, by_row),
            ((column + row) % LINES, by_row),
        ]
    }

    /// The rows of the board, which tell everything that is on it.
    fn rows(&self) -> &[W] {
        &self.lines[HORIZONTAL][..self.shape.rows().into()]
    }

    /// Whether a stone on the cell with this number makes a line, for lines of any length.
    #[cold]
    fn counts_line(&self, number: N, stone: Stone, line: Line) -> bool {
        let through = Self::lines_through(Self::numbered(number));
        through.into_iter().zip(&self.lines).any(|((number, at), lines)| {
            let [after, before] = lines[number].arms(at, stone.index());
            line.accepts(1 + after + before)
        })
    }
}

/// In one go: what the compiler would derive clones every field and then moves it.
impl<W: Copy, N: Copy, const LINES: usize, const CELLS: usize, const NUMBERS: usize> Clone
    for LineBoard<W, N, LINES, CELLS, NUMBERS>
{
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<W: Word, N: Number, const LINES: usize, const CELLS: usize, const NUMBERS: usize> PartialEq
    for LineBoard<W, N, LINES, CELLS, NUMBERS>
{
    fn eq(&self, other: &Self) -> bool {
        self.shape == other.shape && self.rows() == other.rows()
    }
}

impl<W: Word, N: Number, const LINES: usize, const CELLS: usize, const NUMBERS: usize> Eq
    for LineBoard<W, N, LINES, CELLS, NUMBERS>
{
}

impl<W: Word, N: Number, const LINES: usize, const CELLS: usize, const NUMBERS: usize> Hash
    for LineBoard<W, N, LINES, CELLS, NUMBERS>
{
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.shape.hash(state);
        self.rows().hash(state);
    }
}

impl<W: Word, N: Number, const LINES: usize, const CELLS: usize, const NUMBERS: usize> Board
    for LineBoard<W, N, LINES, CELLS, NUMBERS>
{
    type Cell = Cell;

    #[inline]
    fn is_full(&self) -> bool {
        self.free.index() == 0
    }
}

impl<W: Word, N: Number, const LINES: usize, const CELLS: usize, const NUMBERS: usize> Grid
    for LineBoard<W, N, LINES, CELLS, NUMBERS>
{
    #[inline]
    fn shape(&self) -> Shape {
        self.shape
    }

    #[inline]
    fn at(&self, cell: Cell) -> Option<Stone> {
        if !self.shape.contains(cell) {
            return None;
        }
        let row = self.lines[HORIZONTAL][usize::from(cell.row())];
        let holds = |stone: &Stone| row.has(cell.column().into(), stone.index());
        [Stone::FIRST, Stone::SECOND].into_iter().find(holds)
    }

    #[inline]
    fn run(&self, cell: Cell, direction: Direction, stone: Stone, reach: usize) -> usize {
        let direction = match direction {
            Direction::HORIZONTAL => HORIZONTAL,
            Direction::VERTICAL => VERTICAL,
            Direction::DIAGONAL => DIAGONAL,
            _ => ANTI_DIAGONAL,
        };
        let (number, at) = Self::lines_through(cell)[direction];
        let [after, before] = self.lines[direction][number].arms(at, stone.index());
        1 + after.min(reach) + before.min(reach)
    }

    /// Placing has looked up the runs through the stone placed last. Where none of them can be the
    /// line, which is nearly always, asking about that stone costs nothing more.
    #[inline]
    fn makes_line(&self, cell: Cell, stone: Stone, line: Line) -> bool {
        let number = Self::number(cell);
        (self.last != number || self.runs.may_make(line)) && self.counts_line(number, stone, line)
    }
}

impl<W: Word, N: Number, const LINES: usize, const CELLS: usize, const NUMBERS: usize> CellGrid
    for LineBoard<W, N, LINES, CELLS, NUMBERS>
{
    /// # Panics
    ///
    /// If the stone is of a third colour.
    #[inline]
    fn place(&mut self, cell: Cell, stone: Stone) {
        let colour = stone.index();
        assert!(colour < 2, "a line board holds stones of two colours");
        let (number, free) = (Self::number(cell), N::from_index(self.free.index() - 1));
        // The last free cell of the list takes the place of this one. This comes first: the compiler
        // then keeps what is written after it in registers, for the questions that follow a move.
        let (place, moved) = (self.places[Self::slot(number)], self.list[free.index() % CELLS]);
        self.list[place.index() % CELLS] = moved;
        self.places[Self::slot(moved)] = place;
        let mut runs = Runs::NONE;
        for (direction, (number, at)) in Self::lines_through(cell).into_iter().enumerate() {
            runs = runs.and(self.lines[direction][number].set(at, colour));
        }
        self.free = free;
        self.last = number;
        self.runs = runs;
    }

    /// Lifting the stone that was placed last undoes the placing exactly, down to the cell that
    /// the same dice would draw next. Any other stone can be lifted as well.
    #[inline]
    fn lift(&mut self, cell: Cell) {
        for (direction, (number, at)) in Self::lines_through(cell).into_iter().enumerate() {
            self.lines[direction][number].clear(at);
        }
        self.last = N::NO_CELL;
        // It goes back to its old place, or to the end if the list has become shorter than that.
        let (number, free) = (Self::number(cell), self.free.index());
        let place = self.places[Self::slot(number)].index().min(free);
        if place < free {
            let moved = self.list[place];
            self.list[free % CELLS] = moved;
            self.places[Self::slot(moved)] = N::from_index(free);
        }
        self.list[place % CELLS] = number;
        self.places[Self::slot(number)] = N::from_index(place);
        self.free = N::from_index(free + 1);
    }

    #[inline]
    fn random_free<R: Dice + ?Sized>(&self, dice: &mut R) -> Option<Cell> {
        let free = self.free.index();
        if free == 0 {
            return None;
        }
        let place = N::from_index(dice.roll(free as u32) as usize);
        let number = self.list[place.index() % CELLS];
        // Which it always is. To say so once spares what follows from masking it time and again.
        (number.index() < NUMBERS).then(|| Self::numbered(number))
    }
}

/// A side is too long for a [`LineBoard`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a side of {side} is too long: this board keeps lines for sides up to {longest}")]
pub struct LineBoardError {
    /// The longest side that was asked for.
    pub side: u8,
    /// The longest side that the board can have.
    pub longest: u8,
}

impl Reason for LineBoardError {
    fn reason(&self) -> &'static str {
        "bad_parameter"
    }
}
