use alloc::string::{String, ToString};

use crate::{Board, Excerpt, MoveRule, Reason, Seat};

/// Moves as text for people and as small integers for learners. It stands beside the move rule
/// because reading may need the board: whether `12` is one column or two depends on its width.
///
/// Indices in the API count from 0; notation counts from 1 and uses column letters.
pub trait Notation<B: Board>: MoveRule<B> {
    /// Takes the first move off a run of moves: its text, and what follows. Separators (blanks,
    /// commas) before the first move belong to neither. `None` when only separators are left.
    ///
    /// The first part need not be readable; it is then what [`read`](Notation::read) refuses. The
    /// rest is always shorter than `text`.
    fn split<'t>(&self, board: &B, text: &'t str) -> Option<(&'t str, &'t str)>;

    /// Reads one move, which need not be legal: a rule's refusal says more than a reader's.
    ///
    /// # Errors
    ///
    /// [`ReadError`] for text that names no input of this rule.
    fn read(&self, board: &B, mover: Seat, text: &str) -> Result<Self::Input, ReadError>;

    /// Writes one move, so that [`read`](Notation::read) gives it back.
    fn write(&self, board: &B, mover: Seat, input: &Self::Input) -> String;

    /// Words a refusal for people, in notation and not in indices.
    fn explain(&self, board: &B, refusal: &Self::Refusal) -> String;

    /// How many action numbers the game has on this board. It is the same all game long.
    fn actions(&self, board: &B) -> u32;

    /// The action number of an input, in `0..actions`; `None` for an input that no move on this
    /// board can be.
    fn number(&self, board: &B, input: &Self::Input) -> Option<u32>;

    /// The input with this action number; `None` from [`actions`](Notation::actions) on.
    fn input(&self, board: &B, number: u32) -> Option<Self::Input>;
}

/// Why a text is not a move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct ReadError {
    reason: &'static str,
    message: String,
}

impl ReadError {
    /// The text is no move at all. `expected` says what one looks like: "a column letter or
    /// number".
    pub fn unreadable(text: &str, expected: &str) -> ReadError {
        let message = alloc::format!("{} is not a move: expected {expected}", Excerpt(text));
        ReadError { reason: "unreadable_move", message }
    }

    /// The text is a move that names something the board does not have, too far out for an input
    /// to say so. `reason` is the word of the refusal that a nearer one would get.
    pub fn out_of_range(reason: &'static str, message: impl ToString) -> ReadError {
        ReadError { reason, message: message.to_string() }
    }
}

impl Reason for ReadError {
    fn reason(&self) -> &'static str {
        self.reason
    }
}
