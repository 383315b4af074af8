use std::collections::HashSet;

use boardwright_core::{Board, MoveRule, Outcome, Rules, Seat, WinStrategy};
use boardwright_grid::{Cell, CellBoard, CellGrid, Direction, Line, Placement, Shape, Stone};

use crate::judge::shifted;
use crate::linear::Layout;
use crate::support::support;
use crate::{Border, Twist, WinCase, WindowJudge};

/// Every way to complete a line, and the near misses: direction by place of the last stone in the
/// run by the edges that the run touches.
///
/// For each of them the matrix has the line itself and its twins: one short, a gap, an opponent's
/// stone in the gap, a longer run. Runs that would wrap round the end of a row, a column or a
/// machine word follow. Each case prints as one line; [`WinCase::picture`] draws it.
///
/// ```
/// use boardwright_core::Rules;
/// use boardwright_grid::{CellBoard, CellPlacement, DirectionalWin, Line, Shape};
/// use boardwright_testkit::WinMatrix;
///
/// let (shape, line) = (Shape::new([7, 8])?, Line::at_least(4));
/// let matrix = WinMatrix::new(shape, line);
/// assert_eq!(
///     matrix.cases()[0].to_string(),
///     "wins     -  *XXX          in a corner, at the bottom and left     \
///      a line                            8/8/8/8/8/8/*XXX4",
/// );
///
/// let rules = Rules::for_two(CellPlacement::new(), DirectionalWin::new(line));
/// let count = matrix.check(&rules, &CellBoard::new(shape), |cell| cell);
/// assert!(count.wins >= 24);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct WinMatrix {
    shape: Shape,
    line: Line,
    cases: Vec<WinCase>,
    unreachable: Vec<WinCase>,
}

/// How many cases [`WinMatrix::check`] went through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatrixCount {
    /// Those in which the last stone makes a line.
    pub wins: usize,
    /// Those in which it does not.
    pub near_misses: usize,
    /// Those that the game cannot reach.
    pub unreachable: usize,
}

impl WinMatrix {
    /// The cases for such a line on a board of this shape. Leave at least two cells more than the
    /// line has on each side, or there are no free runs.
    pub fn new(shape: Shape, line: Line) -> WinMatrix {
        let mut matrix = WinMatrix { shape, line, cases: Vec::new(), unreachable: Vec::new() };
        let length = usize::from(line.length());
        let (mut seen, mut seen_across_words) = (HashSet::new(), HashSet::new());
        for start in shape.iter() {
            for &direction in Direction::all() {
                let run = Run { shape, direction, start };
                let Some(cells) = run.cells(0, length) else { continue };
                if seen.insert((direction, Border::of(shape, &cells))) {
                    (0..length).for_each(|place| matrix.add_line_and_twins(run, place));
                }
                matrix.add_across_words(&mut seen_across_words, run);
            }
        }
        matrix.add_beside_longer();
        matrix.add_false_runs();
        let mut seen = HashSet::new();
        matrix.cases.retain(|case| seen.insert(case.clone()));
        matrix.cases.sort_by_key(|case| !case.wins);
        matrix
    }

    /// The cases, lines first.
    pub fn cases(&self) -> &[WinCase] {
        &self.cases
    }

    /// The cases that [`under_gravity`](WinMatrix::under_gravity) had to leave out.
    pub fn unreachable(&self) -> &[WinCase] {
        &self.unreachable
    }

    /// The same matrix for boards on which stones fall. Where stones need support, stones of both
    /// colours are put below them, so that they make no line. What no game reaches moves to
    /// [`unreachable`](WinMatrix::unreachable): cases with a stone above the last cell or above a
    /// gap in a column, and those whose support cannot but make a line of its own.
    pub fn under_gravity(&self) -> WinMatrix {
        let judge = WindowJudge::new(self.shape, self.line);
        let mut matrix = WinMatrix { cases: Vec::new(), ..self.clone() };
        for case in &self.cases {
            match support(&judge, case) {
                Some(supported) => matrix.cases.push(supported),
                None => matrix.unreachable.push(case.clone()),
            }
        }
        matrix
    }

