use boardwright_core::{Outcome, Seat, WinStrategy};
use boardwright_grid::{Cell, Grid, Line, Placement, Shape, Stone};

/// The brute-force judge of lines: it knows every window of the board in which a line can lie, and
/// tries them all.
///
/// It shares no code with the strategies that games use, and is as slow as it looks. As a
/// [`WinStrategy`] it makes the twin of a game that wins by lines.
///
/// ```
/// use boardwright_grid::{CellBoard, Line, Picture, Shape, Stone};
/// use boardwright_testkit::WindowJudge;
///
/// let judge = WindowJudge::new(Shape::new([6, 7])?, Line::at_least(4));
/// assert_eq!(judge.windows(), 69);
///
/// let picture = Picture::parse_line("7/7/3R3/2RY3/1RYR3/RYRY2Y", &['R', 'Y'])?;
/// let board = CellBoard::from(&picture);
/// assert_eq!(judge.lines(&board), [Stone::FIRST]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WindowJudge<const D: usize = 2> {
    board: Vec<Cell<D>>,
    length: usize,
    // The numbers of the cells of all windows, one window after the other.
    cells: Vec<u16>,
    // For each window, where a longer run is nothing: the cells before and after it, as far as
    // they are on the board.
    neighbours: Vec<[Option<u16>; 2]>,
}

impl<const D: usize> WindowJudge<D> {
    /// The judge of such lines on boards of this shape.
    pub fn new(shape: Shape<D>, line: Line) -> WindowJudge<D> {
        let length = usize::from(line.length());
        let board = shape.iter().collect();
        let mut judge = WindowJudge { board, length, cells: Vec::new(), neighbours: Vec::new() };
        for start in shape.iter() {
            for step in steps() {
                let along = |distance: i32| {
                    shifted(shape, start, step, distance).map(|cell| shape.index(cell) as u16)
                };
                let cells: Option<Vec<u16>> = (0..i32::from(line.length())).map(along).collect();
                let Some(cells) = cells else { continue };
                judge.cells.extend(cells);
                let ends = [-1, i32::from(line.length())];
                judge.neighbours.push(if line.is_exact() { ends.map(along) } else { [None; 2] });
            }
        }
        judge
    }

    /// How many windows the board has.
    pub fn windows(&self) -> usize {
        self.neighbours.len()
    }

    /// Who has a line where every seat plays its own colour; where several have one, `last`, who
    /// moved last, if they are among them.
    pub fn verdict<G: Grid<D>>(&self, board: &G, last: Seat) -> Option<Outcome> {
        let lines = self.lines(board);
        let mover = lines.iter().find(|stone| stone.seat() == last);
        mover.or(lines.first()).map(|stone| Outcome::Win(stone.seat()))
    }

    /// The stone of every window that holds a line, window by window: a colour is there as often
    /// as it has windows.
    pub fn lines<G: Grid<D>>(&self, board: &G) -> Vec<Stone> {
        let stones: Vec<Option<Stone>> = self.board.iter().map(|&cell| board.at(cell)).collect();
        let at = |cell: u16| stones[usize::from(cell)];
        let line_in = |(cells, neighbours): (&[u16], &[Option<u16>; 2])| {
            let stone = at(cells[0])?;
            let is_line = cells[1..].iter().all(|&cell| at(cell) == Some(stone))
                && neighbours.iter().flatten().all(|&cell| at(cell) != Some(stone));
            is_line.then_some(stone)
        };
        self.cells.chunks(self.length).zip(&self.neighbours).filter_map(line_in).collect()
    }
}

impl<const D: usize, G: Grid<D>> WinStrategy<G, Placement<D>> for WindowJudge<D> {
    fn outcome(&self, board: &G, mover: Seat, _change: &Placement<D>) -> Option<Outcome> {
        self.verdict(board, mover)
    }

    fn judge(&self, board: &G, last: Seat) -> Option<Outcome> {
        self.verdict(board, last)
    }
}

/// Every step to a neighbour whose first change is upward: one of each two that are opposite.
fn steps<const D: usize>() -> Vec<[i32; D]> {
    let mut steps = vec![[0; D]];
    for axis in 0..D {
        let shorter = steps.clone();
        for change in [-1, 1] {
            steps.extend(shorter.iter().map(|&step| {
                let mut longer = step;
                longer[axis] = change;
                longer
            }));
        }
    }
    steps.retain(|step| step.iter().find(|&&change| change != 0) == Some(&1));
    steps
}

/// The cell `distance` steps away, if the board has it.
pub(crate) fn shifted<const D: usize>(
    shape: Shape<D>,
    cell: Cell<D>,
    step: [i32; D],
    distance: i32,
) -> Option<Cell<D>> {
    let mut coordinates = [0; D];
    for axis in 0..D {
        let coordinate = i32::from(cell.coordinates()[axis]) + distance * step[axis];
        if !(0..i32::from(shape.sides()[axis])).contains(&coordinate) {
            return None;
        }
        coordinates[axis] = coordinate as u8;
    }
    Some(Cell::at(coordinates))
}
