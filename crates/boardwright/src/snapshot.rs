#[cfg(feature = "serde")]
mod version;

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use boardwright_core::{Excerpt, Outcome, Reason, Seat};
use boardwright_grid::PictureError;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::set_up::write_end;
use crate::{AnyGame, Ending, MoveError, SetUpError, Specification, SpecificationError};

/// A game as it stands, for a quick save, a database or another process: which game, the position,
/// who moves, the outcome, and the moves so far if they are wanted.
///
/// It is plain data that anybody may have written. [`restore`](Snapshot::restore) makes a game of
/// it, or says what is wrong: everything that follows from the position is worked out again and
/// compared with what the snapshot states, and moves are replayed through the rules.
///
/// With the feature `serde` it can be written and read in any serde format. In JSON:
///
/// ```json
/// {"version":1,"game":"tic-tac-toe:rows=3,columns=3,connect=3,rule=standard",
///  "cells":["...",".XO","X.."],"to_move":2,"rest":null,
///  "state":"in_progress","winner":null,"ending":null,
///  "history":{"start":null,"moves":["b2","c2","a1"]}}
/// ```
///
/// ```
/// use boardwright::{Snapshot, Specification};
///
/// let mut game = "connect-four".parse::<Specification>()?.new_game();
/// game.play_all("4453")?;
/// let mut copy = Snapshot::of(game.as_ref()).restore()?;
/// assert_eq!(copy.cells(), game.cells());
/// // The past is saved only if it is asked for.
/// assert!(copy.undo().is_err());
/// let mut copy = Snapshot::of_with_history(game.as_ref()).restore()?;
/// assert!(copy.undo().is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Snapshot {
    #[cfg(feature = "serde")]
    version: version::Version,
    game: String,
    // The rows, top row first, a symbol a cell.
    cells: Vec<String>,
    // The seat, from 1: after the end, who made the last move.
    to_move: u8,
    // What the position has besides: see `Variant::rest`.
    rest: Option<String>,
    state: State,
    // The seat, from 1.
    winner: Option<u8>,
    ending: Option<End>,
    history: Option<Moves>,
}

/// Whether the game goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
enum State {
    InProgress,
    Won,
    Draw,
}

/// How the game came to its end. Who gave up is who did not win.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
enum End {
    Move,
    SetUp,
    Resignation,
    Agreement,
}

/// The moves so far.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
struct Moves {
    // The position from which they start, unless it is that of a new game.
    start: Option<String>,
    moves: Vec<String>,
}

impl Snapshot {
    /// The game as it stands, without its past.
    pub fn of(game: &dyn AnyGame) -> Snapshot {
        let position = game.position_text();
        let (state, winner) = match game.outcome() {
            None => (State::InProgress, None),
            Some(Outcome::Win(seat)) => (State::Won, Some(seat_number(seat))),
            Some(Outcome::Draw) => (State::Draw, None),
        };
        let ending = game.ending().map(|ending| match ending {
            Ending::Move => End::Move,
            Ending::SetUp => End::SetUp,
            Ending::Resigned(_) => End::Resignation,
            Ending::Agreed => End::Agreement,
        });
        let rest = position.split(':').nth(2).filter(|rest| !rest.is_empty());
        Snapshot {
            #[cfg(feature = "serde")]
            version: version::Version,
            game: game.specification().to_string(),
            cells: game.cells(),
            to_move: seat_number(game.to_move()),
            rest: rest.map(str::to_owned),
            state,
            winner,
            ending,
            history: None,
        }
    }

    /// The game as it stands, with the moves that led there.
    pub fn of_with_history(game: &dyn AnyGame) -> Snapshot {
        let mut start = game.boxed_clone();
        while start.undo().is_ok() {}
        let start = start.position_text();
        let is_usual = start == game.specification().new_game().position_text();
        let start = (!is_usual).then_some(start);
        let history = Some(Moves { start, moves: game.moves() });
        Snapshot { history, ..Snapshot::of(game) }
    }

    /// The game that the snapshot is of. With the moves so far they can be undone.
    ///
    /// # Errors
    ///
    /// [`SnapshotError`] names the first thing that is not so.
    pub fn restore(&self) -> Result<Box<dyn AnyGame>, SnapshotError> {
        let specification: Specification = self.game.parse().map_err(SnapshotError::Game)?;
        let game = self.set_up(&specification)?;
        match &self.history {
            None => Ok(game),
            Some(history) => self.replay(history, game.as_ref()),
        }
    }

    /// The outcome that the snapshot states, and how it came about.
    fn stated(&self, seats: u8) -> Result<(Option<Outcome>, Option<Ending>), SnapshotError> {
        let seat = |number: u8| match number.checked_sub(1).filter(|&index| index < seats) {
            Some(index) => Ok(Seat::new(index)),
            None => Err(SnapshotError::Winner { seat: number, seats }),
        };
        let winner = self.winner.map(seat).transpose()?;
        let ending = match (self.ending, winner) {
            (Some(End::Move), _) => Some(Ending::Move),
            (Some(End::SetUp), _) => Some(Ending::SetUp),
            (Some(End::Agreement), _) => Some(Ending::Agreed),
            (Some(End::Resignation), Some(winner)) => Some(Ending::Resigned(winner.next(seats))),
            (Some(End::Resignation), None) => return Err(SnapshotError::Contradiction),
            (None, _) => None,
        };
        let outcome = match (self.state, winner, ending) {
            (State::InProgress, None, None) => None,
            (State::Won, Some(_), Some(Ending::Agreed)) => {
                return Err(SnapshotError::Contradiction);
            }
            (State::Won, Some(winner), Some(_)) => Some(Outcome::Win(winner)),
            (State::Draw, None, Some(_)) => Some(Outcome::Draw),
            _ => return Err(SnapshotError::Contradiction),
        };
        Ok((outcome, ending))
    }

