use alloc::format;
use alloc::string::{String, ToString};

use boardwright_core::{Notation, ReadError, Reason, Seat};

use crate::{Cell, CellError, CellGrid, CellPlacement, PlacementRefusal, Shape, column_letters};

/// Takes the first cell off a run of cells: `h8h7 g9` gives `h8` and `h7 g9`. See
/// [`Notation::split`].
pub fn split_cell(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_start_matches(is_separator);
    if text.is_empty() {
        return None;
    }
    let letters = text.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(text.len());
    let digits = text[letters..].find(|c: char| !c.is_ascii_digit());
    let end = letters + digits.unwrap_or(text.len() - letters);
    if letters > 0 && end > letters {
        return Some(text.split_at(end));
    }
    Some(text.split_at(text.find(is_separator).unwrap_or(text.len())))
}

/// Reads one cell. It need not lie on a board of this `shape`, which is what the error message
/// names if the cell is larger than any board.
///
/// # Errors
///
/// [`ReadError`] for text that is no cell.
pub fn read_cell(shape: Shape, text: &str) -> Result<Cell, ReadError> {
    text.parse().map_err(|error: CellError| match error {
        CellError::Unreadable => ReadError::unreadable(text, "a cell such as h8"),
        CellError::TooLarge => ReadError::out_of_range(
            error.reason(),
            format!("that cell is off the board: {}", ranges(shape)),
        ),
    })
}

/// Writes one cell: `h8`.
pub fn write_cell(cell: Cell) -> String {
    cell.to_string()
}

/// Words the refusal of a placement in notation.
pub fn explain_placement(refusal: &PlacementRefusal) -> String {
    match refusal {
        PlacementRefusal::CellOutOfRange { cell, shape } => {
            format!("{cell} is off the board: {}", ranges(*shape))
        }
        PlacementRefusal::CellOccupied { cell, .. } => format!("{cell} is occupied"),
    }
}

impl<G: CellGrid> Notation<G> for CellPlacement {
    fn split<'t>(&self, _board: &G, text: &'t str) -> Option<(&'t str, &'t str)> {
        split_cell(text)
    }

    fn read(&self, board: &G, _mover: Seat, text: &str) -> Result<Cell, ReadError> {
        read_cell(board.shape(), text)
    }

    fn write(&self, _board: &G, _mover: Seat, input: &Cell) -> String {
        write_cell(*input)
    }

    fn explain(&self, _board: &G, refusal: &PlacementRefusal) -> String {
        explain_placement(refusal)
    }

    fn actions(&self, board: &G) -> u32 {
        board.shape().cells() as u32
    }

    fn number(&self, board: &G, input: &Cell) -> Option<u32> {
        let shape = board.shape();
        shape.contains(*input).then(|| shape.index(*input) as u32)
    }

    fn input(&self, board: &G, number: u32) -> Option<Cell> {
        let shape = board.shape();
        ((number as usize) < shape.cells()).then(|| shape.cell(number as usize))
    }
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || c == ','
}

fn ranges(shape: Shape) -> String {
    format!("columns are a to {}, rows 1 to {}", column_letters(shape.columns() - 1), shape.rows())
}
