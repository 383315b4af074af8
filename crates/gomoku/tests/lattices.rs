//! Boards on which fouls might ask for each other without end: every pattern that repeats a small
//! tile all over the largest board. Every stone that is tried takes up a cell, so no chain of
//! questions is longer than the board has cells; how many chains there are is bounded by nothing but
//! the shape of the board, and is what this test watches.

use std::time::{Duration, Instant};

use boardwright_gomoku::{Fouls, LARGEST_SIZE, Three, shape};
use boardwright_grid::{CellBoard, CellGrid, Picture, Stone};
use rstest::rstest;

/// The board covered with a tile: bit n of `tile` is a stone on the n-th cell of it.
fn lattice(tile: u32, rows: usize, columns: usize, second: bool) -> CellBoard {
    let shape = shape(LARGEST_SIZE).expect("the largest size");
    let mut board = CellBoard::new(shape);
    for cell in shape.iter() {
        let (row, column) = (usize::from(cell.row()), usize::from(cell.column()));
        if tile >> (row % rows * columns + column % columns) & 1 == 1 {
            // Stones of the opponent here and there break the pattern into many shapes.
            let is_other = second && (row * 7 + column * 5) % 11 == 0;
            board.place(cell, if is_other { Stone::SECOND } else { Stone::FIRST });
        }
    }
    board
}

#[rstest]
#[case(1, 6)]
#[case(1, 7)]
#[case(2, 3)]
#[case(3, 3)]
fn judging_ends(#[case] rows: usize, #[case] columns: usize) {
    let mut longest = (Duration::ZERO, String::new());
    for tile in 0..1 << (rows * columns) {
        for second in [false, true] {
            let board = lattice(tile, rows, columns, second);
            for fouls in [Fouls::renju(Three::Strict), Fouls::omok(Three::FiveCounts)] {
                let start = Instant::now();
                fouls.forbidden_points(&board, Stone::FIRST);
                let time = start.elapsed();
                if time > longest.0 {
                    longest = (time, Picture::of(&board, &['X', 'O']).to_line());
                }
            }
        }
    }
    println!("{rows} x {columns}: at most {:?}, for {}", longest.0, longest.1);
    // A tenth of a second where nothing else runs. The limit is there to tell that from for ever.
    assert!(longest.0 < Duration::from_secs(60), "{longest:?}");
}
