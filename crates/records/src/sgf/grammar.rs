//! The grammar of the format: trees of nodes of properties, read one after the other and never by
//! recursion.

use boardwright_core::Excerpt;

use crate::{MOST_MOVES, RecordError};

/// How many values a file may have: a few for every node.
const MOST_VALUES: usize = 4 * MOST_MOVES;

/// Something is wrong at a byte of the file.
#[derive(Debug)]
pub(super) enum Fault {
    /// It does not keep to the format.
    Malformed { at: usize, message: String },
    /// It is a record of no legal game.
    Illegal { at: usize, error: RecordError },
    /// There is too much of something.
    TooMany { unit: &'static str, most: usize },
}

impl Fault {
    pub(super) fn at(at: usize, message: impl Into<String>) -> Fault {
        Fault::Malformed { at, message: message.into() }
    }
}

/// The next part of a file.
#[derive(Debug)]
pub(super) enum Part<'b> {
    /// `(`: a game begins, or a variation.
    Open,
    /// A node with its properties.
    Node(Node<'b>),
    /// `)`: it ends. The last one of a game has the depth 0.
    Close { depth: usize },
}

#[derive(Debug)]
pub(super) struct Node<'b> {
    /// Where its `;` is.
    pub(super) at: usize,
    pub(super) properties: Vec<Property<'b>>,
}

#[derive(Debug)]
pub(super) struct Property<'b> {
    /// Where its name begins.
    pub(super) at: usize,
    /// The name, in capitals and digits.
    pub(super) name: String,
    /// The values; there is at least one.
    pub(super) values: Vec<Value<'b>>,
}

impl<'b> Node<'b> {
    /// The property with this name, if there is one.
    pub(super) fn property(&self, name: &str) -> Option<&Property<'b>> {
        self.properties.iter().find(|property| property.name == name)
    }
}

impl<'b> Property<'b> {
    /// The value of a property that has one.
    pub(super) fn value(&self) -> Result<Value<'b>, Fault> {
        match self.values.get(1) {
            None => Ok(self.values[0]),
            Some(second) => {
                let message = format!("{} has one value, and this is another", self.name);
                Err(Fault::at(second.at - 1, message))
            }
        }
    }
}

/// What stands between brackets, escapes included.
#[derive(Debug, Clone, Copy)]
pub(super) struct Value<'b> {
    /// Where it begins, after the bracket.
    pub(super) at: usize,
    pub(super) raw: &'b [u8],
}

/// What came last, which says what may follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Last {
    Nothing,
    Open,
    Node,
    Close,
}

/// Takes a file apart.
#[derive(Debug)]
pub(super) struct Parts<'b> {
    bytes: &'b [u8],
    at: usize,
    last: Last,
    // Where the game began whose parts are read, and how many trees are open.
    begin: usize,
    depth: usize,
    nodes: usize,
    values: usize,
}

impl<'b> Parts<'b> {
    /// The parts of what follows `at`.
    pub(super) const fn new(bytes: &'b [u8], at: usize) -> Parts<'b> {
        Parts { bytes, at, last: Last::Nothing, begin: at, depth: 0, nodes: 0, values: 0 }
    }

    /// The next part, or `None` at the end of the file.
    pub(super) fn next(&mut self) -> Result<Option<Part<'b>>, Fault> {
        if self.depth == 0 {
            return self.between_games();
        }
        self.skip_blanks();
        let at = self.at;
        match (self.peek(), self.last) {
            (None, _) => Err(Fault::at(self.begin, "the game that begins here is not closed by )")),
            (Some(b';'), Last::Close) => {
                Err(Fault::at(at, "a node cannot follow variations: it belongs before them"))
            }
            (Some(b';'), _) => self.node().map(Some),
            (Some(_), Last::Open) => Err(Fault::at(at, "a game or a variation begins with (;")),
            (Some(b'('), _) => Ok(Some(self.open())),
            (Some(b')'), _) => Ok(Some(self.close())),
            (Some(b'['), _) => Err(Fault::at(at, "a value follows the name of a property")),
            (Some(_), _) => Err(Fault::at(at, self.stray())),
        }
    }

