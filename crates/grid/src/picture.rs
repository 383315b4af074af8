use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{Display, Write};

use boardwright_core::Reason;

use crate::{Cell, Grid, Shape, ShapeError, Stone, column_letters};

/// A board of the plane as text: a symbol a cell, `.` where it is empty, top row first.
///
/// Boards print as pictures and parse from them, so that tests and documentation can show what they
/// mean. The symbol of a stone is the entry of `symbols` with the number of its colour.
///
/// ```
/// use boardwright_grid::{Cell, CellBoard, Grid, Picture, Stone};
///
/// let picture = Picture::parse(
///     "
///     . . .
///     . O .
///     X . .
///     ",
///     &['X', 'O'],
/// )?;
/// let board = CellBoard::from(&picture);
/// assert_eq!(board.at(Cell::new(0, 0)), Some(Stone::FIRST));
/// assert_eq!(Picture::of(&board, &['X', 'O']).lettered(), "\
/// 3  . . .
/// 2  . O .
/// 1  X . .
///    a b c");
/// # Ok::<(), boardwright_grid::PictureError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    shape: Shape,
    symbols: Vec<char>,
    // By the numbers of the cells: bottom row first.
    cells: Vec<Option<Stone>>,
}

impl Picture {
    /// The picture of a board.
    pub fn of<G: Grid>(board: &G, symbols: &[char]) -> Picture {
        let shape = board.shape();
        let cells = shape.iter().map(|cell| board.at(cell)).collect();
        Picture { shape, symbols: symbols.to_vec(), cells }
    }

    /// Reads a picture: a line a row, blanks between the cells or not. Indentation, empty lines,
    /// and the numbers, letters and bars at the edges that this type prints are passed over.
    ///
    /// # Errors
    ///
    /// [`PictureError`] for rows that differ in length, a symbol that is not in `symbols`, or a
    /// shape that no board has.
    pub fn parse(text: &str, symbols: &[char]) -> Result<Picture, PictureError> {
        let mut rows: Vec<String> = Vec::new();
        for line in text.lines() {
            let row = strip_edges(line);
            let is_edge = !row.is_empty() && is_letter_edge(line, rows.last());
            if !row.is_empty() && !is_edge {
                rows.push(row);
            }
            if rows.len() > Shape::<2>::LONGEST_SIDE {
                return Err(PictureError::Shape(ShapeError::Side { side: rows.len() }));
            }
        }
        Picture::from_rows(rows.iter().map(|row| row.chars().map(Piece::Symbol)), symbols)
    }

    /// Reads a position set up in one line: rows separated by `/`, top row first, a symbol a cell,
    /// `.` or a number for one or that many empty cells: `7/7/7/7/7/3R3`.
    ///
    /// # Errors
    ///
    /// [`PictureError`], as for [`parse`](Picture::parse).
    ///
    /// ```
    /// use boardwright_grid::{Picture, PictureError};
    ///
    /// let picture = Picture::parse_line("3/1O1/X2", &['X', 'O'])?;
    /// assert_eq!(picture.rows(), ["...", ".O.", "X.."]);
    /// assert_eq!(picture.to_line(), "3/1O1/X2");
    /// assert_eq!(
    ///     Picture::parse_line("3/1O/X2", &['X', 'O']).unwrap_err(),
    ///     PictureError::RowLength { row: 2, cells: 2, columns: 3 },
    /// );
    /// # Ok::<(), PictureError>(())
    /// ```
    pub fn parse_line(text: &str, symbols: &[char]) -> Result<Picture, PictureError> {
        Picture::from_rows(text.split('/').map(Pieces::new), symbols)
    }

    fn from_rows<R>(
        rows: impl Iterator<Item = R>,
        symbols: &[char],
    ) -> Result<Picture, PictureError>
    where
        R: Iterator<Item = Piece>,
    {
        let mut read: Vec<Vec<Option<Stone>>> = Vec::new();
        for pieces in rows {
            let row = read.len() + 1;
            let cells = read_row(pieces, row, symbols)?;
            let columns = read.first().map_or(cells.len(), Vec::len);
            if cells.len() != columns {
                return Err(PictureError::RowLength { row, cells: cells.len(), columns });
            }
            read.push(cells);
            if read.len() > Shape::<2>::LONGEST_SIDE {
                return Err(PictureError::Shape(ShapeError::Side { side: read.len() }));
            }
        }
        let shape = Shape::new([read.len(), read.first().map_or(0, Vec::len)])?;
        let cells = read.into_iter().rev().flatten().collect();
        Ok(Picture { shape, symbols: symbols.to_vec(), cells })
    }

