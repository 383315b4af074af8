use alloc::vec::Vec;

use boardwright_grid::{Cell, Grid, Stone};

/// A way to turn, mirror and shift the plane that maps the black stones of a position to
/// themselves and the white ones too.
///
/// It belongs to the stones and not to the board: its centre is wherever the stones have theirs,
/// and the image of a cell may lie off the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct StoneSymmetry {
    // A coordinate of the image is the sum of the row and the column, each times its factor, and
    // of the shift.
    factors: [[i16; 2]; 2],
    shift: [i16; 2],
}

impl StoneSymmetry {
    /// The eight turns and mirrors of the plane that map the grid to itself and keep cell a1 where
    /// it is. The identity comes first.
    const ABOUT_ORIGIN: [[[i16; 2]; 2]; 8] = [
        [[1, 0], [0, 1]],
        [[1, 0], [0, -1]],
        [[-1, 0], [0, 1]],
        [[-1, 0], [0, -1]],
        [[0, 1], [1, 0]],
        [[0, 1], [-1, 0]],
        [[0, -1], [1, 0]],
        [[0, -1], [-1, 0]],
    ];

    /// Every symmetry of the stones on a board, each once, the identity first.
    pub(super) fn all<G: Grid>(board: &G) -> Vec<StoneSymmetry> {
        let stones: Vec<(Cell, Stone)> =
            board.shape().iter().filter_map(|cell| Some((cell, board.at(cell)?))).collect();
        Self::ABOUT_ORIGIN
            .into_iter()
            .filter_map(|factors| StoneSymmetry::centred(factors, &stones))
            .filter(|symmetry| {
                stones.iter().all(|&(cell, stone)| {
                    symmetry.image(cell).is_some_and(|image| board.at(image) == Some(stone))
                })
            })
            .collect()
    }

    /// The only shift of such a turn or mirror that may keep the stones: the one that keeps their
    /// centre of gravity. `None` if it would put stones between the cells.
    fn centred(factors: [[i16; 2]; 2], stones: &[(Cell, Stone)]) -> Option<StoneSymmetry> {
        // Sums over at most 1,024 stones with coordinates below 64 do not fit 16 bits.
        let mut sums = [0_i32; 2];
        for (cell, _) in stones {
            sums[0] += i32::from(cell.row());
            sums[1] += i32::from(cell.column());
        }
        let count = stones.len().max(1) as i32;
        let mut shift = [0; 2];
        for axis in 0..2 {
            let [row, column] = factors[axis].map(i32::from);
            let total = sums[axis] - (row * sums[0] + column * sums[1]);
            if total % count != 0 {
                return None;
            }
            shift[axis] = (total / count) as i16;
        }
        Some(StoneSymmetry { factors, shift })
    }

    /// Where a cell comes to lie; `None` below or left of every board.
    pub(super) fn image(&self, cell: Cell) -> Option<Cell> {
        let [row, column] = [0, 1].map(|axis| {
            let [of_row, of_column] = self.factors[axis];
            of_row * i16::from(cell.row()) + of_column * i16::from(cell.column()) + self.shift[axis]
        });
        Some(Cell::new(u8::try_from(row).ok()?, u8::try_from(column).ok()?))
    }
}
