use alloc::vec;
use alloc::vec::Vec;

use boardwright_core::{Outcome, Seat, WinStrategy};
use boardwright_grid::{Cell, CellGrid, DirectionalWin, Grid, Line, Stone};

use crate::rule_set::along;
use crate::{GomokuBoard, GomokuChange, RuleSet};

/// Five in a row as the rule set wants it, or a foul of the opponent where fouls lose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GomokuWin {
    rule: RuleSet,
}

/// Finds the runs that may win.
static LONG_ENOUGH: DirectionalWin = DirectionalWin::new(Line::at_least(5));

/// A run that wins: where it starts, the step along it, its length and its stones.
type Run = (Cell, [i8; 2], usize, Stone);

impl GomokuWin {
    pub(crate) const fn new(rule: RuleSet) -> GomokuWin {
        GomokuWin { rule }
    }

    /// Every run on the board that wins.
    fn runs<G: CellGrid>(&self, board: &GomokuBoard<G>) -> impl Iterator<Item = Run> {
        LONG_ENOUGH.runs(board.stones()).filter_map(move |(first, direction, length)| {
            let (stone, step) = (board.at(first)?, direction.step());
            let wins = self.rule.line(stone).accepts(length)
                && self.rule.ends_allow(board, first, step, length, stone);
            wins.then_some((first, step, length, stone))
        })
    }
}

/// The winner when the colour of `stone` has made a foul.
fn lost_by(stone: Stone) -> Outcome {
    Outcome::Win(stone.seat().next(2))
}

impl<G: CellGrid> WinStrategy<GomokuBoard<G>, GomokuChange> for GomokuWin {
    #[inline]
    fn outcome(
        &self,
        board: &GomokuBoard<G>,
        mover: Seat,
        change: &GomokuChange,
    ) -> Option<Outcome> {
        let GomokuChange::Stone { placement, .. } = change else { return None };
        if let Some(stone) = board.fouled() {
            return Some(lost_by(stone));
        }
        let wins = self.rule.wins_at(board.stones(), placement.cell, placement.stone);
        wins.then_some(Outcome::Win(mover))
    }

    /// Where both players have five, which no game reaches, the one who moved last has won.
    fn judge(&self, board: &GomokuBoard<G>, last: Seat) -> Option<Outcome> {
        if let Some(stone) = board.fouled() {
            return Some(lost_by(stone));
        }
        let mut winner = None;
        for (.., stone) in self.runs(board) {
            if stone.seat() == last {
                return Some(Outcome::Win(last));
            }
            winner = winner.or(Some(stone.seat()));
        }
        winner.map(Outcome::Win)
    }

    fn winning_cells(&self, board: &GomokuBoard<G>) -> Vec<Cell> {
        let shape = board.shape();
        let mut marked = vec![false; shape.cells()];
        for (first, step, length, _) in self.runs(board) {
            for steps in 0..length {
                marked[shape.index(along(first, step, steps))] = true;
            }
        }
        shape.iter().zip(marked).filter_map(|(cell, marked)| marked.then_some(cell)).collect()
    }
}
