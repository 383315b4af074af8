//! Every way to complete five in a row, and the near misses, under both rules.

use boardwright_gomoku::{freestyle, freestyle_15, standard, standard_15};
use boardwright_grid::{Grid, Line};
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

#[test]
fn the_usual_board_finds_every_line() {
    for (game, line) in [(freestyle_15(), Line::at_least(5)), (standard_15(), Line::exactly(5))] {
        let matrix = WinMatrix::new(game.board().shape(), line);
        let count = matrix.check(game.rules(), game.board(), |cell| cell);
        println!("{line:?}: {count:?}");
        assert!(count.wins >= 24 && count.near_misses >= 24);
    }
}
