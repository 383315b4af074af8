use alloc::format;
use alloc::string::{String, ToString};

use boardwright_core::{Dice, MoveRule, Notation, ReadError, Reason, Seat};
use boardwright_grid::{
    Cell, Grid, Placement, Stone, Symmetric, Symmetry, column_from_letters, column_letters,
};

use crate::Column;

/// A grid on which discs stack up in columns.
pub trait DropGrid: Grid {
    /// How many discs are in a column of the board.
    fn height(&self, column: u8) -> u8;

    /// Drops a disc into a column of the board that is not full, and tells where it lands.
    fn drop(&mut self, column: u8, disc: Stone) -> Cell;

    /// Takes the topmost disc out of a column of the board that is not empty.
    fn lift(&mut self, column: u8);
}

/// The move rule of Connect Four: a player names a column, and a disc of their own falls to its
/// lowest empty cell.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Gravity;

/// Why a disc cannot be dropped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum GravityRefusal {
    /// The board has no such column.
    #[error("column {} is out of range: columns are 0..{}", column.0, columns - 1)]
    ColumnOutOfRange {
        /// The column that was named.
        column: Column,
        /// How many columns the board has.
        columns: u8,
    },
    /// The column has no empty cell.
    #[error("column {} is full: it holds {rows} discs", column.0)]
    ColumnFull {
        /// The column that was named.
        column: Column,
        /// How many rows the board has.
        rows: u8,
    },
}

impl Reason for GravityRefusal {
    fn reason(&self) -> &'static str {
        match self {
            GravityRefusal::ColumnOutOfRange { .. } => "column_out_of_range",
            GravityRefusal::ColumnFull { .. } => "column_full",
        }
    }
}

impl<G: DropGrid> MoveRule<G> for Gravity {
    type Input = Column;
    type Change = Placement;
    type Refusal = GravityRefusal;
    type Moves = OpenColumns;

    #[inline]
    fn apply(
        &self,
        board: &mut G,
        mover: Seat,
        column: Column,
    ) -> Result<Placement, GravityRefusal> {
        let (rows, columns) = (board.shape().rows(), board.shape().columns());
        if column.0 >= columns {
            return Err(GravityRefusal::ColumnOutOfRange { column, columns });
        }
        if board.height(column.0) >= rows {
            return Err(GravityRefusal::ColumnFull { column, rows });
        }
        Ok(self.apply_unchecked(board, mover, column))
    }

    #[inline]
    fn apply_unchecked(&self, board: &mut G, mover: Seat, column: Column) -> Placement {
        let stone = Stone::from(mover);
        Placement { cell: board.drop(column.0, stone), stone }
    }

    #[inline]
    fn undo(&self, board: &mut G, _mover: Seat, change: &Placement) {
        board.lift(change.cell.column());
    }

    #[inline]
    fn legal(&self, board: &G, _mover: Seat) -> OpenColumns {
        OpenColumns::of(board)
    }

    /// Draws a column, and again while the column drawn is full: each open one is as likely.
    #[inline]
    fn random<D: Dice + ?Sized>(&self, board: &G, _mover: Seat, dice: &mut D) -> Option<Column> {
        let (rows, columns) = (board.shape().rows(), board.shape().columns());
        loop {
            let column = dice.roll(columns.into()) as u8;
            if board.height(column) < rows {
                return Some(Column(column));
            }
            if board.is_full() {
                return None;
            }
        }
    }
}

/// The columns that are not full, from the left, as they were when the board was asked.
#[derive(Debug, Clone, Copy)]
pub struct OpenColumns {
    // Bit n: column n is open and not yet listed. Boards have at most 64 columns.
    open: u64,
}

impl OpenColumns {
    fn of<G: DropGrid>(board: &G) -> OpenColumns {
        let (rows, columns) = (board.shape().rows(), board.shape().columns());
        let mut open = 0;
        for column in 0..columns {
            open |= u64::from(board.height(column) < rows) << column;
        }
        OpenColumns { open }
    }
}

