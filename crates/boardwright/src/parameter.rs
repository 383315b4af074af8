use core::fmt;

use crate::Specification;

/// One thing about a game that can be chosen before it starts.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub struct Parameter {
    /// What it is called in a specification: `rows`.
    pub name: &'static str,
    /// What it decides, in a few words.
    pub meaning: &'static str,
    /// What it can be.
    pub values: Values,
    /// What it is where nothing is said.
    pub default: Preset,
}

impl Parameter {
    pub(crate) const fn number(
        name: &'static str,
        least: u32,
        most: u32,
        default: u32,
        meaning: &'static str,
    ) -> Parameter {
        let values = Values::Range { least, most };
        Parameter { name, meaning, values, default: Preset::Fixed(Value::Number(default)) }
    }

    /// A parameter with these `words` for values, of which the first is the default.
    pub(crate) const fn choice(
        name: &'static str,
        words: &'static [&'static str],
        meaning: &'static str,
    ) -> Parameter {
        let default = Preset::Fixed(Value::Word(words[0]));
        Parameter { name, meaning, values: Values::Words(words), default }
    }

    /// A parameter that is a number or, by default, this word.
    pub(crate) const fn number_or(
        name: &'static str,
        word: &'static str,
        least: u32,
        most: u32,
        meaning: &'static str,
    ) -> Parameter {
        let values = Values::RangeOr { word, least, most };
        Parameter { name, meaning, values, default: Preset::Fixed(Value::Word(word)) }
    }

    /// The same parameter, with a default that follows from other parameters.
    pub(crate) const fn derived(
        mut self,
        rule: &'static str,
        value: fn(&Specification) -> Value,
    ) -> Parameter {
        self.default = Preset::Derived { rule, value };
        self
    }
}

/// What a parameter is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Value {
    /// A number.
    Number(u32),
    /// One of the parameter's words.
    Word(&'static str),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(number) => write!(f, "{number}"),
            Value::Word(word) => f.write_str(word),
        }
    }
}

/// What a parameter can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Values {
    /// A number, both ends included.
    Range {
        /// The smallest.
        least: u32,
        /// The largest.
        most: u32,
    },
    /// One of these words.
    Words(&'static [&'static str]),
    /// A number, both ends included, or this word.
    RangeOr {
        /// The word.
        word: &'static str,
        /// The smallest number.
        least: u32,
        /// The largest number.
        most: u32,
    },
}

impl Values {
    /// The value that `text` names, if it is one of these.
    pub(crate) fn read(self, text: &str) -> Option<Value> {
        match self {
            Values::Range { least, most } => {
                // Parsing alone would let a plus sign in.
                if !text.bytes().all(|byte| byte.is_ascii_digit()) {
                    return None;
                }
                let number = text.parse().ok()?;
                (least..=most).contains(&number).then_some(Value::Number(number))
            }
            Values::Words(words) => {
                words.iter().find(|&&word| word == text).map(|&word| Value::Word(word))
            }
            Values::RangeOr { word, .. } if word == text => Some(Value::Word(word)),
            Values::RangeOr { least, most, .. } => Values::Range { least, most }.read(text),
        }
    }
}

/// In words: `a number from 1 to 64`, `on or off`.
impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Values::Range { least, most } => write!(f, "a number from {least} to {most}"),
            Values::Words(words) => write_list(f, words.iter(), "or"),
            Values::RangeOr { word, least, most } => {
                write!(f, "{word} or a number from {least} to {most}")
            }
        }
    }
}

/// What a parameter is where nothing is said.
#[derive(Debug, Clone, Copy)]
pub enum Preset {
    /// Always this.
    Fixed(Value),
    /// It follows from the other parameters.
    Derived {
        /// How, in a few words.
        rule: &'static str,
        /// The value, given what the specification says of the others.
        value: fn(&Specification) -> Value,
    },
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Preset::Fixed(value) => value.fmt(f),
            Preset::Derived { rule, .. } => f.write_str(rule),
        }
    }
}

/// Writes `a, b and c`.
pub(crate) fn write_list<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    items: impl ExactSizeIterator<Item = T>,
    last: &str,
) -> fmt::Result {
    let count = items.len();
    for (index, item) in items.enumerate() {
        match index {
            0 => {}
            _ if index + 1 == count => write!(f, " {last} ")?,
            _ => f.write_str(", ")?,
        }
        write!(f, "{item}")?;
    }
    Ok(())
}
