use alloc::format;
use alloc::string::{String, ToString};

use boardwright_core::{Notation, ReadError, Seat};
use boardwright_grid::{column_from_letters, column_letters};

use crate::{Column, DropGrid, Gravity, GravityRefusal};

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
