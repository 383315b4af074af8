use boardwright_core::{Board, Seat};
use boardwright_grid::{Cell, Grid, Picture, Shape, Stone};

/// The discs of Black and of White, a bit a cell: bit 8r + c is row r, column c.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Discs(pub(crate) [u64; 2]);

const COLUMN_A: u64 = 0x0101_0101_0101_0101;
const COLUMN_H: u64 = COLUMN_A << 7;

/// The eight ways away from a cell, in rows up and columns to the right.
const WAYS: [(i32, i32); 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// Every bit moved one cell. What would leave the board is lost.
fn step(bits: u64, (up, right): (i32, i32)) -> u64 {
    let bits = match right {
        1 => bits & !COLUMN_H,
        -1 => bits & !COLUMN_A,
        _ => bits,
    };
    let distance = 8 * up + right;
    if distance > 0 { bits << distance } else { bits >> -distance }
}

pub(crate) fn shape() -> Shape {
    Shape::new([8, 8]).expect("a shape that boards have")
}

impl Discs {
    /// The board that a picture shows, with `X` for Black.
    pub(crate) fn parse(text: &str) -> Result<Discs, String> {
        let picture = Picture::parse(text, &['X', 'O']).map_err(|error| error.to_string())?;
        if picture.shape() != shape() {
            return Err("the board is 8 x 8".to_owned());
        }
        let mut discs = Discs([0; 2]);
        for (cell, stone) in picture.stones() {
            discs.0[stone.index()] |= 1 << shape().index(cell);
        }
        Ok(discs)
    }

    fn of(&self, seat: Seat) -> (u64, u64) {
        (self.0[seat.index()], self.0[1 - seat.index()])
    }

    /// The discs that `mover` turns over with a disc on this empty cell.
    pub(crate) fn turned(&self, mover: Seat, cell: usize) -> u64 {
        let (own, other) = self.of(mover);
        let mut turned = 0;
        for way in WAYS {
            let mut line = 0;
            let mut at = step(1 << cell, way);
            while at & other != 0 {
                line |= at;
                at = step(at, way);
            }
            if at & own != 0 {
                turned |= line;
            }
        }
        turned
    }

    /// The empty cells on which a disc of `mover` turns others over, found for all at once.
    pub(crate) fn open(&self, mover: Seat) -> u64 {
        let (own, other) = self.of(mover);
        let mut open = 0;
        for way in WAYS {
            let mut lines = step(own, way) & other;
            for _ in 0..5 {
                lines |= step(lines, way) & other;
            }
            open |= step(lines, way);
        }
        open & !(own | other)
    }
}

impl Board for Discs {
    type Cell = Cell;

    fn is_full(&self) -> bool {
        self.0[0] | self.0[1] == u64::MAX
    }
}

impl Grid for Discs {
    fn shape(&self) -> Shape {
        shape()
    }

    fn at(&self, cell: Cell) -> Option<Stone> {
        let bit = shape().contains(cell).then(|| 1 << shape().index(cell))?;
        let colour = self.0.iter().position(|discs| discs & bit != 0)?;
        Some(Stone::new(colour as u8))
    }
}
