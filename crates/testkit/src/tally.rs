use std::fmt;

use boardwright_core::{Outcome, Seat};

/// What came of a number of random games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// How many games were played.
    pub games: u64,
    /// How many moves they had together.
    pub plies: u64,
    /// How many each seat won, in the order of the seats.
    pub wins: Vec<u64>,
    /// How many were draws.
    pub draws: u64,
}

impl Tally {
    pub(crate) fn new(seats: u8) -> Tally {
        Tally { games: 0, plies: 0, wins: vec![0; usize::from(seats)], draws: 0 }
    }

    pub(crate) fn add(&mut self, plies: usize, outcome: Option<Outcome>) {
        self.games += 1;
        self.plies += plies as u64;
        match outcome {
            Some(Outcome::Win(seat)) => self.wins[seat.index()] += 1,
            Some(Outcome::Draw) => self.draws += 1,
            None => {}
        }
    }

    /// How many games this seat won.
    pub fn won(&self, seat: Seat) -> u64 {
        self.wins[seat.index()]
    }
}

/// `10000 games, 213120 moves, won 5557 4417, drawn 26`.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} games, {} moves, won", self.games, self.plies)?;
        self.wins.iter().try_for_each(|wins| write!(f, " {wins}"))?;
        write!(f, ", drawn {}", self.draws)
    }
}