impl Iterator for OpenColumns {
    type Item = Column;

    #[inline]
    fn next(&mut self) -> Option<Column> {
        if self.open == 0 {
            return None;
        }
        let column = self.open.trailing_zeros() as u8;
        self.open &= self.open - 1;
        Some(Column(column))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.open.count_ones() as usize;
        (left, Some(left))
    }

    #[inline]
    fn count(self) -> usize {
        self.open.count_ones() as usize
    }
}

impl ExactSizeIterator for OpenColumns {}

/// Gravity leaves one symmetry: left and right can change places.
impl<G: DropGrid> Symmetric<G> for Gravity {
    fn symmetries(&self, _board: &G) -> &'static [Symmetry] {
        &[Symmetry::Identity, Symmetry::Mirror]
    }

    fn map_board(&self, board: &G, symmetry: Symmetry) -> G {
        let shape = board.shape();
        let mut mapped = board.clone();
        for column in 0..shape.columns() {
            for _ in 0..board.height(column) {
                mapped.lift(column);
            }
        }
        // By row from the bottom, so every disc lands on the one below it.
        for cell in shape.iter() {
            if let Some(disc) = board.at(cell) {
                mapped.drop(symmetry.map(shape, cell).column(), disc);
            }
        }
        mapped
    }

    fn map_input(&self, board: &G, symmetry: Symmetry, input: &Column) -> Column {
        Column(symmetry.map(board.shape(), Cell::new(0, input.0)).column())
    }
}

/// Columns are named by letter (`d`) or by number from 1. On boards of up to 9 columns every digit
/// is a move of its own, so that `4453` is four moves; on wider ones a run of digits is one number.
impl<G: DropGrid> Notation<G> for Gravity {
    fn split<'t>(&self, board: &G, text: &'t str) -> Option<(&'t str, &'t str)> {
        let text = text.trim_start_matches(is_separator);
        let first = text.chars().next()?;
        if first.is_ascii_digit() && board.shape().columns() <= 9 {
            return Some(text.split_at(1));
        }
        Some(text.split_at(text.find(is_separator).unwrap_or(text.len())))
    }

    fn read(&self, board: &G, _mover: Seat, text: &str) -> Result<Column, ReadError> {
        let unreadable = || ReadError::unreadable(text, "a column letter or number");
        let too_large = || {
            ReadError::out_of_range(
                "column_out_of_range",
                format!("there is no such column: {}", ranges(board.shape().columns())),
            )
        };
        if text.is_empty() {
            return Err(unreadable());
        }
        if text.bytes().all(|byte| byte.is_ascii_alphabetic()) {
            return column_from_letters(text).map(Column).ok_or_else(too_large);
        }
        if !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(unreadable());
        }
        match text.trim_start_matches('0').parse::<u16>() {
            Ok(number) => u8::try_from(number - 1).map(Column).map_err(|_| too_large()),
            Err(_) => Err(too_large()),
        }
    }

    fn write(&self, _board: &G, _mover: Seat, input: &Column) -> String {
        input.to_string()
    }

    fn explain(&self, _board: &G, refusal: &GravityRefusal) -> String {
        match refusal {
            GravityRefusal::ColumnOutOfRange { column, columns } => {
                format!("there is no column {column}: {}", ranges(*columns))
            }
            GravityRefusal::ColumnFull { column, rows } => {
                format!("column {column} is full: it holds {rows} discs")
            }
        }
    }

    fn actions(&self, board: &G) -> u32 {
        board.shape().columns().into()
    }

    fn number(&self, board: &G, input: &Column) -> Option<u32> {
        (input.0 < board.shape().columns()).then_some(input.0.into())
    }

    fn input(&self, board: &G, number: u32) -> Option<Column> {
        (number < board.shape().columns().into()).then_some(Column(number as u8))
    }
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || c == ','
}

fn ranges(columns: u8) -> String {
    format!("columns are a to {}, or 1 to {columns}", column_letters(columns - 1))
}
