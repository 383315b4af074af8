//! XML, element by element, with the places of what is read.

use std::borrow::Cow;

use quick_xml::XmlVersion;
use quick_xml::events::attributes::AttrError;
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Error, Reader, escape};

use crate::ReadError;
use crate::lines::{malformed, place_at};

/// How many attributes an element may have.
const MOST_ATTRIBUTES: usize = 64;

/// What comes next.
pub(super) enum Node {
    Open(Element),
    Close,
    /// Text, and where it is.
    Text(String, usize),
    End,
}

/// The start of an element.
pub(super) struct Element {
    pub(super) name: String,
    pub(super) attributes: Vec<Attribute>,
    pub(super) at: usize,
}

pub(super) struct Attribute {
    pub(super) name: String,
    pub(super) value: String,
    /// Where the value is.
    pub(super) at: usize,
}

impl Element {
    pub(super) fn attribute(&self, name: &str) -> Option<&Attribute> {
        self.attributes.iter().find(|attribute| attribute.name == name)
    }
}

/// A document that is read from its beginning to its end.
pub(super) struct Document<'t> {
    text: &'t str,
    reader: Reader<&'t [u8]>,
    /// Where the last event was.
    at: usize,
    /// How many elements are open.
    depth: usize,
}

impl<'t> Document<'t> {
    pub(super) fn new(text: &'t str) -> Document<'t> {
        let mut reader = Reader::from_str(text);
        reader.config_mut().expand_empty_elements = true;
        reader.config_mut().check_comments = true;
        Document { text, reader, at: 0, depth: 0 }
    }

    pub(super) fn fault(&self, at: usize, message: impl Into<String>) -> ReadError {
        malformed(place_at(self.text, at), message)
    }

    pub(super) fn next(&mut self) -> Result<Node, ReadError> {
        loop {
            self.at = self.reader.buffer_position() as usize;
            let event = match self.reader.read_event() {
                Ok(event) => event,
                Err(error) => return Err(self.broken(&error)),
            };
            let at = self.at;
            return Ok(match event {
                Event::Start(start) | Event::Empty(start) => {
                    self.depth += 1;
                    Node::Open(self.element(&start)?)
                }
                Event::End(_) => {
                    self.depth -= 1;
                    Node::Close
                }
                Event::Text(text) => Node::Text(text.to_string(), at),
                Event::CData(text) => Node::Text(text.to_string(), at),
                Event::GeneralRef(name) => Node::Text(self.reference(&name)?, at),
                Event::DocType(_) => {
                    return Err(self.fault(at, "a document type is not read"));
                }
                Event::Comment(_) | Event::PI(_) | Event::Decl(_) => continue,
                Event::Eof if self.depth > 0 => {
                    return Err(self.fault(self.text.len(), "the file is cut short here"));
                }
                Event::Eof => Node::End,
            });
        }
    }

    /// The next element or end of one, past blanks.
    pub(super) fn next_tag(&mut self) -> Result<Option<Element>, ReadError> {
        loop {
            match self.next()? {
                Node::Open(element) => return Ok(Some(element)),
                Node::Close | Node::End => return Ok(None),
                Node::Text(text, at) => self.blank(&text, at)?,
            }
        }
    }

    /// Only blanks may stand between elements.
    pub(super) fn blank(&self, text: &str, at: usize) -> Result<(), ReadError> {
        match text.find(|one: char| !one.is_ascii_whitespace()) {
            Some(start) => Err(self.fault(at + start, "expected an element, not text")),
            None => Ok(()),
        }
    }

    /// Goes past the rest of an element whose start was read.
    pub(super) fn skip(&mut self) -> Result<(), ReadError> {
        let outside = self.depth - 1;
        while self.depth > outside {
            self.next()?;
        }
        Ok(())
    }

    fn element(&self, start: &BytesStart<'_>) -> Result<Element, ReadError> {
        // The name and attributes, which follow the `<`.
        let content: &str = start;
        let mut attributes: Vec<Attribute> = Vec::new();
        let mut found = start.attributes();
        // It would compare each with each other.
        found.with_checks(false);
        for attribute in found {
            let attribute = attribute.map_err(|error| {
                self.fault(self.at + offset_of(&error), "an attribute is not name=\"value\"")
            })?;
            let within = match &attribute.value {
                Cow::Borrowed(value) => value.as_ptr().addr() - content.as_ptr().addr(),
                Cow::Owned(_) => 0,
            };
            let at = self.at + 1 + within;
            let value = attribute
                .normalized_value(XmlVersion::Implicit1_0)
                .map_err(|error| self.fault(at, format!("the value of an attribute: {error}")))?;
            let name = attribute.key.as_ref().to_owned();
            if attributes.iter().any(|other| other.name == name) {
                return Err(self.fault(at, format!("{name:?} is given twice")));
            }
            if attributes.len() == MOST_ATTRIBUTES {
                return Err(self.fault(at, "the element has too many attributes"));
            }
            attributes.push(Attribute { name, value: value.into_owned(), at });
        }
        Ok(Element { name: start.name().as_ref().to_owned(), attributes, at: self.at })
    }

    /// The text that a reference stands for.
    fn reference(&self, name: &str) -> Result<String, ReadError> {
        let whole = format!("&{name};");
        let text = escape::unescape(&whole);
        text.map(Cow::into_owned).map_err(|error| self.fault(self.at, error.to_string()))
    }

    fn broken(&self, error: &Error) -> ReadError {
        self.fault(self.reader.error_position() as usize, error.to_string())
    }
}

/// Where in an element an attribute is wrong.
const fn offset_of(error: &AttrError) -> usize {
    let (AttrError::ExpectedEq(at)
    | AttrError::ExpectedValue(at)
    | AttrError::UnquotedValue(at)
    | AttrError::ExpectedQuote(at, _)
    | AttrError::Duplicated(at, _)) = error;
    *at + 1
}
