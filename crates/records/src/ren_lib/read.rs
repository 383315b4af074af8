use boardwright::Specification;
use boardwright_core::NodeId;

use super::node::{
    COMMENT, EXTENSION, LEAF, MARKED, NO_MOVE, OLD_COMMENT, Remark, SIBLING, START, TEXT,
};
use super::{HEADER, LATEST, MARK, PASS, SIZE, text};
use crate::gomoku::{self, Point, settle};
use crate::lines::malformed;
use crate::{Entry, MOST_MOVES, Place, ReadError, Record};

pub(crate) fn recognise(bytes: &[u8]) -> bool {
    bytes.starts_with(MARK)
}

pub(crate) fn read(bytes: &[u8], game: Option<&Specification>) -> Result<Vec<Record>, ReadError> {
    let specification = gomoku::specification(game, SIZE, None, "rule=freestyle,passes=on");
    let record = Record::new(specification.map_err(ReadError::Game)?);
    let mut reader = Reader { source: Source { bytes, at: 0 }, record, nodes: Vec::new() };
    reader.header()?;
    reader.tree()?;
    let Reader { source, record, nodes } = reader;
    let place = |node| {
        let index = nodes.binary_search_by_key(&node, |&(node, _)| node).ok()?;
        Some(Place::Byte(nodes[index].1))
    };
    let end = Place::Byte(source.at);
    Ok(vec![settle(record, place, Some(end), |_| None)?])
}

struct Source<'b> {
    bytes: &'b [u8],
    at: usize,
}

/// A node as the file has it.
struct Node {
    offset: usize,
    point: u8,
    flags: u8,
    remark: Remark,
}

impl Node {
    const fn is(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    fn fault(&self, message: impl Into<String>) -> ReadError {
        malformed(Place::Byte(self.offset), message)
    }
}

impl Source<'_> {
    const fn is_at_end(&self) -> bool {
        self.at >= self.bytes.len()
    }

    fn pair(&mut self) -> Result<[u8; 2], ReadError> {
        let pair = self.bytes.get(self.at..).and_then(|rest| rest.first_chunk());
        let pair = *pair.ok_or_else(|| {
            malformed(Place::Byte(self.bytes.len()), "the library is cut short here")
        })?;
        self.at += 2;
        Ok(pair)
    }

    fn node(&mut self) -> Result<Node, ReadError> {
        let offset = self.at;
        let [point, flags] = self.pair()?;
        let mut node = Node { offset, point, flags, remark: Remark::default() };
        let extension = if node.is(EXTENSION) { self.extension()? } else { [0, 0] };
        // RenLib too reads no second comment after an old one.
        if node.is(OLD_COMMENT) {
            node.remark.comment = text::comment(&self.old_text()?);
        } else if node.is(COMMENT) {
            node.remark.comment = text::comment(self.text()?);
        }
        if extension == TEXT {
            node.remark.text = text::decode(self.text()?);
        }
        node.remark.is_marked = node.is(MARKED);
        node.remark.is_start = node.is(START);
        Ok(node)
    }

    fn extension(&mut self) -> Result<[u8; 2], ReadError> {
        let offset = self.at;
        let extension = self.pair()?;
        if extension != TEXT && extension != [0, 0] {
            let [high, low] = extension;
            let message = format!("the flags {high:02x} {low:02x} are unknown");
            return Err(malformed(Place::Byte(offset), message));
        }
        Ok(extension)
    }

    /// The bytes up to a zero, which fills a pair of bytes.
    fn text(&mut self) -> Result<&[u8], ReadError> {
        let start = self.at;
        loop {
            let pair = self.pair()?;
            if let Some(zero) = pair.iter().position(|&byte| byte == 0) {
                return Ok(&self.bytes[start..self.at - 2 + zero]);
            }
        }
    }

    /// The bytes, in Latin-1, up to one with the highest bit, which fills a pair of bytes.
    fn old_text(&mut self) -> Result<Vec<u8>, ReadError> {
        let mut bytes = Vec::new();
        loop {
            for byte in self.pair()? {
                bytes.push(text::old_character(byte));
                if byte & 0x80 != 0 {
                    return Ok(bytes);
                }
            }
        }
    }
}

struct Reader<'b> {
    source: Source<'b>,
    record: Record,
    /// The nodes with their offsets, in the order in which they were added.
    nodes: Vec<(NodeId, usize)>,
}

