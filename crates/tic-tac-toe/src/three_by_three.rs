use boardwright_core::{Board, Dice};
use boardwright_grid::{Cell, CellGrid, Grid, Picture, Shape, Stone};

use crate::nine_cells::{ALL_NINE, SPAN, bit, cell_at, holds_line};
use crate::picture_board::check_picture;
use crate::{FullLineGrid, PictureBoardError};

/// The board of Tic Tac Toe: 3 x 3, two colours, 8 bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ThreeByThree {
    // Bit `4 * row + column` for each stone of the first colour, 16 bits up for the second. One word
    // and not two, so that which of them to write is a shift and not an address.
    stones: u32,
    // What follows from the stones and would cost a random game time to work out.
    occupied: u16,
    free: u8,
}

impl ThreeByThree {
    const SHAPE: Shape = match Shape::new([3, 3]) {
        Ok(shape) => shape,
        Err(_) => panic!("a board can be 3 x 3"),
    };

    /// The empty board.
    pub const fn new() -> ThreeByThree {
        ThreeByThree { stones: 0, occupied: 0, free: 9 }
    }

    /// The board that a picture shows.
    ///
    /// # Errors
    ///
    /// [`PictureBoardError`] if it shows another shape or a third colour.
    pub fn from_picture(picture: &Picture) -> Result<ThreeByThree, PictureBoardError> {
        check_picture(picture, ThreeByThree::SHAPE)?;
        let mut board = ThreeByThree::new();
        for (cell, stone) in picture.stones() {
            board.place(cell, stone);
        }
        Ok(board)
    }
}

impl Default for ThreeByThree {
    fn default() -> ThreeByThree {
        ThreeByThree::new()
    }
}

impl Board for ThreeByThree {
    type Cell = Cell;

    #[inline]
    fn is_full(&self) -> bool {
        self.free == 0
    }
}

impl Grid for ThreeByThree {
    #[inline]
    fn shape(&self) -> Shape {
        ThreeByThree::SHAPE
    }

    #[inline]
    fn at(&self, cell: Cell) -> Option<Stone> {
        if !ThreeByThree::SHAPE.contains(cell) {
            return None;
        }
        let found = self.stones >> bit(cell);
        if found & 1 != 0 {
            Some(Stone::FIRST)
        } else if found >> 16 & 1 != 0 {
            Some(Stone::SECOND)
        } else {
            None
        }
    }
}

impl CellGrid for ThreeByThree {
    /// Puts a stone on a cell.
    ///
    /// # Panics
    ///
    /// If the stone is of a third colour.
    #[inline]
    fn place(&mut self, cell: Cell, stone: Stone) {
        assert!(stone.index() < 2, "a board for two colours");
        self.stones |= 1 << (16 * stone.index() as u32 + bit(cell));
        self.occupied |= 1 << bit(cell);
        self.free -= 1;
    }

    #[inline]
    fn lift(&mut self, cell: Cell) {
        self.stones &= !(0x10001 << bit(cell));
        self.occupied &= !(1 << bit(cell));
        self.free += 1;
    }

    #[inline]
    fn random_free<S: Dice + ?Sized>(&self, dice: &mut S) -> Option<Cell> {
        if self.free == 0 {
            return None;
        }
        let list = FREE_LISTS[usize::from(self.occupied & ALL_NINE)];
        Some(cell_at((list >> (4 * dice.roll(self.free.into()))) as u32 & 15))
    }
}

impl FullLineGrid for ThreeByThree {
    #[inline]
    fn completes_line(&self, _cell: Cell, stone: Stone) -> bool {
        holds_line((self.stones >> (16 * stone.index() as u32)) as u16)
    }
}

// For every set of occupied cells the bits of the free ones, packed: four binary digits each, the
// first lowest. A list kept in the board would remember the order of the moves; what is drawn from
// this one depends on the stones alone.
static FREE_LISTS: [u64; 1 << SPAN] = free_lists();

const fn free_lists() -> [u64; 1 << SPAN] {
    let mut lists = [0; 1 << SPAN];
    let mut occupied = 0;
    while occupied < lists.len() {
        let mut length = 0;
        let mut bit = 0;
        while bit < SPAN {
            if ALL_NINE as usize & !occupied & 1 << bit != 0 {
                lists[occupied] |= (bit as u64) << (4 * length);
                length += 1;
            }
            bit += 1;
        }
        occupied += 1;
    }
    lists
}
