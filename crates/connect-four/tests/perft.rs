//! The numbers of move sequences from the empty board, against published figures.

use boardwright_connect_four::connect_four;

/// 7 x 6, a won position has no children: published counts of Connect Four move sequences.
#[test]
fn move_sequences_of_connect_four() {
    let game = connect_four();
    let counts: Vec<u64> =
        (1..=9).map(|depth| game.rules().perft(game.position(), depth)).collect();
    assert_eq!(counts, [7, 49, 343, 2401, 16807, 117649, 823536, 5673234, 39394572]);
}
