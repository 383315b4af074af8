use boardwright_core::Reason;

use crate::Shape;

/// What counts as a line: an unbroken run of one player's stones that is long enough, or exactly
/// as long as it must be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Line {
    length: u8,
    exact: bool,
}

impl Line {
    /// `length` stones or more.
    pub const fn at_least(length: u8) -> Line {
        Line { length, exact: false }
    }

    /// `length` stones and no more: a longer run is nothing.
    pub const fn exactly(length: u8) -> Line {
        Line { length, exact: true }
    }

    /// How many stones it takes.
    #[inline]
    pub const fn length(self) -> u8 {
        self.length
    }

    /// Whether a longer run is nothing.
    #[inline]
    pub const fn is_exact(self) -> bool {
        self.exact
    }

    /// Whether a run of this length is a line.
    #[inline]
    pub const fn accepts(self, run: usize) -> bool {
        if self.exact { run == self.length as usize } else { run >= self.length as usize }
    }

    /// How many cells beyond the last stone, each way, decide whether that stone makes a line:
    /// `length - 1`, and one more where a longer run must be told from a line.
    #[inline]
    pub const fn reach(self) -> usize {
        if self.exact { self.length as usize } else { (self.length as usize).saturating_sub(1) }
    }

    /// Checks that a grid of this shape can hold such a line.
    ///
    /// # Errors
    ///
    /// [`LineError`] if the line is shorter than 2 or longer than the longest side.
    pub fn check_fits<const D: usize>(self, shape: Shape<D>) -> Result<(), LineError> {
        let longest = shape.longest_side();
        if self.length < 2 {
            Err(LineError::TooShort { length: self.length })
        } else if self.length > longest {
            Err(LineError::TooLong { length: self.length, longest })
        } else {
            Ok(())
        }
    }
}

/// Why a line does not suit a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LineError {
    /// Every stone would be a line by itself.
    #[error("a line of {length} is too short: it takes at least 2")]
    TooShort {
        /// The length that was asked for.
        length: u8,
    },
    /// No line could ever be made.
    #[error("a line of {length} does not fit: the longest side of the board is {longest}")]
    TooLong {
        /// The length that was asked for.
        length: u8,
        /// The longest side of the board.
        longest: u8,
    },
}

impl Reason for LineError {
    fn reason(&self) -> &'static str {
        "bad_parameter"
    }
}
