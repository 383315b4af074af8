use std::borrow::Cow;

use boardwright::Specification;
use boardwright_core::{NodeId, Outcome, Seat};

use super::tables::{Row, Table, Tables, full_name};
use super::xml::{Document, Element, Node};
use super::{MOST_MOVES, MOST_ROWS, SIZE, TOURNAMENT, rule_of};
use crate::gomoku::{self, Point, meant, settle, word};
use crate::lines::{self, place_at};
use crate::{Ending, Entry, GameResult, Participant, ReadError, Record};

pub(crate) fn recognise(bytes: &[u8]) -> bool {
    lines::without_mark(bytes).trim_ascii_start().starts_with(b"<")
}

pub(crate) fn read(bytes: &[u8], game: Option<&Specification>) -> Result<Vec<Record>, ReadError> {
    let text = text(bytes)?;
    let document = Document::new(&text);
    let mut reader = Reader { text: &text, document, game, tables: Tables::default(), moves: 0 };
    reader.database()
}

/// The text of the file, in the encoding that it declares.
fn text(bytes: &[u8]) -> Result<Cow<'_, str>, ReadError> {
    let head = bytes[..bytes.len().min(200)].to_ascii_lowercase();
    let declaration = head.split(|&byte| byte == b'>').next().unwrap_or_default();
    let declares = |name: &[u8]| declaration.windows(name.len()).any(|part| part == name);
    if declaration.starts_with(b"<?xml") && declares(b"iso-8859-1") {
        return Ok(Cow::Owned(bytes.iter().copied().map(char::from).collect()));
    }
    lines::text(bytes).map(Cow::Borrowed)
}

struct Reader<'t> {
    text: &'t str,
    document: Document<'t>,
    game: Option<&'t Specification>,
    tables: Tables,
    /// How many moves were read.
    moves: usize,
}

