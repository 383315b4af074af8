//! Prints what a move of a random game costs on boards of several sizes:
//! `cargo bench -p boardwright-bench --bench sizes`. With `-- write` it draws the chart in `docs/`
//! anew.

use std::error::Error;

use boardwright_bench::{Bar, Run, SEED, chart, ours, race};
use boardwright_connect_four::{connect_four, connect_n};
use boardwright_gomoku::{freestyle, freestyle_15, freestyle_19};

const CHART: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/cost-against-size.svg");

const CONNECT_FOUR: [(&str, Run); 4] = [
    ("6 x 7, its own board", |games| ours::playouts(&connect_four(), games, SEED).plies),
    ("6 x 7", |games| connect_4(6, 7, games)),
    ("10 x 10", |games| connect_4(10, 10, games)),
    ("20 x 30", |games| connect_4(20, 30, games)),
];

const GOMOKU: [(&str, Run); 6] = [
    ("15 x 15, its own board", |games| ours::playouts(&freestyle_15(), games, SEED).plies),
    ("19 x 19, its own board", |games| ours::playouts(&freestyle_19(), games, SEED).plies),
    ("9 x 9", |games| gomoku(9, games)),
    ("15 x 15", |games| gomoku(15, games)),
    ("19 x 19", |games| gomoku(19, games)),
    ("26 x 26", |games| gomoku(26, games)),
];

fn main() -> Result<(), Box<dyn Error>> {
    let groups = [("Connect Four", bars(&CONNECT_FOUR, 2_000)), ("Gomoku", bars(&GOMOKU, 1_000))];
    for (game, bars) in &groups {
        println!("{game}");
        for bar in bars {
            println!("  {:<26}{:>7.2} ns a move", bar.label, bar.value);
        }
    }
    if std::env::args().any(|argument| argument == "write") {
        std::fs::write(CHART, chart("Nanoseconds a move, random games", &groups))?;
        println!("wrote docs/cost-against-size.svg");
    }
    Ok(())
}

fn connect_4(rows: usize, columns: usize, games: u64) -> u64 {
    ours::playouts(&connect_n(rows, columns, 4).expect("a board"), games, SEED).plies
}

fn gomoku(size: usize, games: u64) -> u64 {
    ours::playouts(&freestyle(size).expect("a size"), games, SEED).plies
}

fn bars(runs: &[(&str, Run)], games: u64) -> Vec<Bar> {
    let times = race(&runs.iter().map(|(_, run)| *run).collect::<Vec<_>>(), games);
    let bars = runs.iter().zip(times);
    bars.map(|((label, _), value)| Bar { label: (*label).into(), value }).collect()
}
