use alloc::format;
use alloc::string::{String, ToString};

use boardwright_core::{Notation, ReadError, Seat};

use crate::column_notation::{digits_stand_alone, is_separator, read_column, split_token};
use crate::{Column, Gravity, PopGrid, PopOut, PopOutBoard, PopOutMove, PopOutRefusal};

/// A drop is written like a move of [`Gravity`], a pop with an `x` before the column: `d`, `xd`,
/// or `4`, `x4`. An `x` alone drops into column x.
///
/// Drops have the action numbers from 0, pops those from the number of columns.
impl<G: PopGrid> Notation<PopOutBoard<G>> for PopOut {
    fn split<'t>(&self, board: &PopOutBoard<G>, text: &'t str) -> Option<(&'t str, &'t str)> {
        let text = text.trim_start_matches(is_separator);
        match popped_column(text) {
            Some(column) if column.starts_with(|c: char| c.is_ascii_digit()) => {
                let end =
                    if digits_stand_alone(board.grid()) { 2 } else { split_token(text).0.len() };
                Some(text.split_at(end))
            }
            _ => Gravity.split(board.grid(), text),
        }
    }

    fn read(
        &self,
        board: &PopOutBoard<G>,
        _mover: Seat,
        text: &str,
    ) -> Result<PopOutMove, ReadError> {
        let read = match popped_column(text) {
            Some(column) => read_column(board.grid(), column)?.map(PopOutMove::Pop),
            None => read_column(board.grid(), text)?.map(PopOutMove::Drop),
        };
        read.ok_or_else(|| {
            ReadError::unreadable(text, "a column letter or number, with x before it to pop")
        })
    }

    fn write(&self, _board: &PopOutBoard<G>, _mover: Seat, input: &PopOutMove) -> String {
        input.to_string()
    }

    fn explain(&self, board: &PopOutBoard<G>, refusal: &PopOutRefusal) -> String {
        match refusal {
            PopOutRefusal::Gravity(refusal) => Gravity.explain(board.grid(), refusal),
            PopOutRefusal::NotYourDisc { column, lowest: None } => {
                format!("column {column} cannot be popped: it is empty")
            }
            PopOutRefusal::NotYourDisc { column, lowest: Some(_) } => {
                format!("column {column} cannot be popped: its lowest disc is the opponent's")
            }
        }
    }

    fn actions(&self, board: &PopOutBoard<G>) -> u32 {
        2 * Gravity.actions(board.grid())
    }

    fn number(&self, board: &PopOutBoard<G>, input: &PopOutMove) -> Option<u32> {
        match input {
            PopOutMove::Drop(column) => Gravity.number(board.grid(), column),
            PopOutMove::Pop(column) => {
                Some(Gravity.actions(board.grid()) + Gravity.number(board.grid(), column)?)
            }
        }
    }

    fn input(&self, board: &PopOutBoard<G>, number: u32) -> Option<PopOutMove> {
        let column = |number| -> Option<Column> { Gravity.input(board.grid(), number) };
        match number.checked_sub(Gravity.actions(board.grid())) {
            Some(number) => column(number).map(PopOutMove::Pop),
            None => column(number).map(PopOutMove::Drop),
        }
    }
}

/// What follows the `x` of a pop; `None` if the text is no pop.
fn popped_column(text: &str) -> Option<&str> {
    let column = text.strip_prefix(['x', 'X'])?;
    column.starts_with(|c: char| !is_separator(c)).then_some(column)
}
