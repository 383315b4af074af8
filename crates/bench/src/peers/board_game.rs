//! The crate `board-game`: Connect Four behind one trait for every game.

use ::board_game::board::{Board, Outcome as BoardOutcome, Player};
use ::board_game::games::connect4::Connect4;
use boardwright_core::{Outcome, Seat};
use fastrand::Rng;

use crate::Tally;

/// Plays `games` random games of Connect Four: a column is drawn again while it is full, which is
/// faster than the trait's own random move.
pub fn connect_four(games: u64, seed: u64) -> Tally {
    let mut rng = Rng::with_seed(seed);
    let mut tally = Tally::default();
    for _ in 0..games {
        let mut board = Connect4::default();
        let mut plies = 0;
        while board.outcome().is_none() {
            let column = rng.u8(..Connect4::WIDTH);
            if board.is_available_move(column) == Ok(true) {
                board.play(column).expect("the column is open");
                plies += 1;
            }
        }
        let outcome = board.outcome().map(|outcome| match outcome {
            BoardOutcome::WonBy(Player::A) => Outcome::Win(Seat::FIRST),
            BoardOutcome::WonBy(Player::B) => Outcome::Win(Seat::SECOND),
            BoardOutcome::Draw => Outcome::Draw,
        });
        tally.add(plies, outcome);
    }
    tally
}
