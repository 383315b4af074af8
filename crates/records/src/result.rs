use std::fmt;

use boardwright::AnyGame;
use boardwright_core::Outcome;

use crate::RecordError;

/// How a game ended, as a record tells it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameResult {
    /// Who won, or that it is a draw; `None` for a game that ended without either, or of which
    /// only that is known.
    pub outcome: Option<Outcome>,
    /// How it came about.
    pub ending: Ending,
}

/// How a result came about.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Ending {
    /// By the rules: the last move ended the game.
    Rules,
    /// The loser gave up.
    Resignation,
    /// The players agreed on a draw.
    Agreement,
    /// The loser had no time left.
    Time,
    /// The loser did not appear, left or broke a rule of conduct.
    Forfeit,
    /// The source does not tell.
    #[default]
    Unknown,
}

/// In words that can follow "by": `resignation`.
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Ending::Rules => "the rules",
            Ending::Resignation => "resignation",
            Ending::Agreement => "agreement",
            Ending::Time => "time",
            Ending::Forfeit => "forfeit",
            Ending::Unknown => "unknown means",
        })
    }
}

/// In words: `a win for player 2 by resignation`.
impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.outcome {
            None => f.write_str("neither a win nor a draw")?,
            Some(Outcome::Draw) => f.write_str("a draw")?,
            Some(Outcome::Win(seat)) => write!(f, "a win for player {}", seat.index() + 1)?,
        }
        write!(f, " by {}", self.ending)
    }
}

impl GameResult {
    /// The result of a game that ended by the rules.
    pub const fn of(outcome: Outcome) -> GameResult {
        GameResult { outcome: Some(outcome), ending: Ending::Rules }
    }

    /// The result of a game, and how it came about; `None` while the game goes on.
    pub(crate) fn of_game(game: &dyn AnyGame) -> Option<GameResult> {
        let outcome = game.outcome()?;
        let ending = match game.ending()? {
            boardwright::Ending::Move | boardwright::Ending::SetUp => Ending::Rules,
            boardwright::Ending::Resigned(_) => Ending::Resignation,
            boardwright::Ending::Agreed => Ending::Agreement,
        };
        Some(GameResult { outcome: Some(outcome), ending })
    }

    /// Ends a game that was replayed like this one ended, and refuses what cannot be.
    pub(crate) fn end(&self, game: &mut dyn AnyGame) -> Result<(), RecordError> {
        let seats = game.players().len();
        if let Some(winner) = self.outcome.and_then(Outcome::winner).filter(|s| s.index() >= seats)
        {
            return Err(RecordError::NoSuchWinner { winner, seats });
        }
        let cannot = |why: String| Err(RecordError::Ending { ending: self.ending, why });
        if let Some(found) = game.outcome() {
            return match self.ending {
                Ending::Rules | Ending::Unknown if self.outcome == Some(found) => Ok(()),
                Ending::Rules | Ending::Unknown => Err(self.differs(game)),
                // A player can't give up, nor run out of time, after the end.
                _ => cannot(format!("it was over after {} plies", game.ply())),
            };
        }
        match (self.ending, self.outcome) {
            (Ending::Rules, Some(_)) => Err(self.differs(game)),
            (Ending::Rules, None) => cannot(format!("it goes on after {} plies", game.ply())),
            (Ending::Resignation, _) if seats != 2 => cannot(format!("it has {seats} players")),
            (Ending::Resignation, Some(Outcome::Win(winner))) => {
                game.resign(winner.next(2)).map_err(RecordError::End)
            }
            (Ending::Resignation, _) => cannot("nobody has won".to_owned()),
            (Ending::Agreement, Some(Outcome::Draw)) => game.agree_draw().map_err(RecordError::End),
            (Ending::Agreement, _) => cannot("it is no draw".to_owned()),
            // Time, conduct and what is not known lie outside the rules.
            (Ending::Time | Ending::Forfeit | Ending::Unknown, _) => Ok(()),
        }
    }

    fn differs(&self, game: &dyn AnyGame) -> RecordError {
        RecordError::Result { stated: self.clone(), found: game.outcome(), ply: game.ply() }
    }
}
