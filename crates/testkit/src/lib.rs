//! Oracles and laws for the tests of games on the Boardwright chassis, the house's own and yours.
//!
//! | part | answers |
//! |---|---|
//! | [`WinMatrix`] | is every line found, whatever its direction, its last stone and the border near it? |
//! | [`WindowJudge`] | who has a line on this board, by trying every place where one could be? |
//!
//! Games call the kit from their tests. It needs `std`.

mod border;
mod judge;
mod linear;
mod support;
mod win_case;
mod win_matrix;

pub use border::Border;
pub use judge::WindowJudge;
pub use win_case::{Twist, WinCase};
pub use win_matrix::{MatrixCount, WinMatrix};
