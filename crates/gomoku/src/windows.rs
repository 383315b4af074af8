use boardwright_grid::{Cell, Grid, Shape, Stone};

use crate::LARGEST_SIZE;

/// How far round a point a window looks each way. Whatever decides about a stone lies within five
/// cells of it along a line: a run of five through it reaches four cells, and the cell after that
/// tells whether the run is longer.
const REACH: usize = 5;

/// The place of the point in the middle of its window.
pub(crate) const CENTRE: usize = REACH;

const CELLS: u64 = (1 << (2 * REACH + 1)) - 1;
const SIDE: usize = LARGEST_SIZE;
const DIAGONALS: usize = 2 * SIDE - 1;

/// The eleven cells of one line round a point, as bits: bit 5 is the point. Cells off the board are
/// neither own nor free.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Window {
    pub(crate) own: u16,
    pub(crate) free: u16,
}

/// One line of the board as bits, with room for a window at either end.
#[derive(Clone, Copy)]
struct Line {
    own: u64,
    free: u64,
}

const NOTHING: Line = Line { own: 0, free: 0 };

/// The change of row and column from one bit of a window to the next: horizontal, vertical,
/// diagonal, anti-diagonal.
const STEPS: [(i8, i8); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

/// A line through a point: which one, and where on it the point lies.
type Place = (usize, usize);

/// The stones of one colour and the free cells of a board, line by line in four directions:
/// horizontal, vertical, diagonal, anti-diagonal.
#[derive(Clone)]
pub(crate) struct Windows {
    shape: Shape,
    horizontal: [Line; SIDE],
    vertical: [Line; SIDE],
    diagonal: [Line; DIAGONALS],
    anti_diagonal: [Line; DIAGONALS],
    // How many stones were ever placed, for the tests of how much is asked.
    #[cfg(test)]
    placed: u64,
}

impl Windows {
    /// The board as the player of `own` sees it. Its sides must not be longer than 26.
    pub(crate) fn of<G: Grid>(board: &G, own: Stone) -> Windows {
        let mut windows = Windows {
            shape: board.shape(),
            horizontal: [NOTHING; SIDE],
            vertical: [NOTHING; SIDE],
            diagonal: [NOTHING; DIAGONALS],
            anti_diagonal: [NOTHING; DIAGONALS],
            #[cfg(test)]
            placed: 0,
        };
        for row in 0..windows.shape.rows() {
            for column in 0..windows.shape.columns() {
                let cell = Cell::new(row, column);
                match board.at(cell) {
                    None => windows.for_each_line(cell, |line, bit| line.free |= bit),
                    Some(stone) if stone == own => {
                        windows.for_each_line(cell, |line, bit| line.own |= bit);
                    }
                    Some(_) => {}
                }
            }
        }
        windows
    }

    /// Whether nothing lies on a cell of the board.
    #[inline]
    pub(crate) fn is_free(&self, cell: Cell) -> bool {
        let [(row, column), ..] = self.places(cell);
        self.horizontal[row].free & (1 << (column + REACH)) != 0
    }

    /// Puts a stone of the player's own on a free cell.
    pub(crate) fn place(&mut self, cell: Cell) {
        #[cfg(test)]
        {
            self.placed += 1;
        }
        self.for_each_line(cell, |line, bit| {
            line.own |= bit;
            line.free &= !bit;
        });
    }

    #[cfg(test)]
    pub(crate) fn placed(&self) -> u64 {
        self.placed
    }

    /// Takes a stone of the player's own off its cell.
    pub(crate) fn lift(&mut self, cell: Cell) {
        self.for_each_line(cell, |line, bit| {
            line.own &= !bit;
            line.free |= bit;
        });
    }

    /// The windows round a cell, one a direction, as if a stone of the player's own lay on it.
    #[inline]
    pub(crate) fn round(&self, cell: Cell) -> [Window; 4] {
        let [horizontal, vertical, diagonal, anti_diagonal] = self.places(cell);
        [
            window(&self.horizontal[horizontal.0], horizontal.1),
            window(&self.vertical[vertical.0], vertical.1),
            window(&self.diagonal[diagonal.0], diagonal.1),
            window(&self.anti_diagonal[anti_diagonal.0], anti_diagonal.1),
        ]
    }

    /// Where the cell lies on each of the four lines through it. In a row its place is its column,
    /// in all other lines its row.
    #[inline]
    fn places(&self, cell: Cell) -> [Place; 4] {
        let (row, column) = (usize::from(cell.row()), usize::from(cell.column()));
        let last_column = usize::from(self.shape.columns()) - 1;
        [(row, column), (column, row), (row + last_column - column, row), (row + column, row)]
    }

    #[inline]
    fn for_each_line(&mut self, cell: Cell, change: impl Fn(&mut Line, u64)) {
        let [horizontal, vertical, diagonal, anti_diagonal] = self.places(cell);
        let bit = |place: usize| 1 << (place + REACH);
        change(&mut self.horizontal[horizontal.0], bit(horizontal.1));
        change(&mut self.vertical[vertical.0], bit(vertical.1));
        change(&mut self.diagonal[diagonal.0], bit(diagonal.1));
        change(&mut self.anti_diagonal[anti_diagonal.0], bit(anti_diagonal.1));
    }
}

/// The same windows as [`Windows::round`], read off the board: for one point that is quicker than
/// to read the whole board first.
pub(crate) fn round_on<G: Grid>(board: &G, own: Stone, cell: Cell) -> [Window; 4] {
    let shape = board.shape();
    let mut round = [Window { own: 1 << CENTRE, free: 0 }; 4];
    for (direction, window) in round.iter_mut().enumerate() {
        for bit in (0..=2 * REACH).filter(|&bit| bit != CENTRE) {
            let other = Window::cell(cell, direction, bit);
            match board.at(other) {
                Some(stone) if stone == own => window.own |= 1 << bit,
                None if shape.contains(other) => window.free |= 1 << bit,
                _ => {}
            }
        }
    }
    round
}

/// The window round the cell with this place on its line.
#[inline]
fn window(line: &Line, place: usize) -> Window {
    let point = 1 << CENTRE;
    Window {
        own: ((line.own >> place) & CELLS) as u16 | point,
        free: ((line.free >> place) & CELLS) as u16 & !point,
    }
}

impl Window {
    /// The cells with these bits of the window round `centre` in this direction, in order.
    pub(crate) fn cells(centre: Cell, direction: usize, bits: u16) -> impl Iterator<Item = Cell> {
        let bits = (0..=2 * REACH).filter(move |bit| bits & (1 << bit) != 0);
        bits.map(move |bit| Window::cell(centre, direction, bit))
    }

    /// The cell with this bit of the window round `centre`. Below 0 it wraps to 255, which is off
    /// every board.
    #[inline]
    fn cell(centre: Cell, direction: usize, bit: usize) -> Cell {
        let (up, right) = STEPS[direction];
        let offset = bit as i8 - CENTRE as i8;
        Cell::new(
            centre.row().wrapping_add_signed(up * offset),
            centre.column().wrapping_add_signed(right * offset),
        )
    }
}
