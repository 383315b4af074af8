use boardwright_core::Outcome;
use quick_xml::escape::escape;

use super::tables::split;
use super::{NAMES, PLACES, SIZE, TOURNAMENT, rule_of};
use crate::gomoku::{Held, Writing, value, word};
use crate::{Details, Ending, Format, GameResult, Participant, Record, WriteError};

/// What a game cannot be told under other names.
const TOLD: [&str; 5] = ["tournament", "black", "white", "bresult", "round"];
/// The same of a tournament.
const TOLD_OF_TOURNAMENT: [&str; 5] = ["id", "name", "start", "country", "city"];

pub(crate) fn write(record: &Record) -> Result<Vec<u8>, WriteError> {
    let writing = Writing::new(record, Format::Xml)?;
    let size = writing.size;
    writing.refuse(size != SIZE, &format!("a board of {size} x {size}"))?;
    writing.refuse(word(&record.game, "opening") != "free", "an opening of Gomoku")?;
    writing.no_start()?;
    let details = &record.details;
    let kept: Vec<&str> = details.other.iter().map(|(name, _)| name.as_str()).collect();
    let held = [
        Held::Names,
        Held::Origins,
        Held::Event,
        Held::Round,
        Held::Place,
        Held::Date,
        Held::Comment,
    ];
    writing.details(&held, &kept)?;
    check_rule(&writing)?;
    let mut moves = Vec::new();
    for entry in writing.main_line()? {
        writing.remarks(entry, false)?;
        moves.push(writing.point(entry)?.to_string());
    }

    let mut file = File::new(writing);
    let mut game = vec![("id".to_owned(), "1".to_owned())];
    let mut elements = Vec::new();
    for (name, values) in &details.other {
        file.keep(&mut game, &mut elements, name, values)?;
    }
    // An id of its own replaces the one that stands for none.
    if game.iter().filter(|(name, _)| name == "id").count() > 1 {
        game.remove(0);
    }
    if let Some(tournament) = file.tournament(details)? {
        game.push(("tournament".to_owned(), tournament));
    }
    if !details.round.is_empty() {
        game.push(("round".to_owned(), details.round.clone()));
    }
    for (colour, player) in ["black", "white"].into_iter().zip(&details.players) {
        let id = file.player(player);
        game.push((colour.to_owned(), id.to_string()));
    }
    if let Some(result) = bresult(&writing)? {
        game.push(("bresult".to_owned(), result.to_owned()));
    }
    file.finish(game, &moves, elements)
}

/// The rule that the file names, or the usual one, must be that of the game.
fn check_rule(writing: &Writing<'_>) -> Result<(), WriteError> {
    let named = value(&writing.record.details.other, "rule").and_then(|values| values.first());
    let rule = named.map_or("renju", |name| rule_of(name));
    let what = format!("the rule {}, where it names another", writing.rule());
    writing.refuse(rule != writing.rule(), &what)
}

fn bresult(writing: &Writing<'_>) -> Result<Option<&'static str>, WriteError> {
    writing.result()?;
    let Some(result) = &writing.record.result else { return Ok(None) };
    let is_held = matches!(result.ending, Ending::Rules | Ending::Unknown);
    writing.refuse(!is_held, "how the game ended, other than on the board")?;
    match result {
        GameResult { outcome: Some(Outcome::Win(seat)), .. } if seat.index() == 0 => Ok(Some("1")),
        GameResult { outcome: Some(Outcome::Win(_)), .. } => Ok(Some("0")),
        GameResult { outcome: Some(Outcome::Draw), .. } => Ok(Some("0.5")),
        GameResult { outcome: None, .. } => Err(writing.refusal("a result without an outcome")),
    }
}

type Attributes = Vec<(String, String)>;

/// The tables of a file of one game.
struct File<'r> {
    writing: Writing<'r>,
    countries: Vec<Attributes>,
    cities: Vec<Attributes>,
    rules: Vec<Attributes>,
    openings: Vec<Attributes>,
    players: Vec<Attributes>,
    tournaments: Vec<Attributes>,
    /// What is told of the tournament under other names.
    of_tournament: Attributes,
}

/// Adds a row and returns its number; a row that is there already has one.
fn row(table: &mut Vec<Attributes>, attributes: &[(&str, &str)]) -> usize {
    let told = attributes.iter().filter(|(_, value)| !value.is_empty());
    let told: Attributes = told.map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    match table.iter().position(|row| *row == told) {
        Some(index) => index + 1,
        None => {
            table.push(told);
            table.len()
        }
    }
}

