use boardwright_core::{Board, Outcome, Reason, Seat};
use boardwright_grid::{Cell, Direction, Grid, Line, Shape, Stone};

use crate::opening::{Opening, OpeningChange, OpeningRefusal, Protocol};

/// A board together with the opening that is played on it. It shows what the board shows: a fifth
/// that is only offered is not there yet.
///
/// Equality reads the stones, who plays which colour, and the opening while it lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Opened<B> {
    pub(super) board: B,
    pub(super) opening: Opening,
}

impl<B: Grid> Opened<B> {
    /// The empty `board` before the first input of the opening.
    pub(super) const fn new(board: B, protocol: Protocol) -> Opened<B> {
        Opened { board, opening: Opening::new(protocol) }
    }

    /// The board itself.
    #[inline]
    pub const fn board(&self) -> &B {
        &self.board
    }

    /// How far the opening has come, what has been offered, and who plays which colour.
    #[inline]
    pub const fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The seat as the rules of the game see it, which know only colours: the first is Black.
    #[inline]
    pub(super) const fn as_colour(&self, seat: Seat) -> Seat {
        self.opening.stone_of(seat).seat()
    }

    /// The seat that plays the colour which the rules of the game call so.
    #[inline]
    pub(super) fn as_player(&self, colour: Seat) -> Seat {
        self.opening.seat_of(Stone::from(colour))
    }

    /// An outcome of the rules of the game, which name the colour that won.
    #[inline]
    pub(super) fn for_players(&self, outcome: Outcome) -> Outcome {
        match outcome {
            Outcome::Win(colour) => Outcome::Win(self.as_player(colour)),
            Outcome::Draw => Outcome::Draw,
        }
    }
}

impl<B: Board> Board for Opened<B> {
    type Cell = B::Cell;

    #[inline]
    fn is_full(&self) -> bool {
        self.board.is_full()
    }
}

impl<B: Grid> Grid for Opened<B> {
    #[inline]
    fn shape(&self) -> Shape {
        self.board.shape()
    }

    #[inline]
    fn at(&self, cell: Cell) -> Option<Stone> {
        self.board.at(cell)
    }

    #[inline]
    fn run(&self, cell: Cell, direction: Direction, stone: Stone, reach: usize) -> usize {
        self.board.run(cell, direction, stone, reach)
    }

    #[inline]
    fn run_from(&self, cell: Cell, step: [i8; 2], stone: Stone, reach: usize) -> usize {
        self.board.run_from(cell, step, stone, reach)
    }

    #[inline]
    fn makes_line(&self, cell: Cell, stone: Stone, line: Line) -> bool {
        self.board.makes_line(cell, stone, line)
    }
}

/// What an input did in a game with an opening. `C` is the change of the game's own rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OpenedChange<C> {
    /// It belonged to the opening.
    Opening {
        /// What it did to the opening.
        change: OpeningChange,
        /// The stone that it put, if it put one.
        stone: Option<C>,
    },
    /// The opening was over.
    Play(C),
}

impl<C> OpenedChange<C> {
    /// What the input did to the board itself; `None` for choices and offers.
    #[inline]
    pub const fn on_board(&self) -> Option<&C> {
        match self {
            OpenedChange::Opening { stone, .. } => stone.as_ref(),
            OpenedChange::Play(change) => Some(change),
        }
    }
}

/// Why an input is refused in a game with an opening. `E` is the reason of the game's own rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum OpenedRefusal<E> {
    /// The opening does not allow it.
    #[error(transparent)]
    Opening(#[from] OpeningRefusal),
    /// The game's rule does not allow it.
    #[error(transparent)]
    Rule(E),
}

impl<E: Reason + 'static> Reason for OpenedRefusal<E> {
    fn reason(&self) -> &'static str {
        match self {
            OpenedRefusal::Opening(refusal) => refusal.reason(),
            OpenedRefusal::Rule(refusal) => refusal.reason(),
        }
    }
}
