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
/// If the variable is no number of games.
pub fn games_wanted(default: u32) -> u32 {
    match std::env::var("BOARDWRIGHT_GAMES") {
        Ok(games) => games.parse().expect("BOARDWRIGHT_GAMES is a number of games"),
        Err(_) => default,
    }
}
