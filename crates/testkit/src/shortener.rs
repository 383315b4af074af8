/// Looks for the shortest part of a list that still does something: leaves out pieces, long ones
/// first, then shorter ones, until no single item can go.
///
/// Ask for a [`candidate`](Shortener::candidate), try it, and [`keep`](Shortener::keep) or
/// [`restore`](Shortener::restore) it.
#[derive(Debug, Clone)]
pub(crate) struct Shortener<T> {
    items: Vec<T>,
    // The piece that is left out: `length` items from `start` on.
    start: usize,
    length: usize,
    kept_one: bool,
}

impl<T: Clone> Shortener<T> {
    pub(crate) fn new(items: Vec<T>) -> Shortener<T> {
        let length = items.len().max(1);
        Shortener { items, start: 0, length, kept_one: false }
    }

    /// The shortest list kept so far.
    pub(crate) fn items(&self) -> &[T] {
        &self.items
    }

    /// The next list to try; `None` when there is no shorter one.
    pub(crate) fn candidate(&mut self) -> Option<Vec<T>> {
        while self.start >= self.items.len() {
            // Single items are tried again as long as leaving one out helps.
            if self.length == 1 && !self.kept_one || self.items.is_empty() {
                return None;
            }
            self.length = (self.length / 2).max(1);
            self.start = 0;
            self.kept_one = false;
        }
        Some(self.without_piece())
    }

    /// The candidate will do: it takes the place of the list.
    pub(crate) fn keep(&mut self) {
        self.items = self.without_piece();
        self.kept_one = true;
    }

    /// The candidate will not do.
    pub(crate) fn restore(&mut self) {
        self.start += self.length;
    }

    fn without_piece(&self) -> Vec<T> {
        let end = self.items.len().min(self.start + self.length);
        [&self.items[..self.start], &self.items[end..]].concat()
    }
}
