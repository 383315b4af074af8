//! The opening protocols.

mod equality;
mod fifths;
mod laws;
mod table;
mod transcripts;
mod windows;
mod words;
