//! The types of text: what stands between the brackets of a property, and what it says.

use super::cannot_hold;
use crate::WriteError;

/// Reads a text of several lines. A break after a backslash is none; other breaks, `\r` alone and
/// pairs included, are `\n`. Blanks of all kinds stay as they are, though programs may show them as
/// spaces.
pub(super) fn read_text(raw: &str) -> String {
    read(raw, "\n")
}

/// Reads a text of one line: a break in it is a space.
pub(super) fn read_simple(raw: &str) -> String {
    read(raw, " ")
}

fn read(raw: &str, line_break: &str) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut rest = raw.chars().peekable();
    while let Some(character) = rest.next() {
        let is_escaped = character == '\\';
        let Some(character) = (if is_escaped { rest.next() } else { Some(character) }) else {
            break;
        };
        if !matches!(character, '\n' | '\r') {
            text.push(character);
            continue;
        }
        let other_half = if character == '\n' { '\r' } else { '\n' };
        rest.next_if_eq(&other_half);
        if !is_escaped {
            text.push_str(line_break);
        }
    }
    text
}

/// Writes a text so that [`read_text`] gives it back. `what` names it in the error.
pub(super) fn write_text(text: &str, what: &str) -> Result<String, WriteError> {
    if text.contains('\r') {
        return Err(cannot_hold(format!("a carriage return in {what}")));
    }
    Ok(escaped(text))
}

/// Writes a text so that [`read_simple`] gives it back.
pub(super) fn write_simple(text: &str, what: &str) -> Result<String, WriteError> {
    if text.contains(['\n', '\r']) {
        return Err(cannot_hold(format!("a line break in {what}")));
    }
    Ok(escaped(text))
}

fn escaped(text: &str) -> String {
    let mut raw = String::with_capacity(text.len());
    for character in text.chars() {
        if matches!(character, '\\' | ']') {
            raw.push('\\');
        }
        raw.push(character);
    }
    raw
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_and_soft_breaks_vanish() {
        for (raw, text, simple) in [
            (r"a\]b\\c\:d", r"a]b\c:d", r"a]b\c:d"),
            ("a\\\nb\\\r\nc", "abc", "abc"),
            ("a\r\nb\rc\n\rd\n\ne", "a\nb\nc\nd\n\ne", "a b c d  e"),
            ("\\\\\nx", "\\\nx", "\\ x"),
            ("[;()", "[;()", "[;()"),
            ("a\\", "a", "a"),
        ] {
            assert_eq!(read_text(raw), text, "{raw:?}");
            assert_eq!(read_simple(raw), simple, "{raw:?}");
        }
    }
}
