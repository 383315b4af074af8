use boardwright_grid::{Cell, Direction, Shape};

/// How cells can be numbered as the bits of a board: row after row or column after column, with or
/// without a spare bit at the end of each.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Layout {
    shape: Shape,
    by_rows: bool,
    // How far the numbers of neighbours in different rows (or columns) are apart.
    stride: usize,
}

/// The bits of a machine word.
const WORD: usize = 64;

impl Layout {
    pub(crate) fn all(shape: Shape) -> [Layout; 4] {
        let (rows, columns) = (usize::from(shape.rows()), usize::from(shape.columns()));
        [(true, columns), (true, columns + 1), (false, rows), (false, rows + 1)]
            .map(|(by_rows, stride)| Layout { shape, by_rows, stride })
    }

    pub(crate) fn number(self, cell: Cell) -> usize {
        let (row, column) = (usize::from(cell.row()), usize::from(cell.column()));
        if self.by_rows { row * self.stride + column } else { column * self.stride + row }
    }

    /// The cell with this number; none has that of a spare bit.
    fn cell(self, number: usize) -> Option<Cell> {
        let (major, minor) = (number / self.stride, number % self.stride);
        let (row, column) = if self.by_rows { (major, minor) } else { (minor, major) };
        let cell = Cell::new(u8::try_from(row).ok()?, u8::try_from(column).ok()?);
        self.shape.contains(cell).then_some(cell)
    }

    /// Every run of `length` cells whose numbers are those of a line, though it is none, with the
    /// direction it seems to have and how many cells come before its break.
    pub(crate) fn false_runs(self, length: usize) -> Vec<(Direction, Vec<Cell>, usize)> {
        let along = if self.by_rows { Direction::HORIZONTAL } else { Direction::VERTICAL };
        let steps = [
            (along, 1),
            (Direction::DIAGONAL, self.stride + 1),
            (Direction::ANTI_DIAGONAL, self.stride - 1),
        ];
        let numbers = self.shape.iter().map(|cell| self.number(cell));
        let mut runs = Vec::new();
        for first in numbers {
            for (direction, step) in steps {
                // As the bits of one long word, and as those of a word whose end meets its start.
                let straight = (0..length).map(|n| first + n * step);
                let base = first / WORD * WORD;
                let rotated = (0..length).map(|n| base + (first - base + n * step) % WORD);
                runs.extend(self.false_run(straight).map(|(cells, at)| (direction, cells, at)));
                runs.extend(self.false_run(rotated).map(|(cells, at)| (direction, cells, at)));
            }
        }
        runs
    }

    /// The cells with these numbers, if they differ and have exactly one break; and where it is.
    fn false_run(self, numbers: impl Iterator<Item = usize>) -> Option<(Vec<Cell>, usize)> {
        let cells: Vec<Cell> = numbers.map(|number| self.cell(number)).collect::<Option<_>>()?;
        let repeats = |at: usize| cells[..at].contains(&cells[at]);
        if (1..cells.len()).any(repeats) {
            return None;
        }
        let touch = |pair: &[Cell]| {
            pair[0].row().abs_diff(pair[1].row()) <= 1
                && pair[0].column().abs_diff(pair[1].column()) <= 1
        };
        let breaks: Vec<usize> =
            (1..cells.len()).filter(|&at| !touch(&cells[at - 1..=at])).collect();
        match breaks[..] {
            [at] => Some((cells, at)),
            _ => None,
        }
    }

    /// Where a run crosses from one word to the next: how many of its cells come before.
    pub(crate) fn word_break(self, cells: &[Cell]) -> Option<usize> {
        (1..cells.len())
            .find(|&at| self.number(cells[at - 1]) / WORD != self.number(cells[at]) / WORD)
    }
}
