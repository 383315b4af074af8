//! Gomoku: five stones in a row win.
//!
//! ```
//! use boardwright_core::{Outcome, Seat};
//! use boardwright_gomoku::freestyle_15;
//! use boardwright_grid::Picture;
//!
//! let mut game = freestyle_15();
//! for cell in ["h8", "h9", "i9", "i10", "j10", "j11", "k11", "k12", "g7"] {
//!     game.play(cell.parse()?)?;
//! }
//! assert_eq!(game.outcome(), Some(Outcome::Win(Seat::FIRST)));
//! assert_eq!(Picture::of(game.board(), &['X', 'O']).lettered(), "\
//! 15  . . . . . . . . . . . . . . .
//! 14  . . . . . . . . . . . . . . .
//! 13  . . . . . . . . . . . . . . .
//! 12  . . . . . . . . . . O . . . .
//! 11  . . . . . . . . . O X . . . .
//! 10  . . . . . . . . O X . . . . .
//!  9  . . . . . . . O X . . . . . .
//!  8  . . . . . . . X . . . . . . .
//!  7  . . . . . . X . . . . . . . .
//!  6  . . . . . . . . . . . . . . .
//!  5  . . . . . . . . . . . . . . .
//!  4  . . . . . . . . . . . . . . .
//!  3  . . . . . . . . . . . . . . .
//!  2  . . . . . . . . . . . . . . .
//!  1  . . . . . . . . . . . . . . .
//!     a b c d e f g h i j k l m n o");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! `serde`, off by default: moves are written as notation (`h8`, `pass`, `swap`), rule sets and protocols by
//! their names, refusals as their word and sentence.
//!
//! The crate is `no_std` and needs `alloc`.

#![no_std]

extern crate alloc;

mod claim;
mod factory;
mod forbidden_point;
mod foul;
mod fouls;
mod gomoku_board;
mod gomoku_notation;
mod gomoku_rule;
mod gomoku_win;
mod input;
mod opening;
mod options;
mod restore;
mod rule_set;
#[cfg(feature = "serde")]
mod serde_forms;
mod shapes;
mod size;
mod windows;

pub use factory::{
    LineGame, LineGame15, LineGame19, freestyle, freestyle_15, freestyle_19, players, standard,
    standard_15, standard_19,
};
pub use forbidden_point::ForbiddenPoint;
pub use foul::{Foul, Three};
pub use fouls::Fouls;
pub use gomoku_board::GomokuBoard;
pub use gomoku_rule::{GomokuChange, GomokuMoves, GomokuRefusal, GomokuRule};
pub use gomoku_win::GomokuWin;
pub use input::Input;
pub use opening::{
    Opened, OpenedBoardError, OpenedChange, OpenedGame, OpenedMoves, OpenedRefusal, OpenedRule,
    OpenedWin, Opening, OpeningChange, OpeningError, OpeningMoves, OpeningRefusal, Placer,
    Protocol, Step, Window, with_opening,
};
pub use options::{
    Gomoku, Gomoku15, Gomoku19, GomokuOn, OnFoul, Options, OptionsError, gomoku, gomoku_15,
    gomoku_19,
};
pub use restore::{GomokuMemory, GomokuMemoryError};
pub use rule_set::RuleSet;
pub use size::{DEFAULT_SIZE, LARGEST_SIZE, SMALLEST_SIZE, SizeError, shape};
