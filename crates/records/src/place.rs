use crate::Place;

/// The byte order mark of UTF-8, which belongs to no line.
pub(crate) const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// Line and column of the byte at `offset` of a text. Lines end with `\n`, `\r` or both; in a line
/// that is no UTF-8 every byte counts as a character.
pub(crate) fn place_of(bytes: &[u8], offset: usize) -> Place {
    let before = &bytes[..offset.min(bytes.len())];
    let before = before.strip_prefix(BYTE_ORDER_MARK).unwrap_or(before);
    let mut line = 1;
    let mut begin = 0;
    for (index, &byte) in before.iter().enumerate() {
        let is_half = byte == b'\r' && bytes.get(offset - before.len() + index + 1) == Some(&b'\n');
        if (byte == b'\n' || byte == b'\r') && !is_half {
            line += 1;
            begin = index + 1;
        }
    }
    let before = &before[begin..];
    let column = 1 + std::str::from_utf8(before).map_or(before.len(), |text| text.chars().count());
    Place::Text { line, column }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_lines_of_every_kind_and_characters() {
        for (text, line, column) in [
            ("", 1, 1),
            ("ab", 1, 3),
            ("a\nb", 2, 2),
            ("a\r\nb", 2, 2),
            ("a\rb", 2, 2),
            ("a\n\n", 3, 1),
            ("é五b", 1, 4),
            ("\u{feff}a", 1, 2),
        ] {
            let whole = format!("{text}rest");
            assert_eq!(place_of(whole.as_bytes(), text.len()), Place::Text { line, column });
        }
        assert_eq!(place_of(b"\xE9\xE9b", 2), Place::Text { line: 1, column: 3 });
    }
}
