use std::fmt;
use std::time::Duration;

use boardwright::{Specification, SpecificationError};
use boardwright_core::{NodeId, Outcome, Seat, Tree};
use serde::Deserialize;
use serde::de::{Deserializer, Error};

use super::list::{List, Texts};
use super::words::{EndingWord, OutcomeWord};
use super::{LONGEST_TIME, VERSION};
use crate::{Details, Entry, GameResult, MOST_MOVES, Participant, Record, RecordError, Remarks};

/// From the form that `docs/records.md` describes. The record is put through the rules, so one of
/// an illegal game is an error.
impl<'de> Deserialize<'de> for Record {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Record, D::Error> {
        Form::deserialize(deserializer)?.record().map_err(|(_, fault)| D::Error::custom(fault))
    }
}

/// A record as it is written down. The order of the fields is part of the form.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename = "Record")]
pub(crate) struct Form {
    #[serde(rename = "boardwright", deserialize_with = "version")]
    _version: u32,
    game: String,
    #[serde(default)]
    start: Option<String>,
    #[serde(default)]
    players: List<Player>,
    #[serde(default)]
    event: String,
    #[serde(default)]
    round: String,
    #[serde(default)]
    place: String,
    #[serde(default)]
    date: String,
    #[serde(default)]
    annotator: String,
    #[serde(default)]
    comment: String,
    #[serde(default)]
    other: List<(String, List<String>)>,
    #[serde(default)]
    result: Option<Stated>,
    #[serde(default)]
    moves: Texts,
    #[serde(default)]
    variations: List<Variation>,
    #[serde(default)]
    notes: List<Note>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Player {
    #[serde(default)]
    name: String,
    #[serde(default)]
    rating: String,
    #[serde(default)]
    origin: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename = "Result")]
struct Stated {
    outcome: OutcomeWord,
    #[serde(default)]
    winner: Option<u8>,
    by: EndingWord,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Variation {
    of: usize,
    ply: usize,
    moves: Texts,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Note {
    line: usize,
    ply: usize,
    #[serde(default)]
    comment: String,
    #[serde(default)]
    seconds: Option<f64>,
    #[serde(default)]
    other: List<(String, List<String>)>,
}

/// A later version may have other fields, so the version speaks up before they do.
fn version<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    match u32::deserialize(deserializer)? {
        VERSION => Ok(VERSION),
        other => Err(D::Error::custom(unknown_version(other))),
    }
}

/// What is said about a version that is not read.
pub(crate) fn unknown_version(version: u32) -> String {
    format!("version {version} of the form is not known: this is a reader of version {VERSION}")
}

/// What is wrong in a form that is well formed.
#[derive(Debug)]
pub(crate) enum Fault {
    /// The game is none of the catalogue.
    Game(SpecificationError),
    /// The rules refuse it.
    Record(RecordError),
    /// Its parts do not fit together: a sentence.
    Structure(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Game(error) => write!(f, "the game of the record: {error}"),
            Fault::Record(error) => error.fmt(f),
            Fault::Structure(message) => f.write_str(message),
        }
    }
}

/// Where in a form something is wrong. Lines, moves, variations and notes count from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spot {
    Game,
    Start,
    Players,
    Result,
    Move { line: usize, index: usize },
    Variation(usize),
    Note(usize),
}

impl Form {
    /// The record, put through the rules.
    pub(crate) fn record(self) -> Result<Record, (Spot, Fault)> {
        let game: Specification =
            self.game.parse().map_err(|error| (Spot::Game, Fault::Game(error)))?;
        let mut lines = Lines::default();
        lines.add_main(&self.moves)?;
        for (index, variation) in self.variations.0.into_iter().enumerate() {
            lines.add(variation).map_err(|fault| (Spot::Variation(index), fault))?;
        }
        for (index, note) in self.notes.0.into_iter().enumerate() {
            lines.annotate(note).map_err(|fault| (Spot::Note(index), fault))?;
        }
        let result = self.result.map(Stated::result).transpose();
        let mut record = Record {
            game,
            start: self.start,
            details: Details {
                players: self.players.0.into_iter().map(Player::participant).collect(),
                event: self.event,
                round: self.round,
                place: self.place,
                date: self.date,
                annotator: self.annotator,
                comment: self.comment,
                other: properties(self.other),
            },
            moves: lines.tree,
            result: result.map_err(|fault| (Spot::Result, fault))?,
        };
        match record.settle() {
            Ok(()) => Ok(record),
            Err(error) => Err((spot(&error, &lines.lines), Fault::Record(error))),
        }
    }
}

/// Where the fault of a record is in its form.
fn spot(error: &RecordError, lines: &[(usize, Vec<NodeId>)]) -> Spot {
    match error {
        RecordError::Start(_) | RecordError::GivenUpAtStart => Spot::Start,
        RecordError::Players { .. } => Spot::Players,
        RecordError::Move(illegal) => {
            let found = lines.iter().enumerate().find_map(|(line, (_, nodes))| {
                let index = nodes.iter().position(|&node| node == illegal.node)?;
                Some(Spot::Move { line, index })
            });
            found.unwrap_or(Spot::Game)
        }
        RecordError::NoSuchWinner { .. }
        | RecordError::Result { .. }
        | RecordError::Ending { .. }
        | RecordError::End(_)
        | RecordError::Undo(_) => Spot::Result,
    }
}

