//! The opening protocols.

mod equality;
mod fifths;
mod laws;
mod notation;
mod own_rule;
mod random;
mod set_up;
mod symmetries;
mod table;
mod transcripts;
mod windows;
mod words;
