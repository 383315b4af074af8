/// What the board of a game is to people who see it: what a drawing program draws under the
/// stones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Surface {
    /// An upright frame with a hole for each cell, into which discs fall.
    Slots,
    /// Lines; stones stand on the points where they cross.
    Points,
    /// Squares, with a mark in each that is taken.
    Squares,
}