    /// Runs every case through `rules` on copies of the `empty` board: the stones before the last
    /// one are played by the move rule, row by row from the bottom and without regard to turns;
    /// nobody may have won; then the first seat plays the last stone. `input` is what a player
    /// names to put a stone on a cell.
    ///
    /// # Panics
    ///
    /// At the first case that goes wrong, with its line and its picture.
    pub fn check<B, R, W>(
        &self,
        rules: &Rules<R, W>,
        empty: &B,
        input: impl Fn(Cell) -> R::Input,
    ) -> MatrixCount
    where
        B: Board,
        R: MoveRule<B, Change = Placement>,
        W: WinStrategy<B, Placement>,
    {
        for case in &self.cases {
            if let Err(complaint) = play(case, rules, empty, &input) {
                panic!("{complaint}\n{case}\n{}", case.picture());
            }
        }
        let wins = self.cases.iter().filter(|case| case.wins).count();
        let near_misses = self.cases.len() - wins;
        MatrixCount { wins, near_misses, unreachable: self.unreachable.len() }
    }

    /// The line whose cells start at `run.start`, with its twins as far as the board has room.
    fn add_line_and_twins(&mut self, run: Run, place: usize) {
        for (twist, offset, pattern) in twins(usize::from(self.line.length()), place) {
            self.add(twist, run, offset, pattern);
        }
    }

    /// A case whose stones lie along a run, `offset` cells from its start.
    fn add(&mut self, twist: Twist, run: Run, offset: i32, pattern: String) {
        let Some(cells) = run.cells(offset, pattern.len()) else { return };
        self.push(twist, run.direction, &cells, pattern);
    }

    /// A case whose stones lie on these cells, in the order of the pattern: `X` for the first
    /// colour, `O` for the second, `*` for the last stone, `.` for none.
    fn push(&mut self, twist: Twist, direction: Direction, cells: &[Cell], pattern: String) {
        let symbols: Vec<char> = pattern.chars().filter(|&symbol| symbol != BREAK).collect();
        let marked = || cells.iter().copied().zip(symbols.iter().copied());
        let wins = match twist {
            Twist::Line | Twist::Flanked | Twist::AcrossWords | Twist::BesideLonger => true,
            Twist::Longer => !self.line.is_exact(),
            Twist::OneShort | Twist::Gap | Twist::Blocked | Twist::Wrap => false,
        };
        let mut stones: Vec<(Cell, Stone)> = marked()
            .filter_map(|(cell, symbol)| match symbol {
                'X' => Some((cell, Stone::FIRST)),
                'O' => Some((cell, Stone::SECOND)),
                _ => None,
            })
            .collect();
        stones.sort();
        let Some((last, _)) = marked().find(|(_, symbol)| *symbol == '*') else { return };
        let run: Vec<Cell> =
            marked().filter(|(_, symbol)| "X*".contains(*symbol)).map(|(cell, _)| cell).collect();
        let border = Border::of(self.shape, &run);
        let shape = self.shape;
        self.cases.push(WinCase { shape, twist, direction, pattern, border, stones, last, wins });
    }

    /// A line that crosses a longer run, where the longer run is nothing by itself.
    fn add_beside_longer(&mut self) {
        if !self.line.is_exact() {
            return;
        }
        let length = usize::from(self.line.length());
        let centre = Cell::new(self.shape.rows() / 2, self.shape.columns() / 2);
        let shape = self.shape;
        let along = |direction, offset: i32, length: usize| {
            Run { shape, direction, start: centre }.cells(offset, length)
        };
        for &direction in Direction::all() {
            for &other in Direction::all().iter().filter(|&&other| other != direction) {
                // The run has its last stone second, so that it is no line before.
                let line_cells = along(direction, 0, length);
                let Some((mut cells, longer)) = line_cells.zip(along(other, -1, length + 1)) else {
                    continue;
                };
                let crossing = longer.into_iter().filter(|&cell| cell != centre);
                cells.extend(crossing);
                let pattern = format!("{}{BREAK}{}", line(length, 0), "X".repeat(length));
                self.push(Twist::BesideLonger, direction, &cells, pattern);
            }
        }
    }

    /// Lines that lie in two words, for every numbering of the cells: one for each direction and
    /// each number of stones in the first word.
    fn add_across_words(&mut self, seen: &mut HashSet<(usize, Direction, usize)>, run: Run) {
        let length = usize::from(self.line.length());
        let Some(cells) = run.cells(0, length) else { return };
        for (number, layout) in Layout::all(self.shape).into_iter().enumerate() {
            let Some(at) = layout.word_break(&cells) else { continue };
            if seen.insert((number, run.direction, at)) {
                for place in [at - 1, at] {
                    self.add(Twist::AcrossWords, run, 0, line(length, place));
                }
            }
        }
    }

