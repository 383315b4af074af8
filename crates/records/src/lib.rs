//! Games that outlive the program: saved, resumed, mailed, exchanged with other programs.
//!
//! A [`Record`] holds a game from its start: which game it is, who played, the moves with their
//! variations and comments, and the result. What is read is replayed through the rules of the
//! game, so a record that reads is a record of a legal game.
//!
//! [`read`] recognises a file by what is in it; [`Format`] names the formats and writes them.

mod board;
mod details;
mod error;
mod form;
mod format;
mod gomoku;
mod json;
mod lines;
mod psq;
mod record;
mod ren_lib;
mod renju_net;
mod replay;
mod result;
mod sgf;
mod text;

pub use details::{Details, Participant};
pub use error::{IllegalMove, Place, ReadError, RecordError, WriteError};
pub use format::{Format, MOST_BYTES, MOST_MOVES, read};
pub use record::{Entry, Record, Remarks};
pub use replay::Replay;
pub use result::{Ending, GameResult};
