//! Connect Four on 6 x 7: two words of bits, a column after the other from the bottom, with one
//! spare bit above each so that no line runs from column to column. The layout is Pascal Pons's
//! (<http://blog.gamesolver.org/solving-connect-four/06-bitboard/>).

use boardwright_core::{Outcome, Seat};
use fastrand::Rng;

use crate::Tally;

const ROWS: u32 = 6;
const COLUMNS: u32 = 7;
const CELLS: u32 = ROWS * COLUMNS;
const HEIGHT: u32 = ROWS + 1;

/// The spare bits: a disc that would land on one finds its column full.
const SPARE: u64 = {
    let mut bits = 0;
    let mut column = 0;
    while column < COLUMNS {
        bits |= 1 << (column * HEIGHT + ROWS);
        column += 1;
    }
    bits
};

/// The bit on which the next disc of each column lands, at the start.
const BOTTOM: [u64; COLUMNS as usize] = {
    let mut bits = [0; COLUMNS as usize];
    let mut column = 0;
    while column < COLUMNS {
        bits[column as usize] = 1 << (column * HEIGHT);
        column += 1;
    }
    bits
};

/// Plays `games` random games.
pub fn playouts(games: u64, seed: u64) -> Tally {
    let mut rng = Rng::with_seed(seed);
    let mut tally = Tally::default();
    for _ in 0..games {
        let (plies, outcome) = playout(&mut rng);
        tally.add(plies, Some(outcome));
    }
    tally
}

fn playout(rng: &mut Rng) -> (u32, Outcome) {
    let mut landing = BOTTOM;
    let mut discs = [0_u64; 2];
    for ply in 0..CELLS {
        let disc = loop {
            let next = &mut landing[rng.u32(..COLUMNS) as usize];
            if *next & SPARE == 0 {
                let disc = *next;
                *next <<= 1;
                break disc;
            }
        };
        let mover = (ply & 1) as usize;
        discs[mover] |= disc;
        if has_four(discs[mover]) {
            return (ply + 1, Outcome::Win(Seat::new(mover as u8)));
        }
    }
    (CELLS, Outcome::Draw)
}

/// Counts the sequences of `depth` moves from the empty board, by making and unmaking them.
pub fn perft(depth: u32) -> u64 {
    Search { landing: BOTTOM, discs: [0; 2] }.count(0, depth)
}

struct Search {
    landing: [u64; COLUMNS as usize],
    discs: [u64; 2],
}

impl Search {
    fn count(&mut self, mover: usize, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if depth == 1 {
            return self.landing.iter().filter(|&next| next & SPARE == 0).count() as u64;
        }
        let mut sequences = 0;
        for column in 0..COLUMNS as usize {
            let disc = self.landing[column];
            if disc & SPARE != 0 {
                continue;
            }
            self.landing[column] = disc << 1;
            self.discs[mover] |= disc;
            if !has_four(self.discs[mover]) {
                sequences += self.count(mover ^ 1, depth - 1);
            }
            self.discs[mover] ^= disc;
            self.landing[column] = disc;
        }
        sequences
    }
}

#[inline]
const fn has_four(discs: u64) -> bool {
    let vertical = discs & (discs >> 1);
    let horizontal = discs & (discs >> HEIGHT);
    let rising = discs & (discs >> (HEIGHT + 1));
    let falling = discs & (discs >> (HEIGHT - 1));
    vertical & (vertical >> 2)
        | horizontal & (horizontal >> (2 * HEIGHT))
        | rising & (rising >> (2 * (HEIGHT + 1)))
        | falling & (falling >> (2 * (HEIGHT - 1)))
        != 0
}
