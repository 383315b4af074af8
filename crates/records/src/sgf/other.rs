//! What this library does not know, kept and written back.

use std::collections::HashSet;

/// Names and values, in their order.
pub(super) type Other = Vec<(String, Vec<String>)>;

/// How many properties, from the first on, can stand in a node as they are. `may_stand` says of a
/// name and its values whether that property means nothing else there.
pub(super) fn standing(
    other: &[(String, Vec<String>)],
    may_stand: impl Fn(&str, &[String]) -> bool,
) -> usize {
    let mut seen = HashSet::new();
    let mut count = 0;
    for (name, values) in other {
        let is_name = name.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
            && name.bytes().any(|byte| byte.is_ascii_uppercase());
        let stands = is_name
            && !values.is_empty()
            && values.iter().all(|raw| is_whole(raw))
            && may_stand(name, values)
            && seen.insert(name);
        if !stands {
            break;
        }
        count += 1;
    }
    count
}

/// Writes properties so that they are read back in their order. The first `standing` ones stand as
/// they are; the others are values of one property that escapes them.
pub(super) fn write_other(other: &[(String, Vec<String>)], standing: usize, out: &mut String) {
    let (standing, escaped) = other.split_at(standing);
    for (name, values) in standing {
        out.push_str(name);
        for raw in values {
            out.push('[');
            out.push_str(raw);
            out.push(']');
        }
    }
    if !escaped.is_empty() {
        out.push_str("XOTHER");
    }
    for (name, values) in escaped {
        out.push('[');
        push_escaped(name, out);
        for value in values {
            out.push(':');
            push_escaped(value, out);
        }
        out.push(']');
    }
}

/// Reads a name and its values from a value of `XOTHER`.
pub(super) fn read_escaped(raw: &str) -> (String, Vec<String>) {
    let mut parts = vec![String::new()];
    let mut rest = raw.chars();
    while let Some(character) = rest.next() {
        match (character, parts.last_mut()) {
            (':', _) => parts.push(String::new()),
            ('\\', Some(part)) => part.extend(rest.next()),
            (character, Some(part)) => part.push(character),
            (_, None) => {}
        }
    }
    let name = parts.remove(0);
    (name, parts)
}

fn push_escaped(text: &str, out: &mut String) {
    for character in text.chars() {
        if matches!(character, '\\' | ']' | ':') {
            out.push('\\');
        }
        out.push(character);
    }
}

/// Whether brackets round the text are those of one value: no bracket in it ends it, nor does a
/// backslash at its end take the last one in.
fn is_whole(raw: &str) -> bool {
    let mut is_escaped = false;
    for byte in raw.bytes() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = true,
            b']' => return false,
            _ => {}
        }
    }
    !is_escaped
}
