//! Sets of cells of a 3 x 3 board, and which of them hold a line of three.
//!
//! A set is a word with bit `4 * row + column` for each of its cells. With every fourth bit left
//! out, row and column are two binary digits each of the number of the bit.

use boardwright_grid::Cell;

/// How many bits a set of cells spans.
pub(crate) const SPAN: usize = 11;

/// Every cell.
pub(crate) const ALL_NINE: u16 = 0x777;

/// The rows, the columns and the diagonals.
const LINES: [u16; 8] = [0x007, 0x070, 0x700, 0x111, 0x222, 0x444, 0x421, 0x124];

/// The number of a cell's bit.
#[inline]
pub(crate) const fn bit(cell: Cell) -> u32 {
    4 * cell.row() as u32 + cell.column() as u32
}

/// The cell with this bit.
#[inline]
pub(crate) const fn cell_at(bit: u32) -> Cell {
    Cell::new((bit >> 2) as u8, (bit & 3) as u8)
}

// A byte a set: reading one bit of a packed table costs 7 more instructions a move of a random
// game, and testing the lines by shifts 24 more.
static HOLDS_LINE: [bool; 1 << SPAN] = holds_line_table();

/// Whether these cells of a 3 x 3 board hold three in a row.
#[inline]
pub(crate) fn holds_line(cells: u16) -> bool {
    HOLDS_LINE[usize::from(cells & ALL_NINE)]
}

/// Those of the cells that belong to three in a row.
pub(crate) fn cells_in_lines(cells: u16) -> u16 {
    LINES.into_iter().filter(|line| cells & line == *line).fold(0, |found, line| found | line)
}

/// Whether these cells hold three in a row more than once, with no cell that is in all of them.
pub(crate) fn has_lines_apart(cells: u16) -> bool {
    let lines = LINES.into_iter().filter(|line| cells & line == *line);
    lines.fold(ALL_NINE, |common, line| common & line) == 0
}

const fn holds_line_table() -> [bool; 1 << SPAN] {
    let mut table = [false; 1 << SPAN];
    let mut cells = 0;
    while cells < table.len() {
        let mut line = 0;
        while line < LINES.len() {
            table[cells] |= cells as u16 & LINES[line] == LINES[line];
            line += 1;
        }
        cells += 1;
    }
    table
}
