//! Thousands of random games side by side with a twin that judges by trying every window.

use boardwright_gomoku::{freestyle, freestyle_15, standard, standard_15};
use boardwright_grid::{CellPlacement, Grid, Line};
use boardwright_testkit::{cross_check, games_wanted, plain_twin};
use rstest::rstest;

#[rstest]
fn freestyle_and_its_twin(#[values(9, 15)] size: usize) {
    let game = freestyle(size).expect("a size that boards have");
    let (shape, line) = (game.board().shape(), Line::at_least(5));
    let twin = plain_twin(CellPlacement::new(), shape, line, game.players());
    let tally = cross_check(&game, &twin, |cell| *cell, games_wanted(10_000), 1);
    println!("freestyle on {size} x {size}: {tally}");
}

#[rstest]
fn standard_and_its_twin(#[values(9, 15)] size: usize) {
    let game = standard(size).expect("a size that boards have");
    let (shape, line) = (game.board().shape(), Line::exactly(5));
    let twin = plain_twin(CellPlacement::new(), shape, line, game.players());
    let tally = cross_check(&game, &twin, |cell| *cell, games_wanted(10_000), 2);
    println!("standard on {size} x {size}: {tally}");
}

/// The small board of 15 x 15, under either rule.
#[test]
fn the_usual_board_and_its_twin() {
    for (game, line) in [(freestyle_15(), Line::at_least(5)), (standard_15(), Line::exactly(5))] {
        let twin = plain_twin(CellPlacement::new(), game.board().shape(), line, game.players());
        let tally = cross_check(&game, &twin, |cell| *cell, games_wanted(10_000), 3);
        println!("{line:?} on the usual board: {tally}");
    }
}
