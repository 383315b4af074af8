use std::fmt;

use boardwright_grid::{Cell, Shape};

/// How the border of the board cuts a run: which edges the run touches. A run along the bottom row
/// touches the bottom with every stone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Border {
    bottom: bool,
    top: bool,
    left: bool,
    right: bool,
    corner: bool,
}

impl Border {
    /// The edges of a board of this shape that these cells touch.
    pub(crate) fn of(shape: Shape, cells: &[Cell]) -> Border {
        let (top, right) = (shape.rows() - 1, shape.columns() - 1);
        let touches = |edge: fn(Cell, u8, u8) -> bool| cells.iter().any(|&c| edge(c, top, right));
        Border {
            bottom: touches(|cell, _, _| cell.row() == 0),
            top: touches(|cell, top, _| cell.row() == top),
            left: touches(|cell, _, _| cell.column() == 0),
            right: touches(|cell, _, right| cell.column() == right),
            corner: touches(|cell, top, right| {
                [0, top].contains(&cell.row()) && [0, right].contains(&cell.column())
            }),
        }
    }

    /// Whether the run touches no edge.
    pub const fn is_free(self) -> bool {
        !(self.bottom || self.top || self.left || self.right)
    }

    /// Whether one of the stones lies in a corner.
    pub const fn is_corner(self) -> bool {
        self.corner
    }
}

/// `free`, `at the left`, `in a corner, at the bottom and left`.
impl fmt::Display for Border {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_free() {
            return f.pad("free");
        }
        let edges = [
            (self.bottom, "bottom"),
            (self.top, "top"),
            (self.left, "left"),
            (self.right, "right"),
        ];
        let names: Vec<&str> =
            edges.iter().filter(|(touched, _)| *touched).map(|(_, name)| *name).collect();
        let corner = if self.corner { "in a corner, " } else { "" };
        f.pad(&format!("{corner}at the {}", names.join(" and ")))
    }
}