impl Reader<'_> {
    fn database(&mut self) -> Result<Vec<Record>, ReadError> {
        let root = self.document.next_tag()?;
        let Some(root) = root else {
            return Err(self.document.fault(self.text.len(), "expected <database>"));
        };
        if root.name != "database" {
            let message = format!("expected <database>, not <{}>", root.name);
            return Err(self.document.fault(root.at, message));
        }
        let mut records = Vec::new();
        while let Some(element) = self.document.next_tag()? {
            let table = Table::ALL.into_iter().find(|(table, ..)| *table == element.name);
            match table {
                Some((_, row, table)) => self.table(row, table, records.len())?,
                None if element.name == "games" => self.games(&mut records)?,
                None => self.document.skip()?,
            }
        }
        self.end()?;
        Ok(records)
    }

    /// Nothing but blanks follows the root.
    fn end(&mut self) -> Result<(), ReadError> {
        loop {
            match self.document.next()? {
                Node::End => return Ok(()),
                Node::Text(text, at) => self.document.blank(&text, at)?,
                Node::Open(element) => {
                    return Err(self.document.fault(element.at, "nothing belongs after the root"));
                }
                Node::Close => {}
            }
        }
    }

    fn table(&mut self, row: &str, table: Table, games: usize) -> Result<(), ReadError> {
        while let Some(element) = self.document.next_tag()? {
            if element.name != row {
                let message = format!("expected <{row}>, not <{}>", element.name);
                return Err(self.document.fault(element.at, message));
            }
            self.tables.add(&self.document, table, element)?;
            self.document.skip()?;
            not_too_many(self.tables.len() + games, MOST_ROWS, "rows and games")?;
        }
        Ok(())
    }

    fn games(&mut self, records: &mut Vec<Record>) -> Result<(), ReadError> {
        while let Some(element) = self.document.next_tag()? {
            if element.name != "game" {
                let message = format!("expected <game>, not <{}>", element.name);
                return Err(self.document.fault(element.at, message));
            }
            records.push(self.game(&element)?);
            not_too_many(self.tables.len() + records.len(), MOST_ROWS, "rows and games")?;
        }
        Ok(())
    }

    fn game(&mut self, element: &Element) -> Result<Record, ReadError> {
        let rule = self.tables.row(&self.document, Table::Rule, element.attribute("rule"))?;
        let rule = rule.map(|row| row.get("name").to_owned()).unwrap_or_default();
        let stated = (!rule.is_empty()).then(|| rule_of(&rule));
        let usual = match stated.unwrap_or("renju") {
            "renju" => "rule=renju,foul=lose",
            _ => "rule=standard",
        };
        // Where the file names no rule, the game that is given has one.
        let fits = |game: &&Specification| matches!(word(game, "rule"), "renju" | "standard");
        let game = meant(self.game).filter(fits);
        let specification = gomoku::specification(game, SIZE, stated, usual);
        let mut record = Record::new(specification.map_err(ReadError::Game)?);
        self.tell(&mut record, element, &rule)?;
        let result = self.result(element)?;
        let places = self.content(&mut record)?;
        let text = self.text;
        let place = |node| {
            let index = places.binary_search_by_key(&node, |&(node, _)| node).ok()?;
            Some(place_at(text, places[index].1))
        };
        settle(record, place, Some(place_at(text, element.at)), |_| result)
    }

    /// Writes down what the attributes of a game say.
    fn tell(&self, record: &mut Record, element: &Element, rule: &str) -> Result<(), ReadError> {
        let row = |table, name| self.tables.row(&self.document, table, element.attribute(name));
        let participant = |row: Option<&Row>| match row {
            None => Participant::default(),
            Some(row) => Participant {
                name: full_name(row),
                origin: self.tables.country(row).to_owned(),
                ..Participant::default()
            },
        };
        let players = [row(Table::Player, "black")?, row(Table::Player, "white")?].map(participant);
        let details = &mut record.details;
        if players.iter().any(|player| *player != Participant::default()) {
            details.players = players.into();
        }
        let mut keep = |name: &str, values: Vec<String>| {
            if values.iter().any(|value| !value.is_empty()) {
                details.other.push((name.to_owned(), values));
            }
        };
        for attribute in &element.attributes {
            let value = &attribute.value;
            match attribute.name.as_str() {
                "tournament" | "black" | "white" | "bresult" | "round" => {}
                "rule" => keep("rule", vec![rule.to_owned()]),
                "publisher" => {
                    let publisher = row(Table::Player, "publisher")?;
                    keep("publisher", vec![publisher.map(full_name).unwrap_or_default()]);
                }
                "opening" => {
                    let opening = row(Table::Opening, "opening")?;
                    let say = |name| opening.map(|row| row.get(name).to_owned());
                    keep(
                        "opening",
                        vec![say("abbr").unwrap_or_default(), say("name").unwrap_or_default()],
                    );
                }
                name => keep(name, vec![value.clone()]),
            }
        }
        if let Some(round) = element.attribute("round") {
            record.details.round.clone_from(&round.value);
        }
        if let Some(tournament) = row(Table::Tournament, "tournament")? {
            self.tell_tournament(record, tournament);
        }
        Ok(())
    }

    fn tell_tournament(&self, record: &mut Record, row: &Row) {
        let details = &mut record.details;
        details.event = row.get("name").to_owned();
        details.date = row.get("start").to_owned();
        details.place = self.tables.place(row);
        for attribute in row.attributes() {
            let is_told =
                matches!(attribute.name.as_str(), "id" | "name" | "start" | "country" | "city");
            let said = self.tables.of_tournament(attribute);
            if !is_told && !said.is_empty() {
                details.other.push((format!("{TOURNAMENT}{}", attribute.name), vec![said]));
            }
        }
    }

    fn result(&self, element: &Element) -> Result<Option<GameResult>, ReadError> {
        let Some(attribute) = element.attribute("bresult") else { return Ok(None) };
        let outcome = match attribute.value.as_str() {
            "" => return Ok(None),
            "1" => Outcome::Win(Seat::FIRST),
            "0" => Outcome::Win(Seat::new(1)),
            "0.5" => Outcome::Draw,
            _ => return Err(self.document.fault(attribute.at, "a result is 1, 0.5 or 0")),
        };
        Ok(Some(GameResult { outcome: Some(outcome), ending: Ending::Unknown }))
    }

    /// Reads what is in a game up to its end; returns the moves with their places.
    fn content(&mut self, record: &mut Record) -> Result<Vec<(NodeId, usize)>, ReadError> {
        let mut moves = Vec::new();
        while let Some(element) = self.document.next_tag()? {
            let parts = self.text_of(&element)?;
            if element.name == "move" {
                for (text, at) in parts {
                    self.moves(record, &mut moves, &text, at)?;
                }
                continue;
            }
            // References were meant as they stand; line ends of the file are one thing.
            let parts = parts.into_iter().map(|(text, _)| text.replace("\r\n", "\n"));
            let text = parts.collect::<String>();
            let details = &mut record.details;
            match element.name.as_str() {
                "info" => details.comment += &text,
                _ if text.is_empty() => {}
                name => details.other.push((format!("<{name}>"), vec![text])),
            }
        }
        Ok(moves)
    }

    /// The text in an element without elements of its own, in parts.
    fn text_of(&mut self, element: &Element) -> Result<Vec<(String, usize)>, ReadError> {
        let mut parts = Vec::new();
        loop {
            match self.document.next()? {
                Node::Text(text, at) => parts.push((text, at)),
                Node::Close | Node::End => return Ok(parts),
                Node::Open(inner) => {
                    let message = format!("no <{}> belongs in <{}>", inner.name, element.name);
                    return Err(self.document.fault(inner.at, message));
                }
            }
        }
    }

    fn moves(
        &mut self,
        record: &mut Record,
        moves: &mut Vec<(NodeId, usize)>,
        text: &str,
        at: usize,
    ) -> Result<(), ReadError> {
        for token in text.split_ascii_whitespace() {
            let at = at + token.as_ptr().addr() - text.as_ptr().addr();
            if Point::read(token, SIZE).is_none() {
                let shown = boardwright_core::Excerpt(token);
                return Err(self.document.fault(at, format!("{shown} is no point, such as h8")));
            }
            self.moves += 1;
            not_too_many(self.moves, MOST_MOVES, "moves")?;
            let parent = moves.last().map_or(NodeId::ROOT, |&(node, _)| node);
            moves.push((record.moves.add(parent, Entry::new(token)), at));
        }
        Ok(())
    }
}

const fn not_too_many(size: usize, most: usize, unit: &'static str) -> Result<(), ReadError> {
    if size > most { Err(ReadError::TooLarge { size, most, unit }) } else { Ok(()) }
}
