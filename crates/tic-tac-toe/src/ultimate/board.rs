use boardwright_core::Board;
use boardwright_grid::{Cell, Grid, Shape, Stone};

use crate::nine_cells::{ALL_NINE, SPAN, bit, cell_at, holds_line};

/// The board of Ultimate Tic Tac Toe: 9 x 9 cells that make up nine small boards of 3 x 3, and
/// which of them the player to move must play in.
///
/// A small board is named by its place among the nine, as a cell of a 3 x 3 board: `a1` is the one
/// at the bottom left, `b2` the one in the middle. It is decided when a player has three in a row
/// on it, and open as long as it is neither decided nor full.
///
/// ```
/// use boardwright_grid::Cell;
/// use boardwright_tic_tac_toe::ultimate;
///
/// let mut game = ultimate();
/// assert_eq!(game.board().target(), None);
/// // f5 is the cell on the right of the middle row of its small board.
/// game.play("f5".parse()?)?;
/// assert_eq!(game.board().target(), Some("c2".parse()?));
/// assert_eq!(game.legal().next(), Some("g4".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct UltimateBoard {
    // By colour, then by the bit of the small board's place: the set of cells with a stone on them.
    stones: [[u16; SPAN]; 2],
    // By colour: the set of small boards that it has won. Follows from the stones, like the next.
    won: [u16; 2],
    open: u16,
    // The set of small boards that the next stone may go to: all open ones, or one of them.
    targets: u16,
}

/// A cell of the large board by the bits of its small board and of its place there.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    pub(super) board: u32,
    pub(super) cell: u32,
}

impl Place {
    /// The place of a cell that is on the board.
    #[inline]
    pub(super) const fn of(cell: Cell) -> Place {
        let (row, column) = (cell.row(), cell.column());
        Place {
            board: bit(Cell::new(row / 3, column / 3)),
            cell: bit(Cell::new(row % 3, column % 3)),
        }
    }
}

impl UltimateBoard {
    pub(super) const SHAPE: Shape = match Shape::new([9, 9]) {
        Ok(shape) => shape,
        Err(_) => panic!("a board can be 9 x 9"),
    };
    pub(super) const SMALL: Shape = match Shape::new([3, 3]) {
        Ok(shape) => shape,
        Err(_) => panic!("a board can be 3 x 3"),
    };

    /// The empty board. The first stone may go anywhere.
    pub const fn new() -> UltimateBoard {
        UltimateBoard { stones: [[0; SPAN]; 2], won: [0; 2], open: ALL_NINE, targets: ALL_NINE }
    }

    /// The small board that the next stone must go to; `None` where it may go to any that is open.
    pub const fn target(&self) -> Option<Cell> {
        // A player who may choose and has only one board to choose from is told so all the same.
        if self.targets.is_power_of_two() {
            Some(cell_at(self.targets.trailing_zeros()))
        } else {
            None
        }
    }

    /// Whether a small board can still be played on: nobody has won it, and it is not full. `false`
    /// for a place that no small board has.
    pub fn is_open(&self, board: Cell) -> bool {
        UltimateBoard::SMALL.contains(board) && self.open >> bit(board) & 1 == 1
    }

    /// The colour that has three in a row on a small board, if one has.
    pub fn winner(&self, board: Cell) -> Option<Stone> {
        let contains = UltimateBoard::SMALL.contains(board);
        let won = |stone: &Stone| contains && self.won[stone.index()] >> bit(board) & 1 == 1;
        [Stone::FIRST, Stone::SECOND].into_iter().find(won)
    }

    /// The set of small boards that this colour has won.
    #[inline]
    pub(super) const fn won(&self, stone: Stone) -> u16 {
        self.won[stone.index()]
    }

    /// The set of cells of a small board on which this colour has a stone.
    #[inline]
    pub(super) const fn stones(&self, board: u32, stone: Stone) -> u16 {
        self.stones[stone.index()][board as usize]
    }

    /// The set of small boards that the next stone may go to.
    #[inline]
    pub(super) const fn targets(&self) -> u16 {
        self.targets
    }

    /// The set of free cells of a small board.
    #[inline]
    pub(super) const fn free(&self, board: u32) -> u16 {
        !(self.stones[0][board as usize] | self.stones[1][board as usize]) & ALL_NINE
    }

    /// Lets the next stone go to this small board, or to any if it is not open.
    #[inline]
    pub(super) const fn aim(&mut self, board: u32) {
        let aimed = self.open & 1 << board;
        self.targets = if aimed == 0 { self.open } else { aimed };
    }

    /// Lets the next stone go to any small board that is open.
    pub(super) const fn aim_anywhere(&mut self) {
        self.targets = self.open;
    }

    /// Puts a stone on a free cell, and closes the small board if that decides or fills it. Where
    /// the next stone may go is the caller's to say.
    #[inline]
    pub(super) fn put(&mut self, place: Place, stone: Stone) {
        let Place { board, cell } = place;
        let stones = &mut self.stones[stone.index()][board as usize];
        *stones |= 1 << cell;
        if holds_line(*stones) {
            self.won[stone.index()] |= 1 << board;
            self.open &= !(1 << board);
        } else if self.free(board) == 0 {
            self.open &= !(1 << board);
        }
    }

    /// Takes back the stone that was put last. `targets` is what the stone could have gone to.
    #[inline]
    pub(super) fn take_back(&mut self, place: Place, stone: Stone, targets: u16) {
        let Place { board, cell } = place;
        self.stones[stone.index()][board as usize] &= !(1 << cell);
        // It was put on a board that was open.
        self.won[stone.index()] &= !(1 << board);
        self.open |= 1 << board;
        self.targets = targets;
    }
}

impl Default for UltimateBoard {
    fn default() -> UltimateBoard {
        UltimateBoard::new()
    }
}

impl Board for UltimateBoard {
    type Cell = Cell;

    /// Whether no small board is open.
    #[inline]
    fn is_full(&self) -> bool {
        self.open == 0
    }
}

impl Grid for UltimateBoard {
    #[inline]
    fn shape(&self) -> Shape {
        UltimateBoard::SHAPE
    }

    #[inline]
    fn at(&self, cell: Cell) -> Option<Stone> {
        if !UltimateBoard::SHAPE.contains(cell) {
            return None;
        }
        let place = Place::of(cell);
        let has = |stone: &Stone| self.stones(place.board, *stone) >> place.cell & 1 == 1;
        [Stone::FIRST, Stone::SECOND].into_iter().find(has)
    }
}
