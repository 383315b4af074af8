//! Games that are saved: as text, as bytes and as snapshots.

mod alike;
mod corrupt;
mod golden;
mod positions;
mod restored;
#[path = "../rule_sets/mod.rs"]
mod rule_sets;
