use alloc::string::String;

/// One of the small boards that make up the board of a game played on several at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SmallBoard {
    /// Its cells at the bottom left and at the top right, in notation.
    pub corners: [String; 2],
    /// The symbol of the colour that has won it, if one has.
    pub winner: Option<char>,
    /// Whether the next move can go there.
    pub is_playable: bool,
}
