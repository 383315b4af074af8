use boardwright::{AnyGame, MoveError, Played};
use boardwright_core::{Excerpt, NodeId, Seat};

use super::clock::write_seconds;
use super::game::{is_free, is_gomoku, rules_of, size_of};
use super::game_reader::{black, colour_of, stone_on};
use super::other::{standing, write_other};
use super::point::write_point;
use super::result::{read_result, write_exact, write_result};
use super::text::{read_simple, write_simple, write_text};
use super::{Colour, cannot_hold};
use crate::{GameResult, Record, RecordError, Remarks, WriteError};

/// How long a line gets before the next node begins another.
const LINE: usize = 72;

/// Properties of the root that this library writes, and those that would be read as something else.
const OF_ROOT: [&str; 28] = [
    "FF", "GM", "CA", "SZ", "XGAME", "XRESULT", "XOTHER", "XMOVE", "XTIME", "B", "W", "AB", "AW",
    "AE", "PL", "DT", "EV", "RO", "PC", "AN", "GC", "PB", "PW", "BR", "WR", "BT", "WT", "C",
];

/// The same of nodes with a move.
const OF_MOVES: [&str; 10] = ["B", "W", "C", "XMOVE", "XTIME", "XOTHER", "AB", "AW", "AE", "PL"];

/// Writes one record. It plays the record while it writes, since what a move puts on the board is
/// for the game to say.
pub(super) struct Writer<'r> {
    record: &'r Record,
    size: usize,
    is_free: bool,
    game: Box<dyn AnyGame>,
    out: String,
    line: usize,
}

