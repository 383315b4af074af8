use core::fmt;

use boardwright_core::Reason;

/// What makes a point forbidden.
///
/// Source: the rules of the Renju International Federation, section 9.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Foul {
    /// Six stones or more in a row.
    Overline,
    /// Two fours or more at once.
    DoubleFour,
    /// Two threes or more at once.
    DoubleThree,
}

/// `overline`, `double-four` or `double-three`.
impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Foul::Overline => "overline",
            Foul::DoubleFour => "double-four",
            Foul::DoubleThree => "double-three",
        })
    }
}

impl core::error::Error for Foul {}

impl Reason for Foul {
    fn reason(&self) -> &'static str {
        match self {
            Foul::Overline => "forbidden_overline",
            Foul::DoubleFour => "forbidden_double_four",
            Foul::DoubleThree => "forbidden_double_three",
        }
    }
}

/// The two readings of what a three is, where the stone that would make it a straight four makes a
/// five in another line at the same time.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Three {
    /// It is no three: the federation's wording wants a straight four "without at the same time a
    /// five in a row". Referees' programs judge so.
    #[default]
    Strict,
    /// It is a three, since a five is always legal.
    FiveCounts,
}
