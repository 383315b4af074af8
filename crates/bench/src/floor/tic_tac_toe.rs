//! Tic Tac Toe on 3 x 3: nine bits a player, a packed list of the free cells, and a table that
//! says of each of the 512 sets of cells whether there is a line in it.

use boardwright_core::{Outcome, Seat};
use fastrand::Rng;

use crate::Tally;

const CELLS: usize = 9;
const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

/// One bit a set of cells.
const WON: [u64; 8] = {
    let mut table = [0; 8];
    let mut cells = 0;
    while cells < 512 {
        let mut line = 0;
        while line < LINES.len() {
            if cells as u16 & LINES[line] == LINES[line] {
                table[cells / 64] |= 1 << (cells % 64);
            }
            line += 1;
        }
        cells += 1;
    }
    table
};

const FREE: [u8; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0];

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
    // 16 entries and masked indices, so that no bounds are checked.
    let mut free = FREE;
    let mut marks = [0_u16; 2];
    for ply in 0..CELLS {
        let left = CELLS - ply;
        let drawn = rng.u32(..left as u32) as usize;
        let cell = free[drawn & 15];
        free[drawn & 15] = free[left - 1];
        let mover = ply & 1;
        marks[mover] |= 1 << cell;
        let set = usize::from(marks[mover]);
        if (WON[(set / 64) & 7] >> (set % 64)) & 1 != 0 {
            return (ply as u32 + 1, Outcome::Win(Seat::new(mover as u8)));
        }
    }
    (CELLS as u32, Outcome::Draw)
}
