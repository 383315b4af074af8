//! The crate `board-game`: Connect Four behind one trait for every game.

use ::board_game::board::{Board, Outcome as BoardOutcome, Player};
use ::board_game::games::connect4::Connect4;
use boardwright_core::{Outcome, Seat};
use rand::{Error, RngCore};

use crate::Tally;

/// Plays `games` random games of Connect Four with the trait's own random move, which lists the
/// moves twice: once to count them.
pub fn connect_four(games: u64, seed: u64) -> Tally {
    let mut generator = Generator(fastrand::Rng::with_seed(seed));
    playouts(games, |board| {
        board.play_random_available_move(&mut generator).expect("the game goes on");
        true
    })
}

/// Plays `games` random games of Connect Four with a loop of our own round the trait: a column is
/// drawn, and again while it is full.
pub fn connect_four_by_retrying(games: u64, seed: u64) -> Tally {
    let mut rng = fastrand::Rng::with_seed(seed);
    playouts(games, |board| {
        let column = rng.u8(..Connect4::WIDTH);
        let is_open = board.is_available_move(column) == Ok(true);
        if is_open {
            board.play(column).expect("the column is open");
        }
        is_open
    })
}

/// `turn` makes a move, or tells that it did not.
#[inline]
fn playouts(games: u64, mut turn: impl FnMut(&mut Connect4) -> bool) -> Tally {
    let mut tally = Tally::default();
    for _ in 0..games {
        let mut board = Connect4::default();
        let mut plies = 0;
        while board.outcome().is_none() {
            plies += u32::from(turn(&mut board));
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

/// The generator that all use, behind the trait that this crate wants.
struct Generator(fastrand::Rng);

impl RngCore for Generator {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        self.0.u32(..)
    }

    #[inline]
    fn next_u64(&mut self) -> u64 {
        self.0.u64(..)
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        self.0.fill(bytes);
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Error> {
        self.fill_bytes(bytes);
        Ok(())
    }
}
