use alloc::format;
use alloc::string::String;

use boardwright_core::{MoveRule, Notation, ReadError, Reason, Seat};
use boardwright_grid::{
    Cell, Grid, Placement, PlacementRefusal, Stone, Symmetric, Symmetry, explain_placement,
    read_cell, split_cell, write_cell,
};

use super::board::{Place, UltimateBoard};
use super::moves::UltimateMoves;
use crate::nine_cells::cell_at;

/// The move rule of Ultimate Tic Tac Toe. A stone goes to a free cell of the small board whose
/// place among the nine is that of the last stone on its own small board. At the start, and when
/// that board is decided or full, it goes to any board that is neither.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct UltimatePlacement;

/// What a stone did to the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct UltimateChange {
    placement: Placement,
    // The set of small boards that the stone could have gone to.
    targets: u16,
}

impl UltimateChange {
    /// Where the stone lies.
    #[inline]
    pub const fn placement(&self) -> Placement {
        self.placement
    }
}

/// Why a stone cannot be put on a cell. Small boards are named by their place among the nine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UltimateRefusal {
    /// The cell is off the board or occupied.
    #[error(transparent)]
    Placement(#[from] PlacementRefusal),
    /// Somebody has won the small board that the cell is on.
    #[error(
        "row {}, column {} is on small board {}, {}, which is decided",
        cell.row(), cell.column(), board.row(), board.column()
    )]
    BoardDecided {
        /// The cell that was named.
        cell: Cell,
        /// Its small board.
        board: Cell,
    },
    /// The player must play on another small board.
    #[error(
        "row {}, column {} is not on small board {}, {}, where the stone must go",
        cell.row(), cell.column(), target.row(), target.column()
    )]
    WrongBoard {
        /// The cell that was named.
        cell: Cell,
        /// The small board that the stone must go to.
        target: Cell,
    },
}

impl Reason for UltimateRefusal {
    fn reason(&self) -> &'static str {
        match self {
            UltimateRefusal::Placement(refusal) => refusal.reason(),
            UltimateRefusal::BoardDecided { .. } => "board_decided",
            UltimateRefusal::WrongBoard { .. } => "wrong_board",
        }
    }
}

impl MoveRule<UltimateBoard> for UltimatePlacement {
    type Input = Cell;
    type Change = UltimateChange;
    type Refusal = UltimateRefusal;
    type Moves = UltimateMoves;

    #[inline]
    fn apply(
        &self,
        board: &mut UltimateBoard,
        mover: Seat,
        cell: Cell,
    ) -> Result<UltimateChange, UltimateRefusal> {
        let shape = board.shape();
        if !shape.contains(cell) {
            return Err(PlacementRefusal::CellOutOfRange { cell, shape }.into());
        }
        if let Some(stone) = board.at(cell) {
            return Err(PlacementRefusal::CellOccupied { cell, stone }.into());
        }
        let number = Place::of(cell).board;
        if board.targets() >> number & 1 == 0 {
            // The cell is free, so the board is not full.
            let on = cell_at(number);
            return Err(match board.target() {
                Some(target) if board.is_open(on) => UltimateRefusal::WrongBoard { cell, target },
                _ => UltimateRefusal::BoardDecided { cell, board: on },
            });
        }
        Ok(self.apply_unchecked(board, mover, cell))
    }

    #[inline]
    fn apply_unchecked(
        &self,
        board: &mut UltimateBoard,
        mover: Seat,
        cell: Cell,
    ) -> UltimateChange {
        let (place, stone) = (Place::of(cell), Stone::from(mover));
        let targets = board.targets();
        board.put(place, stone);
        board.aim(place.cell);
        UltimateChange { placement: Placement { cell, stone }, targets }
    }

    #[inline]
    fn undo(&self, board: &mut UltimateBoard, _mover: Seat, change: &UltimateChange) {
        let Placement { cell, stone } = change.placement;
        board.take_back(Place::of(cell), stone, change.targets);
    }

    #[inline]
    fn legal(&self, board: &UltimateBoard, _mover: Seat) -> UltimateMoves {
        UltimateMoves::of(board)
    }
}

/// All eight symmetries of the square: they turn and mirror the small boards as they do the large.
impl Symmetric<UltimateBoard> for UltimatePlacement {
    fn symmetries(&self, board: &UltimateBoard) -> &'static [Symmetry] {
        Symmetry::of(board.shape())
    }

    fn map_board(&self, board: &UltimateBoard, symmetry: Symmetry) -> UltimateBoard {
        let stones = board.shape().iter().filter_map(|cell| Some((cell, board.at(cell)?)));
        let stones = stones.map(|(cell, stone)| (symmetry.map(board.shape(), cell), stone));
        let target = board.target().map(|target| symmetry.map(UltimateBoard::SMALL, target));
        UltimateBoard::with_stones(stones, target)
    }

    fn map_input(&self, board: &UltimateBoard, symmetry: Symmetry, input: &Cell) -> Cell {
        symmetry.map(board.shape(), *input)
    }
}

/// Cells are named as on any board of 9 x 9: `e5` is the one in the middle.
impl Notation<UltimateBoard> for UltimatePlacement {
    fn split<'t>(&self, _board: &UltimateBoard, text: &'t str) -> Option<(&'t str, &'t str)> {
        split_cell(text)
    }

    fn read(&self, board: &UltimateBoard, _mover: Seat, text: &str) -> Result<Cell, ReadError> {
        read_cell(board.shape(), text)
    }

    fn write(&self, _board: &UltimateBoard, _mover: Seat, input: &Cell) -> String {
        write_cell(*input)
    }

    fn explain(&self, _board: &UltimateBoard, refusal: &UltimateRefusal) -> String {
        match refusal {
            UltimateRefusal::Placement(refusal) => explain_placement(refusal),
            UltimateRefusal::BoardDecided { cell, board } => {
                format!("{cell} is on the small board {}, which is decided", corners(*board))
            }
            UltimateRefusal::WrongBoard { cell, target } => {
                format!("{cell} is on the wrong small board: play on {}", corners(*target))
            }
        }
    }

    fn actions(&self, board: &UltimateBoard) -> u32 {
        board.shape().cells() as u32
    }

    fn number(&self, board: &UltimateBoard, input: &Cell) -> Option<u32> {
        let shape = board.shape();
        shape.contains(*input).then(|| shape.index(*input) as u32)
    }

    fn input(&self, board: &UltimateBoard, number: u32) -> Option<Cell> {
        let shape = board.shape();
        ((number as usize) < shape.cells()).then(|| shape.cell(number as usize))
    }
}

/// A small board by the first and the last of its cells: `d4 to f6`.
fn corners(board: Cell) -> String {
    let first = Cell::new(3 * board.row(), 3 * board.column());
    let last = Cell::new(first.row() + 2, first.column() + 2);
    format!("{first} to {last}")
}
