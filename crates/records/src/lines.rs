//! Texts in lines, and the places in them.

use crate::{Place, ReadError};

/// The bytes as text, without the mark that some editors put in front.
pub(crate) fn text(bytes: &[u8]) -> Result<&str, ReadError> {
    let bytes = without_mark(bytes);
    std::str::from_utf8(bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        let before = std::str::from_utf8(before).unwrap_or_default();
        malformed(place_at(before, before.len()), "this is no UTF-8")
    })
}

/// The bytes after the mark that some editors put in front of UTF-8.
pub(crate) fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes)
}

/// The place of the byte `offset` of `text`.
pub(crate) fn place_at(text: &str, offset: usize) -> Place {
    let mut offset = offset.min(text.len());
    while !text.is_char_boundary(offset) {
        offset -= 1;
    }
    let before = &text[..offset];
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    let line = before.bytes().filter(|&byte| byte == b'\n').count() + 1;
    Place::Text { line, column: before[start..].chars().count() + 1 }
}

pub(crate) fn malformed(place: Place, message: impl Into<String>) -> ReadError {
    ReadError::Malformed { place, message: message.into() }
}

/// The lines of a text with their numbers, without line ends and blank lines.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let numbered = text.split('\n').zip(1..);
    let lines = numbered.map(|(text, number)| Line { text: text.trim_end(), number, at: 0 });
    lines.filter(|line| !line.text.is_empty())
}

/// A line that is read from left to right.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Line<'t> {
    text: &'t str,
    number: usize,
    at: usize,
}

impl<'t> Line<'t> {
    /// The line that follows the last one: where what is missing would be.
    pub(crate) fn after(text: &str) -> Line<'static> {
        let last = text.trim_end();
        let number = if last.is_empty() { 0 } else { last.split('\n').count() } + 1;
        Line { text: "", number, at: 0 }
    }

    /// What is still to be read, without blanks at its ends.
    pub(crate) fn rest(&self) -> &'t str {
        self.text[self.at..].trim_start()
    }

    /// Where reading has got to.
    pub(crate) fn place(&self) -> Place {
        let column = self.text[..self.at].chars().count() + 1;
        Place::Text { line: self.number, column }
    }

    pub(crate) fn fault(&self, message: impl Into<String>) -> ReadError {
        malformed(self.place(), message)
    }

    /// Goes past blanks.
    pub(crate) fn skip_blanks(&mut self) {
        self.at = self.text.len() - self.rest().len();
    }

    /// Goes past blanks and `word`, if that comes next.
    pub(crate) fn eat(&mut self, word: &str) -> bool {
        self.skip_blanks();
        let is_next = self.text[self.at..].starts_with(word);
        self.at += if is_next { word.len() } else { 0 };
        is_next
    }

    /// Goes past `word`, which must come next.
    pub(crate) fn expect(&mut self, word: &str) -> Result<(), ReadError> {
        if self.eat(word) { Ok(()) } else { Err(self.fault(format!("expected {word:?} here"))) }
    }

    /// Reads a number in `range`; `what` says what it is.
    pub(crate) fn number(
        &mut self,
        what: &str,
        range: std::ops::RangeInclusive<u32>,
    ) -> Result<u32, ReadError> {
        self.skip_blanks();
        let rest = &self.text[self.at..];
        let length = rest.bytes().take_while(u8::is_ascii_digit).count();
        if length == 0 {
            return Err(self.fault(format!("expected {what}, a number")));
        }
        let number = rest[..length].parse().ok().filter(|number| range.contains(number));
        let number = number.ok_or_else(|| {
            self.fault(format!("{what} must be in {}..={}", range.start(), range.end()))
        })?;
        self.at += length;
        Ok(number)
    }

    /// Nothing but blanks may follow.
    pub(crate) fn end(&mut self) -> Result<(), ReadError> {
        self.skip_blanks();
        if self.at == self.text.len() {
            Ok(())
        } else {
            Err(self.fault("nothing more belongs in this line"))
        }
    }
}
