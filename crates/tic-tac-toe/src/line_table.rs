//! Which of the 512 sets of cells of a 3 x 3 board hold a line of three.
//!
//! A set has bit `3 * row + column` for a cell. The table takes 64 bytes, one cache line.

/// The rows, the columns and the diagonals.
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

/// Every cell.
pub(crate) const ALL_NINE: u16 = 0b111_111_111;

const TABLE: [u64; 8] = table();

/// Whether these cells of a 3 x 3 board hold three in a row.
#[inline]
pub(crate) const fn holds_line(cells: u16) -> bool {
    let cells = cells & ALL_NINE;
    TABLE[(cells / 64) as usize] >> (cells % 64) & 1 == 1
}

const fn table() -> [u64; 8] {
    let mut table = [0; 8];
    let mut cells = 0;
    while cells <= ALL_NINE {
        let mut line = 0;
        while line < LINES.len() {
            if cells & LINES[line] == LINES[line] {
                table[(cells / 64) as usize] |= 1 << (cells % 64);
            }
            line += 1;
        }
        cells += 1;
    }
    table
}
