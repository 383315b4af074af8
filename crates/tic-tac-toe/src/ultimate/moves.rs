use boardwright_grid::Cell;

use super::UltimateBoard;

/// The cells that the player to move may play on, as they were when the board was asked: by row
/// from the bottom, then by column.
#[derive(Debug, Clone, Copy)]
pub struct UltimateMoves {
    // By row of small boards: bit `9 * row + column`, the row counted from the first of its three,
    // for each cell not yet listed.
    bands: [u32; 3],
}

impl UltimateMoves {
    #[inline]
    pub(super) fn of(board: &UltimateBoard) -> UltimateMoves {
        let mut bands = [0; 3];
        let mut targets = board.targets();
        while targets != 0 {
            let target = targets.trailing_zeros();
            targets &= targets - 1;
            let free = u32::from(board.free(target));
            let rows = free & 7 | (free >> 4 & 7) << 9 | (free >> 8 & 7) << 18;
            bands[(target >> 2) as usize] |= rows << (3 * (target & 3));
        }
        UltimateMoves { bands }
    }
}

impl Iterator for UltimateMoves {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        for (row, band) in [0, 3, 6].into_iter().zip(&mut self.bands) {
            if *band != 0 {
                let bit = band.trailing_zeros() as u8;
                *band &= *band - 1;
                return Some(Cell::new(row + bit / 9, bit % 9));
            }
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.bands.iter().map(|band| band.count_ones() as usize).sum();
        (left, Some(left))
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }
}

impl ExactSizeIterator for UltimateMoves {}
