use core::fmt::Debug;
use core::hash::Hash;

use crate::Line;

/// A line of cells as a word of bits: the stones of the first colour in its lower half, those of the
/// second in its upper half. The first bit of each half is always empty, so that no run goes from
/// one half into the other, nor round the end of the word; the cell at place 0 comes next.
pub trait Word: Copy + Debug + Eq + Hash {
    /// A line without stones.
    const EMPTY: Self;

    /// Whether there is a stone of this colour, 0 or 1, on the cell `at` this place of the line.
    fn has(self, at: u32, colour: usize) -> bool;

    /// Puts a stone there, and tells the length of its run.
    fn set(&mut self, at: u32, colour: usize) -> Runs;

    /// Takes away the stone there.
    fn clear(&mut self, at: u32);

    /// How many stones of this colour follow the cell without a gap, after it and before it.
    fn arms(self, at: u32, colour: usize) -> [usize; 2];
}

macro_rules! word {
    ($word:ty, $half:expr) => {
        impl Word for $word {
            const EMPTY: $word = 0;

            #[inline]
            fn has(self, at: u32, colour: usize) -> bool {
                self & (2 << (at + $half * colour as u32)) != 0
            }

            #[inline]
            fn set(&mut self, at: u32, colour: usize) -> Runs {
                let at = at + $half * colour as u32;
                *self |= 2 << at;
                Runs::of_window(self.rotate_right(at.wrapping_sub(Runs::REACH - 1)) as usize)
            }

            #[inline]
            fn clear(&mut self, at: u32) {
                *self &= !((2 | 2 << $half) << at);
            }

            #[inline]
            fn arms(self, at: u32, colour: usize) -> [usize; 2] {
                let bit = 1 + at + $half * colour as u32;
                let after = self.rotate_right(bit + 1).trailing_ones();
                let before = self.rotate_right(bit).leading_ones();
                [after as usize, before as usize]
            }
        }
    };
}

word!(u32, 16);
word!(u64, 32);

/// The lengths of some runs: bit n for a run of n stones, the last bit for longer ones too.
#[derive(Debug, Clone, Copy)]
pub struct Runs(u8);

impl Runs {
    /// The length from which on runs are not told apart.
    const LONGEST: u32 = 6;

    /// How far a window reaches from its middle, to tell runs up to that length.
    const REACH: u32 = Self::LONGEST - 1;

    const WINDOWS: usize = 1 << (2 * Self::REACH + 1);

    /// No run.
    pub(crate) const NONE: Runs = Runs(0);

    /// The run through the middle of a window of 11 cells. Looking it up takes half as many
    /// instructions as counting bits both ways.
    #[inline]
    fn of_window(window: usize) -> Runs {
        static TABLE: [u8; Runs::WINDOWS] = Runs::table();
        Runs(TABLE[window % Self::WINDOWS])
    }

    const fn table() -> [u8; Self::WINDOWS] {
        let mut table = [0; Self::WINDOWS];
        let mut window = 0;
        while window < Self::WINDOWS {
            let after = (window as u32 >> Self::REACH >> 1).trailing_ones();
            let before = ((window as u32) << (u32::BITS - Self::REACH)).leading_ones();
            let length = 1 + after + before;
            table[window] = 1 << if length < Self::LONGEST { length } else { Self::LONGEST };
            window += 1;
        }
        table
    }

    /// These runs and those.
    #[inline]
    pub(crate) const fn and(self, others: Runs) -> Runs {
        Runs(self.0 | others.0)
    }

    /// Whether one of the runs is such a line; for lines of lengths that are not told apart, whether
    /// one may be.
    #[inline]
    pub(crate) const fn may_make(self, line: Line) -> bool {
        let length = line.length() as u32;
        let length = if length < Self::LONGEST { length } else { Self::LONGEST };
        let lines = if line.is_exact() { 1 << length } else { u8::MAX << length };
        self.0 & lines != 0
    }
}
