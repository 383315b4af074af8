//! The library's own form of a record, for any serde format: what is written, field by field, and
//! what is put back together from it. `docs/records.md` describes it to people.

mod lines;
mod list;
mod read;
mod words;
mod write;

pub(crate) use read::{Fault, Form, Spot, unknown_version};

/// The version that is written, and the only one that is read.
pub(crate) const VERSION: u32 = 1;

/// The longest time for one move, in seconds: 46 days. Up to here a floating-point number of
/// seconds tells nanoseconds apart.
pub(crate) const LONGEST_TIME: u32 = 4_000_000;
