use boardwright_core::{Dice, MoveRule, Reason, Seat};
use boardwright_grid::{Cell, Placement, Stone, Symmetric, Symmetry};

use crate::{Column, Columns, DropGrid};

/// The move rule of Connect Four: a player names a column, and a disc of their own falls to its
/// lowest empty cell.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Gravity;

/// Why a disc cannot be dropped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum GravityRefusal {
    /// The board has no such column.
    #[error("column {} is out of range: columns are 0..{}", column.0, columns - 1)]
    ColumnOutOfRange {
        /// The column that was named.
        column: Column,
        /// How many columns the board has.
        columns: u8,
    },
    /// The column has no empty cell.
    #[error("column {} is full: it holds {rows} discs", column.0)]
    ColumnFull {
        /// The column that was named.
        column: Column,
        /// How many rows the board has.
        rows: u8,
    },
}

impl Reason for GravityRefusal {
    fn reason(&self) -> &'static str {
        match self {
            GravityRefusal::ColumnOutOfRange { .. } => "column_out_of_range",
            GravityRefusal::ColumnFull { .. } => "column_full",
        }
    }
}

impl Gravity {
    /// Whether a disc can be dropped into the column.
    #[inline]
    pub(crate) fn check<G: DropGrid>(
        self,
        board: &G,
        column: Column,
    ) -> Result<(), GravityRefusal> {
        self.check_range(board, column)?;
        if board.is_column_full(column.0) {
            return Err(GravityRefusal::ColumnFull { column, rows: board.shape().rows() });
        }
        Ok(())
    }

    /// Whether the board has the column.
    #[inline]
    pub(crate) fn check_range<G: DropGrid>(
        self,
        board: &G,
        column: Column,
    ) -> Result<(), GravityRefusal> {
        let columns = board.shape().columns();
        if column.0 >= columns {
            return Err(GravityRefusal::ColumnOutOfRange { column, columns });
        }
        Ok(())
    }
}

impl<G: DropGrid> MoveRule<G> for Gravity {
    type Input = Column;
    type Change = Placement;
    type Refusal = GravityRefusal;
    type Moves = Columns;

    #[inline]
    fn apply(
        &self,
        board: &mut G,
        mover: Seat,
        column: Column,
    ) -> Result<Placement, GravityRefusal> {
        self.check(board, column)?;
        Ok(self.apply_unchecked(board, mover, column))
    }

    #[inline]
    fn apply_unchecked(&self, board: &mut G, mover: Seat, column: Column) -> Placement {
        let stone = Stone::from(mover);
        Placement { cell: board.drop(column.0, stone), stone }
    }

    #[inline]
    fn undo(&self, board: &mut G, _mover: Seat, change: &Placement) {
        board.lift(change.cell.column());
    }

    #[inline]
    fn legal(&self, board: &G, _mover: Seat) -> Columns {
        board.open_columns()
    }

    /// Draws a column, and again while the column drawn is full: each open one is as likely. Dice
    /// that show full columns only, for ever, are asked for ever.
    #[inline]
    fn random<D: Dice + ?Sized>(&self, board: &G, _mover: Seat, dice: &mut D) -> Option<Column> {
        if board.is_full() {
            return None;
        }
        loop {
            let column = dice.roll(board.shape().columns().into()) as u8;
            if !board.is_column_full(column) {
                return Some(Column(column));
            }
        }
    }
}

/// Gravity leaves one symmetry: left and right can change places.
impl<G: DropGrid> Symmetric<G> for Gravity {
    fn symmetries(&self, _board: &G) -> &'static [Symmetry] {
        &[Symmetry::Identity, Symmetry::Mirror]
    }

    fn map_board(&self, board: &G, symmetry: Symmetry) -> G {
        let shape = board.shape();
        let mut mapped = board.clone();
        for column in 0..shape.columns() {
            for _ in 0..board.height(column) {
                mapped.lift(column);
            }
        }
        // By row from the bottom, so every disc lands on the one below it.
        for cell in shape.iter() {
            if let Some(disc) = board.at(cell) {
                mapped.drop(symmetry.map(shape, cell).column(), disc);
            }
        }
        mapped
    }

    fn map_input(&self, board: &G, symmetry: Symmetry, input: &Column) -> Column {
        Column(symmetry.map(board.shape(), Cell::new(0, input.0)).column())
    }
}
