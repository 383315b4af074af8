use crate::windows::{CENTRE, Window};

/// The lowest place at which five cells in a row that hold the point can begin, so that the cell
/// before them is in the window, and how many such places there are.
const FIRST_FIVE: usize = CENTRE - 4;
const FIVES: usize = 5;
const FIVE: u16 = 0b11111;

/// Likewise for four cells in a row and the cell on either side of them.
const FIRST_FOUR: usize = CENTRE - 3;
/// So many straight fours can hold the point at most.
pub(crate) const FOURS: usize = 4;
const FOUR: u16 = 0b1111;

/// The four cells on either side of the point.
const NEAR: u16 = (FOUR << (CENTRE - 4)) | (FOUR << (CENTRE + 1));

/// What a stone on the point in the middle of a window is part of. The rules are numbered as in
/// [`Fouls`](crate::Fouls).
impl Window {
    /// The own stones within four cells of the point, the point left out.
    #[inline]
    fn near(self) -> u16 {
        self.own & NEAR
    }

    /// Whether a three or a four may be here at all: it takes two stones besides the point.
    #[inline]
    pub(crate) fn may_hold_shape(self) -> bool {
        let near = self.near();
        near & near.wrapping_sub(1) != 0
    }

    /// Whether a run of five, or two fours, may be here: it takes four stones besides the point.
    #[inline]
    pub(crate) fn may_hold_five(self) -> bool {
        let mut near = self.near();
        for _ in 0..3 {
            near &= near.wrapping_sub(1);
        }
        near != 0
    }

    /// Whether a three may be here: a further stone would make a straight four.
    #[inline]
    pub(crate) fn may_hold_three(self) -> bool {
        self.straight_fours().next().is_some()
    }

    /// The length of the run through the point, up to the edges of the window.
    #[inline]
    pub(crate) fn run(self) -> u32 {
        let after = (self.own >> CENTRE).trailing_ones();
        let before = (self.own << (15 - CENTRE)).leading_ones();
        after + before - 1
    }

    /// The stones of each four, as bits of the window: the sets of four stones that one more stone
    /// makes a run of exactly five that holds the point. Each set is there once.
    #[inline]
    pub(crate) fn fours(self) -> impl Iterator<Item = u16> {
        // A straight four has a point at either end, but it is one set of stones and so one four.
        // The two ways to see it come one after the other.
        let mut last = 0;
        (FIRST_FIVE..FIRST_FIVE + FIVES).filter_map(move |place| {
            let cells = FIVE << place;
            let stones = cells & self.own;
            let is_longer = self.own & ends(place, FIVES) != 0;
            if is_longer || stones == last || !self.is_one_free(cells & !self.own) {
                return None;
            }
            last = stones;
            Some(stones)
        })
    }

    /// The free cells on which one more stone makes a straight four that holds the point: a run of
    /// exactly four with both ends empty, each of which makes a run of exactly five. With each, as
    /// bits of the window, the three stones that are there already.
    #[inline]
    pub(crate) fn straight_fours(self) -> impl Iterator<Item = (u16, u16)> {
        (FIRST_FOUR..FIRST_FOUR + FOURS).filter_map(move |place| {
            let cells = FOUR << place;
            let gap = cells & !self.own;
            let open = ends(place, FOURS);
            let beyond = ends(place - 1, FOURS + 2);
            let is_straight = self.free & open == open && self.own & beyond == 0;
            (is_straight && self.is_one_free(gap)).then_some((gap, cells & self.own))
        })
    }

    /// The stones of the run through the point, as bits of the window, which may cut it short.
    pub(crate) fn stones_of_run(self) -> u16 {
        let first = CENTRE as u32 + 1 - (self.own << (15 - CENTRE)).leading_ones();
        ((1 << self.run()) - 1) << first
    }

    /// Whether the cells with these bits are one cell, and free.
    #[inline]
    fn is_one_free(self, cells: u16) -> bool {
        cells & self.free != 0 && cells & (cells - 1) == 0
    }
}

/// The cell before and the cell after a run of `length` cells that begins at `place`.
#[inline]
const fn ends(place: usize, length: usize) -> u16 {
    (1 << (place - 1)) | (1 << (place + length))
}
