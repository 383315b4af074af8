//! The numbers of move sequences from the empty board, against published figures.

use std::collections::HashSet;

use boardwright_connect_four::{
    DropGrid, Gravity, WordBoard, connect_four, connect_n, connect_n_on, default_players,
};
use boardwright_core::{Game, WinStrategy};
use boardwright_grid::{DirectionalWin, Placement, Shape};
use rstest::rstest;

/// 7 x 6, a won position has no children: published counts of Connect Four move sequences.
const PUBLISHED: [u64; 10] =
    [7, 49, 343, 2401, 16807, 117649, 823536, 5673234, 39394572, 268031646];

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

/// The numbers of different positions after so many discs, won ones included: published counts of
/// the positions of Connect Four. Positions that are reached in several orders are one, so this is
/// a test of equality and hash as well.
#[test]
fn different_positions_of_connect_four() {
    let game = connect_four();
    let mut positions = HashSet::from([*game.position()]);
    let mut counts = vec![positions.len()];
    for _ in 0..9 {
        let mut next = HashSet::new();
        for position in &positions {
            for column in game.rules().legal(position) {
                let mut after = *position;
                game.rules().play_unchecked(&mut after, column);
                next.insert(after);
            }
        }
        positions = next;
        counts.push(positions.len());
    }
    assert_eq!(counts, [1, 7, 49, 238, 1120, 4263, 16422, 54859, 184275, 558186]);
}

fn on_word_board() -> Game<WordBoard, Gravity, DirectionalWin> {
    let board = WordBoard::new(Shape::new([6, 7]).unwrap()).unwrap();
    connect_n_on(board, 4, default_players(2)).unwrap()
}

#[test]
#[ignore = "takes seconds"]
fn move_sequences_to_depth_10() {
    let game = connect_four();
    assert_eq!(game.rules().perft(game.position(), 10), PUBLISHED[9]);
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
