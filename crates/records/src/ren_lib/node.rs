use super::SIZE;
use crate::gomoku::Point;

pub(super) const SIBLING: u8 = 0x80;
pub(super) const LEAF: u8 = 0x40;
pub(super) const OLD_COMMENT: u8 = 0x20;
pub(super) const MARKED: u8 = 0x10;
pub(super) const COMMENT: u8 = 0x08;
pub(super) const START: u8 = 0x04;
pub(super) const NO_MOVE: u8 = 0x02;
pub(super) const EXTENSION: u8 = 0x01;
/// The extension of a node whose point has a text.
pub(super) const TEXT: [u8; 2] = [0x00, 0x01];

/// Under what is kept what a record has no place for.
pub(super) const NAMES: [&str; 4] = ["mark", "start", "text", "point"];

/// What a node tells besides its point.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Remark {
    pub(super) comment: String,
    pub(super) text: String,
    pub(super) is_marked: bool,
    pub(super) is_start: bool,
}

impl Remark {
    /// The names and values under which a record keeps it, the comment aside.
    pub(super) fn kept(&self) -> impl Iterator<Item = (String, Vec<String>)> {
        let [mark, start, text, _] = NAMES.map(str::to_owned);
        let words = [(self.is_marked, mark), (self.is_start, start)];
        let words = words.into_iter().filter(|&(is_there, _)| is_there);
        let text = (!self.text.is_empty()).then(|| (text, vec![self.text.clone()]));
        words.map(|(_, name)| (name, Vec::new())).chain(text)
    }

    /// The same for a point that is no move.
    pub(super) fn kept_at(self, point: Point) -> (String, Vec<String>) {
        let [mark, start, _, name] = NAMES.map(str::to_owned);
        let mut values = vec![point.to_string(), self.text, self.comment];
        values.extend(self.is_marked.then_some(mark));
        values.extend(self.is_start.then_some(start));
        (name, values)
    }

    /// What a record keeps: the remark, and the points that are no moves. `None` if it is not what
    /// reading would give.
    pub(super) fn of(
        comment: &str,
        kept: &[(String, Vec<String>)],
    ) -> Option<(Remark, Vec<(Point, Remark)>)> {
        let mut remark = Remark { comment: comment.to_owned(), ..Remark::default() };
        let mut points = Vec::new();
        for (name, values) in kept {
            match (name.as_str(), values.as_slice()) {
                ("mark", []) => remark.is_marked = true,
                ("start", []) => remark.is_start = true,
                ("text", [text]) => remark.text.clone_from(text),
                ("point", [point, text, comment, words @ ..]) => {
                    let has = |word: &str| words.iter().any(|one| one == word);
                    let (is_marked, is_start) = (has("mark"), has("start"));
                    let (text, comment) = (text.clone(), comment.clone());
                    let remark = Remark { comment, text, is_marked, is_start };
                    points.push((Point::read(point, SIZE)?, remark));
                }
                _ => return None,
            }
        }
        let again = points.iter().map(|(point, remark)| remark.clone().kept_at(*point));
        let is_held = remark.kept().chain(again).eq(kept.iter().cloned());
        is_held.then_some((remark, points))
    }
}
