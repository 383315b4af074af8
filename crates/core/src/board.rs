use core::hash::Hash;

/// What stands where: the state that a [`MoveRule`](crate::MoveRule) changes and a
/// [`WinStrategy`](crate::WinStrategy) reads.
///
/// Everything that changes during play and is not whose turn it is belongs to the board: discs,
/// but also the stage of an opening, passes in a row, or earlier positions where a repetition
/// counts. A copy of the board then plays on like the original.
///
/// Equality and hash must read what is on the board and nothing else: two boards that were filled
/// in a different order, with the same things in the same places, are equal.
pub trait Board: Clone + Eq + Hash {
    /// The name of one place on the board: row and column, a square of a track.
    type Cell: Copy + Eq;

    /// Whether nothing more can be put on the board. By default this ends a game that nobody has
    /// won (see [`MoveRule::stuck`](crate::MoveRule::stuck)).
    fn is_full(&self) -> bool;
}