    /// Runs that only a board takes for lines that forgets where its rows, columns or words end.
    fn add_false_runs(&mut self) {
        let judge = WindowJudge::new(self.shape, self.line);
        let length = usize::from(self.line.length());
        let mut seen = HashSet::new();
        for (number, layout) in Layout::all(self.shape).into_iter().enumerate() {
            for (direction, cells, at) in layout.false_runs(length) {
                let mut board = CellBoard::new(self.shape);
                cells.iter().for_each(|&cell| board.place(cell, Stone::FIRST));
                if !judge.lines(&board).is_empty() || !seen.insert((number, direction, at)) {
                    continue;
                }
                for place in [at - 1, at] {
                    let mut pattern = line(length, place);
                    pattern.insert(at, BREAK);
                    self.push(Twist::Wrap, direction, &cells, pattern);
                }
            }
        }
    }
}

/// Where the cells of a pattern do not follow each other.
const BREAK: char = '|';

/// Cells in a straight line.
#[derive(Debug, Clone, Copy)]
struct Run {
    shape: Shape,
    direction: Direction,
    start: Cell,
}

impl Run {
    /// So many cells from `offset` steps after the start on, if the board has all of them.
    fn cells(self, offset: i32, length: usize) -> Option<Vec<Cell>> {
        let step = self.direction.step().map(i32::from);
        let distances = (offset..).take(length);
        distances.map(|distance| shifted(self.shape, self.start, step, distance)).collect()
    }
}

/// The line of this length whose last stone is at `place`, and its twins: each with the number of
/// steps from the start of the line to its own.
fn twins(length: usize, place: usize) -> Vec<(Twist, i32, String)> {
    let whole = line(length, place);
    let mut twins = vec![(Twist::Line, 0, whole.clone())];
    // The stone that is missing is the one at the end that is further from the last.
    if 2 * place < length - 1 {
        twins.push((Twist::OneShort, 0, whole[..length - 1].to_owned()));
    } else {
        twins.push((Twist::OneShort, 1, whole[1..].to_owned()));
    }
    twins.push((Twist::Flanked, -1, format!("O{whole}O")));
    for (offset, last) in [(0, place), (-1, place + 1)] {
        // One cell longer: with a gap beside the last stone, or filled. At the end of it the last
        // stone would come after a line.
        let longer = line(length + 1, last);
        let is_inner = |at: usize| at > 0 && at < length;
        if let Some(gap) = [last + 1, last.wrapping_sub(1)].into_iter().find(|&at| is_inner(at)) {
            let with = |symbol: &str| format!("{}{symbol}{}", &longer[..gap], &longer[gap + 1..]);
            twins.push((Twist::Gap, offset, with(".")));
            twins.push((Twist::Blocked, offset, with("O")));
        }
        if is_inner(last) {
            twins.push((Twist::Longer, offset, longer));
        }
    }
    // The longest run that one stone can fill.
    let before = length - 1;
    twins.push((Twist::Longer, place as i32 - before as i32, line(length + before, before)));
    twins
}

/// So many stones of the first colour, with the last one at `place`.
fn line(length: usize, place: usize) -> String {
    (0..length).map(|at| if at == place { '*' } else { 'X' }).collect()
}

/// Plays a case and tells what went wrong.
fn play<B, R, W>(
    case: &WinCase,
    rules: &Rules<R, W>,
    empty: &B,
    input: &impl Fn(Cell) -> R::Input,
) -> Result<(), String>
where
    B: Board,
    R: MoveRule<B, Change = Placement>,
    W: WinStrategy<B, Placement>,
{
    let mut board = empty.clone();
    for &(cell, stone) in &case.stones {
        let placed = rules.moves().apply(&mut board, stone.seat(), input(cell));
        let placed = placed.map_err(|refusal| format!("{cell} cannot be filled: {refusal}"))?;
        if placed != (Placement { cell, stone }) {
            return Err(format!("the stone for {cell} came to lie on {}", placed.cell));
        }
    }
    let mut position = rules.position(board, Seat::FIRST);
    if let Some(outcome) = position.outcome() {
        return Err(format!("before the last stone: {outcome}"));
    }
    let placed = rules.play(&mut position, input(case.last));
    let placed = placed.map_err(|error| format!("the last stone was refused: {error}"))?;
    if placed.cell != case.last {
        return Err(format!("the last stone came to lie on {}", placed.cell));
    }
    let winner = position.outcome().and_then(Outcome::winner);
    let expected = case.wins.then_some(Seat::FIRST);
    if winner != expected {
        return Err(format!("the winner is {winner:?} instead of {expected:?}"));
    }
    let judged = rules.win().judge(position.board(), Seat::FIRST).and_then(Outcome::winner);
    if judged != expected {
        return Err(format!("the judge of the whole board says {judged:?}, not {expected:?}"));
    }
    Ok(())
}
