use boardwright_core::NodeId;

use super::node::{COMMENT, EXTENSION, LEAF, MARKED, NAMES, NO_MOVE, Remark, SIBLING, START, TEXT};
use super::read::write_point;
use super::{LATEST, MARK, PASS, SIZE, WITHOUT_ROOT, text};
use crate::gomoku::{Held, Point, Writing};
use crate::{Format, Record, WriteError};

pub(crate) fn write(record: &Record) -> Result<Vec<u8>, WriteError> {
    let writing = Writing::new(record, Format::Lib)?;
    let size = writing.size;
    writing.refuse(size != SIZE, &format!("a board of {size} x {size}"))?;
    writing.no_start()?;
    writing.details(&[Held::Comment], &NAMES)?;
    let stated = writing.result()?;
    writing.refuse(stated.is_some(), "a result that the moves do not give")?;

    let details = &record.details;
    let root = Remark::of(&details.comment, &details.other);
    let (root, points) = root.ok_or_else(|| writing.refusal("such marks of the start"))?;
    let has_root = root != Remark::default() || !points.is_empty() || !starts_with_centre(record);
    let mut out = Out { writing, bytes: MARK.to_vec() };
    out.bytes.extend(if has_root { LATEST } else { WITHOUT_ROOT });
    out.bytes.extend([0xFF; 10]);
    if has_root {
        let is_leaf = points.is_empty() && record.moves.is_empty();
        out.node(0, if is_leaf { LEAF } else { 0 }, &root)?;
        out.points(&points, !record.moves.is_empty())?;
    }
    for node in record.moves.walk() {
        out.entry(node)?;
    }
    Ok(out.bytes)
}

/// Whether RenLib does without a root: every line starts with the centre, and nobody passes.
fn starts_with_centre(record: &Record) -> bool {
    let mut first = record.moves.children(NodeId::ROOT);
    let is_centre = first.next().is_some_and(|node| record.moves[node].text == "h8");
    let nobody_passes = || record.moves.walk().all(|node| record.moves[node].text != PASS);
    is_centre && first.next().is_none() && nobody_passes()
}

struct Out<'r> {
    writing: Writing<'r>,
    bytes: Vec<u8>,
}

impl Out<'_> {
    /// A node of the record, with the points that are no moves below it.
    fn entry(&mut self, node: NodeId) -> Result<(), WriteError> {
        let moves = &self.writing.record.moves;
        let entry = &moves[node];
        let point = match entry.text.as_str() {
            PASS => 0,
            text => write_point(text)
                .ok_or_else(|| self.writing.refusal(format!("the move {text:?}")))?,
        };
        let (remark, points) = match entry.remarks.as_deref() {
            None => Default::default(),
            Some(remarks) => {
                self.writing.refuse(remarks.time.is_some(), "times")?;
                Remark::of(&remarks.comment, &remarks.other)
                    .ok_or_else(|| self.writing.refusal("such marks of a move"))?
            }
        };
        let has_children = moves.first_child(node).is_some();
        let is_leaf = points.is_empty() && !has_children;
        let sibling = if moves.next_sibling(node).is_some() { SIBLING } else { 0 };
        self.node(point, sibling | if is_leaf { LEAF } else { 0 }, &remark)?;
        self.points(&points, has_children)
    }

    /// The points below a node that are no moves. They come before the moves, `has_more` of which
    /// says whether there are any.
    fn points(&mut self, points: &[(Point, Remark)], has_more: bool) -> Result<(), WriteError> {
        for (index, (point, remark)) in points.iter().enumerate() {
            let is_last = index + 1 == points.len() && !has_more;
            let sibling = if is_last { 0 } else { SIBLING };
            let point = write_point(&point.to_string()).unwrap_or_default();
            self.node(point, sibling | LEAF | NO_MOVE, remark)?;
        }
        Ok(())
    }

    fn node(&mut self, point: u8, mut flags: u8, remark: &Remark) -> Result<(), WriteError> {
        let comment = text::comment_bytes(&remark.comment);
        let comment =
            comment.ok_or_else(|| self.writing.refusal("such characters in a comment"))?;
        self.writing.refuse(remark.text.contains('\0'), "such characters in a text")?;
        let wanted = [
            (remark.is_marked, MARKED),
            (remark.is_start, START),
            (!comment.is_empty(), COMMENT),
            (!remark.text.is_empty(), EXTENSION),
        ];
        flags |=
            wanted.iter().filter(|(is_there, _)| *is_there).fold(0, |sum, (_, flag)| sum | flag);
        self.bytes.extend([point, flags]);
        if flags & EXTENSION != 0 {
            self.bytes.extend(TEXT);
        }
        if flags & COMMENT != 0 {
            self.text(&comment);
        }
        if flags & EXTENSION != 0 {
            self.text(&text::encode(&remark.text));
        }
        Ok(())
    }

    /// A text with a zero, or two, to fill a pair of bytes.
    fn text(&mut self, text: &[u8]) {
        self.bytes.extend(text);
        self.bytes.extend(if text.len().is_multiple_of(2) { &[0, 0][..] } else { &[0] });
    }
}
