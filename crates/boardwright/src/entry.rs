use core::ops::RangeInclusive;

use crate::{Parameter, Surface};

/// What the catalogue says about a game.
#[derive(Debug)]
#[non_exhaustive]
pub struct Entry {
    /// What it is called in a specification: `connect-four`.
    pub name: &'static str,
    /// Its rules in one line.
    pub rules: &'static str,
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// How a move is written, in one line.
    pub notation: &'static str,
    /// Its parameters, in the order in which they are printed.
    pub parameters: &'static [Parameter],
    /// What its board looks like.
    pub surface: Surface,
    /// Keys that stand for several parameters.
    pub shorthands: &'static [Shorthand],
}

/// A key of specifications that sets several parameters to one value: `size=5` for both sides.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub struct Shorthand {
    /// The key.
    pub name: &'static str,
    /// The parameters that it sets. All of them have the same values.
    pub sets: &'static [&'static str],
}

impl Entry {
    /// Where among the parameters each of those is that the key `name` sets; none if there is no
    /// such key.
    pub(crate) fn set_by(&self, name: &str) -> impl Iterator<Item = usize> {
        let shorthand = self.shorthands.iter().find(|shorthand| shorthand.name == name);
        let sets = shorthand.map_or(&[][..], |shorthand| shorthand.sets);
        let position = move |(index, parameter): (usize, &Parameter)| {
            (parameter.name == name || sets.contains(&parameter.name)).then_some(index)
        };
        self.parameters.iter().enumerate().filter_map(position)
    }
}
