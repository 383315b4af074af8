//! What the pictures are made of: a set of symbols and colours for each kind of board.
//!
//! Symbols are drawn about the middle of a cell. Their names and classes begin with the name of
//! the kind of board, so that several pictures can stand in one page. A selector names one class
//! and no more: what stands outside a symbol says nothing about what is in it.

mod points;
mod slots;
mod squares;

use alloc::string::String;

use boardwright::Surface;

use crate::layout::Layout;

/// How a kind of board is drawn.
pub(crate) struct Art {
    /// With which word names of symbols and classes begin.
    pub(crate) name: &'static str,
    /// From the middle of a cell to the next, in pixels.
    pub(crate) pitch: usize,
    /// The outer radius of a stone.
    pub(crate) radius: usize,
    /// Colours for everyone, and those that are others in the dark.
    pub(crate) style: &'static str,
    pub(crate) dark: &'static str,
    /// The symbols: a stone of each look, `win` and `last`.
    pub(crate) symbols: &'static str,
    /// Draws the board without anything on it.
    pub(crate) board: fn(&Layout, &mut String),
    /// The base line of a move number from the middle of the cell.
    pub(crate) number: (isize, isize),
    /// The size of a move number of up to 2, of 3, of 4 and of more digits.
    pub(crate) number_sizes: [u8; 4],
}

impl Art {
    pub(crate) fn of(surface: Surface) -> &'static Art {
        match surface {
            Surface::Slots => &slots::ART,
            Surface::Points => &points::ART,
            _ => &squares::ART,
        }
    }
}

/// What all kinds of boards have in common.
pub(crate) const STYLE: &str = "\
.bw{font:15px system-ui,sans-serif;fill:#1f2328}
.bw-page{fill:#fff}
.bw-edge{fill:#59636e;font-size:15px;text-anchor:middle}
.bw-playable{fill:#ffe69c;fill-opacity:.5;stroke:#946c00;stroke-width:3;stroke-dasharray:9 6}
.bw-taken{opacity:.3}
.bw-small{fill:none;stroke:#1f2328;stroke-width:4}
.bw-no{fill:none;stroke:#b3001b;stroke-width:4}
";

/// The same in the dark.
pub(crate) const DARK: &str = "\
.bw{fill:#e6edf3}
.bw-page{fill:#0d1117}
.bw-edge{fill:#9da7b1}
.bw-playable{fill:#6b5d10;stroke:#e3b341}
.bw-taken{opacity:.4}
.bw-small{stroke:#e6edf3}
.bw-no{stroke:#ffc2c2}
";

/// The cross on a forbidden point.
pub(crate) const SYMBOLS: &str = "<path id=\"bw-no\" class=\"bw-no\" d=\"M-9-9 9 9M-9 9 9-9\"/>\n";

/// How things come and go. What stays is hidden until its time; what goes is shown for its time,
/// and nowhere that knows no animations.
pub(crate) const MOTION: &str = "\
.bw-in{animation-name:bw-hide}
.bw-out{visibility:hidden;animation-name:bw-show}
@keyframes bw-hide{from,to{visibility:hidden}}
@keyframes bw-show{from,to{visibility:visible}}
@media(prefers-reduced-motion:reduce){.bw-in,.bw-out{animation-name:none}}
";
