use alloc::vec::Vec;

use boardwright_grid::Cell;

use crate::Foul;

/// A point that is forbidden, and why: enough to mark it on the board and to draw the reason.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct ForbiddenPoint {
    /// The point.
    pub cell: Cell,
    /// The foul that a stone there makes. Where it makes several, the first of overline,
    /// double-four and double-three.
    pub foul: Foul,
    /// What makes the foul: the stones of the overline, of each four or of each three, the new one
    /// among them, each in the order of its line.
    pub shapes: Vec<Vec<Cell>>,
}