impl<'r> Writer<'r> {
    pub(super) fn new(record: &'r Record) -> Result<Writer<'r>, WriteError> {
        let specification = &record.game;
        if !is_gomoku(specification) {
            return Err(cannot_hold(format!("a game of {}", specification.entry().name)));
        }
        let game = record.start().map_err(illegal)?;
        if record.has_start_with_memory() {
            return Err(cannot_hold("what a start position remembers besides its stones"));
        }
        let (size, is_free) = (size_of(specification), is_free(specification));
        Ok(Writer { record, size, is_free, game, out: String::new(), line: 0 })
    }

    pub(super) fn write(mut self) -> Result<String, WriteError> {
        self.out.push('(');
        self.write_root()?;
        self.out.push('\n');
        self.line = self.out.len();
        let moves = &self.record.moves;
        let mut at = NodeId::ROOT;
        for node in moves.walk() {
            let parent = moves.parent(node).unwrap_or(NodeId::ROOT);
            while at != parent {
                self.game.undo().map_err(|error| illegal(RecordError::Undo(error)))?;
                at = self.leave(at);
            }
            if self.is_variation(node) {
                self.break_line();
                self.out.push('(');
            } else if self.out.len() - self.line > LINE {
                self.break_line();
            }
            self.write_move(node)?;
            at = node;
        }
        while at != NodeId::ROOT {
            at = self.leave(at);
        }
        self.out.push_str(")\n");
        Ok(self.out)
    }

    /// Closes the variation that begins with `node`, if one does, and gives the node before it.
    fn leave(&mut self, node: NodeId) -> NodeId {
        if self.is_variation(node) {
            self.out.push(')');
        }
        self.record.moves.parent(node).unwrap_or(NodeId::ROOT)
    }

    /// Whether `node` begins one of several lines.
    fn is_variation(&self, node: NodeId) -> bool {
        let moves = &self.record.moves;
        let parent = moves.parent(node).unwrap_or(NodeId::ROOT);
        moves.first_child(parent) != Some(node) || moves.next_sibling(node).is_some()
    }

    fn break_line(&mut self) {
        if self.out.len() > self.line {
            self.out.push('\n');
            self.line = self.out.len();
        }
    }

    fn write_root(&mut self) -> Result<(), WriteError> {
        let record = self.record;
        let details = &record.details;
        let end = self.end()?;
        let black = black(end.as_ref());
        let rules = rules_of(&record.game);
        let stated = record.result.as_ref().map(|result| write_result(result, black));
        let has_comment = !details.comment.is_empty();
        // What says the same as this library would is not read as unknown.
        let standing = standing(&details.other, |name, values| match (name, values) {
            ("C", [_]) => has_comment,
            ("RU", [raw]) => raw != rules,
            ("RE", [raw]) => Some(raw) != stated.as_ref(),
            ("C" | "RU" | "RE", _) => false,
            _ => !OF_ROOT.contains(&name),
        });
        let kept = |name: &str| {
            let mut kept = details.other[..standing].iter();
            kept.find(|(other, _)| other == name).map(|(_, values)| values[0].as_str())
        };
        self.out.push(';');
        self.property("FF", "4");
        self.property("GM", "4");
        self.property("CA", "UTF-8");
        self.property("SZ", &self.size.to_string());
        if kept("RU").is_none() {
            self.property("RU", rules);
        }
        let specification = write_simple(&record.game.to_string(), "the game")?;
        self.property("XGAME", &specification);
        self.write_start();
        self.write_players(black)?;
        for (name, text, what) in [
            ("EV", &details.event, "the event"),
            ("RO", &details.round, "the round"),
            ("PC", &details.place, "the place"),
            ("DT", &details.date, "the date"),
            ("AN", &details.annotator, "the name of the annotator"),
        ] {
            if !text.is_empty() {
                let raw = write_simple(text, what)?;
                self.property(name, &raw);
            }
        }
        if let (None, Some(raw)) = (kept("RE"), &stated) {
            self.property("RE", raw);
        }
        let told = match kept("RE").or(stated.as_deref()) {
            Some(raw) => read_result(&read_simple(raw), black, end.as_ref()),
            None => end.outcome().map(GameResult::of),
        };
        if told != record.result {
            self.property("XRESULT", &write_exact(record.result.as_ref()));
        }
        if has_comment {
            let raw = write_text(&details.comment, "the comment")?;
            self.property("GC", &raw);
        }
        write_other(&details.other, standing, &mut self.out);
        Ok(())
    }

    /// The game at the end of the main line, before anybody gives up and the like.
    fn end(&self) -> Result<Box<dyn AnyGame>, WriteError> {
        let mut end = self.game.clone();
        for node in self.record.moves.main_line() {
            let text = &self.record.moves[node].text;
            end.play(text).map_err(|error| refused(text, &error))?;
        }
        if let Some(result) = &self.record.result {
            result.end(end.clone().as_mut()).map_err(illegal)?;
        }
        Ok(end)
    }

    fn write_start(&mut self) {
        if self.record.start.is_none() {
            return;
        }
        let rows = self.game.cells();
        for (name, colour) in [("AB", Colour::Black), ("AW", Colour::White)] {
            let mut begins = false;
            for (row, cells) in (b'a'..).zip(&rows) {
                for (column, _) in
                    (b'a'..).zip(cells.chars()).filter(|&(_, cell)| cell == colour.symbol())
                {
                    if !std::mem::replace(&mut begins, true) {
                        self.out.push_str(name);
                    }
                    self.out.extend(['[', column.into(), row.into(), ']']);
                }
            }
        }
        let colour = colour_of(self.game.as_ref(), self.game.to_move(), self.is_free);
        self.property("PL", &colour.letter().to_string());
    }

    fn write_players(&mut self, black: Seat) -> Result<(), WriteError> {
        let players = match &self.record.details.players[..] {
            [] => return Ok(()),
            [first, second] if black == Seat::FIRST => [first, second],
            [first, second] => [second, first],
            other => return Err(cannot_hold(format!("{} players", other.len()))),
        };
        for (player, colour) in players.into_iter().zip(Colour::BOTH) {
            let letter = colour.letter();
            let name = write_simple(&player.name, "the name of a player")?;
            self.property(&format!("P{letter}"), &name);
            if !player.rating.is_empty() {
                let rating = write_simple(&player.rating, "the rating of a player")?;
                self.property(&format!("{letter}R"), &rating);
            }
            if !player.origin.is_empty() {
                let origin = write_simple(&player.origin, "the origin of a player")?;
                self.property(&format!("{letter}T"), &origin);
            }
        }
        Ok(())
    }

    fn write_move(&mut self, node: NodeId) -> Result<(), WriteError> {
        let entry = &self.record.moves[node];
        let mover = self.game.to_move();
        let colour = colour_of(self.game.as_ref(), mover, self.is_free);
        let played = self.game.play(&entry.text).map_err(|error| refused(&entry.text, &error))?;
        self.out.push(';');
        self.write_stone(&played, colour)?;
        if let Some(remarks) = &entry.remarks {
            self.write_remarks(remarks)?;
        }
        Ok(())
    }

    fn write_stone(&mut self, played: &Played, colour: Colour) -> Result<(), WriteError> {
        match &played.landing {
            Some(cell) => {
                let colour = if self.is_free {
                    colour
                } else {
                    stone_on(self.game.as_ref(), cell, self.size)
                };
                let point = write_point(cell, self.size)
                    .ok_or_else(|| cannot_hold(format!("a stone on {cell}")))?;
                self.property(&colour.letter().to_string(), &point);
            }
            None if played.text == "pass" => self.property(&colour.letter().to_string(), ""),
            None => {
                let raw = write_simple(&played.text, "a move")?;
                self.property("XMOVE", &raw);
            }
        }
        Ok(())
    }

    fn write_remarks(&mut self, remarks: &Remarks) -> Result<(), WriteError> {
        if let Some(time) = remarks.time {
            self.property("XTIME", &write_seconds(time));
        }
        if !remarks.comment.is_empty() {
            let raw = write_text(&remarks.comment, "a comment")?;
            self.property("C", &raw);
        }
        let standing = standing(&remarks.other, |name, _| !OF_MOVES.contains(&name));
        write_other(&remarks.other, standing, &mut self.out);
        Ok(())
    }

    fn property(&mut self, name: &str, raw: &str) {
        self.out.push_str(name);
        self.out.push('[');
        self.out.push_str(raw);
        self.out.push(']');
    }
}

fn refused(text: &str, error: &MoveError) -> WriteError {
    cannot_hold(format!("a move that the rules refuse: {}, {error}", Excerpt(text)))
}

fn illegal(error: RecordError) -> WriteError {
    cannot_hold(format!("a record of no legal game: {error}"))
}
