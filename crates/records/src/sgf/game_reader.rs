use std::borrow::Cow;
use std::time::Duration;

use boardwright::AnyGame;
use boardwright_core::{Excerpt, NodeId, Seat};

use super::Colour;
use super::charset::Charset;
use super::clock::{Clock, read_seconds};
use super::game::{is_free, rules_of, size_of};
use super::grammar::{Fault, Node, Property, Value};
use super::header::Header;
use super::other::{Other, read_escaped};
use super::point::{is_old_pass, read_point};
use super::result::{read_exact, read_result, write_result};
use super::set_up::SetUp;
use super::text::{read_simple, read_text};
use crate::form::LONGEST_TIME;
use crate::{Entry, GameResult, IllegalMove, Participant, Record, RecordError};

/// Builds the record of one game, node by node in the order of the file, and plays every move.
pub(super) struct GameReader {
    charset: Charset,
    record: Record,
    size: usize,
    is_free: bool,
    set_up: SetUp,
    // The game, once the position from which it starts is known, and the node at which it stands.
    game: Option<Box<dyn AnyGame>>,
    played: NodeId,
    // Where the file is, and the nodes from which the open variations branch.
    at: NodeId,
    clock: Clock,
    branches: Vec<(NodeId, Clock)>,
    // The time limit, unless there is overtime.
    limit: Option<Duration>,
    has_overtime: bool,
    top: Top,
}

/// What is said about the game as a whole, until it is known where it belongs.
#[derive(Default)]
struct Top {
    /// The texts of `C`.
    comments: Vec<String>,
    has_game_comment: bool,
    /// Who plays Black and White.
    sides: Option<[Participant; 2]>,
    /// What `RE` says, where that is, and how many unknown properties come before it.
    result: Option<(String, usize, usize)>,
    exact: Option<(Option<GameResult>, usize)>,
}

/// What the format says about games and has no place in a record: it is about the game even in a
/// node that has a move.
const OF_GAMES: [&str; 11] = ["AP", "ST", "GN", "US", "SO", "CP", "ON", "TM", "OT", "HA", "KM"];

/// A move as a node names it.
enum Move {
    Stone(Colour, String),
    Pass(Colour),
    Choice(String),
}

impl GameReader {
    pub(super) fn new(header: Header, root: &Node<'_>) -> Result<GameReader, Fault> {
        let size = size_of(&header.game);
        let mut reader = GameReader {
            charset: header.charset,
            is_free: is_free(&header.game),
            record: Record::new(header.game),
            size,
            set_up: SetUp::new(size),
            game: None,
            played: NodeId::ROOT,
            at: NodeId::ROOT,
            clock: Clock::default(),
            branches: Vec::new(),
            limit: None,
            has_overtime: false,
            top: Top::default(),
        };
        reader.read_node(root, true)?;
        Ok(reader)
    }

    /// A variation begins.
    pub(super) fn open(&mut self) {
        self.branches.push((self.at, self.clock));
    }

    /// It ends.
    pub(super) fn close(&mut self) {
        if let Some((at, clock)) = self.branches.pop() {
            (self.at, self.clock) = (at, clock);
        }
    }

    pub(super) fn node(&mut self, node: &Node<'_>) -> Result<(), Fault> {
        self.read_node(node, false)
    }

    fn read_node(&mut self, node: &Node<'_>, is_root: bool) -> Result<(), Fault> {
        let is_move = |property: &&Property<'_>| matches!(&*property.name, "B" | "W" | "XMOVE");
        let mut moves = node.properties.iter().filter(is_move);
        let (first, second) = (moves.next(), moves.next());
        if let Some(second) = second {
            return Err(Fault::at(second.at, "a node has one move, and this is another"));
        }
        let is_top = self.at == NodeId::ROOT && (is_root || first.is_none());
        // Where the time stands is told after the move, and the limit may stand anywhere.
        let mover = match first {
            Some(property) => self.play(property)?,
            None => None,
        };
        let before = std::mem::take(&mut self.clock);
        let mut known = Vec::new();
        for property in &node.properties {
            let is_known = self.read_property(property, first.is_some(), is_top, is_root)?;
            if is_known && known.contains(&&*property.name) {
                let message = format!("{} is there twice in one node", property.name);
                return Err(Fault::at(property.at, message));
            }
            if is_known {
                known.push(&property.name);
            }
        }
        self.pass_time(mover, before);
        Ok(())
    }

