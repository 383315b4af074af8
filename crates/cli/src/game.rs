use std::ffi::OsStr;

use boardwright::{AnyGame, Specification};

use crate::failure::Failure;

/// The game that an argument names. What is no UTF-8 names none.
pub(crate) fn specification(argument: &OsStr) -> Result<Specification, Failure> {
    Ok(argument.to_string_lossy().parse()?)
}

/// A new game of the kind that an argument names.
pub(crate) fn new_game(argument: &OsStr) -> Result<Box<dyn AnyGame>, Failure> {
    Ok(specification(argument)?.new_game())
}

/// Plays the moves of an argument, if there is one. What is no UTF-8 is no move.
pub(crate) fn play_argument(game: &mut dyn AnyGame, moves: Option<&OsStr>) -> Result<(), Failure> {
    match moves {
        Some(moves) => Ok(game.play_all(&moves.to_string_lossy())?),
        None => Ok(()),
    }
}

/// Whether a sign stands between moves.
pub(crate) fn is_separator(sign: char) -> bool {
    sign.is_whitespace() || sign == ','
}
