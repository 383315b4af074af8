use boardwright_core::{Board, MoveRule};

use crate::{Cell, CellGrid, CellPlacement, Shape};

/// A way to turn or mirror a board of the plane so that it covers itself.
///
/// A square has all eight. A rectangle has the four that keep rows rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// Every cell stays.
    Identity,
    /// Left and right change places: column c becomes the c-th from the right.
    Mirror,
    /// Bottom and top change places.
    Flip,
    /// Half a turn.
    HalfTurn,
    /// Rows become columns: the mirror along the diagonal from a1.
    Transpose,
    /// The mirror along the other diagonal.
    AntiTranspose,
    /// A quarter turn to the left: the right edge becomes the top.
    QuarterLeft,
    /// A quarter turn to the right: the left edge becomes the top.
    QuarterRight,
}

impl Symmetry {
    /// The four symmetries of any rectangle, the identity first.
    pub const RECTANGLE: &'static [Symmetry] =
        &[Symmetry::Identity, Symmetry::Mirror, Symmetry::Flip, Symmetry::HalfTurn];

    /// The eight symmetries of a square, the identity first.
    pub const SQUARE: &'static [Symmetry] = &[
        Symmetry::Identity,
        Symmetry::Mirror,
        Symmetry::Flip,
        Symmetry::HalfTurn,
        Symmetry::Transpose,
        Symmetry::AntiTranspose,
        Symmetry::QuarterLeft,
        Symmetry::QuarterRight,
    ];

    /// Every symmetry of a board with this shape, the identity first.
    pub const fn of(shape: Shape) -> &'static [Symmetry] {
        if shape.rows() == shape.columns() { Symmetry::SQUARE } else { Symmetry::RECTANGLE }
    }

    /// Where a cell of a board with this shape comes to lie. The shape must have the symmetry.
    ///
    /// ```
    /// use boardwright_grid::{Cell, Shape, Symmetry};
    ///
    /// let shape = Shape::new([6, 7])?;
    /// assert_eq!(Symmetry::Mirror.map(shape, Cell::new(0, 1)), Cell::new(0, 5));
    /// # Ok::<(), boardwright_grid::ShapeError>(())
    /// ```
    #[inline]
    pub const fn map(self, shape: Shape, cell: Cell) -> Cell {
        let (row, column) = (cell.row(), cell.column());
        let (from_top, from_right) = (shape.rows() - 1 - row, shape.columns() - 1 - column);
        // Transposing exchanges the axes, which only squares allow; their sides are then equal.
        match self {
            Symmetry::Identity => cell,
            Symmetry::Mirror => Cell::new(row, from_right),
            Symmetry::Flip => Cell::new(from_top, column),
            Symmetry::HalfTurn => Cell::new(from_top, from_right),
            Symmetry::Transpose => Cell::new(column, row),
            Symmetry::AntiTranspose => Cell::new(from_right, from_top),
            Symmetry::QuarterLeft => Cell::new(column, from_top),
            Symmetry::QuarterRight => Cell::new(from_right, row),
        }
    }

    /// The symmetry that undoes this one.
    pub const fn inverse(self) -> Symmetry {
        match self {
            Symmetry::QuarterLeft => Symmetry::QuarterRight,
            Symmetry::QuarterRight => Symmetry::QuarterLeft,
            own => own,
        }
    }
}

/// A move rule under which turning or mirroring the board changes nothing: to map and then play is
/// to play and then map.
pub trait Symmetric<B: Board>: MoveRule<B> {
    /// The symmetries of the game on this board, the identity first.
    fn symmetries(&self, board: &B) -> &'static [Symmetry];

    /// The board turned or mirrored.
    fn map_board(&self, board: &B, symmetry: Symmetry) -> B;

    /// The input that means on the mapped board what `input` means on this one.
    fn map_input(&self, board: &B, symmetry: Symmetry, input: &Self::Input) -> Self::Input;
}

/// What [`Symmetric`] says of a move rule, as a value: for code that is written for every move
/// rule, where only some are symmetric.
#[derive(Debug)]
pub struct SymmetryMaps<B: Board, R: MoveRule<B>> {
    symmetries: fn(&R, &B) -> &'static [Symmetry],
    map_board: fn(&R, &B, Symmetry) -> B,
    map_input: fn(&R, &B, Symmetry, &R::Input) -> R::Input,
}

impl<B: Board, R: MoveRule<B>> SymmetryMaps<B, R> {
    /// The maps of a symmetric rule.
    pub fn of_rule() -> SymmetryMaps<B, R>
    where
        R: Symmetric<B>,
    {
        SymmetryMaps { symmetries: R::symmetries, map_board: R::map_board, map_input: R::map_input }
    }

    /// See [`Symmetric::symmetries`].
    pub fn symmetries(&self, rule: &R, board: &B) -> &'static [Symmetry] {
        (self.symmetries)(rule, board)
    }

    /// See [`Symmetric::map_board`].
    pub fn map_board(&self, rule: &R, board: &B, symmetry: Symmetry) -> B {
        (self.map_board)(rule, board, symmetry)
    }

    /// See [`Symmetric::map_input`].
    pub fn map_input(&self, rule: &R, board: &B, symmetry: Symmetry, input: &R::Input) -> R::Input {
        (self.map_input)(rule, board, symmetry, input)
    }
}

impl<G: CellGrid> Symmetric<G> for CellPlacement {
    fn symmetries(&self, board: &G) -> &'static [Symmetry] {
        Symmetry::of(board.shape())
    }

    fn map_board(&self, board: &G, symmetry: Symmetry) -> G {
        let shape = board.shape();
        let mut mapped = board.clone();
        for cell in shape.iter().filter(|&cell| board.at(cell).is_some()) {
            mapped.lift(cell);
        }
        for cell in shape.iter() {
            if let Some(stone) = board.at(cell) {
                mapped.place(symmetry.map(shape, cell), stone);
            }
        }
        mapped
    }

    fn map_input(&self, board: &G, symmetry: Symmetry, input: &Cell) -> Cell {
        symmetry.map(board.shape(), *input)
    }
}
