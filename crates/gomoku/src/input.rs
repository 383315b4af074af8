use core::fmt;
use core::str::FromStr;

use boardwright_core::ReadError;
use boardwright_grid::Cell;

use crate::opening::{read_choice, word, write_choice};

/// What a player may name: a stone on a cell, a pass, or a choice that an opening asks for.
///
/// Every choice is an input and a ply of its own, given before the stone that follows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Input {
    /// A stone on this cell. Its colour follows from the position. While fifths are offered, the
    /// cell is one of the offers; while one is picked, it is the offer that is kept.
    Stone(Cell),
    /// No stone.
    Pass,
    /// Take the other colour.
    Swap,
    /// Keep the colour one has.
    Stay,
    /// Put two more stones, and let the other player choose the colour.
    More,
    /// Declare how many fifth moves are offered.
    Fifths(u8),
    /// Offer ten fifth moves instead of playing one.
    Offer,
}

/// A stone on this cell.
impl From<Cell> for Input {
    fn from(cell: Cell) -> Input {
        Input::Stone(cell)
    }
}

/// The cell of a stone; anything else comes back as it is.
impl TryFrom<Input> for Cell {
    type Error = Input;

    fn try_from(input: Input) -> Result<Cell, Input> {
        match input {
            Input::Stone(cell) => Ok(cell),
            other => Err(other),
        }
    }
}

/// The short way to write a pass.
pub(crate) const SHORT_PASS: &str = "--";

/// Notation: `h8`, `pass`, `swap`, `fifths=5`.
impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Input::Stone(cell) => write!(f, "{cell}"),
            Input::Pass => f.write_str(word(Input::Pass)),
            choice => f.write_str(&write_choice(choice).unwrap_or_default()),
        }
    }
}

/// Reads notation, in capitals or not. A pass is also `--`.
impl FromStr for Input {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Input, ReadError> {
        if text == SHORT_PASS || text.eq_ignore_ascii_case(word(Input::Pass)) {
            return Ok(Input::Pass);
        }
        if let Some(choice) = read_choice(text) {
            return choice;
        }
        let cell = text.parse().map(Input::Stone);
        cell.map_err(|_| ReadError::unreadable(text, "a point such as h8, pass or a choice"))
    }
}
