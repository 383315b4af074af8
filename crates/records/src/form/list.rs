use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error, SeqAccess, Visitor};

use crate::MOST_MOVES;

/// A list that is read no further than [`MOST_MOVES`] and whose stated length is not trusted.
#[derive(Debug)]
pub(super) struct List<T>(pub(super) Vec<T>);

impl<T> Default for List<T> {
    fn default() -> List<T> {
        List(Vec::new())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for List<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<List<T>, D::Error> {
        struct ListVisitor<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for ListVisitor<T> {
            type Value = List<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<List<T>, A::Error> {
                let mut list = Vec::new();
                while let Some(item) = items.next_element()? {
                    check_room(list.len())?;
                    list.push(item);
                }
                Ok(List(list))
            }
        }

        deserializer.deserialize_seq(ListVisitor(PhantomData))
    }
}

/// The moves of a line, one after the other in one text: a hostile file with a million of them is
/// refused before each of them has a place of its own in memory.
#[derive(Debug, Default)]
pub(super) struct Texts {
    text: String,
    ends: Vec<u32>,
}

impl Texts {
    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &str> {
        let mut begin = 0;
        self.ends.iter().map(move |&end| {
            let text = &self.text[begin..end as usize];
            begin = end as usize;
            text
        })
    }
}

impl<'de> Deserialize<'de> for Texts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Texts, D::Error> {
        struct TextsVisitor;

        impl<'de> Visitor<'de> for TextsVisitor {
            type Value = Texts;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of moves")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Texts, A::Error> {
                let mut texts = Texts::default();
                while let Some(end) = items.next_element_seed(Append(&mut texts.text))? {
                    check_room(texts.ends.len())?;
                    texts.ends.push(end);
                }
                Ok(texts)
            }
        }

        deserializer.deserialize_seq(TextsVisitor)
    }
}

/// Reads a text onto the end of another, and tells where that is then.
struct Append<'t>(&'t mut String);

impl<'de> DeserializeSeed<'de> for Append<'_> {
    type Value = u32;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<u32, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl Visitor<'_> for Append<'_> {
    type Value = u32;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a move")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<u32, E> {
        self.0.push_str(text);
        u32::try_from(self.0.len()).map_err(|_| E::custom("the moves are too long"))
    }
}

fn check_room<E: Error>(length: usize) -> Result<(), E> {
    if length < MOST_MOVES {
        return Ok(());
    }
    Err(E::custom(format_args!("there are too many: at most {MOST_MOVES} are read")))
}
