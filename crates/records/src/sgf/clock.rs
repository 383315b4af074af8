use std::time::Duration;

use crate::form::LONGEST_TIME;

/// How much time each player had left after the last move, Black first, where it is told.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Clock {
    pub(super) left: [Option<Duration>; 2],
}

/// Reads seconds up to [`LONGEST_TIME`], such as `12` or `2.5`. What is finer than a nanosecond is
/// left out.
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
    let time = Duration::new(seconds.parse().ok()?, nanoseconds);
    (time <= Duration::from_secs(LONGEST_TIME.into())).then_some(time)
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
            ("3999999.999999999", Duration::new(3_999_999, 999_999_999)),
            ("4000000", Duration::from_secs(4_000_000)),
        ] {
            assert_eq!(read_seconds(text), Some(time));
            assert_eq!(write_seconds(time), text);
        }
        for text in [
            "",
            ".",
            ".5",
            "-1",
            "1e3",
            "1.x",
            "+1",
            "4000000.000000001",
            "100000000000000000",
            "18446744073709551616",
        ] {
            assert_eq!(read_seconds(text), None, "{text}");
        }
    }
}
