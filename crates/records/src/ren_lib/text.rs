//! The texts of libraries, whose encoding nothing states.

/// What stands between the title and the text of a comment.
const SEPARATOR: char = '\u{8}';

/// The text of these bytes: UTF-8 if it is that, else Latin-1.
pub(super) fn decode(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().copied().map(char::from).collect(),
    }
}

/// The bytes that [`decode`] makes this text of: Latin-1 where they can be that.
pub(super) fn encode(text: &str) -> Vec<u8> {
    let latin: Option<Vec<u8>> = text.chars().map(|one| u8::try_from(one).ok()).collect();
    match latin {
        Some(bytes) if std::str::from_utf8(&bytes).is_err() => bytes,
        _ => text.as_bytes().to_vec(),
    }
}

/// A comment whose first line is its title.
pub(super) fn comment(bytes: &[u8]) -> String {
    let text = decode(bytes).replace("\r\n", "\n").replace('\r', "\n");
    text.replacen(SEPARATOR, "\n", 1)
}

/// The bytes of a comment; `None` for one that would not come back as it is.
pub(super) fn comment_bytes(comment: &str) -> Option<Vec<u8>> {
    if comment.contains(['\0', '\r', SEPARATOR]) {
        return None;
    }
    Some(match comment.split_once('\n') {
        Some((title, text)) => encode(&format!("{title}{SEPARATOR}{}", text.replace('\n', "\r\n"))),
        None => encode(comment),
    })
}

/// The characters of an old comment, of seven bits, as bytes of Latin-1.
pub(super) fn old_character(byte: u8) -> u8 {
    match byte & 0x7F {
        b'}' => 0xE5,
        b'{' => 0xE4,
        b'|' => 0xF6,
        b']' => 0xC5,
        b'[' => 0xC4,
        b'\\' => 0xD6,
        byte => byte,
    }
}
