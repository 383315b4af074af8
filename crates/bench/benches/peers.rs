//! Prints what random games cost here and in other libraries, all timed in one run:
//! `cargo bench -p boardwright-bench --features peers --bench peers`. With `-- check` it fails
//! where Boardwright is not as far ahead as it should be.

use std::process::ExitCode;

use boardwright_bench::{Run, SEED, ours, peers, race};
use boardwright_connect_four::connect_four;
use boardwright_gomoku::freestyle_15;

/// Another library at the same game, and how many times our time it should take at least.
struct Peer {
    name: &'static str,
    run: Run,
    least: f64,
}

const CONNECT_FOUR: [Peer; 5] = [
    Peer {
        name: "board-game",
        run: |games| peers::board_game::connect_four(games, SEED).plies,
        least: 1.3,
    },
    Peer {
        name: "board-game, retried",
        run: |games| peers::board_game::connect_four_by_retrying(games, SEED).plies,
        least: 1.0,
    },
    Peer {
        name: "minimax",
        run: |games| peers::minimax::connect_four(games, SEED).plies,
        least: 1.3,
    },
    Peer { name: "gamie", run: |games| peers::gamie::connect_four(games, SEED).plies, least: 4.0 },
    Peer {
        name: "connect-four-ai",
        run: |games| peers::connect_four_ai::connect_four(games, SEED).plies,
        least: 1.0,
    },
];

const GOMOKU: [Peer; 1] =
    [Peer { name: "gamie", run: |games| peers::gamie::gomoku(games, SEED).plies, least: 2.5 }];

fn main() -> ExitCode {
    let check = std::env::args().any(|argument| argument == "check");
    let ours = |games| ours::playouts(&connect_four(), games, SEED).plies;
    let connect_four = compare("connect-four", ours, &CONNECT_FOUR, 20_000);
    let ours = |games| ours::playouts(&freestyle_15(), games, SEED).plies;
    let gomoku = compare("gomoku-freestyle-15", ours, &GOMOKU, 2_000);
    if check && !(connect_four && gomoku) { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Prints a game's rows, and tells whether we are far enough ahead of every peer.
fn compare(game: &str, ours: Run, peers: &[Peer], games: u64) -> bool {
    let runs: Vec<Run> = std::iter::once(ours).chain(peers.iter().map(|peer| peer.run)).collect();
    let times = race(&runs, games);
    let ours = times[0];
    println!("{game:<22}{:>10}{:>10}{:>10}", "ns a move", "times", "at least");
    println!("  {:<20}{ours:>10.2}", "boardwright");
    let mut good = true;
    for (peer, time) in peers.iter().zip(&times[1..]) {
        let ratio = time / ours;
        let under = if ratio < peer.least { " under" } else { "" };
        good &= under.is_empty();
        println!("  {:<20}{time:>10.2}{ratio:>10.2}{:>10.1}{under}", peer.name, peer.least);
    }
    good
}
