//! The numbers of move sequences, against published figures.

use boardwright_tic_tac_toe::{m_n_k, square, tic_tac_toe};

/// 3 x 3, a finished position has no children.
const MOVE_SEQUENCES: [u64; 9] = [9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872];

#[test]
fn move_sequences_of_tic_tac_toe() {
    let game = tic_tac_toe();
    let counts = (1..=9).map(|depth| game.rules().perft(game.position(), depth));
    assert!(counts.eq(MOVE_SEQUENCES));
}

#[test]
fn move_sequences_on_the_counting_board() {
    let game = square(3).unwrap();
    let counts = (1..=9).map(|depth| game.rules().perft(game.position(), depth));
    assert!(counts.eq(MOVE_SEQUENCES));
}

#[test]
fn move_sequences_on_the_board_of_any_size() {
    let game = m_n_k(3, 3, 3).unwrap();
    let counts = (1..=9).map(|depth| game.rules().perft(game.position(), depth));
    assert!(counts.eq(MOVE_SEQUENCES));
}
