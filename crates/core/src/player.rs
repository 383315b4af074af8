use alloc::string::String;

/// What a seat looks like to people. The board never sees it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Player {
    name: String,
    symbol: char,
}

impl Player {
    /// A player called `name`, shown on the board as `symbol`.
    ///
    /// ```
    /// use boardwright_core::Player;
    ///
    /// let red = Player::new("Red", 'R');
    /// assert_eq!((red.name(), red.symbol()), ("Red", 'R'));
    /// ```
    pub fn new(name: impl Into<String>, symbol: char) -> Player {
        Player { name: name.into(), symbol }
    }

    /// The player's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The one character that stands for the player on the board.
    pub const fn symbol(&self) -> char {
        self.symbol
    }
}
