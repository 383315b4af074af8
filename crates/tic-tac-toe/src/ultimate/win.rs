use alloc::vec::Vec;

use boardwright_core::{Outcome, Seat, WinStrategy};
use boardwright_grid::{Cell, Grid, Stone};

use super::board::{Place, UltimateBoard};
use super::placement::UltimateChange;
use crate::nine_cells::{SPAN, cells_in_lines, holds_line};

/// Who has won three small boards in a row wins.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct UltimateWin;

impl WinStrategy<UltimateBoard, UltimateChange> for UltimateWin {
    #[inline]
    fn outcome(
        &self,
        board: &UltimateBoard,
        mover: Seat,
        change: &UltimateChange,
    ) -> Option<Outcome> {
        if holds_line(board.won(change.placement().stone)) {
            Some(Outcome::Win(mover))
        } else {
            None
        }
    }

    /// Where both players have three in a row, which no game reaches, the one who moved last has
    /// won.
    fn judge(&self, board: &UltimateBoard, last: Seat) -> Option<Outcome> {
        let has_won = |seat: &Seat| holds_line(boards_won(board, Stone::from(*seat)));
        [last, last.next(2)].into_iter().find(has_won).map(Outcome::Win)
    }

    /// The stones in a row on the small boards in a row.
    fn winning_cells(&self, board: &UltimateBoard) -> Vec<Cell> {
        let lines =
            [Stone::FIRST, Stone::SECOND].map(|stone| cells_in_lines(boards_won(board, stone)));
        let is_in_line = |cell: &Cell| {
            let place = Place::of(*cell);
            board.at(*cell).is_some_and(|stone| {
                let in_row = cells_in_lines(board.stones(place.board, stone));
                lines[stone.index()] >> place.board & in_row >> place.cell & 1 == 1
            })
        };
        board.shape().iter().filter(is_in_line).collect()
    }
}

/// The set of small boards with three in a row, from the stones themselves.
fn boards_won(board: &UltimateBoard, stone: Stone) -> u16 {
    let won = |number: u32| u16::from(holds_line(board.stones(number, stone))) << number;
    (0..SPAN as u32).map(won).fold(0, |all, one| all | one)
}
