//! Opening protocols. A [`Protocol`] is a script of [`Step`]s, an [`Opening`] says how far it has
//! come, and [`OpenedRule`] puts it before the rule of a game.

mod choice;
mod factory;
mod machine;
mod moves;
mod offers;
mod opened;
mod opened_notation;
mod opened_rule;
mod opened_symmetry;
mod opened_win;
mod protocol;
mod refusal;
mod restore;
mod step;
mod stone_symmetry;
mod window;

pub(crate) use choice::{read_choice, word, write_choice};
pub use factory::{OpenedGame, with_opening};
pub use machine::{Opening, OpeningChange};
pub use moves::OpeningMoves;
pub use opened::{Opened, OpenedChange, OpenedRefusal};
pub use opened_rule::{OpenedMoves, OpenedRule};
pub use opened_win::OpenedWin;
pub use protocol::{OpeningError, Protocol};
pub use refusal::OpeningRefusal;
pub use restore::OpenedBoardError;
pub use step::{Placer, Step};
pub use window::Window;
