use alloc::vec::Vec;

use boardwright_core::{Board, Outcome, Seat, WinStrategy};

/// Another win strategy turned round, for games of two seats: who wins by `W` loses, and the other
/// seat wins. A draw stays a draw.
///
/// ```
/// use boardwright_core::{Game, Outcome, Player, Rules, Seat};
/// use boardwright_grid::{CellBoard, CellPlacement, DirectionalWin, Line, Misere, Shape};
///
/// let rules = Rules::for_two(
///     CellPlacement::new(),
///     Misere::new(DirectionalWin::new(Line::at_least(3))),
/// );
/// let players = vec![Player::new("Cross", 'X'), Player::new("Nought", 'O')];
/// let mut game = Game::new(rules, CellBoard::new(Shape::new([3, 3])?), players)?;
/// for cell in ["a1", "a2", "b1", "b2", "c1"] {
///     game.play(cell.parse()?)?;
/// }
/// // Cross has filled the bottom row.
/// assert_eq!(game.outcome(), Some(Outcome::Win(Seat::SECOND)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Misere<W> {
    turned: W,
}

impl<W> Misere<W> {
    /// Loses by what `turned` wins by.
    pub const fn new(turned: W) -> Misere<W> {
        Misere { turned }
    }

    /// The strategy that is turned round.
    pub const fn turned(&self) -> &W {
        &self.turned
    }
}

impl<B: Board, C, W: WinStrategy<B, C>> WinStrategy<B, C> for Misere<W> {
    #[inline]
    fn outcome(&self, board: &B, mover: Seat, change: &C) -> Option<Outcome> {
        self.turned.outcome(board, mover, change).map(turn)
    }

    fn judge(&self, board: &B, last: Seat) -> Option<Outcome> {
        self.turned.judge(board, last).map(turn)
    }

    /// The cells that made the loss.
    fn winning_cells(&self, board: &B) -> Vec<B::Cell> {
        self.turned.winning_cells(board)
    }
}

#[inline]
const fn turn(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Win(seat) => Outcome::Win(seat.next(2)),
        Outcome::Draw => Outcome::Draw,
    }
}
