//! Every way to complete a line, and the near misses, on every board and under every win strategy.

use boardwright_connect_four::{
    Column, WordBoard, connect_four, connect_n, connect_n_on, default_players,
};
use boardwright_grid::{Line, Shape};
use boardwright_testkit::WinMatrix;
use rstest::rstest;

fn matrix(rows: usize, columns: usize, length: u8) -> WinMatrix {
    let shape = Shape::new([rows, columns]).expect("a shape that boards have");
    WinMatrix::new(shape, Line::at_least(length)).under_gravity()
}

#[test]
fn connect_four_finds_every_line() {
    let game = connect_four();
    let matrix = matrix(6, 7, 4);
    let count = matrix.check(game.rules(), game.board(), |cell| Column(cell.column()));
    println!("{count:?}");
    assert!(count.wins >= 24 && count.near_misses >= 24);
}

#[rstest]
fn connect_n_finds_every_line(
    #[values(3, 4, 5, 6)] length: u8,
    #[values((0, 1), (1, 0), (3, 4), (6, 3))] room: (usize, usize),
) {
    let (rows, columns) = (usize::from(length) + room.0, usize::from(length) + room.1);
    let game = connect_n(rows, columns, length).expect("the line fits");
    let matrix = matrix(rows, columns, length);
    let count = matrix.check(game.rules(), game.board(), |cell| Column(cell.column()));
    println!("{length} in a row on {rows} x {columns}: {count:?}");
    assert!(count.wins >= 20 && count.near_misses >= 20);
}

/// Boards in one word of bits, up to its last bit: 7 x 8 takes all 64.
#[rstest]
fn word_boards_find_every_line(
    #[values(3, 4, 5, 6)] length: u8,
    #[values((6, 9), (7, 8), (9, 6), (6, 7), (15, 4), (3, 16))] sides: (usize, usize),
) {
    let (rows, columns) = sides;
    let shape = Shape::new([rows, columns]).expect("a shape that boards have");
    let board = WordBoard::new(shape).expect("at most 64 bits");
    let game = connect_n_on(board, length, default_players(2)).expect("the line fits");
    let matrix = matrix(rows, columns, length);
    let count = matrix.check(game.rules(), game.board(), |cell| Column(cell.column()));
    println!("{length} in a row on {rows} x {columns} in a word: {count:?}");
    assert!(count.wins >= 3 && count.near_misses >= 3);
}

/// Stones of a column lie upon each other, so its last stone is its topmost, and its gaps fill up.
#[test]
fn what_gravity_makes_unreachable() {
    let matrix = matrix(7, 8, 4);
    assert_eq!(matrix.unreachable().len() + matrix.cases().len(), 753);
    assert_eq!(matrix.unreachable().len(), 173);
    let upright = matrix.unreachable().iter().filter(|case| {
        case.stones().iter().any(|(cell, _)| {
            cell.column() == case.last().column() && cell.row() > case.last().row()
        }) || case.pattern().contains('.')
    });
    assert_eq!(upright.count(), 173);
}
