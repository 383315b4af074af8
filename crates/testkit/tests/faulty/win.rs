use boardwright_core::{Outcome, Seat, WinStrategy};
use boardwright_grid::{Cell, Direction, DirectionalWin, Grid, Line, Placement};

use super::Fault;
use super::board::Stack;

const LINE: Line = Line::at_least(3);

/// Three in a line wins.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Three(pub(crate) Fault);

impl WinStrategy<Stack, Option<Placement>> for Three {
    fn outcome(&self, board: &Stack, mover: Seat, change: &Option<Placement>) -> Option<Outcome> {
        let Placement { cell, stone } = (*change)?;
        let makes_line = Direction::all().iter().any(|&direction| {
            !self.overlooks(cell, direction)
                && LINE.accepts(board.run(cell, direction, stone, LINE.reach()))
        });
        makes_line.then_some(Outcome::Win(mover))
    }

    fn judge(&self, board: &Stack, last: Seat) -> Option<Outcome> {
        let plain = DirectionalWin::new(LINE);
        if self.0 == Fault::MissesTheBottomRow {
            return WinStrategy::<Stack, Placement>::judge(&plain, board, last);
        }
        let mut runs = plain.runs(board).filter(|run| !self.overlooks(run.0, run.1));
        runs.next().and_then(|(cell, _, _)| Some(Outcome::Win(board.at(cell)?.seat())))
    }
}

impl Three {
    /// Whether the fault hides a line through this cell.
    fn overlooks(&self, cell: Cell, direction: Direction) -> bool {
        match self.0 {
            Fault::MissesTheBottomRow | Fault::JudgesWithoutTheBottomRow => {
                cell.row() == 0 && direction == Direction::HORIZONTAL
            }
            Fault::OverlooksTheFirstColumn => {
                cell.column() == 0 && direction == Direction::VERTICAL
            }
            _ => false,
        }
    }
}
