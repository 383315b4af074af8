use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::frame::Item;

/// When an item is seen, in plies since the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Span {
    /// From the frame after this ply on.
    pub(crate) from: usize,
    /// Up to the frame after this ply, in which it is gone; `None` if it is there at the end.
    pub(crate) until: Option<usize>,
}

impl Span {
    /// From the start to the end.
    pub(crate) const WHOLE: Span = Span { from: 0, until: None };
}

/// Collects the spans of everything that is seen in a row of frames.
#[derive(Default)]
pub(crate) struct Spans {
    /// What the last frame showed, and since when.
    seen: BTreeMap<Item, usize>,
    gone: Vec<(Item, Span)>,
}

impl Spans {
    /// Adds the frame after this ply.
    pub(crate) fn add(&mut self, ply: usize, items: Vec<Item>) {
        let before = core::mem::take(&mut self.seen);
        for item in items {
            let since = before.get(&item).copied().unwrap_or(ply);
            self.seen.insert(item, since);
        }
        for (item, from) in before {
            if !self.seen.contains_key(&item) {
                self.gone.push((item, Span { from, until: Some(ply) }));
            }
        }
    }

    /// Everything that was seen, in the order of painting.
    pub(crate) fn finish(mut self) -> Vec<(Item, Span)> {
        let staying = self.seen.into_iter();
        self.gone.extend(staying.map(|(item, from)| (item, Span { from, until: None })));
        self.gone.sort_unstable();
        self.gone
    }
}