impl<'r> File<'r> {
    const fn new(writing: Writing<'r>) -> File<'r> {
        File {
            writing,
            countries: Vec::new(),
            cities: Vec::new(),
            rules: Vec::new(),
            openings: Vec::new(),
            players: Vec::new(),
            tournaments: Vec::new(),
            of_tournament: Vec::new(),
        }
    }

    /// The number of a name in its table; 0 for none.
    fn country(&mut self, name: &str) -> String {
        if name.is_empty() {
            return String::new();
        }
        row(&mut self.countries, &[("name", name)]).to_string()
    }

    fn player(&mut self, player: &Participant) -> usize {
        if *player == Participant::default() {
            return 0;
        }
        let (name, surname) = split(&player.name, NAMES);
        let country = self.country(&player.origin);
        row(&mut self.players, &[("name", name), ("surname", surname), ("country", &country)])
    }

    /// The number of the tournament, if anything is told of one.
    fn tournament(&mut self, details: &Details) -> Result<Option<String>, WriteError> {
        let (city, country) = split(&details.place, PLACES);
        let country = self.country(country);
        let city = match city {
            "" => String::new(),
            city => row(&mut self.cities, &[("name", city), ("country", &country)]).to_string(),
        };
        let mut attributes = vec![
            ("name", details.event.as_str()),
            ("country", &country),
            ("city", &city),
            ("start", &details.date),
        ];
        let others = self.of_tournament.iter();
        attributes.extend(others.map(|(name, value)| (name.as_str(), value.as_str())));
        if attributes.iter().all(|(_, value)| value.is_empty()) {
            return Ok(None);
        }
        Ok(Some(row(&mut self.tournaments, &attributes).to_string()))
    }

    /// Puts what was kept under a name where it came from.
    fn keep(
        &mut self,
        game: &mut Attributes,
        elements: &mut Attributes,
        name: &str,
        values: &[String],
    ) -> Result<(), WriteError> {
        let refusal = self.writing.refusal(format!("{name:?} with such values"));
        let (value, more) = match values {
            [value] => (value.as_str(), ""),
            [value, more] if name == "opening" => (value.as_str(), more.as_str()),
            _ => return Err(refusal),
        };
        if value.is_empty() && more.is_empty() {
            return Err(refusal);
        }
        let number = match name {
            "rule" => Some(row(&mut self.rules, &[("name", value)])),
            "opening" if values.len() < 2 => return Err(refusal),
            "opening" => Some(row(&mut self.openings, &[("abbr", value), ("name", more)])),
            "publisher" => {
                let name = value.to_owned();
                Some(self.player(&Participant { name, ..Participant::default() }))
            }
            _ => None,
        };
        if let Some(number) = number {
            game.push((name.to_owned(), number.to_string()));
            return Ok(());
        }
        let element = name.strip_prefix('<').and_then(|name| name.strip_suffix('>'));
        let tournament = name.strip_prefix(TOURNAMENT);
        let (list, name, told) = match (element, tournament) {
            (Some(element), _) => (elements, element, &["move", "info"][..]),
            (None, Some(attribute)) => {
                (&mut self.of_tournament, attribute, &TOLD_OF_TOURNAMENT[..])
            }
            (None, None) => (game, name, &TOLD[..]),
        };
        if !is_name(name) || told.contains(&name) {
            return Err(refusal);
        }
        list.push((name.to_owned(), value.to_owned()));
        Ok(())
    }

    fn finish(
        self,
        game: Attributes,
        moves: &[String],
        elements: Attributes,
    ) -> Result<Vec<u8>, WriteError> {
        let mut out =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<database version=\"1.0\">\n".to_owned();
        let tables = [
            ("countries", "country", &self.countries),
            ("cities", "city", &self.cities),
            ("rules", "rule", &self.rules),
            ("openings", "opening", &self.openings),
            ("players", "player", &self.players),
            ("tournaments", "tournament", &self.tournaments),
        ];
        for (table, name, rows) in tables {
            out += &format!("<{table}>\n");
            for (row, id) in rows.iter().zip(1..) {
                out += &format!("<{name} id=\"{id}\"{}/>\n", self.attributes(row)?);
            }
            out += &format!("</{table}>\n");
        }
        out += &format!("<games>\n<game{}>\n", self.attributes(&game)?);
        out += &format!("<move>{}</move>\n", moves.join(" "));
        let comment = &self.writing.record.details.comment;
        if !comment.is_empty() {
            out += &format!("<info>{}</info>\n", self.escaped(comment)?);
        }
        for (name, text) in &elements {
            out += &format!("<{name}>{}</{name}>\n", self.escaped(text)?);
        }
        out += "</game>\n</games>\n</database>\n";
        Ok(out.into_bytes())
    }

    fn attributes(&self, attributes: &Attributes) -> Result<String, WriteError> {
        let mut out = String::new();
        for (index, (name, value)) in attributes.iter().enumerate() {
            let is_again = attributes[..index].iter().any(|(other, _)| other == name);
            self.writing.refuse(is_again, &format!("{name:?} twice"))?;
            out += &format!(" {name}=\"{}\"", self.escaped(value)?);
        }
        Ok(out)
    }

    /// The text with references for what is markup, and for the blanks that readers would change.
    fn escaped(&self, text: &str) -> Result<String, WriteError> {
        let is_held = |one: char| matches!(one, '\t' | '\n' | '\r' | ' '..='\u{D7FF}' | '\u{E000}'..='\u{FFFD}' | '\u{10000}'..);
        self.writing.refuse(!text.chars().all(is_held), "control characters")?;
        let escaped = escape(text);
        Ok(escaped.replace('\t', "&#9;").replace('\n', "&#10;").replace('\r', "&#13;"))
    }
}

/// Whether this is a plain name of an attribute.
fn is_name(name: &str) -> bool {
    let is_letter = |one: char| one.is_ascii_alphabetic() || one == '_';
    name.starts_with(is_letter)
        && name.chars().all(|one| is_letter(one) || one.is_ascii_digit() || one == '-')
}