    /// Takes in one property, and says whether it is one that this library knows. What it does not
    /// know it keeps.
    fn read_property(
        &mut self,
        property: &Property<'_>,
        has_move: bool,
        is_top: bool,
        is_root: bool,
    ) -> Result<bool, Fault> {
        match &*property.name {
            "B" | "W" | "XMOVE" => return Ok(true),
            "FF" | "GM" | "CA" | "SZ" | "XGAME" if is_root => return Ok(true),
            "RU" if is_root => {
                let value = self.decode(&property.value()?)?;
                if value != rules_of(&self.record.game) {
                    self.keep(property, true)?;
                }
                return Ok(true);
            }
            "AB" | "AW" | "AE" | "PL" => {
                if !is_top || has_move || self.game.is_some() {
                    let message = "a position is set up in a node before the first move";
                    return Err(Fault::at(property.at, message));
                }
                self.set_up.add(property, self.charset)?;
                return Ok(true);
            }
            "C" => {
                self.read_comment(property)?;
                return Ok(true);
            }
            "XTIME" if has_move => {
                let value = property.value()?;
                let text = self.decode(&value)?;
                let time = read_seconds(&text).ok_or_else(|| {
                    let text = Excerpt(&text);
                    let message = format!("{text} is no number of seconds up to {LONGEST_TIME}");
                    Fault::at(value.at, message)
                })?;
                self.entry().remarks_mut().time = Some(time);
                return Ok(true);
            }
            "XOTHER" => {
                for value in &property.values {
                    let other = read_escaped(&self.decode(value)?);
                    self.other().push(other);
                }
                return Ok(true);
            }
            _ if is_top && self.read_detail(property)? => return Ok(true),
            "BL" => self.clock.left[0] = self.seconds(property)?,
            "WL" => self.clock.left[1] = self.seconds(property)?,
            "TM" if is_top => self.limit = self.seconds(property)?,
            "OT" if is_top => self.has_overtime = true,
            _ => {}
        }
        self.keep(property, is_top && OF_GAMES.contains(&&*property.name))?;
        Ok(false)
    }

    /// Takes in what one property says about the game, if it says something that a record has a
    /// place for.
    fn read_detail(&mut self, property: &Property<'_>) -> Result<bool, Fault> {
        match &*property.name {
            "GC" => {
                let text = read_text(&self.decode(&property.value()?)?);
                append(&mut self.record.details.comment, &text);
                if !self.top.has_game_comment {
                    self.top.has_game_comment = true;
                    for raw in std::mem::take(&mut self.top.comments) {
                        self.record.details.other.push(("C".to_owned(), vec![raw]));
                    }
                }
                return Ok(true);
            }
            "RE" if self.top.result.is_none() => {
                let value = property.value()?;
                let raw = self.decode(&value)?.into_owned();
                self.top.result = Some((raw, value.at, self.record.details.other.len()));
                return Ok(true);
            }
            "XRESULT" => {
                let value = property.value()?;
                let text = self.decode(&value)?;
                let result = read_exact(&text).ok_or_else(|| {
                    Fault::at(value.at, format!("{} is no result", Excerpt(&text)))
                })?;
                self.top.exact = Some((result, value.at));
                return Ok(true);
            }
            _ => {}
        }
        let details = &mut self.record.details;
        let field = match &*property.name {
            "DT" => &mut details.date,
            "EV" => &mut details.event,
            "RO" => &mut details.round,
            "PC" => &mut details.place,
            "AN" => &mut details.annotator,
            "PB" => &mut self.top.sides.get_or_insert_default()[0].name,
            "PW" => &mut self.top.sides.get_or_insert_default()[1].name,
            "BR" => &mut self.top.sides.get_or_insert_default()[0].rating,
            "WR" => &mut self.top.sides.get_or_insert_default()[1].rating,
            "BT" => &mut self.top.sides.get_or_insert_default()[0].origin,
            "WT" => &mut self.top.sides.get_or_insert_default()[1].origin,
            _ => return Ok(false),
        };
        if !field.is_empty() {
            // An earlier node told it.
            return Ok(false);
        }
        *field = read_simple(&self.charset.decode(&property.value()?)?);
        Ok(true)
    }

    fn read_comment(&mut self, property: &Property<'_>) -> Result<(), Fault> {
        let raw = self.decode(&property.value()?)?.into_owned();
        match (self.at == NodeId::ROOT, self.top.has_game_comment) {
            (true, true) => self.other().push(("C".to_owned(), vec![raw])),
            (true, false) => self.top.comments.push(raw),
            (false, _) if raw.is_empty() => {}
            (false, _) => append(&mut self.entry().remarks_mut().comment, &read_text(&raw)),
        }
        Ok(())
    }

