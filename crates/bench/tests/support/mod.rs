use boardwright_bench::Tally;

/// What random games of two seats come to in the long run.
pub(crate) struct Expected {
    /// The share of the games that each seat wins.
    pub(crate) wins: [f64; 2],
    /// The share that nobody wins.
    pub(crate) draws: f64,
    /// How many moves they take on average.
    pub(crate) plies: f64,
    /// The standard deviation of the number of moves.
    pub(crate) standard_deviation: f64,
}

/// From the 255,168 complete games: 1,440 of 5 moves, 5,328 of 6, 47,952 of 7, 72,576 of 8 and
/// 127,872 of 9, a game of n moves as likely as (9 - n)!/9!.
pub(crate) const TIC_TAC_TOE: Expected = Expected {
    wins: [737.0 / 1260.0, 121.0 / 420.0],
    draws: 8.0 / 63.0,
    plies: 3203.0 / 420.0,
    standard_deviation: 1.2986,
};

impl Expected {
    /// Checks that every figure is within four standard errors of what is expected.
    pub(crate) fn check(&self, tally: Tally) {
        let games = tally.games as f64;
        let counts = tally.wins.into_iter().chain([tally.draws]);
        for (count, share) in counts.zip(self.wins.into_iter().chain([self.draws])) {
            let error = (share * (1.0 - share) / games).sqrt();
            let found = count as f64 / games;
            assert!((found - share).abs() <= 4.0 * error, "{found} instead of {share}");
        }
        let error = self.standard_deviation / games.sqrt();
        let found = tally.plies as f64 / games;
        assert!((found - self.plies).abs() <= 4.0 * error, "{found} instead of {}", self.plies);
    }
}
