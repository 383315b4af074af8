use boardwright_core::Excerpt;

use super::Colour;
use super::charset::Charset;
use super::grammar::{Fault, Property};
use super::point::read_area;

/// The position from which a game starts, as `AB`, `AW`, `AE` and `PL` draw it.
#[derive(Debug)]
pub(super) struct SetUp {
    size: usize,
    // Rows from the top.
    cells: Vec<Option<Colour>>,
    player: Option<Colour>,
    // Where the first of these properties is.
    at: Option<usize>,
}

impl SetUp {
    pub(super) fn new(size: usize) -> SetUp {
        SetUp { size, cells: vec![None; size * size], player: None, at: None }
    }

    /// Where the position is drawn, if it is.
    pub(super) const fn at(&self) -> Option<usize> {
        self.at
    }

    /// Takes in what one property says.
    pub(super) fn add(&mut self, property: &Property<'_>, charset: Charset) -> Result<(), Fault> {
        self.at.get_or_insert(property.at);
        let stone = match property.name.as_str() {
            "AB" => Some(Colour::Black),
            "AW" => Some(Colour::White),
            "AE" => None,
            _ => {
                let value = property.value()?;
                let text = charset.decode(&value)?;
                self.player = Some(read_colour(text.trim()).ok_or_else(|| {
                    let message = format!("{} is no colour: B or W is", Excerpt(&text));
                    Fault::at(value.at, message)
                })?);
                return Ok(());
            }
        };
        for value in &property.values {
            let text = charset.decode(value)?;
            let area = read_area(text.trim(), self.size)
                .map_err(|message| Fault::at(value.at, message))?;
            for (column, row) in area {
                self.cells[row * self.size + column] = stone;
            }
        }
        Ok(())
    }

    /// The position as `CELLS:SEAT`, or `None` for the usual one. Who moves is what `PL` says, or
    /// else the colour of the first move, or else whose turn it is by the counts.
    pub(super) fn position(&self, first: Option<Colour>) -> Option<String> {
        if self.at.is_none() && first != Some(Colour::White) {
            return None;
        }
        let count = |colour| self.cells.iter().filter(|&&cell| cell == Some(colour)).count();
        let by_counts =
            if count(Colour::Black) > count(Colour::White) { Colour::White } else { Colour::Black };
        let seat = match self.player.or(first).unwrap_or(by_counts) {
            Colour::Black => '1',
            Colour::White => '2',
        };
        let rows: Vec<String> = self.cells.chunks(self.size).map(write_row).collect();
        Some(format!("{}:{seat}", rows.join("/")))
    }
}

fn write_row(cells: &[Option<Colour>]) -> String {
    let mut row = String::new();
    for run in cells.chunk_by(|first, second| first.is_none() && second.is_none()) {
        match run[0] {
            None => row.push_str(&run.len().to_string()),
            Some(colour) => row.push(colour.symbol()),
        }
    }
    row
}

/// Reads a colour; numbers stand for them in some files.
fn read_colour(text: &str) -> Option<Colour> {
    match text {
        "B" | "b" | "black" | "1" => Some(Colour::Black),
        "W" | "w" | "white" | "2" => Some(Colour::White),
        _ => None,
    }
}
