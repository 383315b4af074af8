//! The random move is uniform: a chi-squared test with a fixed seed, on boards with full columns.

use boardwright_connect_four::{Column, DropBoard, DropGrid, Gravity, StandardBoard, WordBoard};
use boardwright_core::{MoveRule, Seat};
use boardwright_grid::Picture;
use rstest::rstest;

const DRAWS: u32 = 70_000;

/// Columns a, d and g are full.
const SOME_FULL: &str = "
    R . . Y . . R
    R Y . R . . Y
    Y R . Y . R R";

/// The sum of (count - expected)^2 / expected over the open columns; columns that are not open
/// must never be drawn.
fn chi_squared<G: DropGrid>(board: &G) -> f64 {
    let mut rng = fastrand::Rng::with_seed(7);
    let mut counts = [0_u32; 64];
    for _ in 0..DRAWS {
        let Column(column) =
            Gravity.random(board, Seat::FIRST, &mut |sides| rng.u32(..sides)).unwrap();
        counts[usize::from(column)] += 1;
    }
    let open: Vec<Column> = board.open_columns().collect();
    let drawn: u32 = open.iter().map(|column| counts[usize::from(column.0)]).sum();
    assert_eq!(drawn, DRAWS, "a full column was drawn");
    let expected = f64::from(DRAWS) / open.len() as f64;
    let squares = open.iter().map(|column| {
        let difference = f64::from(counts[usize::from(column.0)]) - expected;
        difference * difference / expected
    });
    squares.sum()
}

/// The 99.9 % quantiles of the chi-squared distribution with 3 and 6 degrees of freedom.
#[rstest]
#[case::four_open_columns(SOME_FULL, 16.27)]
#[case::seven_open_columns(". . . . . . .", 22.46)]
fn the_random_column_is_uniform(#[case] picture: &str, #[case] limit: f64) {
    let picture = Picture::parse(picture, &['R', 'Y']).unwrap();
    let on_word_board = chi_squared(&WordBoard::from_picture(&picture).unwrap());
    let on_drop_board = chi_squared(&DropBoard::from_picture(&picture).unwrap());
    assert!(on_word_board < limit, "{on_word_board}");
    assert_eq!(on_word_board, on_drop_board);
}

#[test]
fn the_random_column_of_the_standard_board_is_uniform() {
    let b_and_f_full = "
        . R . . . Y .
        . R . . . Y .
        . R . . . Y .
        . Y . . . R .
        . Y . . . R .
        . Y . . . R .";
    let picture = Picture::parse(b_and_f_full, &['R', 'Y']).unwrap();
    let on_standard_board = chi_squared(&StandardBoard::from_picture(&picture).unwrap());
    // The 99.9 % quantile for 4 degrees of freedom.
    assert!(on_standard_board < 18.47, "{on_standard_board}");
    assert_eq!(on_standard_board, chi_squared(&DropBoard::from_picture(&picture).unwrap()));
}
