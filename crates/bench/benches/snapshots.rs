//! Prints what a position takes in each form, in bytes and in time to write and to read:
//! `cargo bench -p boardwright-bench --bench snapshots`.
//!
//! The positions are those of random games, every one from the start to the end.

use std::hint::black_box;
use std::time::{Duration, Instant};

use boardwright::{AnyGame, Snapshot, Specification};
use boardwright_bench::SEED;

const GAMES: [&str; 5] =
    ["tic-tac-toe", "connect-four", "connect-four:rule=pop-out", "gomoku", "gomoku:rule=renju"];

/// About so many positions of each game.
const POSITIONS: usize = 1_000;

const SHORTEST: Duration = Duration::from_millis(300);

/// A way to save a game: how it is written, and how it is read into a game of the same kind.
struct Form {
    name: &'static str,
    write: fn(&dyn AnyGame) -> Vec<u8>,
    read: fn(&mut Box<dyn AnyGame>, &[u8]),
}

const FORMS: [Form; 4] = [
    Form {
        name: "JSON snapshot",
        write: |game| serde_json::to_vec(&Snapshot::of(game)).expect("it can be written"),
        read: |game, bytes| {
            let snapshot: Snapshot = serde_json::from_slice(bytes).expect("what was written");
            *game = snapshot.restore().expect("a game");
        },
    },
    Form {
        name: "postcard snapshot",
        write: |game| postcard::to_allocvec(&Snapshot::of(game)).expect("it can be written"),
        read: |game, bytes| {
            let snapshot: Snapshot = postcard::from_bytes(bytes).expect("what was written");
            *game = snapshot.restore().expect("a game");
        },
    },
    Form {
        name: "text",
        write: |game| game.position_text().into_bytes(),
        read: |game, bytes| {
            let text = std::str::from_utf8(bytes).expect("what was written");
            game.set_up(text).expect("a position");
        },
    },
    Form {
        name: "bytes",
        write: |game| game.to_bytes(),
        read: |game, bytes| game.set_up_bytes(bytes).expect("a position"),
    },
];

fn main() {
    for text in GAMES {
        let specification: Specification = text.parse().expect("a rule set");
        let games = positions(&specification);
        println!("{text}, {} positions", games.len());
        println!("  {:<18}{:>10}{:>8}{:>14}{:>14}", "", "bytes", "most", "written/s", "restored/s");
        for form in &FORMS {
            show(form, &games, specification.new_game());
        }
    }
}

fn show(form: &Form, games: &[Box<dyn AnyGame>], mut game: Box<dyn AnyGame>) {
    let written: Vec<Vec<u8>> = games.iter().map(|game| (form.write)(game.as_ref())).collect();
    let sizes = written.iter().map(Vec::len);
    let (all, most) = (sizes.clone().sum::<usize>(), sizes.max().unwrap_or(0));
    let writing = fastest(|| {
        for game in games {
            black_box((form.write)(game.as_ref()));
        }
    });
    let reading = fastest(|| written.iter().for_each(|bytes| (form.read)(&mut game, bytes)));
    let per_second = |time: Duration| games.len() as f64 / time.as_secs_f64();
    println!(
        "  {:<18}{:>10.1}{most:>8}{:>14.0}{:>14.0}",
        form.name,
        all as f64 / games.len() as f64,
        per_second(writing),
        per_second(reading),
    );
}

/// The time that the work takes when nothing else disturbs it.
fn fastest(mut work: impl FnMut()) -> Duration {
    let begin = Instant::now();
    let mut best = Duration::MAX;
    while begin.elapsed() < SHORTEST {
        let start = Instant::now();
        work();
        best = best.min(start.elapsed());
    }
    best
}

/// Every position of random games.
fn positions(specification: &Specification) -> Vec<Box<dyn AnyGame>> {
    let mut random = fastrand::Rng::with_seed(SEED);
    let mut positions = Vec::new();
    while positions.len() < POSITIONS {
        let mut game = specification.new_game();
        loop {
            positions.push(game.clone());
            let legal = game.legal_numbers();
            if legal.is_empty() {
                break;
            }
            let number = legal[random.usize(..legal.len())];
            game.play_number(number).expect("it is legal");
        }
    }
    positions
}