    /// Looks for the next game. Letters and the like may come before the first one, and text
    /// without brackets after any.
    fn between_games(&mut self) -> Result<Option<Part<'b>>, Fault> {
        let is_first = self.last == Last::Nothing;
        while let Some(byte) = self.peek() {
            match byte {
                b'(' if begins_tree(&self.bytes[self.at..]) => {
                    self.begin = self.at;
                    return Ok(Some(self.open()));
                }
                b'(' | b')' | b';' | b'[' | b']' if !is_first => {
                    let message = "this is outside of every game, which begin with (;";
                    return Err(Fault::at(self.at, message));
                }
                _ => self.at += 1,
            }
        }
        if is_first {
            return Err(Fault::at(self.begin, "there is no game here: a game begins with (;"));
        }
        Ok(None)
    }

    const fn open(&mut self) -> Part<'b> {
        self.at += 1;
        self.depth += 1;
        self.last = Last::Open;
        Part::Open
    }

    const fn close(&mut self) -> Part<'b> {
        self.at += 1;
        self.depth -= 1;
        self.last = Last::Close;
        Part::Close { depth: self.depth }
    }

    fn node(&mut self) -> Result<Part<'b>, Fault> {
        let mut node = Node { at: self.at, properties: Vec::new() };
        self.at += 1;
        self.last = Last::Node;
        self.nodes += 1;
        if self.nodes > MOST_MOVES {
            return Err(Fault::TooMany { unit: "moves", most: MOST_MOVES });
        }
        loop {
            self.skip_blanks();
            if !self.peek().is_some_and(|byte| byte.is_ascii_alphanumeric()) {
                return Ok(Part::Node(node));
            }
            node.properties.push(self.property()?);
        }
    }

    fn property(&mut self) -> Result<Property<'b>, Fault> {
        let at = self.at;
        let rest = &self.bytes[at..];
        let length = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
        self.at += length;
        let written = String::from_utf8_lossy(&rest[..length]);
        let name: String = written.chars().filter(|c| !c.is_ascii_lowercase()).collect();
        if !name.bytes().any(|byte| byte.is_ascii_uppercase()) {
            let written = Excerpt(&written);
            return Err(Fault::at(
                at,
                format!("{written} is no property: it has no capital letter"),
            ));
        }
        let mut values = Vec::with_capacity(1);
        loop {
            self.skip_blanks();
            if self.peek() != Some(b'[') {
                break;
            }
            values.push(self.value()?);
        }
        if values.is_empty() {
            let message = format!("the property {} has no value in brackets", Excerpt(&name));
            return Err(Fault::at(at, message));
        }
        Ok(Property { at, name, values })
    }

    fn value(&mut self) -> Result<Value<'b>, Fault> {
        self.values += 1;
        if self.values > MOST_VALUES {
            return Err(Fault::TooMany { unit: "values of properties", most: MOST_VALUES });
        }
        let bracket = self.at;
        let at = bracket + 1;
        let mut end = at;
        loop {
            match self.bytes.get(end) {
                Some(b']') => break,
                Some(b'\\') => end += 2,
                Some(_) => end += 1,
                None => return Err(Fault::at(bracket, "the value that begins here has no ]")),
            }
        }
        self.at = end + 1;
        Ok(Value { at, raw: &self.bytes[at..end] })
    }

    fn stray(&self) -> String {
        let end = self.bytes.len().min(self.at + 4);
        let rest = String::from_utf8_lossy(&self.bytes[self.at..end]);
        let character: String = rest.chars().take(1).collect();
        format!("{} does not belong here: a property, ;, ( or ) does", Excerpt(&character))
    }

    fn skip_blanks(&mut self) {
        while self.peek().is_some_and(is_blank) {
            self.at += 1;
        }
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }
}

/// Whether a game begins anywhere in the text, told by its first property.
pub(super) fn has_tree(bytes: &[u8]) -> bool {
    let mut at = 0;
    while let Some(found) = bytes[at..].iter().position(|&byte| byte == b'(') {
        at += found + 1;
        let blanks = blanks(&bytes[at..]);
        let Some(node) = bytes[at + blanks..].strip_prefix(b";") else {
            at += blanks;
            continue;
        };
        let node = &node[self::blanks(node)..];
        let name = node.iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
        let value = &node[name..];
        if name > 0 && value.get(self::blanks(value)) == Some(&b'[') {
            return true;
        }
        // A name has no ( in it, nor have blanks: nothing is looked at twice.
        at = bytes.len() - value.len();
    }
    false
}

/// Whether the bytes begin with `(;`.
pub(super) fn begins_tree(bytes: &[u8]) -> bool {
    // Where brackets stand one after the other, none but the last looks past the next.
    bytes.get(1 + blanks(&bytes[1..])) == Some(&b';')
}

fn blanks(bytes: &[u8]) -> usize {
    bytes.iter().take_while(|&&byte| is_blank(byte)).count()
}

/// Blanks of all kinds, and the control characters, which some programs write.
const fn is_blank(byte: u8) -> bool {
    byte <= b' '
}
