use boardwright_gomoku::{freestyle, standard};

use super::stones::{Counts, Stones};
use crate::{Entry, Parameter, Specification, SpecificationError, Visitor};

pub(crate) static ENTRY: Entry = Entry {
    name: "gomoku",
    rules: "players put stones on free points in turn; five in a row win",
    players: 2..=2,
    notation: "a point by column letter and row from the bottom: h8; points run together: h8i9",
    parameters: &[
        Parameter::number("size", 5, 26, 15, "rows and columns of the board"),
        Parameter::choice("rule", &["freestyle", "standard"], "what counts as five"),
    ],
    shorthands: &[],
};

pub(crate) fn build<V: Visitor>(
    specification: &Specification,
    visitor: V,
) -> Result<V::Output, SpecificationError> {
    let size = specification.number("size") as usize;
    let game = match specification.word("rule") {
        "standard" => standard(size),
        _ => freestyle(size),
    };
    Ok(visitor.visit(game.map_err(SpecificationError::unfit)?, Stones::new(Counts::Any)))
}
