//! Boards made of cells, of any size and dimension, and the rules that need nothing more: placing
//! a stone on a free cell, and winning with a line of stones.
//!
//! ```
//! use boardwright_core::{Game, Outcome, Player, Rules, Seat};
//! use boardwright_grid::{Cell, CellBoard, CellPlacement, DirectionalWin, Line, Shape};
//!
//! // Three in a row on 3 x 5.
//! let shape = Shape::new([3, 5])?;
//! let line = Line::at_least(3);
//! line.check_fits(shape)?;
//! let rules = Rules::for_two(CellPlacement::new(), DirectionalWin::new(line));
//! let players = vec![Player::new("Cross", 'X'), Player::new("Nought", 'O')];
//! let mut game = Game::new(rules, CellBoard::new(shape), players)?;
//!
//! for cell in ["a1", "a2", "b1", "b2", "c1"] {
//!     game.play(cell.parse()?)?;
//! }
//! assert_eq!(game.outcome(), Some(Outcome::Win(Seat::FIRST)));
//! assert_eq!(game.winning_cells(), [Cell::new(0, 0), Cell::new(0, 1), Cell::new(0, 2)]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Rows and columns count from 0 in the API, row 0 at the bottom. Text for people uses column
//! letters from `a` and row numbers from 1, as in chess and Go: row 7, column 7 is `h8`.
//!
//! # Features
//!
//! `serde`, off by default: cells are written as notation (`h8`), refusals as their word and sentence.
//!
//! The crate is `no_std` and needs `alloc`.

#![no_std]

extern crate alloc;

mod cell;
mod cell_board;
mod cell_notation;
mod direction;
mod directional_win;
mod grid;
mod hashed;
mod letters;
mod line;
mod line_board;
mod line_word;
mod misere;
mod packing;
mod picture;
mod placement;
#[cfg(feature = "serde")]
mod serde_forms;
mod setup;
mod shape;
mod stone;
mod symmetry;

pub use cell::{Cell, CellError};
pub use cell_board::CellBoard;
pub use cell_notation::{explain_placement, read_cell, split_cell, write_cell};
pub use direction::Direction;
pub use directional_win::DirectionalWin;
pub use grid::{CellGrid, FreeCells, Grid};
pub use hashed::{Alone, Hashed, HashedError, Images, Mirrored, Turned};
pub use letters::{column_from_letters, column_letters};
pub use line::{Line, LineError};
pub use line_board::{LineBoard, LineBoard15, LineBoard20, LineBoard31, LineBoardError};
pub use misere::Misere;
pub use packing::PackError;
pub use picture::{Picture, PictureError};
pub use placement::{CellPlacement, Placement, PlacementRefusal};
pub use setup::SetupError;
pub use shape::{Shape, ShapeError};
pub use stone::Stone;
pub use symmetry::{Symmetric, Symmetry, SymmetryMaps};
