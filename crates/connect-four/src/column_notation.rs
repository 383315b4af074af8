use alloc::format;
use alloc::string::{String, ToString};

use boardwright_core::{Excerpt, Notation, ReadError, Seat};
use boardwright_grid::{column_from_letters, column_letters};

use crate::{Column, DropGrid, Gravity, GravityRefusal};

/// Columns are named by letter (`d`) or by number from 1. On boards of up to 9 columns every digit
/// is a move of its own, so that `4453` is four moves; on wider ones a run of digits is one number.
impl<G: DropGrid> Notation<G> for Gravity {
    fn split<'t>(&self, board: &G, text: &'t str) -> Option<(&'t str, &'t str)> {
        let text = text.trim_start_matches(is_separator);
        match text.chars().next()? {
            digit if digit.is_ascii_digit() && digits_stand_alone(board) => Some(text.split_at(1)),
            _ => Some(split_token(text)),
        }
    }

    fn read(&self, board: &G, _mover: Seat, text: &str) -> Result<Column, ReadError> {
        read_column(board, text)?
            .ok_or_else(|| ReadError::unreadable(text, "a column letter or number"))
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

/// Whether every digit is a move of its own.
pub(crate) fn digits_stand_alone<G: DropGrid>(board: &G) -> bool {
    board.shape().columns() <= 9
}

/// Reads one column, which the board need not have; `None` for text that names none.
///
/// # Errors
///
/// [`ReadError`] for a column further out than an input can say.
pub(crate) fn read_column<G: DropGrid>(board: &G, text: &str) -> Result<Option<Column>, ReadError> {
    let too_large = || {
        let columns = ranges(board.shape().columns());
        let message = format!("there is no column {}: {columns}", Excerpt(text));
        ReadError::out_of_range("column_out_of_range", message)
    };
    if text.is_empty() {
        return Ok(None);
    }
    if text.bytes().all(|byte| byte.is_ascii_alphabetic()) {
        return column_from_letters(text).map(Column).ok_or_else(too_large).map(Some);
    }
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Ok(None);
    }
    match text.trim_start_matches('0').parse::<u16>() {
        Ok(number) => u8::try_from(number - 1).map(Column).map_err(|_| too_large()).map(Some),
        Err(_) => Err(too_large()),
    }
}

/// The text up to the next separator, and what follows.
pub(crate) fn split_token(text: &str) -> (&str, &str) {
    text.split_at(text.find(is_separator).unwrap_or(text.len()))
}

pub(crate) fn is_separator(c: char) -> bool {
    c.is_whitespace() || c == ','
}

fn ranges(columns: u8) -> String {
    format!("columns are a to {}, or 1 to {columns}", column_letters(columns - 1))
}
