//! Opening protocols: how a game begins, so that to move first is worth less.
//!
//! Every [`Protocol`] is a list of steps, and one machine, [`Opening`], walks them all. Each step
//! is an input and a ply of its own, and goes through the same `play` as any stone:
//!
//! | step | who | inputs |
//! |---|---|---|
//! | a stone in a [`Window`] | who plays its colour, or whoever moved last | a free cell |
//! | swap | the other player | `swap`, `stay` |
//! | branch | the other player | `swap`, `stay`, and `more` (Swap2) or `offer` (Taraguchi-10) |
//! | declare | whoever moved last | `fifths=1` up to the most that is allowed |
//! | offer | Black | a free cell that is not the same as an earlier offer |
//! | keep | White | one of the offers |
//! | play on | White first | what the rules of the game allow |
//!
//! Two fifths are the same if a symmetry of the stones that are there maps one to the other: a
//! turn or a mirror with any shift, so that it is the stones that are judged and not the board. An
//! image that falls off the board is nobody's.

mod choice;
mod factory;
mod machine;
mod moves;
mod offers;
mod opened;
mod opened_notation;
mod opened_rule;
mod opened_win;
mod protocol;
mod refusal;
mod step;
mod stone_symmetry;
mod window;

pub use factory::{OpenedGame, with_opening};
pub use machine::{Opening, OpeningChange};
pub use moves::OpeningMoves;
pub use opened::{Opened, OpenedChange, OpenedRefusal};
pub use opened_rule::{OpenedMoves, OpenedRule};
pub use opened_win::OpenedWin;
pub use protocol::{OpeningError, Protocol};
pub use refusal::OpeningRefusal;
pub use step::{Placer, Step};
pub use window::Window;
