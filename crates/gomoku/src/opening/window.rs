use core::fmt;

use boardwright_grid::{Cell, Shape};

/// The part of the board on which an opening allows a stone.
///
/// Distances are measured from [`centre`](Window::centre) and count diagonal steps as one, so
/// `Within(2)` is the central 5 x 5. Where the board is smaller than the window, the window is what
/// lies on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Window {
    /// The whole board.
    Anywhere,
    /// At most this many cells from the centre; 0 is the centre alone.
    Within(u8),
    /// More than this many cells from the centre.
    Beyond(u8),
}

impl Window {
    /// The centre alone.
    pub const CENTRE: Window = Window::Within(0);

    /// The cell in the middle of the board. A board with an even side has four middle cells, and
    /// its centre is the upper right one: row and column are the side divided by two.
    ///
    /// ```
    /// use boardwright_gomoku::{Window, shape};
    ///
    /// assert_eq!(Window::centre(shape(15)?).to_string(), "h8");
    /// assert_eq!(Window::centre(shape(20)?).to_string(), "k11");
    /// # Ok::<(), boardwright_gomoku::SizeError>(())
    /// ```
    pub const fn centre(shape: Shape) -> Cell {
        Cell::new(shape.rows() / 2, shape.columns() / 2)
    }

    /// Whether the window holds this cell of a board with this shape.
    pub fn contains(self, shape: Shape, cell: Cell) -> bool {
        let centre = Window::centre(shape);
        let distance =
            centre.row().abs_diff(cell.row()).max(centre.column().abs_diff(cell.column()));
        match self {
            Window::Anywhere => true,
            Window::Within(reach) => distance <= reach,
            Window::Beyond(reach) => distance > reach,
        }
    }

    /// The corners, lower left and upper right, of the square round the centre that the window is,
    /// or that it leaves out.
    pub(super) fn corners(self, shape: Shape) -> (Cell, Cell) {
        let centre = Window::centre(shape);
        let (last_row, last_column) = (shape.rows() - 1, shape.columns() - 1);
        match self {
            Window::Anywhere => (Cell::new(0, 0), Cell::new(last_row, last_column)),
            Window::Within(reach) | Window::Beyond(reach) => (
                Cell::new(
                    centre.row().saturating_sub(reach),
                    centre.column().saturating_sub(reach),
                ),
                Cell::new(
                    centre.row().saturating_add(reach).min(last_row),
                    centre.column().saturating_add(reach).min(last_column),
                ),
            ),
        }
    }
}

/// Where a stone has to lie: `in the central 5 x 5`.
impl fmt::Display for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |reach: u8| 2 * u16::from(reach) + 1;
        match *self {
            Window::Anywhere => f.write_str("anywhere"),
            Window::Within(0) => f.write_str("in the centre"),
            Window::Within(reach) => write!(f, "in the central {0} x {0}", side(reach)),
            Window::Beyond(reach) => write!(f, "outside the central {0} x {0}", side(reach)),
        }
    }
}
