//! Thousands of random games side by side with a twin that drops discs cell by cell and judges by
//! trying every window.

use boardwright_connect_four::{
    Column, StandardBoard, WordBoard, connect_four, connect_n, connect_n_on, connect_n_with,
    default_players,
};
use boardwright_core::Seat;
use boardwright_grid::{Grid, Hashed, Line, Mirrored, Shape};
use boardwright_testkit::{PlainFall, cross_check, fewer_games_wanted, games_wanted, plain_twin};
use rstest::rstest;

#[test]
fn connect_four_and_its_twin() {
    let game = connect_four();
    let twin = plain_twin(PlainFall, game.board().shape(), Line::at_least(4), game.players());
    let tally = cross_check(&game, &twin, |column: &Column| column.0, games_wanted(10_000), 1);
    println!("connect four: {tally}");
    let as_usual = tally.draws > 0 && tally.won(Seat::FIRST) > tally.won(Seat::SECOND);
    assert!(as_usual || fewer_games_wanted(10_000), "one game in four hundred is a draw: {tally}");
}

#[test]
fn connect_four_with_a_hash_and_its_twin() {
    let board = Hashed::<_, Mirrored>::new(StandardBoard::new()).expect("it has a mirror image");
    let game = connect_n_on(board, 4, default_players(2)).expect("the line fits");
    let twin = plain_twin(PlainFall, game.board().shape(), Line::at_least(4), game.players());
    let tally = cross_check(&game, &twin, |column: &Column| column.0, games_wanted(10_000), 5);
    println!("connect four with a hash: {tally}");
}

#[rstest]
#[case::five_in_a_row(8, 9, 5)]
#[case::more_than_a_word(10, 10, 4)]
#[case::narrow(9, 3, 3)]
fn connect_n_and_its_twin(#[case] rows: usize, #[case] columns: usize, #[case] length: u8) {
    let game = connect_n(rows, columns, length).expect("the line fits");
    let twin = plain_twin(PlainFall, game.board().shape(), Line::at_least(length), game.players());
    let tally = cross_check(&game, &twin, |column: &Column| column.0, games_wanted(10_000), 2);
    println!("connect {length} on {rows} x {columns}: {tally}");
}

/// Boards in one word of bits, up to its last bit: 7 x 8 takes all 64.
#[rstest]
#[case::all_bits(7, 8, 4)]
#[case::high(15, 4, 5)]
#[case::wide(3, 16, 3)]
fn word_boards_and_their_twins(#[case] rows: usize, #[case] columns: usize, #[case] length: u8) {
    let shape = Shape::new([rows, columns]).expect("a shape that boards have");
    let board = WordBoard::new(shape).expect("at most 64 bits");
    let game = connect_n_on(board, length, default_players(2)).expect("the line fits");
    let twin = plain_twin(PlainFall, shape, Line::at_least(length), game.players());
    let tally = cross_check(&game, &twin, |column: &Column| column.0, games_wanted(10_000), 4);
    println!("connect {length} on {rows} x {columns} in a word: {tally}");
}

#[rstest]
#[case::three_players(3)]
#[case::four_players(4)]
fn more_players_and_their_twin(#[case] players: usize) {
    let game = connect_n_with(8, 9, 4, default_players(players)).expect("the line fits");
    let twin = plain_twin(PlainFall, game.board().shape(), Line::at_least(4), game.players());
    let tally = cross_check(&game, &twin, |column: &Column| column.0, games_wanted(10_000), 3);
    println!("{players} players on 8 x 9: {tally}");
    let all_win = tally.wins.iter().all(|&wins| wins > 0);
    assert!(all_win || fewer_games_wanted(10_000), "every seat wins now and then: {tally}");
}
