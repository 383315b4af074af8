use std::time::Duration;

/// How much time each player had left after the last move, Black first, where it is told.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Clock {
    pub(super) left: [Option<Duration>; 2],
}

/// Reads seconds, such as `12` or `2.5`. What is finer than a nanosecond is left out.
pub(super) fn read_seconds(text: &str) -> Option<Duration> {
    let (seconds, fraction) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
    let is_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if seconds.is_empty() || !is_digits(seconds) || !is_digits(fraction) {
        return None;
    }
    let nanoseconds = fraction
        .bytes()
        .chain(std::iter::repeat(b'0'))
        .take(9)
        .fold(0, |nanoseconds, digit| nanoseconds * 10 + u32::from(digit - b'0'));
    Some(Duration::new(seconds.parse().ok()?, nanoseconds))
}

/// Writes seconds so that [`read_seconds`] gives them back.
pub(super) fn write_seconds(time: Duration) -> String {
    let text = format!("{}.{:09}", time.as_secs(), time.subsec_nanos());
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_keep_every_nanosecond() {
        for (text, time) in [
            ("0", Duration::ZERO),
            ("10", Duration::from_secs(10)),
            ("2.5", Duration::from_millis(2500)),
            ("7.000000001", Duration::new(7, 1)),
            ("18446744073709551615.999999999", Duration::MAX),
        ] {
            assert_eq!(read_seconds(text), Some(time));
            assert_eq!(write_seconds(time), text);
        }
        for text in ["", ".", ".5", "-1", "1e3", "18446744073709551616", "1.x", "+1"] {
            assert_eq!(read_seconds(text), None, "{text}");
        }
    }
}
