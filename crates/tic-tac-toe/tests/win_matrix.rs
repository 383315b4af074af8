//! Every way to complete a line, and the near misses, on every board and under every win strategy.

use boardwright_grid::{Grid, Line, Shape};
use boardwright_testkit::WinMatrix;
use boardwright_tic_tac_toe::{m_n_k, square, tic_tac_toe};
use rstest::rstest;

#[test]
fn three_by_three_finds_every_line() {
    let game = tic_tac_toe();
    let matrix = WinMatrix::new(game.board().shape(), Line::at_least(3));
    let count = matrix.check(game.rules(), game.board(), |cell| cell);
    println!("{count:?}");
    assert_eq!(count.wins, 8 * 3, "eight lines, each with three last stones");
}

/// A full line on n x n, counted.
#[rstest]
fn counted_lines(#[values(3, 4, 5, 6)] side: u8) {
    let game = square(side.into()).expect("a side that boards have");
    let matrix = WinMatrix::new(game.board().shape(), Line::at_least(side));
    let count = matrix.check(game.rules(), game.board(), |cell| cell);
    println!("{side} x {side}: {count:?}");
    assert!(count.wins >= 24 && count.near_misses >= 24);
}

#[rstest]
fn walked_lines(
    #[values(3, 4, 5, 6)] length: u8,
    #[values((0, 0), (0, 1), (3, 4), (6, 3))] room: (usize, usize),
) {
    let (rows, columns) = (usize::from(length) + room.0, usize::from(length) + room.1);
    let game = m_n_k(rows, columns, length).expect("the line fits");
    let shape = Shape::new([rows, columns]).expect("a shape that boards have");
    let matrix = WinMatrix::new(shape, Line::at_least(length));
    let count = matrix.check(game.rules(), game.board(), |cell| cell);
    println!("{length} in a row on {rows} x {columns}: {count:?}");
    assert!(count.wins >= 24 && count.near_misses >= 24);
}
