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
        let blind = [Fault::MissesTheBottomRow, Fault::JudgesWithoutTheBottomRow].contains(&self.0);
        let makes_line = Direction::all().iter().any(|&direction| {
            let unseen = blind && cell.row() == 0 && direction == Direction::HORIZONTAL;
            !unseen && LINE.accepts(board.run(cell, direction, stone, LINE.reach()))
        });
        makes_line.then_some(Outcome::Win(mover))
    }

    fn judge(&self, board: &Stack, last: Seat) -> Option<Outcome> {
        let plain = DirectionalWin::new(LINE);
        if self.0 == Fault::JudgesWithoutTheBottomRow {
            let unseen = |&(cell, direction, _): &(Cell, Direction, usize)| {
                cell.row() == 0 && direction == Direction::HORIZONTAL
            };
            let mut runs = plain.runs(board).filter(|run| !unseen(run));
            return runs.next().and_then(|(cell, _, _)| Some(Outcome::Win(board.at(cell)?.seat())));
        }
        WinStrategy::<Stack, Placement>::judge(&plain, board, last)
    }
}