    /// The position, set up and compared with the outcome that is stated.
    fn set_up(&self, specification: &Specification) -> Result<Box<dyn AnyGame>, SnapshotError> {
        let mut game = specification.new_game();
        let seats = game.seats().count() as u8;
        let (stated, ending) = self.stated(seats)?;
        let differs = |found| SnapshotError::Outcome { stated, found };
        match game.set_up(&self.position(seats, ending)?) {
            Ok(()) if game.outcome() == stated => Ok(game),
            Ok(()) => Err(differs(game.outcome())),
            Err(SetUpError::NotOver) => Err(differs(None)),
            Err(SetUpError::OverBefore { outcome }) => Err(differs(Some(outcome))),
            Err(error) => Err(SnapshotError::Position(error)),
        }
    }

    /// The position in the words of a set-up.
    fn position(&self, seats: u8, ending: Option<Ending>) -> Result<String, SetUpError> {
        for (index, row) in self.cells.iter().enumerate() {
            // They mean something else in a line of rows.
            let other = |symbol: &char| matches!(symbol, '/' | ':' | '0'..='9');
            if let Some((column, symbol)) = row.chars().enumerate().find(|(_, c)| other(c)) {
                let (row, column) = (index + 1, column + 1);
                return Err(PictureError::UnknownSymbol { symbol, row, column }.into());
            }
        }
        let rest = self.rest.as_deref().unwrap_or_default();
        if self.rest.is_some() && (rest.is_empty() || rest.contains(':')) {
            return Err(SetUpError::TooMuch { text: rest.to_owned() });
        }
        // A position names who would move, a snapshot who moved last.
        let seat = match ending {
            Some(Ending::Move) if self.to_move == seats => 1,
            Some(Ending::Move) if (1..seats).contains(&self.to_move) => self.to_move + 1,
            _ => self.to_move,
        };
        let mut text = format!("{}:{seat}", self.cells.join("/"));
        let end = ending.and_then(write_end);
        if self.rest.is_some() || end.is_some() {
            text = format!("{text}:{rest}");
        }
        Ok(match end {
            Some(end) => format!("{text}:{end}"),
            None => text,
        })
    }

    /// Plays the moves so far, and compares where they lead with `stated`.
    fn replay(
        &self,
        history: &Moves,
        stated: &dyn AnyGame,
    ) -> Result<Box<dyn AnyGame>, SnapshotError> {
        let mut game = stated.specification().new_game();
        if let Some(start) = &history.start {
            game.set_up(start).map_err(SnapshotError::Start)?;
        }
        for (index, text) in history.moves.iter().enumerate() {
            game.play(text).map_err(|error| SnapshotError::Move {
                ply: index + 1,
                text: text.clone(),
                error,
            })?;
        }
        // A start that is over stays so; otherwise the players ended the game here.
        let ended = match stated.ending() {
            Some(Ending::Resigned(seat)) if game.outcome().is_none() => game.resign(seat),
            Some(Ending::Agreed) if game.outcome().is_none() => game.agree_draw(),
            _ => Ok(()),
        };
        let (led, position) = (game.position_text(), stated.position_text());
        if ended.is_err() || led != position || game.to_move() != stated.to_move() {
            return Err(SnapshotError::Elsewhere { stated: position, led });
        }
        Ok(game)
    }
}

fn seat_number(seat: Seat) -> u8 {
    (seat.index() + 1) as u8
}

/// Why a snapshot is of no game.
#[derive(Debug, Clone, thiserror::Error)]
pub enum SnapshotError {
    /// It is of a game that is not in the catalogue.
    #[error(transparent)]
    Game(SpecificationError),
    /// The game cannot come to the position.
    #[error(transparent)]
    Position(#[from] SetUpError),
    /// The winner is none of the players.
    #[error("player {seat} cannot have won: players are 1 to {seats}")]
    Winner {
        /// Who is said to have won, from 1.
        seat: u8,
        /// How many seats there are.
        seats: u8,
    },
    /// State, winner and ending do not go together.
    #[error("state, winner and ending contradict each other")]
    Contradiction,
    /// The stated outcome is not that of the position.
    #[error("the snapshot says that {}, and the position that {}", Said(stated), Said(found))]
    Outcome {
        /// What is stated.
        stated: Option<Outcome>,
        /// What the rules say.
        found: Option<Outcome>,
    },
    /// The position before the first move cannot be set up.
    #[error("the position before the first move: {0}")]
    Start(SetUpError),
    /// The rules refuse a move.
    #[error("move {ply}, {}: {error}", Excerpt(text))]
    Move {
        /// The number of the move, from 1.
        ply: usize,
        /// The move.
        text: String,
        /// Why.
        error: MoveError,
    },
    /// The moves lead to another position.
    #[error("the moves lead to the position {}, not {}", Excerpt(led), Excerpt(stated))]
    Elsewhere {
        /// The position of the snapshot.
        stated: String,
        /// That after the moves.
        led: String,
    },
}

/// An outcome in a sentence, with players counted from 1.
struct Said<'o>(&'o Option<Outcome>);

impl core::fmt::Display for Said<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.0 {
            None => f.write_str("the game goes on"),
            Some(Outcome::Draw) => f.write_str("it is a draw"),
            Some(Outcome::Win(seat)) => write!(f, "player {} has won", seat_number(*seat)),
        }
    }
}

impl Reason for SnapshotError {
    fn reason(&self) -> &'static str {
        match self {
            SnapshotError::Game(error) => error.reason(),
            SnapshotError::Move { error, .. } => error.reason(),
            _ => "bad_position",
        }
    }
}
