//! How what people write and read goes through serde: as the text that they write, and errors as
//! their word and sentence.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Error, Visitor};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    EndError, NoSuchPly, NothingToRedo, NothingToUndo, PlayError, PlayersError, ReadError, Reason,
    Seat,
};

/// Gives a type serde's traits in the text form of its `Display` and `FromStr`, for the moves of
/// your own game.
///
/// The second argument says what is expected, for errors. The crate that calls it needs no serde of
/// its own.
///
/// ```
/// use boardwright_core::{ReadError, serde_as_text};
///
/// /// A square of a track, from 1.
/// struct Square(u8);
///
/// impl std::fmt::Display for Square {
///     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
///         write!(f, "square {}", self.0)
///     }
/// }
///
/// impl std::str::FromStr for Square {
///     type Err = ReadError;
///     fn from_str(text: &str) -> Result<Square, ReadError> {
///         text.strip_prefix("square ")
///             .and_then(|number| number.parse().ok())
///             .map(Square)
///             .ok_or_else(|| ReadError::unreadable(text, "a square"))
///     }
/// }
///
/// serde_as_text!(Square, "a square");
/// ```
#[macro_export]
macro_rules! serde_as_text {
    ($type:ty, $expected:literal) => {
        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                $crate::read_text(deserializer, $expected)
            }
        }
    };
}

/// Lets serde write an error as `{"reason": …, "message": …}`: its stable word, and its sentence.
/// What a program says about a refusal can't be read back into one.
///
/// Type parameters go before the type, in brackets; none are `[]`.
///
/// ```
/// use boardwright_core::{Reason, serialize_as_reason};
///
/// #[derive(Debug)]
/// struct TooMuch(u8);
///
/// impl std::fmt::Display for TooMuch {
///     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
///         write!(f, "{} is too much", self.0)
///     }
/// }
/// impl std::error::Error for TooMuch {}
/// impl Reason for TooMuch {
///     fn reason(&self) -> &'static str {
///         "too_much"
///     }
/// }
///
/// serialize_as_reason!([] TooMuch);
/// let written = serde_json::to_string(&TooMuch(3))?;
/// assert_eq!(written, r#"{"reason":"too_much","message":"3 is too much"}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! serialize_as_reason {
    ([$($parameters:tt)*] $type:ty) => {
        impl<$($parameters)*> $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                $crate::write_reason(self, serializer)
            }
        }
    };
}

#[doc(hidden)]
pub fn write_reason<E: Reason, S: Serializer>(error: &E, serializer: S) -> Result<S::Ok, S::Error> {
    let mut object = serializer.serialize_struct("Reason", 2)?;
    object.serialize_field("reason", error.reason())?;
    object.serialize_field("message", &Text(error))?;
    object.end()
}

/// What serde writes as the text of its `Display`.
struct Text<T>(T);

impl<T: fmt::Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

#[doc(hidden)]
pub fn read_text<'de, T, D>(deserializer: D, expected: &'static str) -> Result<T, D::Error>
where
    T: FromStr<Err: fmt::Display>,
    D: Deserializer<'de>,
{
    deserializer.deserialize_str(TextOf { expected, value: PhantomData })
}

struct TextOf<T> {
    expected: &'static str,
    value: PhantomData<T>,
}

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for TextOf<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

/// The number of the seat from 1, as people count.
impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.index() as u16 + 1).serialize(serializer)
    }
}

/// The number of the seat from 1, as people count.
impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u16::deserialize(deserializer)?;
        let index = number.checked_sub(1).and_then(|index| u8::try_from(index).ok());
        index.map(Seat::new).ok_or_else(|| {
            D::Error::custom(format_args!("there is no seat {number}: seats are 1 to 256"))
        })
    }
}

serialize_as_reason!([R: Reason + 'static] PlayError<R>);
serialize_as_reason!([] PlayersError);
serialize_as_reason!([] EndError);
serialize_as_reason!([] NothingToUndo);
serialize_as_reason!([] NothingToRedo);
serialize_as_reason!([] NoSuchPly);
serialize_as_reason!([] ReadError);
