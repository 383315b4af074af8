//! The ten laws, a module each, and what runs them.

mod failure;
mod hash;
mod law;
mod legal;
mod perft;
mod reading;
mod refused;
mod replay;
mod report;
mod seen;
mod suite;
mod symmetry;
mod text;
mod undo;
mod verdict;
mod walk;

pub use failure::Failure;
pub use law::Law;
pub use report::Report;
pub use suite::Laws;
