use std::fmt;

/// What every game of the chassis keeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Law {
    /// A move is accepted exactly if it is listed as legal, every listed move is distinct, and the
    /// random move is uniform.
    Legal = 1,
    /// A refused move leaves the whole game equal to what it was, history included.
    Refused = 2,
    /// To apply and then undo is the identity on everything that can be observed.
    Undo = 3,
    /// The win test after a move agrees with the whole board.
    Verdict = 4,
    /// What is written reads back: moves, numbers of moves, positions.
    Text = 5,
    /// A replay gives the same game, and a copy plays on like the original.
    Replay = 6,
    /// To map and then play is to play and then map.
    Symmetry = 7,
    /// Equal positions hash equal, whatever the order that led to them.
    Hash = 8,
    /// Any text gives a value or an error.
    Reading = 9,
    /// The counts of move sequences are right.
    Perft = 10,
}

impl Law {
    /// All of them.
    pub const ALL: [Law; 10] = [
        Law::Legal,
        Law::Refused,
        Law::Undo,
        Law::Verdict,
        Law::Text,
        Law::Replay,
        Law::Symmetry,
        Law::Hash,
        Law::Reading,
        Law::Perft,
    ];

    /// Its number, from 1 to 10.
    pub const fn number(self) -> u8 {
        self as u8
    }
}

/// The number and the words.
impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            Law::Legal => "a move is accepted exactly if it is listed, and drawn evenly",
            Law::Refused => "a refused move changes nothing",
            Law::Undo => "apply and then undo changes nothing",
            Law::Verdict => "the win test agrees with the whole board",
            Law::Text => "what is written reads back",
            Law::Replay => "a replay gives the same game",
            Law::Symmetry => "map and then play is play and then map",
            Law::Hash => "equal positions hash equal",
            Law::Reading => "any text gives a value or an error",
            Law::Perft => "the counts of move sequences are right",
        };
        write!(f, "law {}: {words}", self.number())
    }
}
