use boardwright_core::{Outcome, Seat, WinStrategy};
use boardwright_grid::{Cell, Picture};

use crate::{GameOf, SetUpError, Variant};

/// Refuses a board on which the one who moved last would have won, whoever that is.
pub(crate) fn check_one_winner<V: Variant>(
    game: &GameOf<V>,
    board: &V::Board,
) -> Result<(), SetUpError> {
    let mut winner = None;
    for last in Seat::all(game.rules().seats()) {
        match (winner, game.rules().win().judge(board, last)) {
            (Some(first), Some(Outcome::Win(second))) if first != second => {
                return Err(SetUpError::TwoWinners { first, second });
            }
            (_, Some(Outcome::Win(seat))) => winner = Some(seat),
            _ => {}
        }
    }
    Ok(())
}

/// Refuses a board with lines of two players, or with lines that no last stone can have made at
/// once: one that is in all of them, and without which nobody has won. The first line ends the
/// game, so there is no other way to them.
///
/// `last` is who moved last, where that is known: lines are then theirs. `without` gives the board
/// without a stone, if that stone may have come last.
pub(crate) fn check_last_stone<V: Variant>(
    game: &GameOf<V>,
    board: &V::Board,
    picture: &Picture,
    last: Option<Seat>,
    without: impl Fn(Cell) -> Option<V::Board>,
) -> Result<(), SetUpError>
where
    V::Board: boardwright_core::Board<Cell = Cell>,
{
    check_one_winner::<V>(game, board)?;
    let win = game.rules().win();
    let cells = win.winning_cells(board);
    let Some(stone) = cells.first().and_then(|&cell| picture.at(cell)) else { return Ok(()) };
    let seat = stone.seat();
    if let Some(last) = last.filter(|&last| last != seat) {
        return Err(SetUpError::LineBefore { seat, last });
    }
    let is_last = |cell| without(cell).is_some_and(|earlier| win.judge(&earlier, seat).is_none());
    if cells.into_iter().any(is_last) { Ok(()) } else { Err(SetUpError::TooManyLines { seat }) }
}
