/// A direction in which lines run, in a grid with `D` dimensions (up to 4): the step from one cell
/// of a line to the next.
///
/// A line is the same seen from either end, so of two opposite steps only one is a direction.
/// There are (3^D - 1) / 2 of them: 4 in the plane, 13 in space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Direction<const D: usize = 2> {
    step: [i8; D],
}

impl Direction {
    /// Along a row, to the right: `-`.
    pub const HORIZONTAL: Direction = Direction { step: [0, 1] };
    /// Up a column: `|`.
    pub const VERTICAL: Direction = Direction { step: [1, 0] };
    /// Up and to the right: `/`.
    pub const DIAGONAL: Direction = Direction { step: [1, 1] };
    /// Up and to the left: `\`.
    pub const ANTI_DIAGONAL: Direction = Direction { step: [1, -1] };
}

// The directions of 4 dimensions, the most that the table holds: (3^4 - 1) / 2.
const MOST: usize = 40;

impl<const D: usize> Direction<D> {
    const TABLE: [Direction<D>; MOST] = Self::table();

    /// Every direction, each once. In the plane: horizontal, anti-diagonal, vertical, diagonal.
    #[inline]
    pub fn all() -> &'static [Direction<D>] {
        const { &Self::TABLE }.split_at(const { Self::count() }).0
    }

    /// The change of each coordinate in one step, each -1, 0 or 1.
    #[inline]
    pub const fn step(self) -> [i8; D] {
        self.step
    }

    const fn count() -> usize {
        (3_usize.pow(D as u32) - 1) / 2
    }

    const fn table() -> [Direction<D>; MOST] {
        assert!(D >= 1 && D <= 4, "grids have from 1 to 4 dimensions");
        let mut table = [Direction { step: [0; D] }; MOST];
        let mut number = 0;
        while number < Self::count() {
            // Write number + 1 in balanced ternary. The digits -1, 0 and 1 of the positive numbers
            // are the steps whose first non-zero coordinate is 1: one of each opposite pair.
            let mut rest = number + 1;
            let mut axis = D;
            while rest > 0 {
                axis -= 1;
                let digit = match rest % 3 {
                    2 => -1,
                    digit => digit as i8,
                };
                table[number].step[axis] = digit;
                rest = if digit == -1 { rest / 3 + 1 } else { rest / 3 };
            }
            number += 1;
        }
        table
    }
}
