//! Records: what is written, what is read, and what is refused.

mod conversions;
mod corrupt;
mod figures;
mod golden;
mod random_games;
mod replay;
mod round_trip;
#[path = "../../../boardwright/tests/rule_sets/mod.rs"]
mod rule_sets;
