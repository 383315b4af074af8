use boardwright_grid::Cell;

use crate::opening::choice::MOST_FIFTHS;

/// The fifths offered so far, by row, then by column, so that the order in which they were offered
/// leaves no trace.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Offers {
    cells: [Cell; Offers::MOST],
    count: u8,
}

impl Offers {
    const MOST: usize = MOST_FIFTHS as usize;

    pub(super) const NONE: Offers = Offers { cells: [Cell::new(0, 0); Offers::MOST], count: 0 };

    pub(super) fn cells(&self) -> &[Cell] {
        &self.cells[..self.count.into()]
    }

    /// Adds a cell that is not yet among them.
    pub(super) fn insert(&mut self, cell: Cell) {
        let at = self.cells().partition_point(|&other| other < cell);
        self.cells.copy_within(at..self.count.into(), at + 1);
        self.cells[at] = cell;
        self.count += 1;
    }

    /// The same offers, with every cell seen through `map`, which keeps different cells different.
    pub(super) fn mapped(&self, map: impl Fn(Cell) -> Cell) -> Offers {
        let mut mapped = Offers::NONE;
        self.cells().iter().for_each(|&cell| mapped.insert(map(cell)));
        mapped
    }

    /// Takes out a cell that is among them.
    pub(super) fn remove(&mut self, cell: Cell) {
        let at = self.cells().partition_point(|&other| other < cell);
        self.cells.copy_within(at + 1..self.count.into(), at);
        self.count -= 1;
        // Unused places are all alike, so that equality can be derived.
        self.cells[usize::from(self.count)] = Cell::new(0, 0);
    }
}
