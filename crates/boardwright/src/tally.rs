use alloc::vec;
use alloc::vec::Vec;

use boardwright_core::Outcome;

/// What came of many games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// How many games there were.
    pub games: u64,
    /// How many moves were made in all of them.
    pub moves: u64,
    /// How many each seat won.
    pub wins: Vec<u64>,
    /// How many were drawn.
    pub draws: u64,
    /// How many were broken off after [`MOST_MOVES`](Tally::MOST_MOVES) moves.
    pub unfinished: u64,
}

impl Tally {
    /// After so many moves a random game is broken off. Random games of a size that people play are
    /// over in far fewer; but in Pop Out, where a line is long and discs come and go, practically
    /// none ever ends, and each move takes memory, for the position may come again.
    pub const MOST_MOVES: u32 = 10_000;

    pub(crate) fn new(seats: u8) -> Tally {
        Tally { games: 0, moves: 0, wins: vec![0; usize::from(seats)], draws: 0, unfinished: 0 }
    }

    #[inline]
    pub(crate) fn add(&mut self, moves: u32, outcome: Option<Outcome>) {
        self.games += 1;
        self.moves += u64::from(moves);
        match outcome {
            Some(Outcome::Win(seat)) => self.wins[seat.index()] += 1,
            Some(Outcome::Draw) => self.draws += 1,
            None => self.unfinished += 1,
        }
    }
}
