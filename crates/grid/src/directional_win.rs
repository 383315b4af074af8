use alloc::vec;
use alloc::vec::Vec;

use boardwright_core::{Outcome, Seat, WinStrategy};

use crate::{Cell, Direction, Grid, Line, Placement};

/// Who completes a line wins: in a row, in a column or on a diagonal, in every direction the grid
/// has. After a move only the lines through the new stone are looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DirectionalWin {
    line: Line,
}

impl DirectionalWin {
    /// Wins by such a line.
    pub const fn new(line: Line) -> DirectionalWin {
        DirectionalWin { line }
    }

    /// The line that wins.
    pub const fn line(&self) -> Line {
        self.line
    }

    /// Every winning run on the board, found by walking all of them from end to end: where it
    /// starts, in which direction it goes and how long it is.
    pub fn runs<const D: usize, G: Grid<D>>(
        &self,
        board: &G,
    ) -> impl Iterator<Item = (Cell<D>, Direction<D>, usize)> {
        let longest = usize::from(board.shape().longest_side());
        let starts = board
            .shape()
            .iter()
            .flat_map(|cell| Direction::all().iter().map(move |&direction| (cell, direction)));
        starts.filter_map(move |(cell, direction)| {
            let stone = board.at(cell)?;
            let step = direction.step();
            if board.run_from(cell, step.map(|change| -change), stone, 1) > 0 {
                return None;
            }
            let length = 1 + board.run_from(cell, step, stone, longest);
            self.line.accepts(length).then_some((cell, direction, length))
        })
    }
}

impl<const D: usize, G: Grid<D>> WinStrategy<G, Placement<D>> for DirectionalWin {
    #[inline]
    fn outcome(&self, board: &G, mover: Seat, change: &Placement<D>) -> Option<Outcome> {
        if board.makes_line(change.cell, change.stone, self.line) {
            Some(Outcome::Win(mover))
        } else {
            None
        }
    }

    /// Where both players have a line, which no game reaches, the one who moved last has won.
    fn judge(&self, board: &G, last: Seat) -> Option<Outcome> {
        let mut winner = None;
        for (cell, _, _) in self.runs(board) {
            let seat = board.at(cell)?.seat();
            if seat == last {
                return Some(Outcome::Win(last));
            }
            winner = winner.or(Some(seat));
        }
        winner.map(Outcome::Win)
    }

    fn winning_cells(&self, board: &G) -> Vec<Cell<D>> {
        let shape = board.shape();
        let mut marked = vec![false; shape.cells()];
        for (start, direction, length) in self.runs(board) {
            let mut coordinates = start.coordinates();
            for _ in 0..length {
                marked[shape.index(Cell::at(coordinates))] = true;
                for (coordinate, change) in coordinates.iter_mut().zip(direction.step()) {
                    *coordinate = coordinate.wrapping_add_signed(change);
                }
            }
        }
        shape.iter().zip(marked).filter_map(|(cell, marked)| marked.then_some(cell)).collect()
    }
}
