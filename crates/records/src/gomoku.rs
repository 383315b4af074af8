//! What the formats of Gomoku programs have in common: points whose rows are counted from the top,
//! the game that a file is of, and what such a format cannot hold.

use std::fmt;

use boardwright::{AnyGame, Specification, SpecificationError, Value};
use boardwright_core::NodeId;

use crate::{
    Ending, Entry, Format, GameResult, Place, ReadError, Record, RecordError, Remarks, WriteError,
};

/// A point of a square board; column and row, from the bottom, count from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Point {
    pub(crate) column: usize,
    pub(crate) row: usize,
}

impl Point {
    /// The point that notation calls `text`, on a board of this side: `h8`.
    pub(crate) fn read(text: &str, size: usize) -> Option<Point> {
        let letter = *text.as_bytes().first()?;
        let digits = text.get(1..)?;
        let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
        if !letter.is_ascii_lowercase() || !is_number || digits.starts_with('0') {
            return None;
        }
        let row = digits.parse::<usize>().ok()?.checked_sub(1)?;
        let column = usize::from(letter - b'a');
        (column < size && row < size).then_some(Point { column, row })
    }

    /// The point whose row is counted from the top, from 0; it must be on the board.
    pub(crate) const fn from_top(column: usize, row: usize, size: usize) -> Point {
        Point { column, row: size - 1 - row }
    }

    /// The row, counted from the top, from 0.
    pub(crate) const fn row_from_top(self, size: usize) -> usize {
        size - 1 - self.row
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A side of 26 at most: one letter.
        write!(f, "{}{}", char::from(b'a' + self.column as u8), self.row + 1)
    }
}

/// The game that is meant where one has to be named: `game`, if that is Gomoku.
pub(crate) fn meant(game: Option<&Specification>) -> Option<&Specification> {
    game.filter(|game| game.entry().name == "gomoku")
}

/// The side of the board of a game of Gomoku.
pub(crate) fn size_of(game: &Specification) -> usize {
    match game.value("size") {
        Some(Value::Number(size)) => size as usize,
        _ => 0,
    }
}

/// The word that a parameter of a game of Gomoku is.
pub(crate) fn word(game: &Specification, name: &str) -> &'static str {
    match game.value(name) {
        Some(Value::Word(word)) => word,
        _ => "",
    }
}

/// The game of a file that states the side of its board, and perhaps the rule. Everything else is
/// as in `game`, if that is Gomoku under this rule, or as `usual` says.
pub(crate) fn specification(
    game: Option<&Specification>,
    size: usize,
    rule: Option<&str>,
    usual: &str,
) -> Result<Specification, SpecificationError> {
    let fits = |game: &&Specification| rule.is_none_or(|rule| word(game, "rule") == rule);
    let settings = match meant(game).filter(fits) {
        Some(game) => {
            let others = game.values().filter(|(parameter, _)| parameter.name != "size");
            let settings = others.map(|(parameter, value)| format!("{}={value}", parameter.name));
            settings.collect::<Vec<_>>().join(",")
        }
        None => usual.to_owned(),
    };
    format!("gomoku:size={size},{settings}").parse()
}

/// Replays a record that was read, finds its result and checks it. `stated` gives the result that
/// the file tells, if it tells one, for the game at the end of its moves; `place` says where a move
/// is, and `end` where the result is.
pub(crate) fn settle(
    mut record: Record,
    place: impl Fn(NodeId) -> Option<Place>,
    end: Option<Place>,
    stated: impl FnOnce(&dyn AnyGame) -> Option<GameResult>,
) -> Result<Record, ReadError> {
    let located = |error: RecordError| {
        let place = match &error {
            RecordError::Move(illegal) => place(illegal.node),
            _ => end,
        };
        ReadError::Record { place, error }
    };
    let game = record.replay().map_err(located)?;
    let found = game.outcome();
    record.result = match stated(game.as_ref()) {
        Some(stated) if found.is_none() || stated.outcome != found => Some(stated),
        _ => found.map(GameResult::of),
    };
    record.settle().map_err(located)?;
    Ok(record)
}

/// A record that is to be written in a format which holds nothing but Gomoku.
#[derive(Clone, Copy)]
pub(crate) struct Writing<'r> {
    pub(crate) record: &'r Record,
    pub(crate) size: usize,
    format: Format,
}

/// What a format can hold of what a record tells besides moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Held {
    Names,
    Origins,
    Event,
    Round,
    Place,
    Date,
    Comment,
}

