use std::fmt;

use boardwright_grid::{Cell, CellBoard, CellGrid, Direction, Grid, Picture, Shape, Stone};

use crate::Border;

/// What a case of the [`WinMatrix`](crate::WinMatrix) tries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Twist {
    /// A line, and nothing else near it.
    Line,
    /// A line with an opponent's stone at either end.
    Flanked,
    /// A line that lies partly in one machine word and partly in the next, if cells are numbered
    /// as bits of words of 64.
    AcrossWords,
    /// A run of more stones than it takes, filled by the last one.
    Longer,
    /// A line that crosses a longer run; the last stone makes both.
    BesideLonger,
    /// A run that lacks one stone.
    OneShort,
    /// Enough stones in a line, but with an empty cell between them.
    Gap,
    /// The same, with an opponent's stone between them.
    Blocked,
    /// Stones whose numbers follow each other as those of a line do, although the cells do not: a
    /// line to a board that forgets where its rows, columns or words end.
    Wrap,
}

/// One case of the [`WinMatrix`](crate::WinMatrix): a board, a last stone of the first colour, and
/// whether it makes a line.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WinCase {
    pub(crate) shape: Shape,
    pub(crate) twist: Twist,
    pub(crate) direction: Direction,
    pub(crate) pattern: String,
    pub(crate) border: Border,
    pub(crate) stones: Vec<(Cell, Stone)>,
    pub(crate) last: Cell,
    pub(crate) wins: bool,
}

impl WinCase {
    /// What the case tries.
    pub const fn twist(&self) -> Twist {
        self.twist
    }

    /// The direction of the run.
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// The cells of the run from its first to its last: `X` a stone, `*` the last stone, `O` an
    /// opponent's, `.` an empty cell, `|` where the cells do not follow each other.
    pub fn pattern(&self) -> &str {
        &self.pattern
    }

    /// Which edges of the board the run touches.
    pub const fn border(&self) -> Border {
        self.border
    }

    /// The stones that are on the board before the last one, by row from the bottom.
    pub fn stones(&self) -> &[(Cell, Stone)] {
        &self.stones
    }

    /// The cell of the last stone, which is of the first colour.
    pub const fn last(&self) -> Cell {
        self.last
    }

    /// Whether the last stone makes a line. Nobody has one before.
    pub const fn wins(&self) -> bool {
        self.wins
    }

    /// The board before the last stone, as plain cells.
    pub fn before(&self) -> CellBoard {
        let mut board = CellBoard::new(self.shape);
        for &(cell, stone) in &self.stones {
            board.place(cell, stone);
        }
        board
    }

    /// The board for people, with `*` for the last stone.
    pub fn picture(&self) -> String {
        self.drawn().lettered()
    }

    fn drawn(&self) -> Picture {
        // The last stone is drawn as a colour of its own.
        let mut board = self.before();
        if board.at(self.last).is_none() {
            board.place(self.last, Stone::new(2));
        }
        Picture::of(&board, &['X', 'O', '*'])
    }
}

/// One line: verdict, direction, pattern, border, what is tried, and the board with
/// `*` for the last stone.
impl fmt::Display for WinCase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = if self.wins { "wins" } else { "nothing" };
        let direction = match self.direction {
            Direction::HORIZONTAL => "-",
            Direction::VERTICAL => "|",
            Direction::DIAGONAL => "/",
            _ => "\\",
        };
        let twist = match self.twist {
            Twist::Line => "a line",
            Twist::Flanked => "a line between opponent's stones",
            Twist::AcrossWords => "a line across words",
            Twist::Longer => "a longer run",
            Twist::BesideLonger => "a line beside a longer run",
            Twist::OneShort => "one short",
            Twist::Gap => "a gap",
            Twist::Blocked => "an opponent's stone in the gap",
            Twist::Wrap => "would wrap",
        };
        write!(
            f,
            "{verdict:7}  {direction}  {:12}  {:38}  {twist:32}  {}",
            self.pattern,
            self.border,
            self.drawn().to_line()
        )
    }
}
