use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::str::FromStr;

use boardwright_core::{Excerpt, Reason};

use crate::erased::Erase;
use crate::games::{build, games};
use crate::parameter::write_list;
use crate::{AnyGame, Entry, GameOf, Parameter, Preset, Value, Variant, Visitor};

/// A game by name, with a value for each of its parameters.
///
/// It reads `name` or `name:key=value,key=value` and prints every parameter, in the order of the
/// game's [`Entry`], so that equal games print the same. A specification can always be played:
/// one under which no game can be set up does not come into being.
///
/// ```
/// use boardwright::Specification;
///
/// let specification: Specification = "connect-four:columns=9".parse()?;
/// assert_eq!(
///     specification.to_string(),
///     "connect-four:rows=6,columns=9,connect=4,players=2,rule=standard",
/// );
/// # Ok::<(), boardwright::SpecificationError>(())
/// ```
#[derive(Clone)]
pub struct Specification {
    entry: &'static Entry,
    // In the order of the entry's parameters. None only while a text is read: nothing is said.
    values: Vec<Option<Value>>,
}

impl Specification {
    /// What the catalogue says about the game.
    pub fn entry(&self) -> &'static Entry {
        self.entry
    }

    /// The value of the parameter with this name, if there is one.
    pub fn value(&self, name: &str) -> Option<Value> {
        let index = self.entry.parameters.iter().position(|parameter| parameter.name == name)?;
        Some(self.at(index))
    }

    /// Every parameter with its value, in order.
    pub fn values(&self) -> impl ExactSizeIterator<Item = (&'static Parameter, Value)> {
        let parameters = self.entry.parameters.iter().enumerate();
        parameters.map(|(index, parameter)| (parameter, self.at(index)))
    }

    /// A new game.
    pub fn new_game(&self) -> Box<dyn AnyGame> {
        self.visit(Erase::new(self.clone()))
    }

    /// Hands a new game, with its types, to `visitor`: to run code that is compiled for each game
    /// on one that is chosen at run time.
    pub fn visit<V: Visitor>(&self, visitor: V) -> V::Output {
        build(self, visitor).expect("a specification that no game suits is refused when it is read")
    }

    /// The number that a parameter of this game is.
    pub(crate) fn number(&self, name: &str) -> u32 {
        match self.value(name) {
            Some(Value::Number(number)) => number,
            other => unreachable!("{name} is said to be a number, and is {other:?}"),
        }
    }

    /// The word that a parameter of this game is.
    pub(crate) fn word(&self, name: &str) -> &'static str {
        match self.value(name) {
            Some(Value::Word(word)) => word,
            other => unreachable!("{name} is said to be a word, and is {other:?}"),
        }
    }

    fn at(&self, index: usize) -> Value {
        self.values[index].unwrap_or_else(|| self.default_at(index))
    }

    fn default_at(&self, index: usize) -> Value {
        match self.entry.parameters[index].default {
            Preset::Fixed(value) => value,
            Preset::Derived { value, .. } => value(self),
        }
    }

    /// The text with nothing but what is not the default. It stays the same when the game gets
    /// another parameter.
    pub(crate) fn shortest(&self) -> String {
        let mut text = self.entry.name.to_owned();
        for (index, (parameter, value)) in self.values().enumerate() {
            if value != self.default_at(index) {
                text.push_str(&format!(",{}={value}", parameter.name));
            }
        }
        text
    }

    /// Takes in what `key=value` says.
    fn set(&mut self, setting: &str) -> Result<(), SpecificationError> {
        let entry = self.entry;
        let Some((key, text)) = setting.split_once('=') else {
            return Err(SpecificationError::NoSetting { entry, text: setting.to_owned() });
        };
        let mut is_known = false;
        for index in entry.set_by(key) {
            is_known = true;
            let parameter = &entry.parameters[index];
            let value = parameter.values.read(text).ok_or_else(|| {
                SpecificationError::BadValue { parameter, value: text.to_owned() }
            })?;
            if self.values[index].replace(value).is_some() {
                return Err(SpecificationError::Repeated { parameter });
            }
        }
        if !is_known {
            return Err(SpecificationError::UnknownParameter { entry, name: key.to_owned() });
        }
        Ok(())
    }
}

