//! The catalogue of Boardwright: every game by name and parameters.
//!
//! A [`Specification`] names a game. From it comes a game behind one interface, [`AnyGame`], that
//! is the same for all of them, or, through a [`Visitor`], the game with its own types.
//!
//! ```
//! use boardwright::Specification;
//!
//! let specification: Specification = "connect-four:rows=8,columns=9,connect=5".parse()?;
//! let mut game = specification.new_game();
//! game.play("e")?;
//! assert_eq!(game.play("z").unwrap_err().to_string(),
//!     "there is no column z: columns are a to i, or 1 to 9");
//! assert_eq!((game.ply(), game.legal().len()), (1, 9));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! A feature a game, all of them on by default: `connect-four`, `tic-tac-toe`, `gomoku`.
//! `serde` lets a [`Snapshot`] be written and read in any serde format; it does without the
//! standard library.
//!
//! The crate is `no_std` and needs `alloc`.

#![no_std]
// What only some games need is not used where these are switched off.
#![cfg_attr(
    not(all(feature = "connect-four", feature = "tic-tac-toe", feature = "gomoku")),
    allow(dead_code, unused_imports, unused_variables)
)]

extern crate alloc;

mod any_game;
mod bytes;
mod ending;
mod entry;
mod erased;
mod games;
mod last_move;
mod move_error;
mod parameter;
mod set_up;
mod snapshot;
mod specification;
mod tally;
mod variant;

pub use any_game::{AnyGame, Played};
pub use bytes::BytesError;
pub use ending::Ending;
pub use entry::{Entry, Shorthand};
pub use games::games;
pub use move_error::{MoveError, MovesError};
pub use parameter::{Parameter, Preset, Value, Values};
pub use set_up::{SetUp, SetUpError};
pub use snapshot::{Snapshot, SnapshotError};
pub use specification::{Specification, SpecificationError};
pub use tally::Tally;
pub use variant::{CellOf, ChangeOf, Forbidden, GameOf, InputOf, Variant, Visitor};
