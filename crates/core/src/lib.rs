//! The chassis for turn-based board games.
//!
//! What changes from game to game is a *rule*: how a move lands, how a win is found. Everything
//! else (whose turn it is, what a refused move leaves behind, undo, the end of the game) is the
//! same for all of them and lives here, once. This crate knows no game by name.
//!
//! A game is put together from three parts, each behind a trait:
//!
//! | part | trait | says |
//! |---|---|---|
//! | board | [`Board`] | what stands where |
//! | move rule | [`MoveRule`] | what a player may do, and what that does to the board |
//! | win strategy | [`WinStrategy`] | whether the move just made ends the game, and for whom |
//!
//! and is used in one of three ways:
//!
//! - [`Game`] is what programs for people use: it has players and a history, takes moves in turn,
//!   undoes and redoes them.
//! - [`Analysis`] is the same with every line that was tried kept: what an analysis board needs.
//! - [`Rules`] on a [`Position`] is what programs that search use: plain data in, plain data out,
//!   nothing kept.
//!
//! All run the same code.
//!
//! # Example
//!
//! A whole game: players take turns to add 1 or 2 to a sum, and whoever makes it 5 wins.
//!
//! ```
//! use boardwright_core::{
//!     Board, Game, MoveRule, Outcome, PlayError, Player, Reason, Rules, Seat, WinStrategy,
//! };
//!
//! #[derive(Clone, PartialEq, Eq, Hash)]
//! struct Sum(u8);
//!
//! impl Board for Sum {
//!     type Cell = ();
//!     fn is_full(&self) -> bool {
//!         self.0 >= 5
//!     }
//! }
//!
//! #[derive(Debug, Clone, PartialEq, Eq)]
//! struct TooMuch(u8);
//!
//! impl std::fmt::Display for TooMuch {
//!     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
//!         write!(f, "{} is not 1 or 2", self.0)
//!     }
//! }
//! impl std::error::Error for TooMuch {}
//! impl Reason for TooMuch {
//!     fn reason(&self) -> &'static str {
//!         "too_much"
//!     }
//! }
//!
//! struct Add;
//!
//! impl MoveRule<Sum> for Add {
//!     type Input = u8;
//!     type Change = u8;
//!     type Refusal = TooMuch;
//!     type Moves = std::ops::RangeInclusive<u8>;
//!     fn apply(&self, sum: &mut Sum, _: Seat, input: u8) -> Result<u8, TooMuch> {
//!         if !(1..=2).contains(&input) {
//!             return Err(TooMuch(input));
//!         }
//!         sum.0 += input;
//!         Ok(input)
//!     }
//!     fn undo(&self, sum: &mut Sum, _: Seat, change: &u8) {
//!         sum.0 -= change;
//!     }
//!     fn legal(&self, _: &Sum, _: Seat) -> Self::Moves {
//!         1..=2
//!     }
//! }
//!
//! struct Five;
//!
//! impl WinStrategy<Sum, u8> for Five {
//!     fn outcome(&self, sum: &Sum, mover: Seat, _: &u8) -> Option<Outcome> {
//!         self.judge(sum, mover)
//!     }
//!     fn judge(&self, sum: &Sum, last: Seat) -> Option<Outcome> {
//!         (sum.0 >= 5).then_some(Outcome::Win(last))
//!     }
//! }
//!
//! let rules = Rules::new(Add, Five, 2)?;
//! let players = vec![Player::new("Ann", 'A'), Player::new("Ben", 'B')];
//! let mut game = Game::new(rules, Sum(0), players)?;
//! game.play(2)?;
//! game.play(1)?;
//! assert_eq!(game.play(3), Err(PlayError::Refused(TooMuch(3))));
//! game.play(2)?;
//! assert_eq!(game.outcome(), Some(Outcome::Win(Seat::FIRST)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! `serde`, off by default, gives serde's traits to what people write and read: seats (counted from
//! 1), players, outcomes; and lets it write errors as their word and sentence. It works without the
//! standard library. Boards, positions and games have none: what is read back must be checked by the
//! rules, so they go through records and snapshots.
//!
//! The crate is `no_std` and needs `alloc`.

#![no_std]

extern crate alloc;

mod analysis;
mod board;
mod dice;
mod error;
mod excerpt;
mod game;
mod history;
mod move_rule;
mod notation;
mod outcome;
mod player;
mod position;
mod rules;
mod seat;
#[cfg(feature = "serde")]
mod serde_forms;
mod tree;
mod win_strategy;

pub use analysis::{Analysis, Step};
pub use board::Board;
pub use dice::Dice;
pub use error::{
    EndError, NoSuchPly, NothingToRedo, NothingToUndo, PlayError, PlayersError, Reason,
};
pub use excerpt::Excerpt;
pub use game::Game;
pub use history::{Event, History};
pub use move_rule::MoveRule;
pub use notation::{Notation, ReadError};
pub use outcome::Outcome;
pub use player::Player;
pub use position::Position;
pub use rules::Rules;
pub use seat::Seat;
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use serde;
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use serde_forms::{read_text, write_reason};
pub use tree::{NodeId, Tree};
pub use win_strategy::WinStrategy;