    /// Plays the move of a node, and says whose stone it put.
    fn play(&mut self, property: &Property<'_>) -> Result<Option<Colour>, Fault> {
        let value = property.value()?;
        let text = read_simple(&self.decode(&value)?);
        let named = self.named_move(property, &value, text)?;
        let colour = match &named {
            Move::Stone(colour, _) | Move::Pass(colour) => Some(*colour),
            Move::Choice(_) => None,
        };
        self.start(colour, property.at)?;
        let Some(game) = &mut self.game else { return Ok(None) };
        while self.played != self.at {
            let undone = game.undo().map_err(RecordError::Undo);
            undone.map_err(|error| Fault::Illegal { at: property.at, error })?;
            self.played = self.record.moves.parent(self.played).unwrap_or(NodeId::ROOT);
        }
        let is_stone = matches!(named, Move::Stone(..));
        // Before a stone of an opening nobody but its rule knows the colour.
        if let Some(colour) = colour.filter(|_| self.is_free || !is_stone) {
            let due = colour_of(game.as_ref(), game.to_move(), self.is_free);
            check_colour(colour, due, property.at)?;
        }
        let text = match named {
            Move::Stone(_, cell) => cell,
            Move::Pass(_) => "pass".to_owned(),
            Move::Choice(text) => text,
        };
        let ply = game.ply() + 1;
        self.played = self.record.moves.add(self.at, Entry::new(text.as_str()));
        self.at = self.played;
        let played = game.play(&text).map_err(|error| {
            let error = RecordError::Move(IllegalMove { ply, node: self.at, text, error });
            Fault::Illegal { at: value.at, error }
        })?;
        if let (Some(colour), Some(cell)) = (colour.filter(|_| !self.is_free), &played.landing) {
            check_colour(colour, stone_on(game.as_ref(), cell, self.size), property.at)?;
        }
        self.entry().text = played.text;
        Ok(colour)
    }

    fn named_move(
        &self,
        property: &Property<'_>,
        value: &Value<'_>,
        text: String,
    ) -> Result<Move, Fault> {
        let colour = match &*property.name {
            "B" => Colour::Black,
            "W" => Colour::White,
            _ => return Ok(Move::Choice(text)),
        };
        let letters = text.trim();
        if letters.is_empty() || is_old_pass(letters, self.size) {
            return Ok(Move::Pass(colour));
        }
        let cell = read_point(letters, self.size);
        cell.map(|cell| Move::Stone(colour, cell)).map_err(|message| Fault::at(value.at, message))
    }

    /// Sets the game up, once, before its first move, which is of this colour.
    fn start(&mut self, first: Option<Colour>, at: usize) -> Result<(), Fault> {
        if self.game.is_some() {
            return Ok(());
        }
        self.record.start = self.set_up.position(first.filter(|_| self.is_free));
        let at = self.set_up.at().unwrap_or(at);
        let game = self.record.start().map_err(|error| Fault::Illegal { at, error })?;
        self.game = Some(game);
        Ok(())
    }

    /// Tells how long a move took, if that is not said but follows from the clocks, and sets them
    /// to what the node says.
    fn pass_time(&mut self, mover: Option<Colour>, before: Clock) {
        let now = std::mem::take(&mut self.clock);
        self.clock = before;
        for colour in Colour::BOTH {
            let side = colour as usize;
            let is_mover = mover == Some(colour);
            if is_mover && !self.has_overtime {
                let had = if self.is_first_of(colour) { self.limit } else { before.left[side] };
                let time = had.zip(now.left[side]).and_then(|(had, left)| had.checked_sub(left));
                let is_told = self.entry().remarks.as_ref().is_some_and(|r| r.time.is_some());
                if time.is_some() && !is_told {
                    self.entry().remarks_mut().time = time;
                }
            }
            if is_mover || now.left[side].is_some() {
                self.clock.left[side] = now.left[side];
            }
        }
    }

    /// Whether no stone of this colour was played before the last move.
    fn is_first_of(&self, colour: Colour) -> bool {
        let moves = &self.record.moves;
        let parent = moves.parent(self.at).unwrap_or(NodeId::ROOT);
        let grandparent = moves.parent(parent).unwrap_or(NodeId::ROOT);
        match colour {
            Colour::Black => parent == NodeId::ROOT,
            Colour::White => grandparent == NodeId::ROOT,
        }
    }

