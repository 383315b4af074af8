use boardwright_core::Seat;

/// How a game came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ending {
    /// By the rules, with the last move.
    Move,
    /// By the rules, in the position with which it was set up: nobody has moved since.
    SetUp,
    /// This seat gave up.
    Resigned(Seat),
    /// The players agreed on a draw.
    Agreed,
}
