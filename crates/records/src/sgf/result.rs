//! Results: what `RE` says, and what it leaves open.

use boardwright::AnyGame;
use boardwright_core::{Outcome, Seat};

use super::Colour;
use crate::{Ending, GameResult};

const ENDINGS: [(Ending, &str); 6] = [
    (Ending::Rules, "rules"),
    (Ending::Resignation, "resignation"),
    (Ending::Agreement, "agreement"),
    (Ending::Time, "time"),
    (Ending::Forfeit, "forfeit"),
    (Ending::Unknown, "unknown"),
];

/// What `RE` says about a result. `black` is who plays Black at the end.
pub(super) fn write_result(result: &GameResult, black: Seat) -> String {
    let winner = match result.outcome {
        None => return "?".to_owned(),
        Some(Outcome::Draw) => return "0".to_owned(),
        Some(Outcome::Win(seat)) if seat == black => Colour::Black,
        Some(Outcome::Win(_)) => Colour::White,
    };
    let how = match result.ending {
        Ending::Resignation => "R",
        Ending::Time => "T",
        Ending::Forfeit => "F",
        Ending::Rules | Ending::Agreement | Ending::Unknown => "",
    };
    format!("{}+{how}", winner.letter())
}

/// The result that `RE` gives, if it gives one, at the end of this game. Where the rules ended the
/// game, its result is theirs, unless the text names another.
pub(super) fn read_result(text: &str, black: Seat, game: &dyn AnyGame) -> Option<GameResult> {
    let by_rules = game.outcome();
    let text = text.trim().to_ascii_lowercase();
    let (outcome, ending) = match text.as_str() {
        "0" | "draw" => (Some(Outcome::Draw), Ending::Agreement),
        "?" | "void" => (None, Ending::Unknown),
        _ => {
            let winner = match text.split_once('+').map(|(winner, _)| winner) {
                Some("b" | "black") => black,
                Some("w" | "white") => black.next(2),
                _ => return by_rules.map(GameResult::of),
            };
            let ending = match text.split_once('+').map_or("", |(_, how)| how) {
                "r" | "resign" => Ending::Resignation,
                "t" | "time" => Ending::Time,
                "f" | "forfeit" => Ending::Forfeit,
                _ => Ending::Unknown,
            };
            (Some(Outcome::Win(winner)), ending)
        }
    };
    match by_rules {
        Some(found) if outcome.is_none_or(|outcome| outcome == found) => {
            Some(GameResult::of(found))
        }
        // The rules say something else, which is told when the record is replayed.
        Some(_) => Some(GameResult { outcome, ending: Ending::Unknown }),
        None => Some(GameResult { outcome, ending }),
    }
}

/// A result in every detail.
pub(super) fn write_exact(result: Option<&GameResult>) -> String {
    let Some(result) = result else { return "-".to_owned() };
    let outcome = match result.outcome {
        None => "none".to_owned(),
        Some(Outcome::Draw) => "draw".to_owned(),
        Some(Outcome::Win(seat)) => (seat.index() + 1).to_string(),
    };
    let ending = ENDINGS.iter().find(|(ending, _)| *ending == result.ending);
    format!("{outcome} {}", ending.map_or("", |(_, word)| word))
}

/// Reads what [`write_exact`] wrote; the outer `None` is for anything else.
pub(super) fn read_exact(text: &str) -> Option<Option<GameResult>> {
    if text == "-" {
        return Some(None);
    }
    let (outcome, ending) = text.split_once(' ')?;
    let outcome = match outcome {
        "none" => None,
        "draw" => Some(Outcome::Draw),
        "1" => Some(Outcome::Win(Seat::FIRST)),
        "2" => Some(Outcome::Win(Seat::SECOND)),
        _ => return None,
    };
    let (ending, _) = ENDINGS.iter().find(|(_, word)| *word == ending)?;
    Some(Some(GameResult { outcome, ending: *ending }))
}