/// The lines read so far.
#[derive(Default)]
struct Lines {
    tree: Tree<Entry>,
    /// The ply of the first move of each line, and the nodes of its moves.
    lines: Vec<(usize, Vec<NodeId>)>,
}

impl Lines {
    fn add_main(&mut self, moves: &Texts) -> Result<(), (Spot, Fault)> {
        let line = self.grow(NodeId::ROOT, moves).map_err(|fault| (Spot::Game, fault))?;
        self.lines.push((1, line));
        Ok(())
    }

    fn add(&mut self, variation: Variation) -> Result<(), Fault> {
        let Variation { of, ply, moves } = variation;
        if moves.len() == 0 {
            return Err(Fault::Structure("a variation without moves".to_owned()));
        }
        let number = self.lines.len();
        let (first, nodes) = self.lines.get(of).ok_or_else(|| {
            Fault::Structure(format!(
                "variation {number} leaves line {of}, and only lines 0 to {} come before it",
                number - 1
            ))
        })?;
        // What replaces the first move of a variation is a variation of the line that it leaves.
        let least = first + usize::from(of > 0);
        let replaced = ply.checked_sub(*first).filter(|_| ply >= least);
        let Some(&replaced) = replaced.and_then(|index| nodes.get(index)) else {
            let most = first + nodes.len() - 1;
            return Err(Fault::Structure(if least > most {
                format!("no variation can leave line {of}: nothing in it can be replaced")
            } else {
                format!(
                    "a variation of line {of} begins at a ply from {least} to {most}, not {ply}"
                )
            }));
        };
        let parent = self.tree.parent(replaced).unwrap_or(NodeId::ROOT);
        let line = self.grow(parent, &moves)?;
        self.lines.push((ply, line));
        Ok(())
    }

    fn grow(&mut self, mut at: NodeId, moves: &Texts) -> Result<Vec<NodeId>, Fault> {
        if self.tree.len() + moves.len() > MOST_MOVES {
            let message = format!("there are too many moves: at most {MOST_MOVES} are read");
            return Err(Fault::Structure(message));
        }
        let mut line = Vec::with_capacity(moves.len());
        for text in moves.iter() {
            at = self.tree.add(at, Entry::new(text));
            line.push(at);
        }
        Ok(line)
    }

    fn annotate(&mut self, note: Note) -> Result<(), Fault> {
        let Note { line, ply, comment, seconds, other } = note;
        let found = self.lines.get(line);
        let node = found.and_then(|(first, nodes)| nodes.get(ply.checked_sub(*first)?));
        let Some(entry) = node.and_then(|&node| self.tree.get_mut(node)) else {
            return Err(Fault::Structure(format!("line {line} has no move at ply {ply}")));
        };
        if entry.remarks.is_some() {
            let message = format!("line {line} has two notes at ply {ply}");
            return Err(Fault::Structure(message));
        }
        let time = seconds.map(time).transpose()?;
        let remarks = Remarks { comment, time, other: properties(other) };
        // A note that says nothing is none.
        if remarks != Remarks::default() {
            entry.remarks = Some(Box::new(remarks));
        }
        Ok(())
    }
}

fn time(seconds: f64) -> Result<Duration, Fault> {
    // The comparison is false for what is no number, too.
    if (0.0..=f64::from(LONGEST_TIME)).contains(&seconds) {
        return Ok(Duration::from_secs_f64(seconds));
    }
    let message = format!("a move takes from 0 to {LONGEST_TIME} seconds, not {seconds:?}");
    Err(Fault::Structure(message))
}

fn properties(list: List<(String, List<String>)>) -> Vec<(String, Vec<String>)> {
    list.0.into_iter().map(|(name, values)| (name, values.0)).collect()
}

impl Player {
    fn participant(self) -> Participant {
        Participant { name: self.name, rating: self.rating, origin: self.origin }
    }
}

impl Stated {
    fn result(self) -> Result<GameResult, Fault> {
        let outcome = match (self.outcome, self.winner) {
            (OutcomeWord::Draw, None) => Some(Outcome::Draw),
            (OutcomeWord::None, None) => None,
            (OutcomeWord::Win, Some(winner)) => match winner.checked_sub(1) {
                Some(index) => Some(Outcome::Win(Seat::new(index))),
                None => return Err(Fault::Structure("players count from 1, not 0".to_owned())),
            },
            (OutcomeWord::Win, None) => {
                return Err(Fault::Structure("a win names its winner".to_owned()));
            }
            (OutcomeWord::Draw | OutcomeWord::None, Some(_)) => {
                return Err(Fault::Structure("only a win has a winner".to_owned()));
            }
        };
        Ok(GameResult { outcome, ending: self.by.into() })
    }
}
