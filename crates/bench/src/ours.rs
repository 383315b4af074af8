//! The measured code: random games and perft through [`Rules`](boardwright_core::Rules) and
//! [`Position`](boardwright_core::Position), as a program that searches would play them.

use boardwright_core::{Board, Game, MoveRule, WinStrategy};
use fastrand::Rng;

use crate::Tally;

/// Plays `games` random games of two seats from where `game` stands.
#[inline]
pub fn playouts<B, R, W>(game: &Game<B, R, W>, games: u64, seed: u64) -> Tally
where
    B: Board,
    R: MoveRule<B>,
    W: WinStrategy<B, R::Change>,
{
    let mut rng = Rng::with_seed(seed);
    let mut dice = |sides| rng.u32(..sides);
    let mut tally = Tally::default();
    for _ in 0..games {
        let mut position = game.position().clone();
        let plies = game.rules().playout(&mut position, &mut dice);
        tally.add(plies, position.outcome());
    }
    tally
}

/// Counts the sequences of `depth` legal moves from where `game` stands.
#[inline]
pub fn perft<B, R, W>(game: &Game<B, R, W>, depth: u32) -> u64
where
    B: Board,
    R: MoveRule<B>,
    W: WinStrategy<B, R::Change>,
{
    game.rules().perft(game.position(), depth)
}
