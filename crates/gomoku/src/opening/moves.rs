use core::slice;

use boardwright_grid::FreeCells;

use crate::Input;

/// What an opening allows: stones by row from the bottom, then by column; or choices.
#[derive(Debug, Clone)]
pub struct OpeningMoves {
    cells: FreeCells,
    choices: slice::Iter<'static, Input>,
}

impl OpeningMoves {
    pub(super) fn new(cells: FreeCells, choices: &'static [Input]) -> OpeningMoves {
        OpeningMoves { cells, choices: choices.iter() }
    }
}

impl Iterator for OpeningMoves {
    type Item = Input;

    fn next(&mut self) -> Option<Input> {
        self.cells.next().map(Input::Stone).or_else(|| self.choices.next().copied())
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.cells.len() + self.choices.len();
        (left, Some(left))
    }
}

impl ExactSizeIterator for OpeningMoves {}
