//! The crate `gamie`: a type a game. It offers neither a list of moves nor a random one.

use ::gamie::{connect_four, gomoku};
use boardwright_core::{Outcome, Seat};
use fastrand::Rng;

use crate::Tally;

/// Plays `games` random games of Connect Four: a full column is refused, and drawn again.
pub fn connect_four(games: u64, seed: u64) -> Tally {
    use connect_four::{Game, Player, Status};

    let mut rng = Rng::with_seed(seed);
    let mut tally = Tally::default();
    for _ in 0..games {
        let Ok(mut game) = Game::new();
        let mut plies = 0;
        let outcome = loop {
            if game.put(rng.u32(..7) as usize).is_ok() {
                plies += 1;
                match game.status() {
                    Status::Ongoing => {}
                    Status::Win(Player::Player0) => break Outcome::Win(Seat::FIRST),
                    Status::Win(Player::Player1) => break Outcome::Win(Seat::SECOND),
                    Status::Draw => break Outcome::Draw,
                }
            }
        };
        tally.add(plies, Some(outcome));
    }
    tally
}

/// Plays `games` random games of freestyle Gomoku on 15 x 15, from a packed list of free cells
/// that is kept beside the game.
pub fn gomoku(games: u64, seed: u64) -> Tally {
    use gomoku::{Game, Player, Status};

    const SIDE: usize = 15;
    let mut rng = Rng::with_seed(seed);
    let mut tally = Tally::default();
    for _ in 0..games {
        let mut free: [[[u8; 2]; SIDE]; SIDE] =
            core::array::from_fn(|row| core::array::from_fn(|column| [row as u8, column as u8]));
        let free = free.as_flattened_mut();
        let mut left = free.len();
        let Ok(mut game) = Game::new();
        let outcome = loop {
            let drawn = rng.u32(..left as u32) as usize;
            left -= 1;
            let [row, column] = free[drawn];
            free[drawn] = free[left];
            game.put(row.into(), column.into()).expect("the cell is free");
            match game.status() {
                Status::Ongoing => {}
                Status::Win(Player::Player0) => break Outcome::Win(Seat::FIRST),
                Status::Win(Player::Player1) => break Outcome::Win(Seat::SECOND),
                Status::Draw => break Outcome::Draw,
            }
        };
        tally.add((SIDE * SIDE - left) as u32, Some(outcome));
    }
    tally
}
