use std::io::{self, BufRead};

/// How long a line of input may be, in bytes.
pub(crate) const LONGEST_LINE: usize = 1 << 20;

/// One line of input.
pub(crate) enum Line {
    /// Its text. Bytes that are no UTF-8 became a sign that is part of no move.
    Text(String),
    /// It was longer than [`LONGEST_LINE`] and has been passed over.
    TooLong,
}

/// Reads the next line, without its end; `None` at the end of the input. No more than one line of
/// the longest kind is ever held.
pub(crate) fn next_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let mut is_any = false;
    let mut is_too_long = false;
    loop {
        let part = match input.fill_buf() {
            Ok(part) => part,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if part.is_empty() {
            break;
        }
        is_any = true;
        let end = part.iter().position(|&byte| byte == b'\n');
        let text = &part[..end.unwrap_or(part.len())];
        is_too_long |= line.len() + text.len() > LONGEST_LINE;
        if !is_too_long {
            line.extend_from_slice(text);
        }
        let used = text.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    Ok(match (is_any, is_too_long) {
        (false, _) => None,
        (true, true) => Some(Line::TooLong),
        (true, false) => Some(Line::Text(String::from_utf8_lossy(&line).into_owned())),
    })
}
