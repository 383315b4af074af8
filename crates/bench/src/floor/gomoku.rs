//! Gomoku on a square of `SIDE` by `SIDE`: a packed list of the free cells, and for each player one
//! word of bits a line: rows, columns and both diagonals.

use boardwright_core::{Outcome, Seat};
use fastrand::Rng;

use crate::Tally;

/// Plays `games` random games of freestyle: five or more in a row win. `SIDE` is at most 26.
pub fn freestyle<const SIDE: usize>(games: u64, seed: u64) -> Tally {
    playouts::<SIDE>(games, seed, |_| true)
}

/// Plays `games` random games under the standard rule: exactly five in a row win.
pub fn standard<const SIDE: usize>(games: u64, seed: u64) -> Tally {
    playouts::<SIDE>(games, seed, |lines| lines.into_iter().any(is_exactly_five))
}

#[inline]
fn playouts<const SIDE: usize>(games: u64, seed: u64, confirm: fn([Line; 4]) -> bool) -> Tally {
    let mut rng = Rng::with_seed(seed);
    let mut tally = Tally::default();
    for _ in 0..games {
        let (plies, outcome) = playout::<SIDE>(&mut rng, confirm);
        tally.add(plies, Some(outcome));
    }
    tally
}

/// The stones of one player on one line, and the place of the last.
type Line = (u32, u8);

/// The lines of one player. There are up to 51 diagonals a direction.
#[derive(Clone, Copy)]
struct Lines {
    rows: [u32; 32],
    columns: [u32; 32],
    rising: [u32; 64],
    falling: [u32; 64],
}

/// `confirm` is asked when there are five or more in a row on one of the four lines.
#[inline]
fn playout<const SIDE: usize>(
    rng: &mut Rng,
    confirm: impl Fn([Line; 4]) -> bool,
) -> (u32, Outcome) {
    let mut free: [[[u8; 2]; SIDE]; SIDE] =
        core::array::from_fn(|row| core::array::from_fn(|column| [row as u8, column as u8]));
    let free = free.as_flattened_mut();
    let none = Lines { rows: [0; 32], columns: [0; 32], rising: [0; 64], falling: [0; 64] };
    let mut lines = [none; 2];
    let mut left = free.len();
    let mut mover = 0;
    while left > 0 {
        let drawn = rng.u32(..left as u32) as usize;
        left -= 1;
        let [row, column] = free[drawn];
        free[drawn] = free[left];
        let own = &mut lines[mover];
        // On every line but its row, a stone has the number of its row. No index is out of bounds;
        // the masks tell the compiler.
        let (y, x) = (usize::from(row), usize::from(column));
        let in_row = mark(&mut own.rows[y & 31], column);
        let in_column = mark(&mut own.columns[x & 31], row);
        let rising = mark(&mut own.rising[(y + SIDE - 1 - x) & 63], row);
        let falling = mark(&mut own.falling[(y + x) & 63], row);
        if has_five(in_row, in_column) | has_five(rising, falling)
            && confirm([(in_row, column), (in_column, row), (rising, row), (falling, row)])
        {
            return ((SIDE * SIDE - left) as u32, Outcome::Win(Seat::new(mover as u8)));
        }
        mover ^= 1;
    }
    ((SIDE * SIDE) as u32, Outcome::Draw)
}

#[inline]
fn mark(line: &mut u32, place: u8) -> u32 {
    *line |= 1 << place;
    *line
}

/// Whether there are five or more in a row on either line. Lines have at most 26 places, so five
/// bits at least lie between two of them in one word.
#[inline]
fn has_five(one: u32, other: u32) -> bool {
    let lines = u64::from(one) | u64::from(other) << 32;
    let pairs = lines & (lines >> 1);
    pairs & (pairs >> 2) & (lines >> 4) != 0
}

/// Whether the stone on `place` is one of exactly five in a row.
fn is_exactly_five((line, place): Line) -> bool {
    let above = (line >> place).trailing_ones();
    let below = (line << (31 - place)).leading_ones();
    above + below - 1 == 5
}
