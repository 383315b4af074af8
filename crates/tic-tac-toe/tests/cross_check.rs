//! Thousands of random games side by side with a twin that judges by trying every window.

use boardwright_grid::{CellPlacement, Grid, Line};
use boardwright_testkit::{cross_check, fewer_games_wanted, games_wanted, plain_twin};
use boardwright_tic_tac_toe::{m_n_k, square, tic_tac_toe};
use rstest::rstest;

#[test]
fn tic_tac_toe_and_its_twin() {
    let game = tic_tac_toe();
    let (shape, line) = (game.board().shape(), Line::at_least(3));
    let twin = plain_twin(CellPlacement::new(), shape, line, game.players());
    let tally = cross_check(&game, &twin, |cell| *cell, games_wanted(10_000), 1);
    println!("tic tac toe: {tally}");
    assert!(tally.draws > 0 || fewer_games_wanted(10_000), "{tally}");
}

#[rstest]
#[case::four_on_five(5, 5, 4)]
#[case::wide(3, 7, 4)]
#[case::more_than_a_word(9, 9, 4)]
fn m_n_k_and_its_twin(#[case] rows: usize, #[case] columns: usize, #[case] length: u8) {
    let game = m_n_k(rows, columns, length).expect("the line fits");
    let (shape, line) = (game.board().shape(), Line::at_least(length));
    let twin = plain_twin(CellPlacement::new(), shape, line, game.players());
    let tally = cross_check(&game, &twin, |cell| *cell, games_wanted(10_000), 2);
    println!("{length} in a row on {rows} x {columns}: {tally}");
}

#[rstest]
#[case(4)]
#[case(5)]
fn square_and_its_twin(#[case] side: u8) {
    let game = square(side.into()).expect("a side that boards have");
    let (shape, line) = (game.board().shape(), Line::at_least(side));
    let twin = plain_twin(CellPlacement::new(), shape, line, game.players());
    let tally = cross_check(&game, &twin, |cell| *cell, games_wanted(10_000), 3);
    println!("{side} in a row on {side} x {side}: {tally}");
}
