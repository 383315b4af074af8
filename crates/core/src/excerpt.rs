use core::fmt::{self, Write};

/// The beginning of a text that came from outside, in quotation marks, so that a message of one
/// line can repeat it: at most 40 characters, with control characters escaped.
///
/// ```
/// use boardwright_core::Excerpt;
///
/// assert_eq!(Excerpt("z9\n").to_string(), r#""z9\n""#);
/// assert_eq!(Excerpt(&"7".repeat(1000)).to_string().chars().count(), 43);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Excerpt<'t>(pub &'t str);

impl Excerpt<'_> {
    const LENGTH: usize = 40;
}

impl fmt::Display for Excerpt<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        for character in self.0.chars().take(Self::LENGTH) {
            write!(f, "{}", character.escape_debug())?;
        }
        if self.0.chars().nth(Self::LENGTH).is_some() {
            f.write_char('…')?;
        }
        f.write_char('"')
    }
}
