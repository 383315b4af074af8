//! The floors: for each game the best loop that could be written by hand for that game alone.
//!
//! They share nothing with the chassis but the random number generator and [`Tally`]. Each plays
//! the same number of games, drawn in the same way, as the measured code does.
//!
//! [`Tally`]: crate::Tally

pub mod connect_four;
pub mod gomoku;
pub mod tic_tac_toe;
