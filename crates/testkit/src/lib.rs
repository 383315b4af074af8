//! Oracles and laws for the tests of games on the Boardwright chassis, the house's own and yours.
//!
//! | part | answers |
//! |---|---|
//! | [`WinMatrix`] | is every line found, whatever its direction, its last stone and the border near it? |
//! | [`WindowJudge`] | who has a line on this board, by trying every place where one could be? |
//! | [`cross_check`] | does the game do what a plain twin does, for thousands of random games? |
//! | [`plain_twin`] | what is that twin, for a game that is won by a line? |
//!
//! Games call the kit from their tests. It needs `std`.

mod border;
mod cross_check;
mod judge;
mod linear;
mod support;
mod tally;
mod twin;
mod wanted;
mod win_case;
mod win_matrix;

pub use border::Border;
pub use cross_check::cross_check;
pub use judge::WindowJudge;
pub use tally::Tally;
pub use twin::{PlainFall, PlainGrid, plain_twin};
pub use wanted::games_wanted;
pub use win_case::{Twist, WinCase};
pub use win_matrix::{MatrixCount, WinMatrix};
