//! Pictures of games as SVG: a position, or a whole game that plays itself.
//!
//! A picture is one file that needs no other. It has a light and a dark look and follows the
//! reader's choice, tells players apart by shape or lightness as well as by hue, and says what it
//! shows in its `<title>` and `<desc>`. The same game always gives the same bytes.
//!
//! ```
//! use boardwright::Specification;
//! use boardwright_draw::{animation, position};
//!
//! let mut game = "connect-four".parse::<Specification>()?.new_game();
//! game.play_all("a b c d d d d c b g c")?;
//! let picture = position(game.as_ref());
//! assert!(picture.starts_with("<svg "));
//! assert!(picture.contains("<title>connect-four: Red has won</title>"));
//! assert!(animation(game.as_ref())?.contains("@keyframes"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A stone carries the number of the move that put it there; what was set up has none. The last
//! move, the cells of a win and the forbidden points of the player to move are marked.
//!
//! The crate is `no_std` and needs `alloc`.

#![no_std]

extern crate alloc;

mod art;
mod escaped;
mod frame;
mod layout;
mod pictures;
mod span;
mod svg;
mod walk;

pub use pictures::{LONGEST_GAME, TooLong, animation, position};