impl Reader<'_> {
    fn header(&mut self) -> Result<(), ReadError> {
        let bytes = self.source.bytes;
        let centre = write_point("h8").map(|point| [point]).unwrap_or_default();
        if bytes.starts_with(&centre) {
            return Ok(());
        }
        if !bytes.starts_with(MARK) {
            return Err(malformed(Place::Byte(0), "this does not begin like a library"));
        }
        if bytes.len() < HEADER {
            return Err(malformed(Place::Byte(bytes.len()), "the header is cut short here"));
        }
        let [major, minor] = [bytes[MARK.len()], bytes[MARK.len() + 1]];
        if [major, minor] > LATEST {
            let [last, least] = LATEST;
            let message =
                format!("the version {major}.{minor} is unknown: {last}.{least} is the last");
            return Err(malformed(Place::Byte(MARK.len()), message));
        }
        self.source.at = HEADER;
        Ok(())
    }

    fn tree(&mut self) -> Result<(), ReadError> {
        let first = self.source.node()?;
        let has_root = first.point == 0;
        if has_root {
            if first.is(SIBLING) {
                return Err(first.fault("nothing can stand beside the root"));
            }
            let is_alone = first.is(LEAF);
            self.record.details.comment = first.remark.comment.clone();
            self.record.details.other.extend(first.remark.kept());
            if !self.source.is_at_end() && !is_alone {
                let next = self.source.node()?;
                self.below_root(next, has_root)?;
            }
        } else if self.source.is_at_end() && first.flags & (SIBLING | LEAF) == 0 {
            // RenLib does not say of a lone first move that nothing is below it.
            self.add(NodeId::ROOT, first, has_root)?;
        } else {
            self.below_root(first, has_root)?;
        }
        if !self.source.is_at_end() {
            let end = Place::Byte(self.source.at);
            return Err(malformed(end, "the tree is complete, and nothing belongs after it"));
        }
        Ok(())
    }

    /// Reads everything below the root, of which `node` is the first.
    fn below_root(&mut self, mut node: Node, has_root: bool) -> Result<(), ReadError> {
        // The nodes below which levels are open.
        let mut open = Vec::new();
        let mut parent = NodeId::ROOT;
        let mut count = 0;
        loop {
            count += 1;
            if count > MOST_MOVES {
                return Err(ReadError::TooLarge { size: count, most: MOST_MOVES, unit: "moves" });
            }
            if node.is(SIBLING) {
                open.push(parent);
            }
            let is_leaf = node.is(LEAF);
            let added = self.add(parent, node, has_root)?;
            let next = if is_leaf { open.pop() } else { Some(added) };
            match next {
                Some(next) => parent = next,
                None => return Ok(()),
            }
            node = self.source.node()?;
        }
    }

    /// Adds a node below `parent` and returns it; a point that is no move is written down there.
    fn add(&mut self, parent: NodeId, node: Node, has_root: bool) -> Result<NodeId, ReadError> {
        let point = read_point(node.point);
        if node.point != 0 && point.is_none() {
            return Err(node.fault(format!("{:02x} is no point", node.point)));
        }
        if node.is(NO_MOVE) {
            let Some(point) = point else { return Err(node.fault("a pass that is no move")) };
            if !node.is(LEAF) {
                return Err(node.fault("nothing can follow a point that is no move"));
            }
            let kept = node.remark.kept_at(point);
            match self.record.moves.get_mut(parent) {
                Some(entry) => entry.remarks_mut().other.push(kept),
                None => self.record.details.other.push(kept),
            }
            return Ok(parent);
        }
        if point.is_none() && !has_root {
            return Err(node.fault("a pass in a library without a root"));
        }
        let mut entry = Entry::new(point.map_or(PASS.to_owned(), |point| point.to_string()));
        if node.remark != Remark::default() {
            let remarks = entry.remarks_mut();
            remarks.other.extend(node.remark.kept());
            remarks.comment = node.remark.comment;
        }
        let added = self.record.moves.add(parent, entry);
        self.nodes.push((added, node.offset));
        Ok(added)
    }
}

fn read_point(byte: u8) -> Option<Point> {
    let (row, column) = (usize::from(byte >> 4), usize::from(byte & 0x0F));
    (row < SIZE && column > 0).then(|| Point::from_top(column - 1, row, SIZE))
}

/// The byte of the point with this name.
pub(super) fn write_point(name: &str) -> Option<u8> {
    let point = Point::read(name, SIZE)?;
    // A row and a column of 15 fill half a byte each.
    Some((point.row_from_top(SIZE) << 4 | (point.column + 1)) as u8)
}
