use core::fmt;
use core::str::FromStr;

use boardwright_core::{Dice, MoveRule, Outcome, ReadError, Reason, Seat};
use boardwright_grid::{Cell, Placement, Stone, Symmetric, Symmetry};

use crate::{Column, Columns, Gravity, GravityRefusal, PopGrid, PopOutBoard};

/// The move rule of Pop Out, for two players: drop a disc, or take one of one's own out of the
/// bottom row, whereupon the column above it falls by one row.
///
/// A player who can do neither ends the game in a draw, and so does the third occurrence of a
/// position with the same player to move; the start counts as its first.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PopOut;

/// What a player names in Pop Out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PopOutMove {
    /// Drop a disc into this column.
    Drop(Column),
    /// Take the lowest disc out of this column.
    Pop(Column),
}

/// Notation: the column's letter, with an `x` before it for a pop.
impl fmt::Display for PopOutMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PopOutMove::Drop(column) => write!(f, "{column}"),
            PopOutMove::Pop(column) => write!(f, "x{column}"),
        }
    }
}

/// Reads notation, in capitals or not. An `x` alone drops into column x.
impl FromStr for PopOutMove {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<PopOutMove, ReadError> {
        match text.strip_prefix(['x', 'X']) {
            Some(column) if !column.is_empty() => column.parse().map(PopOutMove::Pop),
            _ => text.parse().map(PopOutMove::Drop),
        }
    }
}

/// What a move of Pop Out did to the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PopOutChange {
    /// A disc came to lie on a cell.
    Dropped(Placement),
    /// A disc left the board, and what was above it fell by one row.
    Popped {
        /// The column that shifted.
        column: Column,
        /// The disc that left.
        disc: Stone,
    },
}

/// Why a move of Pop Out is not allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PopOutRefusal {
    /// The board has no such column, or it is full.
    #[error(transparent)]
    Gravity(#[from] GravityRefusal),
    /// The lowest disc of the column is not the mover's, or there is none.
    #[error(
        "column {} cannot be popped: {}",
        column.0,
        if lowest.is_some() { "its lowest disc is the opponent's" } else { "it is empty" }
    )]
    NotYourDisc {
        /// The column that was named.
        column: Column,
        /// Its lowest disc; `None` if it is empty.
        lowest: Option<Stone>,
    },
}

impl Reason for PopOutRefusal {
    fn reason(&self) -> &'static str {
        match self {
            PopOutRefusal::Gravity(refusal) => refusal.reason(),
            PopOutRefusal::NotYourDisc { .. } => "not_your_disc",
        }
    }
}

/// How often a position occurs before the game is a draw.
pub(crate) const MOST_OCCURRENCES: u32 = 3;

impl<G: PopGrid> MoveRule<PopOutBoard<G>> for PopOut {
    type Input = PopOutMove;
    type Change = PopOutChange;
    type Refusal = PopOutRefusal;
    type Moves = PopOutMoves;

    #[inline]
    fn apply(
        &self,
        board: &mut PopOutBoard<G>,
        mover: Seat,
        input: PopOutMove,
    ) -> Result<PopOutChange, PopOutRefusal> {
        let grid = board.grid();
        match input {
            PopOutMove::Drop(column) => Gravity.check(grid, column)?,
            PopOutMove::Pop(column) => {
                Gravity.check_range(grid, column)?;
                let lowest = grid.at(Cell::new(0, column.0));
                if lowest != Some(Stone::from(mover)) {
                    return Err(PopOutRefusal::NotYourDisc { column, lowest });
                }
            }
        }
        Ok(self.apply_unchecked(board, mover, input))
    }

    #[inline]
    fn apply_unchecked(
        &self,
        board: &mut PopOutBoard<G>,
        mover: Seat,
        input: PopOutMove,
    ) -> PopOutChange {
        board.advance(|grid| match input {
            PopOutMove::Drop(column) => {
                PopOutChange::Dropped(Gravity.apply_unchecked(grid, mover, column))
            }
            PopOutMove::Pop(column) => PopOutChange::Popped { column, disc: grid.pop(column.0) },
        })
    }

    #[inline]
    fn undo(&self, board: &mut PopOutBoard<G>, mover: Seat, change: &PopOutChange) {
        board.retreat(|grid| match change {
            PopOutChange::Dropped(placement) => Gravity.undo(grid, mover, placement),
            PopOutChange::Popped { column, disc } => grid.push(column.0, *disc),
        });
    }

    #[inline]
    fn legal(&self, board: &PopOutBoard<G>, mover: Seat) -> PopOutMoves {
        let grid = board.grid();
        PopOutMoves { drops: grid.open_columns(), pops: grid.columns_on(Stone::from(mover)) }
    }

    #[inline]
    fn stuck(&self, board: &PopOutBoard<G>, next: Seat, _seats: u8) -> Option<Outcome> {
        let grid = board.grid();
        let cannot_move = grid.is_full() && grid.columns_on(Stone::from(next)).len() == 0;
        if cannot_move || board.occurrences() >= MOST_OCCURRENCES {
            return Some(Outcome::Draw);
        }
        None
    }

    #[inline]
    fn random<D: Dice + ?Sized>(
        &self,
        board: &PopOutBoard<G>,
        mover: Seat,
        dice: &mut D,
    ) -> Option<PopOutMove> {
        let mut moves = self.legal(board, mover);
        match moves.len() {
            0 => None,
            count => moves.nth(dice.roll(count as u32) as usize),
        }
    }
}

/// The legal moves of Pop Out: drops by column, then pops by column.
#[derive(Debug, Clone, Copy)]
pub struct PopOutMoves {
    drops: Columns,
    pops: Columns,
}

impl Iterator for PopOutMoves {
    type Item = PopOutMove;

    #[inline]
    fn next(&mut self) -> Option<PopOutMove> {
        let drop = self.drops.next().map(PopOutMove::Drop);
        drop.or_else(|| self.pops.next().map(PopOutMove::Pop))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.drops.len() + self.pops.len();
        (left, Some(left))
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }
}

impl ExactSizeIterator for PopOutMoves {}

/// Left and right can change places; earlier positions then do too.
impl<G: PopGrid> Symmetric<PopOutBoard<G>> for PopOut {
    fn symmetries(&self, board: &PopOutBoard<G>) -> &'static [Symmetry] {
        Gravity.symmetries(board.grid())
    }

    fn map_board(&self, board: &PopOutBoard<G>, symmetry: Symmetry) -> PopOutBoard<G> {
        board.mapped(|grid| Gravity.map_board(grid, symmetry))
    }

    fn map_input(
        &self,
        board: &PopOutBoard<G>,
        symmetry: Symmetry,
        input: &PopOutMove,
    ) -> PopOutMove {
        let map = |column| Gravity.map_input(board.grid(), symmetry, column);
        match input {
            PopOutMove::Drop(column) => PopOutMove::Drop(map(column)),
            PopOutMove::Pop(column) => PopOutMove::Pop(map(column)),
        }
    }
}
