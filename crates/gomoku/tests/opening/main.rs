//! The opening protocols.

mod equality;
mod fifths;
mod table;
mod transcripts;
mod windows;
mod words;
