use std::num::NonZeroU32;

/// How many games a test plays: what the environment variable `BOARDWRIGHT_GAMES` says, or else
/// `default`. Tests stay quick that way, and one command plays as many as one has time for:
///
/// ```text
/// BOARDWRIGHT_GAMES=100000 cargo test --workspace
/// ```
///
/// ```
/// let games = boardwright_testkit::games_wanted(10_000);
/// assert!(games > 0);
/// ```
///
/// # Panics
///
/// If the variable is no number of games, or 0.
pub fn games_wanted(default: u32) -> u32 {
    let Ok(games) = std::env::var("BOARDWRIGHT_GAMES") else { return default };
    let games: NonZeroU32 = games.parse().expect("BOARDWRIGHT_GAMES is a number of games");
    games.get()
}

/// Whether the environment asks for fewer games than `default`. What is rare in random games, a
/// draw, a win of the last of four players, need not come up in so few, and a test that requires it
/// would fail for no reason:
///
/// ```
/// # use boardwright_core::Player;
/// # use boardwright_grid::{CellPlacement, Line, Shape};
/// # use boardwright_testkit::{cross_check, plain_twin};
/// use boardwright_testkit::{fewer_games_wanted, games_wanted};
///
/// # let players = [Player::new("Cross", 'X'), Player::new("Nought", 'O')];
/// # let placement = CellPlacement::new();
/// # let game = plain_twin(placement, Shape::new([3, 3])?, Line::at_least(3), &players);
/// # let twin = game.clone();
/// let tally = cross_check(&game, &twin, |cell| *cell, games_wanted(500), 1);
/// assert!(tally.draws > 0 || fewer_games_wanted(500), "{tally}");
/// # Ok::<(), boardwright_grid::ShapeError>(())
/// ```
///
/// # Panics
///
/// As [`games_wanted`].
pub fn fewer_games_wanted(default: u32) -> bool {
    games_wanted(default) < default
}