impl FromStr for Specification {
    type Err = SpecificationError;

    fn from_str(text: &str) -> Result<Specification, SpecificationError> {
        let (name, settings) = match text.split_once(':') {
            Some((name, settings)) => (name, Some(settings)),
            None => (text, None),
        };
        let entry = games().iter().find(|entry| entry.name == name);
        let entry = *entry.ok_or_else(|| SpecificationError::UnknownGame(name.to_owned()))?;
        let mut specification = Specification { entry, values: vec![None; entry.parameters.len()] };
        for setting in settings.into_iter().flat_map(|settings| settings.split(',')) {
            specification.set(setting)?;
        }
        specification.values =
            (0..entry.parameters.len()).map(|index| Some(specification.at(index))).collect();
        build(&specification, Check)?;
        Ok(specification)
    }
}

impl fmt::Display for Specification {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.entry.name)?;
        for (index, (parameter, value)) in self.values().enumerate() {
            let separator = if index == 0 { ':' } else { ',' };
            write!(f, "{separator}{}={value}", parameter.name)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Specification {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Specification({self})")
    }
}

impl PartialEq for Specification {
    fn eq(&self, other: &Specification) -> bool {
        self.entry.name == other.entry.name && self.values == other.values
    }
}

impl Eq for Specification {}

impl Hash for Specification {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.entry.name.hash(state);
        self.values.hash(state);
    }
}

/// The visitor that only wants to know whether there is a game to visit.
struct Check;

impl Visitor for Check {
    type Output = ();

    fn visit<V: Variant>(self, _game: GameOf<V>, _variant: V) {}
}

/// Why a text specifies no game.
#[derive(Debug, Clone, thiserror::Error)]
pub enum SpecificationError {
    /// The catalogue has no game of this name.
    #[error("there is no game {}: {}", Excerpt(.0), GameNames)]
    UnknownGame(String),
    /// A part is not `key=value`.
    #[error("{} is not key=value, as in {}", Excerpt(text), Example(entry))]
    NoSetting {
        /// The game.
        entry: &'static Entry,
        /// The part.
        text: String,
    },
    /// The game has no such parameter.
    #[error("{} has no parameter {}: {}", entry.name, Excerpt(name), ParameterNames(entry))]
    UnknownParameter {
        /// The game.
        entry: &'static Entry,
        /// What was named.
        name: String,
    },
    /// A parameter was set twice, in its own name or by a shorthand.
    #[error("{} is set twice", parameter.name)]
    Repeated {
        /// The parameter.
        parameter: &'static Parameter,
    },
    /// A parameter cannot be this.
    #[error("{} cannot be {}: it is {}", parameter.name, Excerpt(value), parameter.values)]
    BadValue {
        /// The parameter.
        parameter: &'static Parameter,
        /// What was said.
        value: String,
    },
    /// Each value is possible, but not all of them together.
    #[error("{0}")]
    Unfit(String),
}

impl SpecificationError {
    /// What a factory says about values that do not go together.
    pub(crate) fn unfit(error: impl ToString) -> SpecificationError {
        SpecificationError::Unfit(error.to_string())
    }
}

impl Reason for SpecificationError {
    fn reason(&self) -> &'static str {
        match self {
            SpecificationError::UnknownGame(_) => "unknown_game",
            _ => "bad_parameter",
        }
    }
}

struct GameNames;

impl fmt::Display for GameNames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the games are ")?;
        write_list(f, games().iter().map(|entry| entry.name), "and")
    }
}

struct ParameterNames(&'static Entry);

impl fmt::Display for ParameterNames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("it has ")?;
        write_list(f, self.0.parameters.iter().map(|parameter| parameter.name), "and")
    }
}

struct Example(&'static Entry);

impl fmt::Display for Example {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.parameters.first() {
            Some(first) => write!(f, "{}:{}={}", self.0.name, first.name, first.default),
            None => f.write_str(self.0.name),
        }
    }
}
