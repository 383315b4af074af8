use std::fmt;

use super::Law;

/// A law that a game does not keep, with the smallest game found that shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// The law.
    pub law: Law,
    /// The name of the game.
    pub game: String,
    /// What is wrong.
    pub complaint: String,
    /// The moves that lead there, in notation.
    pub moves: Vec<String>,
    /// The board after them.
    pub picture: String,
}

/// The law, what is wrong, the command that shows where, and the board.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure { law, game, complaint, moves, picture } = self;
        let moves = moves.join(" ");
        write!(f, "{game} breaks {law}\n{complaint}\nboardwright show {game} '{moves}'\n{picture}")
    }
}
