use boardwright_core::{NodeId, Outcome, Tree};
use serde::ser::{Error, SerializeStruct};
use serde::{Serialize, Serializer};

use super::lines::{Line, lines};
use super::words::{EndingWord, OutcomeWord};
use super::{LONGEST_TIME, VERSION};
use crate::{Entry, GameResult, Participant, Record, Remarks};

/// In version 1 of the form that `docs/records.md` describes. Formats for people leave out what is
/// empty; the others write every field in the same order.
///
/// # Errors
///
/// If a move took longer than 4,000,000 seconds.
impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let lines = lines(&self.moves);
        let notes = notes(&self.moves, &lines);
        let details = &self.details;
        let players: Vec<_> = details.players.iter().map(PlayerForm).collect();
        let moves = Moves { tree: &self.moves, nodes: &lines[0].nodes };
        let variations: Vec<_> =
            lines[1..].iter().map(|line| VariationForm { tree: &self.moves, line }).collect();
        let mut fields = Fields::begin(serializer, "Record", 15)?;
        fields.always("boardwright", &VERSION)?;
        fields.always("game", &self.game.to_string())?;
        fields.unless(self.start.is_none(), "start", &self.start)?;
        fields.unless(players.is_empty(), "players", &players)?;
        fields.text("event", &details.event)?;
        fields.text("round", &details.round)?;
        fields.text("place", &details.place)?;
        fields.text("date", &details.date)?;
        fields.text("annotator", &details.annotator)?;
        fields.text("comment", &details.comment)?;
        fields.unless(details.other.is_empty(), "other", &details.other)?;
        fields.unless(self.result.is_none(), "result", &self.result)?;
        fields.unless(moves.nodes.is_empty(), "moves", &moves)?;
        fields.unless(variations.is_empty(), "variations", &variations)?;
        fields.unless(notes.is_empty(), "notes", &notes)?;
        fields.end()
    }
}

/// The fields of a struct. Where people read, empty ones are left out.
struct Fields<S: Serializer> {
    fields: S::SerializeStruct,
    is_for_people: bool,
}

impl<S: Serializer> Fields<S> {
    fn begin(serializer: S, name: &'static str, count: usize) -> Result<Fields<S>, S::Error> {
        let is_for_people = serializer.is_human_readable();
        Ok(Fields { fields: serializer.serialize_struct(name, count)?, is_for_people })
    }

    fn always<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), S::Error> {
        self.fields.serialize_field(key, value)
    }

    fn unless<T: Serialize + ?Sized>(
        &mut self,
        is_empty: bool,
        key: &'static str,
        value: &T,
    ) -> Result<(), S::Error> {
        if is_empty && self.is_for_people {
            self.fields.skip_field(key)
        } else {
            self.fields.serialize_field(key, value)
        }
    }

    fn text(&mut self, key: &'static str, text: &str) -> Result<(), S::Error> {
        self.unless(text.is_empty(), key, text)
    }

    fn end(self) -> Result<S::Ok, S::Error> {
        self.fields.end()
    }
}

struct PlayerForm<'r>(&'r Participant);

impl Serialize for PlayerForm<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = Fields::begin(serializer, "Player", 3)?;
        fields.text("name", &self.0.name)?;
        fields.text("rating", &self.0.rating)?;
        fields.text("origin", &self.0.origin)?;
        fields.end()
    }
}

/// As the `result` of a record in version 1 of the form.
impl Serialize for GameResult {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let outcome = match self.outcome {
            Some(Outcome::Win(_)) => OutcomeWord::Win,
            Some(Outcome::Draw) => OutcomeWord::Draw,
            None => OutcomeWord::None,
        };
        let winner = self.outcome.and_then(Outcome::winner).map(|seat| seat.index() + 1);
        let mut fields = Fields::begin(serializer, "Result", 3)?;
        fields.always("outcome", &outcome)?;
        fields.unless(winner.is_none(), "winner", &winner)?;
        fields.always("by", &EndingWord::from(self.ending))?;
        fields.end()
    }
}

struct VariationForm<'r> {
    tree: &'r Tree<Entry>,
    line: &'r Line,
}

impl Serialize for VariationForm<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = Fields::begin(serializer, "Variation", 3)?;
        fields.always("of", &self.line.of)?;
        fields.always("ply", &self.line.ply)?;
        fields.always("moves", &Moves { tree: self.tree, nodes: &self.line.nodes })?;
        fields.end()
    }
}

struct Moves<'r> {
    tree: &'r Tree<Entry>,
    nodes: &'r [NodeId],
}

impl Serialize for Moves<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.nodes.iter().map(|&node| &self.tree[node].text))
    }
}

struct NoteForm<'r> {
    line: usize,
    ply: usize,
    remarks: &'r Remarks,
}

/// The moves about which something is written down. Remarks that say nothing are none.
fn notes<'r>(tree: &'r Tree<Entry>, lines: &[Line]) -> Vec<NoteForm<'r>> {
    let mut notes = Vec::new();
    for (number, line) in lines.iter().enumerate() {
        for (index, &node) in line.nodes.iter().enumerate() {
            let Some(remarks) = tree[node].remarks.as_deref() else { continue };
            if *remarks != Remarks::default() {
                notes.push(NoteForm { line: number, ply: line.ply + index, remarks });
            }
        }
    }
    notes
}

impl Serialize for NoteForm<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Remarks { comment, time, other } = self.remarks;
        let seconds = time.map(|time| time.as_secs_f64());
        if seconds.is_some_and(|seconds| seconds > f64::from(LONGEST_TIME)) {
            return Err(S::Error::custom(format_args!(
                "a move cannot take longer than {LONGEST_TIME} seconds"
            )));
        }
        let mut fields = Fields::begin(serializer, "Note", 5)?;
        fields.always("line", &self.line)?;
        fields.always("ply", &self.ply)?;
        fields.text("comment", comment)?;
        fields.unless(seconds.is_none(), "seconds", &seconds)?;
        fields.unless(other.is_empty(), "other", other)?;
        fields.end()
    }
}
