//! A small game of falling discs with one fault of choice: 4 rows, 5 columns, three in a line, and
//! a player may pass.

mod board;
mod rule;
mod win;

pub(crate) use board::Stack;
pub(crate) use rule::Rule;
pub(crate) use win::Three;

use boardwright_core::{Game, Player, Rules};

/// What is wrong with the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    None,
    /// The mirror loses the discs of the first column.
    MirrorDropsAColumn,
    /// Undo lifts the disc and leaves the count of discs as it is.
    UndoForgetsACounter,
    /// Undo leaves everything as it is.
    UndoDoesNothing,
    /// Full columns are listed as legal.
    ListsFullColumns,
    /// The first column is listed twice.
    ListsAColumnTwice,
    /// The last column is left out of the list.
    OmitsTheLastColumn,
    /// A line in the bottom row is no win when it is made.
    MissesTheBottomRow,
    /// Nor is it one on the whole board.
    JudgesWithoutTheBottomRow,
    /// A line up the first column is no win, neither when it is made nor on the whole board.
    OverlooksTheFirstColumn,
    /// A pass leaves nothing in a record.
    RecordLosesAPass,
    /// The random move prefers the first column.
    FavoursTheFirstColumn,
    /// A disc refused by a full column raises its height all the same.
    RefusalBumpsAHeight,
    /// Reading an empty text panics.
    PanicsOnEmptyText,
    /// Two columns have one action number.
    SharesAnActionNumber,
    /// What is known to be legal is played with the wrong colour.
    UncheckedMovesDiffer,
    /// The hash of the board reads which column was played last; equality does not.
    HashReadsTheLastMove,
}

/// The game with this fault.
pub(crate) fn faulty(fault: Fault) -> Game<Stack, Rule, Three> {
    let players = vec![Player::new("Cross", 'X'), Player::new("Nought", 'O')];
    let rules = Rules::for_two(Rule(fault), Three(fault));
    Game::new(rules, Stack::new(fault), players).expect("the symbols differ")
}
