use boardwright_core::MoveRule;
use boardwright_grid::{Cell, Grid, Symmetric, Symmetry};

use crate::Input;
use crate::opening::{Opened, OpenedRule};

/// The symmetries of a square whose [centre](crate::Window::centre) is the upper right one of four
/// middle cells, and stays where it is.
const EVEN_SQUARE: &[Symmetry] = &[Symmetry::Identity, Symmetry::Transpose];

/// A game with an opening has the symmetries of its rule, where the opening keeps the centre of the
/// board: all eight on a square with an odd side, and under protocols that allow stones anywhere. On
/// an even side the centre lies off the middle, and only the mirror along the diagonal from a1 keeps
/// it. Which fifths are the same is a matter of the stones, and is mapped with them.
impl<B, R> Symmetric<Opened<B>> for OpenedRule<R>
where
    B: Grid,
    R: Symmetric<B> + MoveRule<B>,
    R::Input: From<Cell> + TryFrom<Input> + Into<Input>,
{
    fn symmetries(&self, board: &Opened<B>) -> &'static [Symmetry] {
        let shape = board.shape();
        let is_even = shape.rows().is_multiple_of(2) || shape.columns().is_multiple_of(2);
        if !board.opening.protocol().asks_for_centre() || !is_even {
            self.rule().symmetries(&board.board)
        } else if shape.rows() == shape.columns() {
            EVEN_SQUARE
        } else {
            &EVEN_SQUARE[..1]
        }
    }

    fn map_board(&self, board: &Opened<B>, symmetry: Symmetry) -> Opened<B> {
        let shape = board.shape();
        Opened {
            board: self.rule().map_board(&board.board, symmetry),
            opening: board.opening.mapped(|cell| symmetry.map(shape, cell)),
        }
    }

    fn map_input(&self, board: &Opened<B>, symmetry: Symmetry, input: &Input) -> Input {
        match *input {
            Input::Stone(cell) => Input::Stone(symmetry.map(board.shape(), cell)),
            other => other,
        }
    }
}
