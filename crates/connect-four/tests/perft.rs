//! The numbers of move sequences from the empty board, against published figures.

use boardwright_connect_four::{
    DropGrid, Gravity, WordBoard, connect_four, connect_n, connect_n_on, default_players,
};
use boardwright_core::{Game, WinStrategy};
use boardwright_grid::{DirectionalWin, Placement, Shape};
use rstest::rstest;

/// 7 x 6, a won position has no children: published counts of Connect Four move sequences.
const PUBLISHED: [u64; 12] = [
    7,
    49,
    343,
    2401,
    16807,
    117649,
    823536,
    5673234,
    39394572,
    268031646,
    1844590828,
    12418296244,
];

#[rstest]
#[case::standard_board(connect_four(), 9)]
#[case::word_board(on_word_board(), 8)]
#[case::drop_board(connect_n(6, 7, 4).unwrap(), 8)]
fn move_sequences_of_connect_four<G: DropGrid, W: WinStrategy<G, Placement>>(
    #[case] game: Game<G, Gravity, W>,
    #[case] depth: u32,
) {
    let counts: Vec<u64> =
        (1..=depth).map(|depth| game.rules().perft(game.position(), depth)).collect();
    assert_eq!(counts, PUBLISHED[..depth as usize]);
}

fn on_word_board() -> Game<WordBoard, Gravity, DirectionalWin> {
    let board = WordBoard::new(Shape::new([6, 7]).unwrap()).unwrap();
    connect_n_on(board, 4, default_players(2)).unwrap()
}

#[rstest]
#[ignore = "takes a second"]
#[case(10)]
#[ignore = "takes seconds"]
#[case(11)]
#[ignore = "takes half a minute"]
#[case(12)]
fn long_move_sequences_of_connect_four(#[case] depth: u32) {
    let game = connect_four();
    assert_eq!(game.rules().perft(game.position(), depth), PUBLISHED[depth as usize - 1]);
}

/// After each first move, by column; the board is symmetric, so the figures are too.
#[test]
fn divided_by_the_first_move() {
    let game = connect_four();
    let divided = game.rules().divide(game.position(), 8);
    let figures: Vec<u64> = divided.iter().map(|(_, count)| *count).collect();
    assert_eq!(figures.iter().sum::<u64>(), PUBLISHED[7]);
    assert!(figures.iter().eq(figures.iter().rev()));
}
