//! Ultimate Tic Tac Toe: nine small boards that make up a large one.

mod board;
mod moves;
mod placement;
mod set_up;
mod win;

pub use board::UltimateBoard;
pub use moves::UltimateMoves;
pub use placement::{UltimateChange, UltimatePlacement, UltimateRefusal};
pub use set_up::UltimateSetUpError;
pub use win::UltimateWin;
