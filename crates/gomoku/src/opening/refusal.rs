use alloc::format;
use alloc::string::{String, ToString};

use boardwright_core::Reason;
use boardwright_grid::{Cell, PlacementRefusal, Shape, explain_placement};

use crate::Input;
use crate::opening::choice::word;
use crate::opening::{Step, Window};

/// Why an opening does not allow an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum OpeningRefusal {
    /// It is not what the opening asks for: a stone where a choice is due, a swap when none is.
    #[error("{} is not due: expected {due}", in_words(*input))]
    WrongInput {
        /// What was named.
        input: Input,
        /// What is due.
        due: Step,
    },
    /// No stone can be put on the cell at all.
    #[error(transparent)]
    Placement(#[from] PlacementRefusal),
    /// The stone must lie elsewhere.
    #[error(
        "row {}, column {} is not {window}: {}", cell.row(), cell.column(),
        in_indices(*window, *shape)
    )]
    OutsideWindow {
        /// The cell that was named.
        cell: Cell,
        /// Where the stone may lie.
        window: Window,
        /// The shape of the board.
        shape: Shape,
    },
    /// The fifth is one that was offered already, or is its image under a symmetry of the stones.
    #[error(
        "the fifth on row {}, column {} is the same as that on row {}, column {}", cell.row(),
        cell.column(), offered.row(), offered.column()
    )]
    SameFifth {
        /// The cell that was named.
        cell: Cell,
        /// The offer that it repeats.
        offered: Cell,
    },
    /// The fifth was not offered.
    #[error("row {}, column {} was not offered", cell.row(), cell.column())]
    NotOffered {
        /// The cell that was named.
        cell: Cell,
    },
    /// So many fifths cannot be declared.
    #[error("{fifths} fifths are out of range: they are 1 to {most}")]
    FifthsOutOfRange {
        /// How many were declared.
        fifths: u8,
        /// The most that may be.
        most: u8,
    },
}

impl OpeningRefusal {
    /// The refusal worded in notation, which counts from 1.
    pub fn explain(&self) -> String {
        match self {
            OpeningRefusal::Placement(refusal) => explain_placement(refusal),
            OpeningRefusal::OutsideWindow { cell, window, shape } => {
                let (low, high) = window.corners(*shape);
                match low == high {
                    true => format!("{cell} is not {window}: {low}"),
                    false => format!("{cell} is not {window}: {low} to {high}"),
                }
            }
            OpeningRefusal::SameFifth { cell, offered } if cell == offered => {
                format!("{cell} was offered already")
            }
            OpeningRefusal::SameFifth { cell, offered } => {
                format!("{cell} is the same fifth as {offered}, mirrored or turned")
            }
            OpeningRefusal::NotOffered { cell } => format!("{cell} was not offered"),
            OpeningRefusal::WrongInput { .. } | OpeningRefusal::FifthsOutOfRange { .. } => {
                self.to_string()
            }
        }
    }
}

impl Reason for OpeningRefusal {
    fn reason(&self) -> &'static str {
        match self {
            OpeningRefusal::WrongInput { .. } => "wrong_input",
            OpeningRefusal::Placement(refusal) => refusal.reason(),
            OpeningRefusal::OutsideWindow { .. }
            | OpeningRefusal::SameFifth { .. }
            | OpeningRefusal::NotOffered { .. }
            | OpeningRefusal::FifthsOutOfRange { .. } => "opening_restriction",
        }
    }
}

/// The square round the centre by its rows and columns.
fn in_indices(window: Window, shape: Shape) -> String {
    let (low, high) = window.corners(shape);
    format!("rows {}..{}, columns {}..{}", low.row(), high.row(), low.column(), high.column())
}

/// What a player named.
const fn in_words(input: Input) -> &'static str {
    match input {
        Input::Stone(_) => "a stone",
        Input::Pass => "a pass",
        Input::Fifths(_) => "a number of fifths",
        Input::Swap | Input::Stay | Input::More | Input::Offer => word(input),
    }
}
