/// What a record tells about a game besides the moves. Empty text means that it is not told.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Details {
    /// The players in the order of their seats; empty, or as many as the game has seats.
    pub players: Vec<Participant>,
    /// The tournament or match.
    pub event: String,
    /// The round of it.
    pub round: String,
    /// Where it was played.
    pub place: String,
    /// When, as the source writes it; `2026-12-01` where this library writes it.
    pub date: String,
    /// Who wrote the comments.
    pub annotator: String,
    /// A comment on the game as a whole, in lines separated by `\n`.
    pub comment: String,
    /// What the format of the file knows and this library does not: names and values, in their
    /// order.
    pub other: Vec<(String, Vec<String>)>,
}

/// One who played.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Participant {
    /// The name; empty if it is not told.
    pub name: String,
    /// Rating or rank, as the source writes it.
    pub rating: String,
    /// Country or club, as the source writes it.
    pub origin: String,
}
