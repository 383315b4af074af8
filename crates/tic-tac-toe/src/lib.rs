//! Tic Tac Toe and its family.
//!
//! ```
//! use boardwright_core::{Outcome, Seat};
//! use boardwright_grid::Picture;
//! use boardwright_tic_tac_toe::tic_tac_toe;
//!
//! let mut game = tic_tac_toe();
//! for cell in ["b2", "b1", "c3", "a1", "c1", "a3", "c2"] {
//!     game.play(cell.parse()?)?;
//! }
//! assert_eq!(Picture::of(game.board(), &['X', 'O']).lettered(), "\
//! 3  O . X
//! 2  . X X
//! 1  O O X
//!    a b c");
//! assert_eq!(game.outcome(), Some(Outcome::Win(Seat::FIRST)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A player names a cell and nothing else, so a column does not compile:
//!
//! ```compile_fail
//! use boardwright_tic_tac_toe::tic_tac_toe;
//!
//! tic_tac_toe().play(1);
//! ```
//!
//! # Features
//!
//! `serde`, off by default: refusals are written as their word and sentence; moves are cells, written
//! as notation.
//!
//! The crate is `no_std` and needs `alloc`.

#![no_std]

extern crate alloc;

mod counting_board;
mod factory;
mod full_line_win;
mod nine_cells;
mod picture_board;
#[cfg(feature = "serde")]
mod serde_forms;
mod three_by_three;
mod ultimate;

pub use counting_board::CountingBoard;
pub use factory::{
    MisereGame, MnkGame, SquareGame, TicTacToe, Ultimate, default_players, m_n_k, misere, square,
    tic_tac_toe, ultimate,
};
pub use full_line_win::{FullLineGrid, FullLineWin};
pub use picture_board::PictureBoardError;
pub use three_by_three::ThreeByThree;
pub use ultimate::{
    UltimateBoard, UltimateChange, UltimateMoves, UltimatePlacement, UltimateRefusal,
    UltimateSetUpError, UltimateWin,
};
