use core::fmt::{self, Write};

/// Text as it can stand in an element of XML. What no XML may hold becomes a replacement
/// character.
pub(crate) struct Escaped<'t>(pub(crate) &'t str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for sign in self.0.chars() {
            match sign {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                // Readers would turn these into blanks and line ends of their own.
                '\t' | '\n' | '\r' => f.write_char(' ')?,
                // The signs that are no Char of XML 1.0, section 2.2.
                '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => f.write_char('\u{fffd}')?,
                _ => f.write_char(sign)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn markup_is_text_and_what_xml_cannot_hold_is_replaced() {
        assert_eq!(Escaped("<a&b>\t\0\u{1b}\u{ffff}é♟").to_string(), "&lt;a&amp;b&gt; ���é♟");
    }
}
