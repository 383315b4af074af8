//! Connect Four and its family.
//!
//! | game | factory |
//! |---|---|
//! | Connect Four: 6 rows, 7 columns, four in a row | [`connect_four`] |
//! | any sides, any length of line, two players or more | [`connect_n`], [`connect_n_with`] |
//! | Five in a Row: 6 rows, 9 columns, the outer ones full from the start | [`five_in_a_row`] |
//! | Pop Out: a player may also take a disc of their own out of the bottom row | [`pop_out`] |
//!
//! They run on one of three boards. [`DropBoard`] has any size and any number of colours.
//! [`WordBoard`] is faster, for two colours and as many cells as fit a word, and [`StandardBoard`]
//! faster still, for 6 rows, 7 columns and nothing else. [`connect_n_on`] and [`pop_out_on`] take
//! the board, which may show a position that was set up.
//!
//! ```
//! use boardwright_connect_four::{Column, connect_four};
//! use boardwright_core::{Outcome, Seat};
//!
//! let mut game = connect_four();
//! for column in [3, 2, 3, 2, 3, 2, 3] {
//!     game.play(Column(column))?;
//! }
//! assert_eq!(game.outcome(), Some(Outcome::Win(Seat::FIRST)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A player names a column and nothing else, so a cell does not compile:
//!
//! ```compile_fail
//! use boardwright_connect_four::connect_four;
//! use boardwright_grid::Cell;
//!
//! connect_four().play(Cell::new(0, 3));
//! ```
//!
//! # Features
//!
//! `serde`, off by default: moves are written as notation (`d`, `xd`), refusals as their word and
//! sentence.
//!
//! The crate is `no_std` and needs `alloc`.

#![no_std]

extern crate alloc;

mod column;
mod column_notation;
mod columns;
mod drop_board;
mod drop_grid;
mod factory;
mod floating_disc;
mod four_in_line;
mod gravity;
mod hashed;
mod pop_grid;
mod pop_out;
mod pop_out_board;
mod pop_out_memory;
mod pop_out_notation;
mod pop_out_win;
#[cfg(feature = "serde")]
mod serde_forms;
mod standard_board;
mod word_board;
mod word_line;

pub use column::Column;
pub use columns::Columns;
pub use drop_board::DropBoard;
pub use drop_grid::DropGrid;
pub use factory::{
    ConnectFour, ConnectN, FiveInARow, PopOutGame, connect_four, connect_n, connect_n_on,
    connect_n_with, default_players, five_in_a_row, pop_out, pop_out_on,
};
pub use floating_disc::FloatingDisc;
pub use four_in_line::FourInLine;
pub use gravity::{Gravity, GravityRefusal};
pub use pop_grid::PopGrid;
pub use pop_out::{PopOut, PopOutChange, PopOutMove, PopOutMoves, PopOutRefusal};
pub use pop_out_board::PopOutBoard;
pub use pop_out_memory::PopOutMemoryError;
pub use pop_out_win::{BothLines, PopOutWin};
pub use standard_board::StandardBoard;
pub use word_board::{WordBoard, WordBoardError};
