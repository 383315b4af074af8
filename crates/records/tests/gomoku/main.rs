//! The formats of Gomoku programs: what they hold is read and written, what they do not hold is
//! refused by name, and every fault has its place.

mod board;
mod psq;
mod ren_lib;
mod renju_net;
mod support;
