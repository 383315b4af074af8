use std::fmt;
use std::time::Duration;

use super::{Failure, Law};

/// What came of checking the laws of a game.
#[derive(Debug, Clone)]
pub struct Report {
    /// The name of the game.
    pub game: String,
    /// How many random games were played.
    pub games: u64,
    /// How many moves they had together.
    pub plies: u64,
    /// Which laws were checked.
    pub laws: Vec<Law>,
    /// How long it took.
    pub time: Duration,
    /// A failure for each law that does not hold.
    pub failures: Vec<Failure>,
}

impl Report {
    /// Reports as a table, a line a game under a line of headings.
    ///
    /// ```
    /// use boardwright_testkit::Report;
    ///
    /// assert!(Report::table(&[]).starts_with("game"));
    /// ```
    pub fn table(reports: &[Report]) -> String {
        let width = reports.iter().map(|report| report.game.len()).max().unwrap_or(0).max(4);
        let mut table = format!("{:width$}    games      plies  laws   time\n", "game");
        for report in reports {
            table.push_str(&report.line(width));
            table.push('\n');
        }
        table
    }

    fn line(&self, width: usize) -> String {
        let Report { game, games, plies, laws, time, failures } = self;
        let kept = laws.len() - failures.len();
        let (laws, time) = (laws.len(), time.as_secs_f64());
        let laws = if kept == laws { format!("{laws}") } else { format!("{kept}/{laws}") };
        format!("{game:width$}  {games:>7}  {plies:>9}  {laws:>4}  {time:>4.1} s")
    }
}

/// The line of the table, then the failures.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.line(self.game.len()))?;
        self.failures.iter().try_for_each(|failure| write!(f, "\n\n{failure}"))
    }
}
