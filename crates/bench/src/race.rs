use std::hint::black_box;
use std::time::{Duration, Instant};

use crate::Run;

const SHORTEST: Duration = Duration::from_secs(2);
const FEWEST_ROUNDS: usize = 3;

/// Nanoseconds a step of each run, all of them given the same amount of work.
///
/// The runs take turns for about two seconds, so that whatever else the machine does falls on all
/// of them, and of each the fastest turn counts: noise only ever adds.
pub fn race(runs: &[Run], amount: u64) -> Vec<f64> {
    let mut best = vec![f64::INFINITY; runs.len()];
    let begin = Instant::now();
    let mut rounds = 0;
    while rounds < FEWEST_ROUNDS || begin.elapsed() < SHORTEST {
        for (run, best) in runs.iter().zip(&mut best) {
            let start = Instant::now();
            let steps = black_box(run(black_box(amount)));
            *best = best.min(start.elapsed().as_nanos() as f64 / steps as f64);
        }
        rounds += 1;
    }
    best
}
