//! Thousands of random games side by side with a twin that judges by trying every window.

use boardwright_gomoku::{
    LineGame19, freestyle, freestyle_15, freestyle_19, standard, standard_15, standard_19,
};
use boardwright_grid::{CellPlacement, Grid, Line};
use boardwright_testkit::{cross_check, games_wanted, plain_twin};
use rstest::rstest;

#[rstest]
#[case::usual_number_of_games(9, 1)]
#[case::a_tenth_of_them(19, 10)]
fn freestyle_and_its_twin(#[case] size: usize, #[case] part: u32) {
    let game = freestyle(size).expect("a size that boards have");
    let (shape, line) = (game.board().shape(), Line::at_least(5));
    let twin = plain_twin(CellPlacement::new(), shape, line, game.players());
    let tally = cross_check(&game, &twin, |cell| *cell, games_wanted(10_000).div_ceil(part), 1);
    println!("freestyle on {size} x {size}: {tally}");
}

#[rstest]
#[case::usual_number_of_games(9, 1)]
#[case::a_tenth_of_them(19, 10)]
fn standard_and_its_twin(#[case] size: usize, #[case] part: u32) {
    let game = standard(size).expect("a size that boards have");
    let (shape, line) = (game.board().shape(), Line::exactly(5));
    let twin = plain_twin(CellPlacement::new(), shape, line, game.players());
    let tally = cross_check(&game, &twin, |cell| *cell, games_wanted(10_000).div_ceil(part), 2);
    println!("standard on {size} x {size}: {tally}");
}

/// The smaller board of 15 x 15, under both rules.
#[test]
fn the_usual_board_and_its_twins() {
    let (freestyle, standard) = (freestyle_15(), standard_15());
    let shape = freestyle.board().shape();
    for (game, line) in [(freestyle, Line::at_least(5)), (standard, Line::exactly(5))] {
        let twin = plain_twin(CellPlacement::new(), shape, line, game.players());
        let tally = cross_check(&game, &twin, |cell| *cell, games_wanted(10_000), 3);
        println!("{line:?} on the board of 15 x 15: {tally}");
    }
}

/// The board of 19 x 19, under both rules.
#[rstest]
#[case::freestyle(freestyle_19(), Line::at_least(5))]
#[case::standard(standard_19(), Line::exactly(5))]
fn the_board_of_go_and_its_twins(#[case] game: LineGame19, #[case] line: Line) {
    let twin = plain_twin(CellPlacement::new(), game.board().shape(), line, game.players());
    let tally = cross_check(&game, &twin, |cell| *cell, games_wanted(1_000), 4);
    println!("{line:?} on the board of 19 x 19: {tally}");
}
