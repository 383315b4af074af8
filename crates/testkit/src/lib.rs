//! Oracles and laws for the tests of games on the Boardwright chassis, the house's own and yours.
//!
//! | part | answers |
//! |---|---|
//! | [`Laws`] | does the game keep what every game must keep? |
//! | [`WinMatrix`] | is every line found, whatever its direction, its last stone and the border near it? |
//! | [`cross_check`] | does the game do what a plain twin does, for thousands of random games? |
//! | [`plain_twin`] | what is that twin, for a game that is won by a line? |
//! | [`WindowJudge`] | who has a line on this board, by trying every place where one could be? |
//! | [`plain_perft`], [`plain_divide`] | how many move sequences are there, if nothing is ever undone? |
//! | [`ChiSquared`] | do random draws follow the odds? |
//! | [`games()`] | what do random games look like to proptest? |
//!
//! Games call the kit from their tests. It needs `std`.
//!
//! To put every law to a variant of your own takes one line:
//!
//! ```
//! # use boardwright_core::Player;
//! # use boardwright_grid::{CellPlacement, Line, Shape};
//! # use boardwright_testkit::plain_twin;
//! use boardwright_testkit::Laws;
//!
//! # let players = [Player::new("Cross", 'X'), Player::new("Nought", 'O')];
//! # let placement = CellPlacement::new();
//! # let shape = Shape::new([3, 3])?;
//! # let your_game = || plain_twin(placement, shape, Line::at_least(3), &players);
//! Laws::on_grid("your-game", your_game()).symmetric().check();
//! # Ok::<(), boardwright_grid::ShapeError>(())
//! ```

mod border;
mod chi_squared;
mod cross_check;
mod games;
mod judge;
mod laws;
mod linear;
mod plain_perft;
mod shortener;
mod support;
mod tally;
mod twin;
mod wanted;
mod win_case;
mod win_matrix;

pub use border::Border;
pub use chi_squared::ChiSquared;
pub use cross_check::cross_check;
pub use games::{Games, PlayedGame, games};
pub use judge::WindowJudge;
pub use laws::{Failure, Law, Laws, Report};
pub use plain_perft::{plain_divide, plain_perft};
pub use tally::Tally;
pub use twin::{PlainFall, PlainGrid, plain_twin};
pub use wanted::{fewer_games_wanted, games_wanted};
pub use win_case::{Twist, WinCase};
pub use win_matrix::{MatrixCount, WinMatrix};
