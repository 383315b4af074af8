use boardwright_grid::Cell;

/// What a player may name: a stone on a cell, a pass, or a choice that an opening asks for.
///
/// Every choice is an input and a ply of its own, given before the stone that follows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Input {
    /// A stone on this cell. Its colour follows from the position. While fifths are offered, the
    /// cell is one of the offers; while one is picked, it is the offer that is kept.
    Stone(Cell),
    /// No stone.
    Pass,
    /// Take the other colour.
    Swap,
    /// Keep the colour one has.
    Stay,
    /// Put two more stones, and let the other player choose the colour.
    More,
    /// Declare how many fifth moves are offered.
    Fifths(u8),
    /// Offer ten fifth moves instead of playing one.
    Offer,
}

/// A stone on this cell.
impl From<Cell> for Input {
    fn from(cell: Cell) -> Input {
        Input::Stone(cell)
    }
}

/// The cell of a stone; anything else comes back as it is.
impl TryFrom<Input> for Cell {
    type Error = Input;

    fn try_from(input: Input) -> Result<Cell, Input> {
        match input {
            Input::Stone(cell) => Ok(cell),
            other => Err(other),
        }
    }
}
