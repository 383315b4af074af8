//! What Boardwright costs. Random games and perft through the generic interface stand beside a
//! [`floor`] (a loop written by hand for that one game) and, with the feature `peers`, beside
//! other libraries.
//!
//! `docs/benchmarks.md` has the results and the command for each.

mod chart;
mod contest;
mod counts;
pub mod floor;
pub mod ours;
#[cfg(feature = "peers")]
pub mod peers;
mod race;
mod tally;

pub use chart::{Bar, chart};
pub use contest::{CONTESTS, Contest, DEEP_PERFT, Run, SEED};
pub use counts::{COMPILER, Complaint, Count, CountTable, CountTableError};
pub use race::race;
pub use tally::Tally;
