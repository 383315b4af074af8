mod by_rule;
mod with_opening;

use core::num::NonZeroU16;

use boardwright_gomoku::{
    OnFoul, Options, Protocol, RuleSet, Three, freestyle, freestyle_15, freestyle_19, gomoku,
    gomoku_15, gomoku_19, standard, standard_15, standard_19,
};

use self::by_rule::ByRule;
use self::with_opening::visit_opened;
use super::stones::{Counts, Stones};
use crate::{Entry, Parameter, Specification, SpecificationError, Surface, Value, Visitor};

pub(crate) static ENTRY: Entry = Entry {
    name: "gomoku",
    rules: "players put stones on free points in turn; five in a row win",
    players: 2..=2,
    notation: "a point by column letter and row from the bottom: h8; points run together: h8i9; \
               pass or -- where passing is allowed; in openings also swap, stay, more, offer, \
               fifths=5",
    parameters: &[
        Parameter::number("size", 5, 26, 15, "rows and columns of the board"),
        Parameter::choice(
            "rule",
            &["freestyle", "standard", "renju", "caro", "caro-standard", "omok"],
            "which fives win, and what is forbidden",
        ),
        Parameter::choice(
            "three",
            &["strict", "five-counts"],
            "whether a straight four counts for a three if the same stone makes five",
        ),
        Parameter::choice(
            "foul",
            &["reject", "lose"],
            "whether a forbidden move is refused or loses",
        ),
        Parameter::choice(
            "opening",
            &[
                "free",
                "swap",
                "swap1",
                "swap2",
                "swap5",
                "pro",
                "long-pro",
                "rif",
                "yamaguchi",
                "soosyrv-8",
                "taraguchi-10",
            ],
            "what the first moves must be, and who plays Black after them",
        ),
        Parameter::choice("passes", &["off", "on"], "whether players may pass").derived(
            "off, or on for renju",
            |specification| {
                Value::Word(if specification.word("rule") == "renju" { "on" } else { "off" })
            },
        ),
        Parameter::number("draw-empty", 0, 675, 0, "a draw when so few points are empty"),
        Parameter::number_or("max-moves", "none", 1, 65_535, "a draw after so many moves"),
    ],
    surface: Surface::Points,
    shorthands: &[],
};

pub(crate) fn build<V: Visitor>(
    specification: &Specification,
    visitor: V,
) -> Result<V::Output, SpecificationError> {
    let size = specification.number("size") as usize;
    let options = options(specification);
    let protocol = named(Protocol::ALL, Protocol::name, specification.word("opening"));
    // The boards that people play on have smaller positions, which are copied faster.
    if asks_for_lines_only(&options) {
        let is_standard = options.rule == RuleSet::Standard;
        return match size {
            15 => {
                let game = if is_standard { standard_15() } else { freestyle_15() };
                visit_opened(game, Stones::new(Counts::Any), protocol, visitor)
            }
            19 => {
                let game = if is_standard { standard_19() } else { freestyle_19() };
                visit_opened(game, Stones::new(Counts::Any), protocol, visitor)
            }
            _ => {
                let game = if is_standard { standard(size) } else { freestyle(size) };
                let game = game.map_err(SpecificationError::unfit)?;
                visit_opened(game, Stones::new(Counts::Any), protocol, visitor)
            }
        };
    }
    match size {
        15 => {
            let game = gomoku_15(options).map_err(SpecificationError::unfit)?;
            visit_opened(game, ByRule::new(), protocol, visitor)
        }
        19 => {
            let game = gomoku_19(options).map_err(SpecificationError::unfit)?;
            visit_opened(game, ByRule::new(), protocol, visitor)
        }
        _ => {
            let game = gomoku(size, options).map_err(SpecificationError::unfit)?;
            visit_opened(game, ByRule::new(), protocol, visitor)
        }
    }
}

/// Whether nothing but lines matters, for which there is a faster rule.
fn asks_for_lines_only(options: &Options) -> bool {
    matches!(options.rule, RuleSet::Freestyle | RuleSet::Standard)
        && !options.passes
        && options.draw_empty == 0
        && options.max_moves.is_none()
}

fn options(specification: &Specification) -> Options {
    let is = |name, word| specification.word(name) == word;
    Options {
        rule: named(RuleSet::ALL, RuleSet::name, specification.word("rule")),
        three: if is("three", "strict") { Three::Strict } else { Three::FiveCounts },
        foul: if is("foul", "reject") { OnFoul::Reject } else { OnFoul::Lose },
        passes: is("passes", "on"),
        draw_empty: specification.number("draw-empty") as u16,
        max_moves: match specification.value("max-moves") {
            Some(Value::Number(most)) => NonZeroU16::new(most as u16),
            _ => None,
        },
    }
}

/// The one of `all` with this name, which a parameter of the entry lists.
fn named<T: Copy, const N: usize>(all: [T; N], name_of: fn(T) -> &'static str, name: &str) -> T {
    let found = all.into_iter().find(|&one| name_of(one) == name);
    found.unwrap_or_else(|| unreachable!("{name} is listed, and nothing has that name"))
}
