//! Other libraries, each playing random games in the fastest way that its interface has, with the
//! generator that all others use.

pub mod board_game;
pub mod connect_four_ai;
pub mod gamie;
pub mod minimax;
