use std::borrow::Cow;

use boardwright_core::Excerpt;

use super::grammar::{Fault, Value};

/// How the bytes of text stand for characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Charset {
    Utf8,
    Latin1,
}

impl Charset {
    /// The charset of a file that does not name one.
    pub(super) fn guess(bytes: &[u8]) -> Charset {
        if std::str::from_utf8(bytes).is_ok() { Charset::Utf8 } else { Charset::Latin1 }
    }

    /// The charset that `CA` names.
    pub(super) fn named(value: &Value<'_>) -> Result<Charset, Fault> {
        let name = String::from_utf8_lossy(value.raw.trim_ascii());
        let plain: String =
            name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
        match plain.as_str() {
            "utf8" | "usascii" | "ascii" => Ok(Charset::Utf8),
            "iso88591" | "latin1" | "l1" => Ok(Charset::Latin1),
            _ => Err(Fault::at(
                value.at,
                format!("the charset {} is not read: UTF-8 and ISO-8859-1 are", Excerpt(&name)),
            )),
        }
    }

    /// The characters of a value, its escapes included.
    pub(super) fn decode<'b>(self, value: &Value<'b>) -> Result<Cow<'b, str>, Fault> {
        match (std::str::from_utf8(value.raw), self) {
            (Ok(text), Charset::Utf8) => Ok(Cow::Borrowed(text)),
            (Err(error), Charset::Utf8) => {
                Err(Fault::at(value.at + error.valid_up_to(), "this is no UTF-8"))
            }
            (_, Charset::Latin1) => Ok(value.raw.iter().map(|&byte| char::from(byte)).collect()),
        }
    }
}
