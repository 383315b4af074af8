use crate::{Board, Outcome, Seat};

/// A moment of a game as plain data: the board, who moves, and the outcome if there is one. It is
/// `Copy` where the board is, and keeps neither history nor names.
///
/// [`Rules`](crate::Rules) makes positions and moves between them; nothing else can, so the outcome
/// always belongs to the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position<B> {
    pub(crate) board: B,
    pub(crate) to_move: Seat,
    pub(crate) outcome: Option<Outcome>,
}

impl<B: Board> Position<B> {
    /// What stands where.
    #[inline]
    pub const fn board(&self) -> &B {
        &self.board
    }

    /// Who moves; after the end, the seat that made the last move.
    #[inline]
    pub const fn to_move(&self) -> Seat {
        self.to_move
    }

    /// How the game ended, or `None` while it goes on.
    #[inline]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Whether the game has ended.
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.outcome.is_some()
    }
}
