//! The crate `connect-four-ai`: the two words of a solver, which checks neither moves nor the end.

use ::connect_four_ai::Position;
use boardwright_core::{Outcome, Seat};
use fastrand::Rng;

use crate::Tally;

/// Plays `games` random games of Connect Four.
pub fn connect_four(games: u64, seed: u64) -> Tally {
    let mut rng = Rng::with_seed(seed);
    let mut tally = Tally::default();
    for _ in 0..games {
        let mut position = Position::new();
        let outcome = loop {
            let column = rng.u32(..Position::WIDTH as u32) as usize;
            if !position.is_playable(column) {
                continue;
            }
            position.play(column);
            if position.is_won_position() {
                break Outcome::Win(Seat::new((position.get_moves() as u8 + 1) % 2));
            }
            if position.get_moves() == Position::BOARD_SIZE {
                break Outcome::Draw;
            }
        };
        tally.add(position.get_moves() as u32, Some(outcome));
    }
    tally
}