    pub(crate) fn from_cells(shape: Shape, symbols: &[char], cells: Vec<Option<Stone>>) -> Picture {
        Picture { shape, symbols: symbols.to_vec(), cells }
    }

    /// The symbols, by the numbers of the colours.
    pub fn symbols(&self) -> &[char] {
        &self.symbols
    }

    /// The shape of the board.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// The stone on a cell; `None` where it is empty or off the board.
    pub fn at(&self, cell: Cell) -> Option<Stone> {
        if self.shape.contains(cell) { self.cells[self.shape.index(cell)] } else { None }
    }

    /// Every stone with its cell, by row from the bottom, then by column.
    pub fn stones(&self) -> impl Iterator<Item = (Cell, Stone)> {
        self.shape.iter().zip(&self.cells).filter_map(|(cell, stone)| Some((cell, (*stone)?)))
    }

    /// How many stones of this colour the picture shows.
    pub fn count(&self, stone: Stone) -> usize {
        self.cells.iter().filter(|&&other| other == Some(stone)).count()
    }

    /// The symbol of a cell.
    fn symbol(&self, stone: Option<Stone>) -> char {
        match stone {
            None => '.',
            Some(stone) => self.symbols.get(stone.index()).copied().unwrap_or('?'),
        }
    }

    /// The rows, top row first, a symbol a cell without blanks.
    pub fn rows(&self) -> Vec<String> {
        let columns = usize::from(self.shape.columns());
        let rows = self.cells.chunks(columns).rev();
        rows.map(|row| row.iter().map(|&stone| self.symbol(stone)).collect()).collect()
    }

    /// The rows, top row first, with blanks between the cells, and nothing else.
    pub fn bare(&self) -> String {
        let rows: Vec<String> = self.rows().iter().map(|row| spaced(row)).collect();
        rows.join("\n")
    }

    /// The picture for people: column letters below, row numbers from 1 at the left.
    pub fn lettered(&self) -> String {
        let letters: Vec<_> = (0..self.shape.columns()).map(column_letters).collect();
        // Columns keep apart from column aa on, too.
        let across = letters.last().map_or(0, String::len);
        let width = number_width(self.shape.rows().into());
        let mut text = String::new();
        for (row, number) in self.rows().iter().zip((1..=self.shape.rows()).rev()) {
            let _ = writeln!(text, "{number:width$} {}", set_apart(row.chars(), across));
        }
        let _ = write!(text, "{:width$} {}", "", set_apart(letters, across));
        text
    }

    /// The picture for programmers: between bars, column numbers from 0 below, each followed by a
    /// blank, row numbers from 0 at the left.
    pub fn numbered(&self) -> String {
        let mut text = String::new();
        let width = number_width(u32::from(self.shape.rows()) - 1);
        for (row, number) in self.rows().iter().zip((0..self.shape.rows()).rev()) {
            let _ = writeln!(text, "{number:width$} |{}|", spaced(row));
        }
        let _ = write!(text, "{:width$}  ", "");
        for column in 0..self.shape.columns() {
            // Two digits take the place of a digit and a blank.
            let _ = write!(text, "{column:<2}");
        }
        text
    }

    /// The position in one line, which [`parse_line`](Picture::parse_line) reads.
    pub fn to_line(&self) -> String {
        let rows: Vec<String> = self.rows().iter().map(|row| count_empty(row)).collect();
        rows.join("/")
    }
}

/// A part of a row: a cell, or a number of empty ones.
enum Piece {
    Symbol(char),
    Empty(usize),
}

/// The parts of a row in which numbers stand for empty cells.
struct Pieces<'t> {
    rest: &'t str,
}

