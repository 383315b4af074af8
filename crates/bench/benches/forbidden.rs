//! Prints what it costs to find every forbidden point of Black in Renju, beside the plain reference
//! of the tests, on the random positions of the tests:
//! `cargo bench -p boardwright-bench --bench forbidden`. With `-- check` it fails where it takes
//! longer than it may.

use std::process::ExitCode;
use std::sync::LazyLock;

use boardwright_bench::race;
use boardwright_gomoku::{Fouls, Three};
use boardwright_grid::{Grid, LineBoard15, Picture, Stone};

#[path = "../../gomoku/tests/forbidden_oracle/oracle.rs"]
mod oracle;

use oracle::{Reading, Table};

/// Microseconds.
const MOST_A_BOARD: f64 = 20.0;
const MOST_A_POINT: f64 = 0.12;

/// So many positions a turn: few, because the reference is slow.
const BOARDS: u64 = 50;

struct Start {
    board: LineBoard15,
    table: Table,
}

static STARTS: LazyLock<Vec<Start>> = LazyLock::new(|| {
    let text = include_str!("../../gomoku/tests/data/forbidden.tsv");
    let boards = text.lines().filter_map(|line| line.split('\t').next());
    boards.filter(|board| !board.starts_with('#')).take(BOARDS as usize).map(start).collect()
});

/// Reads 225 characters, the bottom row first.
fn start(board: &str) -> Start {
    let rows: Vec<Vec<char>> =
        board.as_bytes().chunks(15).map(|row| row.iter().map(|&c| c.into()).collect()).collect();
    let top_first: Vec<String> = rows.iter().rev().map(|row| row.iter().collect()).collect();
    let picture = Picture::parse(&top_first.join("\n"), &['X', 'O']).expect("a picture");
    let board = LineBoard15::from_picture(&picture).expect("15 x 15");
    Start { board, table: Table { rows } }
}

/// Counts the forbidden points of so many boards, and gives the number of boards.
fn ours(boards: u64) -> u64 {
    let fouls = Fouls::renju(Three::Strict);
    for start in &STARTS[..boards as usize] {
        std::hint::black_box(fouls.forbidden_points(&start.board, Stone::FIRST));
    }
    boards
}

fn reference(boards: u64) -> u64 {
    let reading = Reading { omok: false, five_counts: false };
    for Start { table, .. } in &STARTS[..boards as usize] {
        for row in 0..15 {
            for column in 0..15 {
                if table.rows[row][column] == '.' {
                    let point = (row as i32, column as i32);
                    std::hint::black_box(table.foul(point, reading, &mut 0));
                }
            }
        }
    }
    boards
}

fn main() -> ExitCode {
    let check = std::env::args().any(|argument| argument == "check");
    let free: usize = STARTS.iter().map(|start| free_points(&start.board)).sum();
    let points_a_board = free as f64 / BOARDS as f64;
    // Nanoseconds a board.
    let times = race(&[ours, reference], BOARDS);
    let (board, plain) = (times[0] / 1000.0, times[1] / 1000.0);
    let point = board / points_a_board;
    println!("{:<28}{:>10}{:>10}", "microseconds", "ours", "limit");
    println!("{:<28}{board:>10.2}{MOST_A_BOARD:>10.2}", "a board");
    println!("{:<28}{point:>10.3}{MOST_A_POINT:>10.2}", "a free point");
    println!("{:<28}{plain:>10.2}", "a board, plain reference");
    println!("{:<28}{:>10.1}", "times as fast", plain / board);
    let over = board > MOST_A_BOARD || point > MOST_A_POINT;
    if check && over { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn free_points(board: &LineBoard15) -> usize {
    board.shape().iter().filter(|&cell| board.at(cell).is_none()).count()
}
