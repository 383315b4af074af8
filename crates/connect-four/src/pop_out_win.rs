use alloc::vec::Vec;

use boardwright_core::{Outcome, Seat, WinStrategy};
use boardwright_grid::{Cell, DirectionalWin, Grid, Line, Stone};

use crate::{PopGrid, PopOutBoard, PopOutChange};

/// Who wins when a pop completes a line for both players.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum BothLines {
    /// The player who popped.
    #[default]
    PopperWins,
    /// Nobody: the game is a draw.
    Draw,
}

/// How Pop Out is won, by two players: whoever has a line after a move wins, even if the
/// opponent's pop made it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PopOutWin {
    lines: DirectionalWin,
    both: BothLines,
}

impl PopOutWin {
    /// Wins by lines of `length` or more.
    pub const fn new(length: u8, both: BothLines) -> PopOutWin {
        PopOutWin { lines: DirectionalWin::new(Line::at_least(length)), both }
    }

    /// The line that wins.
    pub const fn line(&self) -> Line {
        self.lines.line()
    }

    /// The verdict after a move of `mover`, given for each seat whether it has a line.
    fn verdict(&self, mover: Seat, has_line: impl Fn(Seat) -> bool) -> Option<Outcome> {
        let opponent = mover.next(2);
        match (has_line(mover), has_line(opponent)) {
            (true, true) if self.both == BothLines::Draw => Some(Outcome::Draw),
            (true, _) => Some(Outcome::Win(mover)),
            (false, true) => Some(Outcome::Win(opponent)),
            (false, false) => None,
        }
    }
}

impl<G: PopGrid> WinStrategy<PopOutBoard<G>, PopOutChange> for PopOutWin {
    #[inline]
    fn outcome(
        &self,
        board: &PopOutBoard<G>,
        mover: Seat,
        change: &PopOutChange,
    ) -> Option<Outcome> {
        match change {
            PopOutChange::Dropped(placement) => self.lines.outcome(board.grid(), mover, placement),
            PopOutChange::Popped { column, .. } => self.verdict(mover, |seat| {
                // Whatever is new runs through a cell of the column: no other disc has moved, and
                // no run outside it can have become long enough by losing a disc.
                let (grid, disc) = (board.grid(), Stone::from(seat));
                (0..grid.height(column.0)).map(|row| Cell::new(row, column.0)).any(|cell| {
                    grid.at(cell) == Some(disc) && grid.makes_line(cell, disc, self.line())
                })
            }),
        }
    }

    fn judge(&self, board: &PopOutBoard<G>, last: Seat) -> Option<Outcome> {
        self.verdict(last, |seat| {
            let disc = Some(Stone::from(seat));
            self.lines.runs(board.grid()).any(|(cell, ..)| board.at(cell) == disc)
        })
    }

    fn winning_cells(&self, board: &PopOutBoard<G>) -> Vec<Cell> {
        self.lines.winning_cells(board)
    }
}
