use boardwright::AnyGame;
use boardwright_core::{Outcome, Player, Seat};
use serde::Serialize;

/// A position as JSON. Seats count from 1.
#[derive(Serialize)]
pub(crate) struct PositionObject {
    game: String,
    ply: usize,
    to_move: usize,
    state: &'static str,
    winner: Option<usize>,
    players: Vec<PlayerObject>,
    line: Vec<String>,
    legal: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    forbidden: Option<Vec<ForbiddenObject>>,
    moves: Vec<String>,
    cells: Vec<String>,
}

#[derive(Serialize)]
struct PlayerObject {
    seat: usize,
    name: String,
    symbol: char,
}

#[derive(Serialize)]
struct ForbiddenObject {
    #[serde(rename = "move")]
    text: String,
    reason: &'static str,
}

impl PositionObject {
    pub(crate) fn of(game: &dyn AnyGame) -> PositionObject {
        let players = game.players();
        let player = |(index, player): (usize, &Player)| PlayerObject {
            seat: index + 1,
            name: player.name().to_owned(),
            symbol: player.symbol(),
        };
        let forbidden = game.forbidden().map(|points| {
            let object = |point: boardwright::Forbidden| ForbiddenObject {
                text: point.text,
                reason: point.reason,
            };
            points.into_iter().map(object).collect()
        });
        PositionObject {
            game: game.specification().to_string(),
            ply: game.ply(),
            to_move: number(game.to_move()),
            state: state(game.outcome()),
            winner: game.outcome().and_then(Outcome::winner).map(number),
            players: players.iter().enumerate().map(player).collect(),
            line: game.winning_cells(),
            legal: game.legal(),
            forbidden,
            moves: game.moves(),
            cells: game.cells(),
        }
    }
}

/// A seat as people count: from 1.
pub(crate) const fn number(seat: Seat) -> usize {
    seat.index() + 1
}

/// The state of a game in one word.
pub(crate) const fn state(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        None => "in_progress",
        Some(Outcome::Win(_)) => "won",
        Some(Outcome::Draw) => "draw",
    }
}

/// The state of a game in a sentence without its end: `Red has won: a1 b2 c3 d4`.
pub(crate) fn state_in_words(game: &dyn AnyGame) -> String {
    let players = game.players();
    match game.outcome() {
        None => {
            let player = &players[game.to_move().index()];
            let asked = game.asked().map(|asked| format!(": {asked}")).unwrap_or_default();
            format!("{} ({}) to move{asked}", player.name(), player.symbol())
        }
        Some(Outcome::Draw) => "a draw".to_owned(),
        Some(Outcome::Win(seat)) => {
            let line = game.winning_cells().join(" ");
            let separator = if line.is_empty() { "" } else { ": " };
            format!("{} has won{separator}{line}", players[seat.index()].name())
        }
    }
}