impl<'t> Pieces<'t> {
    fn new(rest: &'t str) -> Pieces<'t> {
        Pieces { rest }
    }
}

impl Iterator for Pieces<'_> {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        let first = self.rest.chars().next()?;
        let digits = self.rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(self.rest.len());
        if digits == 0 {
            self.rest = &self.rest[first.len_utf8()..];
            return Some(Piece::Symbol(first));
        }
        let (number, rest) = self.rest.split_at(digits);
        self.rest = rest;
        Some(Piece::Empty(number.parse().unwrap_or(usize::MAX)))
    }
}

/// Reads a row that is no longer than any board's.
fn read_row(
    pieces: impl Iterator<Item = Piece>,
    row: usize,
    symbols: &[char],
) -> Result<Vec<Option<Stone>>, PictureError> {
    let mut cells = Vec::new();
    for piece in pieces {
        match piece {
            Piece::Empty(count) if count <= Shape::<2>::LONGEST_SIDE => {
                cells.resize(cells.len() + count, None);
            }
            Piece::Empty(side) => return Err(PictureError::Shape(ShapeError::Side { side })),
            Piece::Symbol('.') => cells.push(None),
            Piece::Symbol(symbol) => {
                let stone = symbols.iter().position(|&other| other == symbol);
                let column = cells.len() + 1;
                let stone = stone.ok_or(PictureError::UnknownSymbol { symbol, row, column })?;
                cells.push(Some(Stone::new(stone as u8)));
            }
        }
        if cells.len() > Shape::<2>::LONGEST_SIDE {
            return Err(PictureError::Shape(ShapeError::Side { side: cells.len() }));
        }
    }
    Ok(cells)
}

/// A line of a picture without row number, bars and blanks; empty if nothing else is on it.
fn strip_edges(line: &str) -> String {
    let line = line.trim();
    let cells = match line.split_once('|') {
        Some((_, cells)) => cells.trim_end_matches('|'),
        None => line.trim_start_matches(|c: char| c.is_ascii_digit()),
    };
    // A line of column numbers has blanks between the digits, so digits are left of it.
    if cells.split_whitespace().all(|number| number.bytes().all(|b| b.is_ascii_digit())) {
        return String::new();
    }
    cells.chars().filter(|c| !c.is_whitespace()).collect()
}

/// Whether a line holds the column letters below a picture with such a row above it.
fn is_letter_edge(line: &str, above: Option<&String>) -> bool {
    let Some(columns) = above.map(|row| row.chars().count()) else { return false };
    let letters: String =
        (0..columns.min(u8::MAX.into())).map(|c| column_letters(c as u8)).collect();
    line.chars().filter(|c| !c.is_whitespace()).eq(letters.chars())
}

/// What stands in each column, as wide as `across` and a blank before it.
fn set_apart<T: Display>(columns: impl IntoIterator<Item = T>, across: usize) -> String {
    let mut line = String::new();
    for column in columns {
        let _ = write!(line, " {column:>across$}");
    }
    line
}

fn spaced(row: &str) -> String {
    let mut text = String::with_capacity(2 * row.len());
    for (column, symbol) in row.chars().enumerate() {
        if column > 0 {
            text.push(' ');
        }
        text.push(symbol);
    }
    text
}

fn count_empty(row: &str) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for symbol in row.chars().map(Some).chain([None]) {
        if symbol == Some('.') {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text.push_str(&format!("{empty}"));
            empty = 0;
        }
        text.extend(symbol);
    }
    text
}

const fn number_width(largest: u32) -> usize {
    if largest < 10 { 1 } else { 2 }
}

/// Why a text is no picture of a board. Rows count from 1 at the top, as the text does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PictureError {
    /// A row is shorter or longer than the first.
    #[error("row {row} from the top has {cells} cells instead of {columns}")]
    RowLength {
        /// The row, from 1 at the top.
        row: usize,
        /// How many cells it has.
        cells: usize,
        /// How many the first row has.
        columns: usize,
    },
    /// A symbol belongs to nobody.
    #[error("the symbol {symbol:?} in row {row} from the top, column {column}, is no player's")]
    UnknownSymbol {
        /// The symbol.
        symbol: char,
        /// The row, from 1 at the top.
        row: usize,
        /// The column, from 1 at the left.
        column: usize,
    },
    /// No board has this shape.
    #[error(transparent)]
    Shape(#[from] ShapeError),
}

impl Reason for PictureError {
    fn reason(&self) -> &'static str {
        "bad_position"
    }
}
