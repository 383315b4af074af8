use core::fmt;

use crate::opening::Window;

/// What an opening asks for next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The stone with this number, from 1; those with odd numbers are black.
    Stone {
        /// Its number.
        number: u8,
        /// Where it may lie.
        window: Window,
        /// Who puts it.
        placer: Placer,
    },
    /// The player who did not move last may take the other colour: `swap` or `stay`.
    Swap,
    /// Likewise, or that player puts two more stones and lets the other choose: `swap`, `stay` or
    /// `more`.
    SwapOrMore,
    /// Likewise, or that player leaves the colours as they are and offers fifths: `swap`, `stay` or
    /// `offer`.
    SwapOrOffer,
    /// The player who moved last declares how many fifths will be offered, at least 1.
    Declare {
        /// The most that may be declared.
        most: u8,
    },
    /// Black offers one more fifth.
    Offer,
    /// White names the fifth that is kept.
    Keep,
    /// The opening is over: both players play on by the rules of the game.
    Play,
}

/// Who puts a stone of an opening.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Placer {
    /// Who plays its colour.
    Colour,
    /// Whoever moved last, whatever its colour.
    Same,
}

/// What is expected, in the words of the notation: `swap or stay`.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Stone { window: Window::Anywhere, .. } | Step::Play => f.write_str("a stone"),
            Step::Stone { window, .. } => write!(f, "a stone {window}"),
            Step::Swap => f.write_str("swap or stay"),
            Step::SwapOrMore => f.write_str("swap, stay or more"),
            Step::SwapOrOffer => f.write_str("swap, stay or offer"),
            Step::Declare { most } => write!(f, "fifths=1 to fifths={most}"),
            Step::Offer => f.write_str("a fifth to offer"),
            Step::Keep => f.write_str("the fifth to keep"),
        }
    }
}
