use boardwright_connect_four::connect_four;
use boardwright_gomoku::{freestyle_15, freestyle_19, standard_15, standard_19};
use boardwright_tic_tac_toe::tic_tac_toe;

use crate::{floor, ours};

/// Random games always start from this seed, so that every run plays the same.
pub const SEED: u64 = 1;

/// Does a certain amount of work, and tells how many steps it took: moves of random games, or
/// sequences that perft counted. The amount is a number of games, or a depth.
pub type Run = fn(u64) -> u64;

/// The same work done by hand-written code and by Boardwright.
#[derive(Debug, Clone, Copy)]
pub struct Contest {
    /// What it is, in one word: `connect-four`.
    pub name: &'static str,
    /// The hand-written loop.
    pub floor: Run,
    /// The same through `Rules` and `Position`.
    pub ours: Run,
    /// An amount that takes about two milliseconds: with short turns some are undisturbed even on a
    /// busy machine.
    pub amount: u64,
    /// Two small amounts, between which instructions are counted.
    pub counted: [u64; 2],
    /// How many times the floor's time it may take.
    pub most_time: f64,
    /// How many instructions a step may take.
    pub most_instructions: Option<f64>,
}

/// Every contest, each a row of the tables.
pub const CONTESTS: &[Contest] = &[
    Contest {
        name: "connect-four",
        floor: |games| floor::connect_four::playouts(games, SEED).plies,
        ours: |games| ours::playouts(&connect_four(), games, SEED).plies,
        amount: 20_000,
        counted: [1_000, 5_000],
        most_time: 1.2,
        most_instructions: Some(80.0),
    },
    Contest {
        name: "tic-tac-toe",
        floor: |games| floor::tic_tac_toe::playouts(games, SEED).plies,
        ours: |games| ours::playouts(&tic_tac_toe(), games, SEED).plies,
        amount: 60_000,
        counted: [2_000, 10_000],
        most_time: 1.5,
        most_instructions: Some(55.0),
    },
    Contest {
        name: "gomoku-freestyle-15",
        floor: |games| floor::gomoku::freestyle::<15>(games, SEED).plies,
        ours: |games| ours::playouts(&freestyle_15(), games, SEED).plies,
        amount: 3_000,
        counted: [200, 1_000],
        most_time: 1.3,
        most_instructions: Some(90.0),
    },
    Contest {
        name: "gomoku-standard-15",
        floor: |games| floor::gomoku::standard::<15>(games, SEED).plies,
        ours: |games| ours::playouts(&standard_15(), games, SEED).plies,
        amount: 3_000,
        counted: [200, 1_000],
        most_time: 1.4,
        most_instructions: None,
    },
    Contest {
        name: "gomoku-freestyle-19",
        floor: |games| floor::gomoku::freestyle::<19>(games, SEED).plies,
        ours: |games| ours::playouts(&freestyle_19(), games, SEED).plies,
        amount: 2_000,
        counted: [200, 1_000],
        most_time: 1.4,
        most_instructions: None,
    },
    Contest {
        name: "gomoku-standard-19",
        floor: |games| floor::gomoku::standard::<19>(games, SEED).plies,
        ours: |games| ours::playouts(&standard_19(), games, SEED).plies,
        amount: 2_000,
        counted: [200, 1_000],
        most_time: 1.4,
        most_instructions: None,
    },
    Contest {
        name: "connect-four-perft",
        floor: |depth| floor::connect_four::perft(depth as u32),
        ours: |depth| ours::perft(&connect_four(), depth as u32),
        amount: 7,
        counted: [5, 7],
        most_time: 1.5,
        most_instructions: None,
    },
];

/// Perft of Connect Four to depth 10, 268,031,646 sequences: too much for two milliseconds, and for
/// valgrind.
pub const DEEP_PERFT: Contest = Contest {
    name: "connect-four-perft-10",
    floor: |depth| floor::connect_four::perft(depth as u32),
    ours: |depth| ours::perft(&connect_four(), depth as u32),
    amount: 10,
    counted: [5, 7],
    most_time: 1.5,
    most_instructions: None,
};
