//! The opening protocols.

mod equality;
mod fifths;
mod laws;
mod notation;
mod random;
mod set_up;
mod table;
mod transcripts;
mod windows;
mod words;
