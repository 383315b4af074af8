//! The tables to which games refer.

use std::collections::HashMap;

use super::xml::{Attribute, Document, Element};
use super::{NAMES, PLACES};
use crate::ReadError;

/// What a row is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Table {
    Country,
    City,
    Month,
    Rule,
    Opening,
    Player,
    Tournament,
}

impl Table {
    pub(super) const ALL: [(&'static str, &'static str, Table); 7] = [
        ("countries", "country", Table::Country),
        ("cities", "city", Table::City),
        ("months", "month", Table::Month),
        ("rules", "rule", Table::Rule),
        ("openings", "opening", Table::Opening),
        ("players", "player", Table::Player),
        ("tournaments", "tournament", Table::Tournament),
    ];
}

/// The attributes of a row.
pub(super) struct Row(Vec<Attribute>);

impl Row {
    /// What an attribute says; nothing if it is not there.
    pub(super) fn get(&self, name: &str) -> &str {
        self.0.iter().find(|attribute| attribute.name == name).map_or("", |found| &found.value)
    }

    pub(super) fn attributes(&self) -> &[Attribute] {
        &self.0
    }
}

#[derive(Default)]
pub(super) struct Tables(HashMap<(Table, String), Row>);

impl Tables {
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Takes in a row.
    pub(super) fn add(
        &mut self,
        document: &Document<'_>,
        table: Table,
        element: Element,
    ) -> Result<(), ReadError> {
        let Some(id) = element.attribute("id") else {
            return Err(document.fault(element.at, "a row without an id"));
        };
        let (key, at) = ((table, id.value.clone()), id.at);
        if self.0.insert(key, Row(element.attributes)).is_some() {
            return Err(document.fault(at, "the id of an earlier row"));
        }
        Ok(())
    }

    /// The row to which an attribute refers; `None` if it refers to nothing.
    pub(super) fn row(
        &self,
        document: &Document<'_>,
        table: Table,
        reference: Option<&Attribute>,
    ) -> Result<Option<&Row>, ReadError> {
        let Some(reference) = reference else { return Ok(None) };
        if matches!(reference.value.as_str(), "" | "0") {
            return Ok(None);
        }
        match self.0.get(&(table, reference.value.clone())) {
            Some(row) => Ok(Some(row)),
            None => {
                let message = format!("there is no {table:?} {:?}", reference.value);
                Err(document.fault(reference.at, message.to_lowercase()))
            }
        }
    }

    /// The name of a row that a row of another table refers to.
    fn name(&self, table: Table, id: &str) -> &str {
        self.0.get(&(table, id.to_owned())).map_or("", |row| row.get("name"))
    }

    pub(super) fn country(&self, row: &Row) -> &str {
        self.name(Table::Country, row.get("country"))
    }

    /// City and country.
    pub(super) fn place(&self, row: &Row) -> String {
        joined(self.name(Table::City, row.get("city")), PLACES, self.country(row))
    }

    /// What an attribute of a tournament says, in the words of the table it refers to.
    pub(super) fn of_tournament(&self, attribute: &Attribute) -> String {
        let table = match attribute.name.as_str() {
            "month" => Table::Month,
            "rule" => Table::Rule,
            _ => return attribute.value.clone(),
        };
        let name = self.name(table, &attribute.value);
        if name.is_empty() { attribute.value.clone() } else { name.to_owned() }
    }
}

/// The whole name of a player.
pub(super) fn full_name(row: &Row) -> String {
    joined(row.get("name"), NAMES, row.get("surname"))
}

/// Both parts, or the one that is there.
fn joined(first: &str, separator: &str, second: &str) -> String {
    let separator = if first.is_empty() || second.is_empty() { "" } else { separator };
    format!("{first}{separator}{second}")
}

/// The parts of a text that [`joined`] puts together, the first of which may be empty.
pub(super) fn split<'t>(text: &'t str, separator: &str) -> (&'t str, &'t str) {
    match text.rsplit_once(separator) {
        Some((first, second)) if !first.is_empty() && !second.is_empty() => (first, second),
        _ => ("", text),
    }
}
