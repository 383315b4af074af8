use boardwright_core::Outcome;

/// What a number of games came to.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games were played.
    pub games: u64,
    /// How many moves they took in all.
    pub plies: u64,
    /// How many of them each of the two seats won.
    pub wins: [u64; 2],
    /// How many of them nobody won.
    pub draws: u64,
}

impl Tally {
    /// Adds a game of `plies` moves that ended like this.
    ///
    /// # Panics
    ///
    /// If the game has not ended.
    #[inline]
    pub fn add(&mut self, plies: u32, outcome: Option<Outcome>) {
        self.games += 1;
        self.plies += u64::from(plies);
        match outcome.expect("a playout runs to the end") {
            Outcome::Win(seat) => self.wins[seat.index()] += 1,
            Outcome::Draw => self.draws += 1,
        }
    }
}
