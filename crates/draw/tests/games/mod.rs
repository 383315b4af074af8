//! Games to draw.

use boardwright::{AnyGame, Specification};

/// A new game of this specification.
pub(crate) fn new_game(text: &str) -> Box<dyn AnyGame> {
    text.parse::<Specification>().unwrap().new_game()
}

/// The game after these moves.
pub(crate) fn played(text: &str, moves: &str) -> Box<dyn AnyGame> {
    let mut game = new_game(text);
    game.play_all(moves).unwrap();
    game
}
