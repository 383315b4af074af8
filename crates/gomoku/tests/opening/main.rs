//! The opening protocols.

mod fifths;
mod table;
mod transcripts;
mod windows;
