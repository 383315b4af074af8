//! Prints what a random game costs on a board that keeps a hash, beside the same board without:
//! `cargo bench -p boardwright-bench --bench hashes`.

use std::hint::black_box;

use boardwright_bench::{Run, SEED, race};
use boardwright_connect_four::{DropGrid, StandardBoard, connect_n_on, default_players};
use boardwright_core::{Board, Game, MoveRule, WinStrategy};
use boardwright_gomoku::freestyle_15;
use boardwright_grid::{Alone, CellGrid, Grid, Hashed, Images, Mirrored, Turned};
use fastrand::Rng;

const ROWS: [(&str, Run, u64); 6] = [
    ("connect-four", |games| connect_four(StandardBoard::new(), games), 10_000),
    ("  one hash", |games| connect_four(hashed::<_, Alone>(StandardBoard::new()), games), 10_000),
    (
        "  mirrored",
        |games| connect_four(hashed::<_, Mirrored>(StandardBoard::new()), games),
        10_000,
    ),
    ("gomoku", |games| gomoku(*freestyle_15().board(), games), 1_500),
    ("  one hash", |games| gomoku(hashed::<_, Alone>(*freestyle_15().board()), games), 1_500),
    ("  turned", |games| gomoku(hashed::<_, Turned>(*freestyle_15().board()), games), 1_500),
];

fn main() {
    println!("{:<16}{:>9}{:>9}", "ns a move", "", "ratio");
    for rows in ROWS.chunks(3) {
        let runs: Vec<Run> = rows.iter().map(|(_, run, _)| *run).collect();
        let times = race(&runs, rows[0].2);
        for ((name, ..), time) in rows.iter().zip(&times) {
            println!("{name:<16}{time:>9.2}{:>9.2}", time / times[0]);
        }
    }
}

fn hashed<G: Grid, I: Images>(board: G) -> Hashed<G, I> {
    Hashed::new(board).expect("the board has these images")
}

fn connect_four<G: DropGrid>(board: G, games: u64) -> u64 {
    plies(&connect_n_on(board, 4, default_players(2)).expect("four fits"), games)
}

fn gomoku<G: CellGrid>(board: G, games: u64) -> u64 {
    let plain = freestyle_15();
    let game = Game::new(*plain.rules(), board, plain.players().to_vec());
    plies(&game.expect("the same players"), games)
}

/// Plays to the end and hands the position over, for what nobody reads would not be computed.
fn plies<B, R, W>(game: &Game<B, R, W>, games: u64) -> u64
where
    B: Board,
    R: MoveRule<B>,
    W: WinStrategy<B, R::Change>,
{
    let mut rng = Rng::with_seed(SEED);
    let mut dice = |sides| rng.u32(..sides);
    let mut plies = 0;
    for _ in 0..games {
        let mut position = game.position().clone();
        plies += u64::from(game.rules().playout(&mut position, &mut dice));
        black_box(&position);
    }
    plies
}
