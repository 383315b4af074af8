//! Every way to complete five in a row, and the near misses, under both rules.

use boardwright_core::Rules;
use boardwright_gomoku::{freestyle, freestyle_15, standard, standard_15};
use boardwright_grid::{CellPlacement, DirectionalWin, Grid, Line};
use boardwright_testkit::WinMatrix;
use rstest::rstest;

#[rstest]
fn freestyle_finds_every_line(#[values(5, 6, 9, 15, 19, 26)] size: usize) {
    let game = freestyle(size).expect("a size that boards have");
    let matrix = WinMatrix::new(game.board().shape(), Line::at_least(5));
    let count = matrix.check(game.rules(), game.board(), |cell| cell);
    println!("freestyle on {size} x {size}: {count:?}");
    assert!(count.wins >= 24 && count.near_misses >= 24);
}

#[rstest]
fn standard_finds_exactly_five(#[values(5, 6, 9, 15, 19, 26)] size: usize) {
    let game = standard(size).expect("a size that boards have");
    let matrix = WinMatrix::new(game.board().shape(), Line::exactly(5));
    let count = matrix.check(game.rules(), game.board(), |cell| cell);
    println!("standard on {size} x {size}: {count:?}");
    assert!(count.wins >= 24 && count.near_misses >= 24);
}

/// The smaller board of 15 x 15, under both rules.
#[test]
fn the_usual_board_finds_every_line() {
    let game = freestyle_15();
    let matrix = WinMatrix::new(game.board().shape(), Line::at_least(5));
    println!("freestyle: {:?}", matrix.check(game.rules(), game.board(), |cell| cell));
    let game = standard_15();
    let matrix = WinMatrix::new(game.board().shape(), Line::exactly(5));
    println!("standard: {:?}", matrix.check(game.rules(), game.board(), |cell| cell));
}

/// Lines of other lengths on the boards that Gomoku plays on.
#[rstest]
fn line_boards_find_lines_of_any_length(
    #[values(3, 4, 6)] length: u8,
    #[values(true, false)] exact: bool,
) {
    let line = if exact { Line::exactly(length) } else { Line::at_least(length) };
    let rules = Rules::for_two(CellPlacement::new(), DirectionalWin::new(line));
    let (small, large) = (freestyle_15(), freestyle(26).expect("a size that boards have"));
    let matrix = WinMatrix::new(small.board().shape(), line);
    matrix.check(&rules, small.board(), |cell| cell);
    let matrix = WinMatrix::new(large.board().shape(), line);
    matrix.check(&rules, large.board(), |cell| cell);
}