    /// The record, when the game was read to its end.
    pub(super) fn finish(mut self) -> Result<Record, Fault> {
        self.start(None, 0)?;
        let at = self.set_up.at().unwrap_or(0);
        let mut game = self.end().map_err(|error| Fault::Illegal { at, error })?;
        let black = black(game.as_ref());
        let details = &mut self.record.details;
        if !self.top.has_game_comment {
            for raw in &self.top.comments {
                append(&mut details.comment, &read_text(raw));
            }
        }
        if let Some(mut sides) = self.top.sides {
            if black != Seat::FIRST {
                sides.reverse();
            }
            details.players = sides.into();
        }
        let mut result = game.outcome().map(GameResult::of);
        let mut result_at = at;
        if let Some((raw, at, index)) = self.top.result {
            result = read_result(&read_simple(&raw), black, game.as_ref());
            result_at = at;
            let exact = self.top.exact.as_ref().map_or(&result, |(exact, _)| exact);
            if exact.as_ref().map(|result| write_result(result, black)).as_ref() != Some(&raw) {
                details.other.insert(index, ("RE".to_owned(), vec![raw]));
            }
        }
        if let Some((exact, at)) = self.top.exact {
            (result, result_at) = (exact, at);
        }
        if let Some(result) = &result {
            let ended = result.end(game.as_mut());
            ended.map_err(|error| Fault::Illegal { at: result_at, error })?;
        }
        self.record.result = result;
        Ok(self.record)
    }

    /// The game at the end of the main line, of which the result is not yet known.
    fn end(&mut self) -> Result<Box<dyn AnyGame>, RecordError> {
        let last = self.record.moves.main_line().last().unwrap_or(NodeId::ROOT);
        match self.game.take() {
            Some(game) if self.played == last => Ok(game),
            _ => self.record.replay(),
        }
    }

    /// Keeps a property as it is, as one of the game or of this point of the file.
    fn keep(&mut self, property: &Property<'_>, is_of_game: bool) -> Result<(), Fault> {
        let values = property.values.iter();
        let values = values.map(|value| self.decode(value).map(Cow::into_owned));
        let values = values.collect::<Result<_, _>>()?;
        let other = if is_of_game { &mut self.record.details.other } else { self.other() };
        other.push((property.name.clone(), values));
        Ok(())
    }

    /// Where unknown properties are kept at this point of the file.
    fn other(&mut self) -> &mut Other {
        if self.at == NodeId::ROOT {
            &mut self.record.details.other
        } else {
            &mut self.entry().remarks_mut().other
        }
    }

    /// The move before this point of the file; there is one below the root.
    fn entry(&mut self) -> &mut Entry {
        self.record.moves.get_mut(self.at).expect("a move was played")
    }

    fn decode<'b>(&self, value: &Value<'b>) -> Result<Cow<'b, str>, Fault> {
        self.charset.decode(value)
    }

    fn seconds(&self, property: &Property<'_>) -> Result<Option<Duration>, Fault> {
        Ok(read_seconds(&self.decode(&property.values[0])?))
    }
}

/// Who plays Black at the moment.
pub(super) fn black(game: &dyn AnyGame) -> Seat {
    let symbol = Colour::Black.symbol();
    let seat = game.seats().zip(game.players()).find(|(_, player)| player.symbol() == symbol);
    seat.map_or(Seat::FIRST, |(seat, _)| seat)
}

/// The colour that a seat plays at the moment. In a free game seats are colours.
pub(super) fn colour_of(game: &dyn AnyGame, seat: Seat, is_free: bool) -> Colour {
    let black = if is_free { Seat::FIRST } else { black(game) };
    if seat == black { Colour::Black } else { Colour::White }
}

/// The colour of the stone on a cell.
pub(super) fn stone_on(game: &dyn AnyGame, cell: &str, size: usize) -> Colour {
    let letters = super::point::write_point(cell, size).unwrap_or_default();
    let symbol = match letters.as_bytes() {
        &[column, row] => {
            let rows = game.cells();
            let row = rows.get(usize::from(row - b'a'));
            row.and_then(|row| row.chars().nth(usize::from(column - b'a')))
        }
        _ => None,
    };
    symbol.and_then(Colour::of_symbol).unwrap_or(Colour::Black)
}

fn check_colour(named: Colour, due: Colour, at: usize) -> Result<(), Fault> {
    if named == due {
        return Ok(());
    }
    let (named, due) = (named.adjective(), due.adjective());
    Err(Fault::at(at, format!("this move is {named}, and a {due} one is due")))
}

/// Adds what a later node says.
fn append(comment: &mut String, more: &str) {
    if !comment.is_empty() && !more.is_empty() {
        comment.push('\n');
    }
    comment.push_str(more);
}
