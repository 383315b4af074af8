//! Random playouts through the generic rules, beside a loop written by hand for this one game.
//!
//! `cargo bench -p boardwright-gomoku --bench playout` prints nanoseconds a move and the ratio.
//! With one of the printed names as arguments it plays 100,000 games of that alone, for tools that
//! count instructions.

use std::hint::black_box;
use std::time::Instant;

use boardwright_core::Game;
use boardwright_gomoku::{freestyle, freestyle_15, standard, standard_15};
use boardwright_grid::{CellGrid, CellPlacement, DirectionalWin};

const ROUNDS: u64 = 15;
const GAMES: u32 = 10_000;

/// Plays so many random games with this seed and returns the number of moves.
type Play = Box<dyn Fn(u64, u32) -> u64>;

fn main() {
    let mut plays: Vec<(String, Play)> = vec![
        ("floor".into(), Box::new(floor_moves)),
        ("freestyle".into(), generic(freestyle_15())),
        ("standard".into(), generic(standard_15())),
    ];
    for size in [9, 15, 19, 26] {
        let game = freestyle(size).expect("a size in range");
        plays.push((format!("freestyle {size}"), generic(game)));
        let game = standard(size).expect("a size in range");
        plays.push((format!("standard {size}"), generic(game)));
    }
    let arguments: Vec<String> = std::env::args().skip(1).filter(|a| a != "--bench").collect();
    if !arguments.is_empty() {
        let name = arguments.join(" ");
        let (_, play) = plays.iter().find(|(n, _)| *n == name).expect("the name of a benchmark");
        println!("{} moves", play(1, 100_000));
        return;
    }
    // All of them in every round, so that a slow moment of the machine hits all alike.
    let mut best = vec![f64::INFINITY; plays.len()];
    for round in 0..ROUNDS {
        for ((_, play), best) in plays.iter().zip(&mut best) {
            let start = Instant::now();
            let moves = play(round, GAMES);
            *best = best.min(start.elapsed().as_nanos() as f64 / moves as f64);
        }
    }
    for ((name, _), time) in plays.iter().zip(&best) {
        println!("{name:12} {time:6.2} ns a move, {:.2} of the floor", time / best[0]);
    }
}

fn generic<G: CellGrid + Copy + 'static>(game: Game<G, CellPlacement, DirectionalWin>) -> Play {
    Box::new(move |seed, games| {
        let mut generator = fastrand::Rng::with_seed(seed);
        let mut dice = |sides| generator.u32(..sides);
        let mut moves = 0;
        for _ in 0..games {
            let mut position = *game.position();
            moves += u64::from(game.rules().playout(&mut position, &mut dice));
            black_box(&position);
        }
        moves
    })
}

/// The floor: a packed list of free cells, one bitmap a line, and a table of 11-bit windows round
/// the last stone.
struct Floor {
    lines: [[u32; 15 + 15 + 29 + 29]; 2],
    free: [u8; 225],
}

fn five_or_more() -> Vec<bool> {
    (0..1 << 11)
        .map(|window: u32| {
            let up = (window >> 5).trailing_ones();
            let down = (window << 26).leading_ones();
            up > 0 && up + down > 5
        })
        .collect()
}

fn floor_moves(seed: u64, games: u32) -> u64 {
    let table: [bool; 1 << 11] = five_or_more().try_into().expect("2048 windows");
    let mut generator = fastrand::Rng::with_seed(seed);
    let mut start = Floor { lines: [[0; 88]; 2], free: [0; 225] };
    for (index, cell) in start.free.iter_mut().enumerate() {
        *cell = (index / 15 * 16 + index % 15) as u8;
    }
    let mut moves = 0;
    for _ in 0..games {
        let mut board = Floor { lines: start.lines, free: start.free };
        let mut free = 225;
        let mut colour = 0;
        while free > 0 {
            let drawn = generator.u32(..free as u32) as usize;
            free -= 1;
            let cell = board.free[drawn];
            board.free[drawn] = board.free[free];
            let (row, column) = (usize::from(cell >> 4), usize::from(cell & 15));
            let lines = &mut board.lines[colour];
            let mut won = false;
            for (line, bit) in [
                (row, column),
                (15 + column, row),
                (30 + 14 + column - row, row),
                (59 + column + row, row),
            ] {
                // Five empty bits before the line, so that every window is in it.
                lines[line] |= 32 << bit;
                won |= table[(lines[line] >> bit & 0x7FF) as usize];
            }
            moves += 1;
            if won {
                break;
            }
            colour ^= 1;
        }
        black_box(&board.lines);
    }
    moves
}
