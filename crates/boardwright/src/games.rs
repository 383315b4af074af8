//! The games of the catalogue, a module each: what the catalogue says about the game, how it is
//! built, and how it shows itself.

#[cfg(feature = "connect-four")]
mod connect_four;
#[cfg(feature = "gomoku")]
mod gomoku;
#[cfg(any(feature = "tic-tac-toe", feature = "gomoku"))]
mod stones;
#[cfg(feature = "tic-tac-toe")]
mod tic_tac_toe;

use crate::{Entry, Specification, SpecificationError, Visitor};

/// Puts games into the catalogue: the feature that switches a game on, which is also its name,
/// and its module.
macro_rules! register {
    ($($name:literal => $module:ident,)*) => {
        static GAMES: &[&Entry] = &[$(#[cfg(feature = $name)] &$module::ENTRY,)*];

        /// Builds the game and hands it to the visitor.
        pub(crate) fn build<V: Visitor>(
            specification: &Specification,
            visitor: V,
        ) -> Result<V::Output, SpecificationError> {
            match specification.entry().name {
                $(#[cfg(feature = $name)] $name => $module::build(specification, visitor),)*
                name => unreachable!("no specification names {name}, which is not registered"),
            }
        }
    };
}

register! {
    "connect-four" => connect_four,
    "tic-tac-toe" => tic_tac_toe,
    "gomoku" => gomoku,
}

/// What the catalogue says about each of its games.
pub fn games() -> &'static [&'static Entry] {
    GAMES
}
