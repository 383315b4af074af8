//! Boards on which fouls might ask for each other without end: every pattern that repeats a small
//! tile all over the largest board, and every pattern of stripes. Every stone that is tried takes up
//! a cell, so no chain of questions is longer than the board has cells; how many chains there are is
//! a matter of the order in which points are judged, and is what these tests watch. How many stones
//! are tried is counted beside the code.

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

/// The longest time that a board took, and the board.
type Longest = (Duration, String);

/// Judges every point of a board under every rule set with fouls.
fn judge(board: &CellBoard, longest: &mut Longest) {
    for three in [Three::Strict, Three::FiveCounts] {
        for fouls in [Fouls::renju(three), Fouls::omok(three)] {
            let start = Instant::now();
            fouls.forbidden_points(board, Stone::FIRST);
            let time = start.elapsed();
            if time > longest.0 {
                *longest = (time, Picture::of(board, &['X', 'O']).to_line());
            }
        }
    }
}

/// At most 20 ms a board in a release build where nothing else runs. The limit is there to tell that
/// from for ever.
fn assert_ended(longest: &Longest) {
    println!("at most {:?}, for {}", longest.0, longest.1);
    assert!(longest.0 < Duration::from_secs(20), "{longest:?}");
}

#[rstest]
#[case(1, 6)]
#[case(1, 7)]
#[case(2, 3)]
#[case(3, 3)]
fn tiles(#[case] rows: usize, #[case] columns: usize) {
    let mut longest = (Duration::ZERO, String::new());
    for tile in 0..1 << (rows * columns) {
        for second in [false, true] {
            judge(&lattice(tile, rows, columns, second), &mut longest);
        }
    }
    assert_ended(&longest);
}

/// Stripes of Black at any slope, of up to three lines out of every `period`.
#[rstest]
fn stripes(#[values(5, 6, 7, 8)] period: usize) {
    let shape = shape(LARGEST_SIZE).expect("the largest size");
    let mut longest = (Duration::ZERO, String::new());
    for slope in 0..period {
        for lines in (1_u32..1 << period).filter(|lines| lines.count_ones() <= 3) {
            let mut board = CellBoard::new(shape);
            for cell in shape.iter() {
                let place = usize::from(cell.row()) * slope + usize::from(cell.column());
                if lines >> (place % period) & 1 == 1 {
                    board.place(cell, Stone::FIRST);
                }
            }
            judge(&board, &mut longest);
        }
    }
    assert_ended(&longest);
}
