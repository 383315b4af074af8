use alloc::format;
use alloc::string::{String, ToString};

use boardwright_core::{Notation, ReadError, Reason, Seat};
use boardwright_grid::{CellGrid, Grid, explain_placement, read_cell, split_cell};

use crate::input::SHORT_PASS;
use crate::opening::{read_choice, word};
use crate::{GomokuBoard, GomokuRefusal, GomokuRule, Input};

const PASS: &str = word(Input::Pass);

/// Points are cells: `h8`, in runs or not. A pass is `pass` or `--`. Points are numbered like cells,
/// and the pass, where there is one, comes after them. The choices of openings can be read and
/// written, so that a game without an opening refuses them by name.
impl<G: CellGrid> Notation<GomokuBoard<G>> for GomokuRule {
    fn split<'t>(&self, _: &GomokuBoard<G>, text: &'t str) -> Option<(&'t str, &'t str)> {
        let (first, rest) = split_cell(text)?;
        // No column of a board is called pass, so the word ends where a cell begins: `passh9`.
        let is_pass = |word: &&str| {
            first.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word))
        };
        let Some(pass) = [SHORT_PASS, PASS].into_iter().find(is_pass) else {
            return Some((first, rest));
        };
        let start = text.len() - rest.len() - first.len();
        Some(text[start..].split_at(pass.len()))
    }

    fn read(&self, board: &GomokuBoard<G>, _: Seat, text: &str) -> Result<Input, ReadError> {
        if text == SHORT_PASS || text.eq_ignore_ascii_case(PASS) {
            return Ok(Input::Pass);
        }
        if let Some(choice) = read_choice(text) {
            return choice;
        }
        let cell = read_cell(board.shape(), text);
        cell.map(Input::Stone).map_err(|error| match error.reason() {
            "unreadable_move" if self.options().passes => {
                ReadError::unreadable(text, "a cell such as h8, or pass")
            }
            _ => error,
        })
    }

    fn write(&self, _: &GomokuBoard<G>, _: Seat, input: &Input) -> String {
        input.to_string()
    }

    fn explain(&self, board: &GomokuBoard<G>, refusal: &GomokuRefusal) -> String {
        match refusal {
            GomokuRefusal::Placement(refusal) => explain_placement(refusal),
            GomokuRefusal::Forbidden { cell, foul } => {
                format!("{cell} is forbidden: {foul}")
            }
            GomokuRefusal::WrongInput { input: Input::Pass } => {
                "passing is not allowed in this game".to_string()
            }
            GomokuRefusal::WrongInput { input } => {
                let choice = self.write(board, Seat::FIRST, input);
                format!("{choice} is no move here: no opening asks for it")
            }
        }
    }

    fn actions(&self, board: &GomokuBoard<G>) -> u32 {
        board.shape().cells() as u32 + u32::from(self.options().passes)
    }

    fn number(&self, board: &GomokuBoard<G>, input: &Input) -> Option<u32> {
        let shape = board.shape();
        match *input {
            Input::Stone(cell) => shape.contains(cell).then(|| shape.index(cell) as u32),
            Input::Pass => self.options().passes.then_some(shape.cells() as u32),
            _ => None,
        }
    }

    fn input(&self, board: &GomokuBoard<G>, number: u32) -> Option<Input> {
        let shape = board.shape();
        match number as usize {
            index if index < shape.cells() => Some(Input::Stone(shape.cell(index))),
            index if index == shape.cells() && self.options().passes => Some(Input::Pass),
            _ => None,
        }
    }
}
