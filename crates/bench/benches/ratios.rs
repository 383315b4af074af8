//! Prints what every game costs beside its floor, both timed in one run:
//! `cargo bench -p boardwright-bench --bench ratios`. With `-- check` it fails where a ratio is
//! larger than it may be.

use std::process::ExitCode;

use boardwright_bench::{CONTESTS, DEEP_PERFT, race};

fn main() -> ExitCode {
    let check = std::env::args().any(|argument| argument == "check");
    let mut missed = false;
    println!("{:<22}{:>9}{:>9}{:>8}{:>8}", "ns a step", "floor", "ours", "ratio", "limit");
    for contest in CONTESTS.iter().chain([&DEEP_PERFT]) {
        let times = race(&[contest.floor, contest.ours], contest.amount);
        let (floor, ours) = (times[0], times[1]);
        let ratio = ours / floor;
        let over = if ratio > contest.most_time { " over" } else { "" };
        missed |= !over.is_empty();
        println!(
            "{:<22}{floor:>9.2}{ours:>9.2}{ratio:>8.2}{:>8.1}{over}",
            contest.name, contest.most_time,
        );
    }
    if check && missed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