impl<'r> Writing<'r> {
    pub(crate) fn new(record: &'r Record, format: Format) -> Result<Writing<'r>, WriteError> {
        let writing = Writing { record, size: size_of(&record.game), format };
        if meant(Some(&record.game)).is_none() {
            return Err(writing.refusal(format!("a game of {}", record.game.entry().name)));
        }
        let opening = word(&record.game, "opening");
        if !matches!(opening, "free" | "pro" | "long-pro") {
            return Err(writing.refusal(format!("the choices of the opening {opening}")));
        }
        Ok(writing)
    }

    pub(crate) fn refusal(&self, what: impl Into<String>) -> WriteError {
        WriteError { format: self.format, what: what.into() }
    }

    /// Refuses what is there.
    pub(crate) fn refuse(&self, is_there: bool, what: &str) -> Result<(), WriteError> {
        if is_there { Err(self.refusal(what)) } else { Ok(()) }
    }

    pub(crate) fn rule(&self) -> &'static str {
        word(&self.record.game, "rule")
    }

    pub(crate) fn no_start(&self) -> Result<(), WriteError> {
        self.refuse(self.record.start.is_some(), "a start position")
    }

    /// The moves, which must have no variations.
    pub(crate) fn main_line(&self) -> Result<Vec<&'r Entry>, WriteError> {
        let record = self.record;
        let line: Vec<_> = record.moves.main_line().map(|node| &record.moves[node]).collect();
        self.refuse(line.len() < record.moves.len(), "variations")?;
        Ok(line)
    }

    /// Refuses everything the record tells besides moves, except `held`, and `other` by name.
    pub(crate) fn details(&self, held: &[Held], other: &[&str]) -> Result<(), WriteError> {
        let details = &self.record.details;
        let players = &details.players;
        let fields = [
            (Some(Held::Names), players.iter().any(|one| !one.name.is_empty()), "names of players"),
            (None, players.iter().any(|one| !one.rating.is_empty()), "ratings of players"),
            (
                Some(Held::Origins),
                players.iter().any(|one| !one.origin.is_empty()),
                "origins of players",
            ),
            (Some(Held::Event), !details.event.is_empty(), "the name of an event"),
            (Some(Held::Round), !details.round.is_empty(), "a round"),
            (Some(Held::Place), !details.place.is_empty(), "the place of a game"),
            (Some(Held::Date), !details.date.is_empty(), "a date"),
            (None, !details.annotator.is_empty(), "an annotator"),
            (Some(Held::Comment), !details.comment.is_empty(), "a comment on the game"),
        ];
        for (field, is_there, what) in fields {
            self.refuse(is_there && !field.is_some_and(|field| held.contains(&field)), what)?;
        }
        self.other(&details.other, other)
    }

    /// Refuses what has a name that is not among `known`.
    pub(crate) fn other(
        &self,
        other: &[(String, Vec<String>)],
        known: &[&str],
    ) -> Result<(), WriteError> {
        match other.iter().find(|(name, _)| !known.contains(&name.as_str())) {
            Some((name, _)) => Err(self.refusal(format!("{name:?}"))),
            None => Ok(()),
        }
    }

    /// The point of a move, which must be one.
    pub(crate) fn point(&self, entry: &Entry) -> Result<Point, WriteError> {
        Point::read(&entry.text, self.size)
            .ok_or_else(|| self.refusal(format!("the move {:?}", entry.text)))
    }

    /// What is written down about a move, of which this format holds at most the time.
    pub(crate) fn remarks(
        &self,
        entry: &'r Entry,
        holds_time: bool,
    ) -> Result<Option<&'r Remarks>, WriteError> {
        let Some(remarks) = entry.remarks.as_deref() else { return Ok(None) };
        self.refuse(!remarks.comment.is_empty(), "comments")?;
        self.refuse(remarks.time.is_some() && !holds_time, "times")?;
        self.other(&remarks.other, &[])?;
        Ok(Some(remarks))
    }

    /// The result, unless the moves give it.
    pub(crate) fn result(&self) -> Result<Option<&'r GameResult>, WriteError> {
        match &self.record.result {
            Some(GameResult { ending: Ending::Rules, .. }) => {
                self.refuse(self.record.replay().is_err(), "a result that the moves do not give")?;
                Ok(None)
            }
            result => Ok(result.as_ref()),
        }
    }
}

/// The only value under `name`, if there is one.
pub(crate) fn value<'o>(other: &'o [(String, Vec<String>)], name: &str) -> Option<&'o [String]> {
    let (_, values) = other.iter().find(|(found, _)| found == name)?;
    Some(values)
}
