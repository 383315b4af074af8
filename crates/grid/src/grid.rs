use boardwright_core::{Board, Dice};

use crate::{Cell, Direction, Line, Shape, Stone};

/// A board made of cells, each empty or with one stone on it.
///
/// The three required methods describe it. The others ask whether stones make a line and work on
/// any grid; boards that can answer faster, from whole words of bits, override them.
pub trait Grid<const D: usize = 2>: Board<Cell = Cell<D>> {
    /// The sides of the grid.
    fn shape(&self) -> Shape<D>;

    /// The stone on a cell; `None` where it is empty or off the board.
    fn at(&self, cell: Cell<D>) -> Option<Stone>;

    /// The length of the unbroken run through `cell` in one direction, if `stone` stood there:
    /// `cell` counts whatever is on it, and so do the stones like `stone` next to it, up to `reach`
    /// cells each way.
    #[inline]
    fn run(&self, cell: Cell<D>, direction: Direction<D>, stone: Stone, reach: usize) -> usize {
        let step = direction.step();
        1 + self.run_from(cell, step, stone, reach)
            + self.run_from(cell, step.map(|change| -change), stone, reach)
    }

    /// How many stones like `stone` follow `cell` without a gap, in steps of `step`, up to `reach`.
    #[inline]
    fn run_from(&self, cell: Cell<D>, step: [i8; D], stone: Stone, reach: usize) -> usize {
        let mut coordinates = cell.coordinates();
        let mut length = 0;
        while length < reach {
            for (coordinate, change) in coordinates.iter_mut().zip(step) {
                // Below 0 wraps to 255, which is off every board.
                *coordinate = coordinate.wrapping_add_signed(change);
            }
            if self.at(Cell::at(coordinates)) != Some(stone) {
                break;
            }
            length += 1;
        }
        length
    }

    /// Whether `stone`, which lies on `cell`, is part of a line. Looks only along the lines through
    /// `cell`, and no further than decides it.
    #[inline]
    fn makes_line(&self, cell: Cell<D>, stone: Stone, line: Line) -> bool {
        Direction::all()
            .iter()
            .any(|&direction| line.accepts(self.run(cell, direction, stone, line.reach())))
    }
}

/// A grid on which any free cell can be filled.
pub trait CellGrid<const D: usize = 2>: Grid<D> {
    /// Puts a stone on a cell. The cell must be on the board and empty.
    fn place(&mut self, cell: Cell<D>, stone: Stone);

    /// Takes the stone off a cell. The cell must be on the board and hold one.
    fn lift(&mut self, cell: Cell<D>);

    /// The empty cells, in the order of their numbers.
    fn free_cells(&self) -> FreeCells<D> {
        let shape = self.shape();
        FreeCells::new(shape, |index| self.at(shape.cell(index)).is_none())
    }

    /// One empty cell, each as likely as any other; `None` on a full board.
    ///
    /// The default lists the cells. Boards override it with something faster; the draw must stay
    /// uniform.
    #[inline]
    fn random_free<S: Dice + ?Sized>(&self, dice: &mut S) -> Option<Cell<D>> {
        let mut free = self.free_cells();
        let count = free.len() as u32;
        if count == 0 { None } else { free.nth(dice.roll(count) as usize) }
    }
}

/// The empty cells of a grid as they were when it was asked, in the order of their numbers.
#[derive(Debug, Clone)]
pub struct FreeCells<const D: usize = 2> {
    shape: Shape<D>,
    // Bit `index % 64` of word `index / 64`: the cell with this number is free and not yet listed.
    free: [u64; Shape::<2>::MOST_CELLS / 64],
    word: usize,
}

impl<const D: usize> FreeCells<D> {
    /// Those cells of a grid whose number satisfies `is_free`, which is asked in order.
    pub fn new(shape: Shape<D>, mut is_free: impl FnMut(usize) -> bool) -> FreeCells<D> {
        let mut free = [0; Shape::<2>::MOST_CELLS / 64];
        for index in 0..shape.cells() {
            free[index / 64] |= u64::from(is_free(index)) << (index % 64);
        }
        FreeCells { shape, free, word: 0 }
    }
}

impl<const D: usize> Iterator for FreeCells<D> {
    type Item = Cell<D>;

    #[inline]
    fn next(&mut self) -> Option<Cell<D>> {
        while let Some(word) = self.free.get_mut(self.word) {
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(self.shape.cell(self.word * 64 + bit));
            }
            self.word += 1;
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.free.iter().map(|word| word.count_ones() as usize).sum();
        (left, Some(left))
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }
}

impl<const D: usize> ExactSizeIterator for FreeCells<D> {}
