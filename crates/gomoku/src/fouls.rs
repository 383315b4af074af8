use alloc::vec;
use alloc::vec::Vec;

use boardwright_grid::{Cell, FreeCells, Grid, Stone};

use crate::windows::{Window, Windows, round_on};
use crate::{ForbiddenPoint, Foul, Three};

/// Judges whether a stone is a foul, by looking at the board before it is placed.
///
/// The rules, for a stone on an empty point:
///
/// 1. If it makes a run of exactly five, it is legal, whatever else it makes.
/// 2. If it makes a run of six or more, it is an overline.
/// 3. A four is a set of four stones, the new one among them, that one more stone makes a run of
///    exactly five. Two fours or more, in one line or in several, are a double-four.
/// 4. A direction holds a three if a further stone there would make a straight four that holds the
///    new one: a run of exactly four, both ends of which are empty and make a run of exactly five.
///    The point of that further stone must be legal by these same rules, with the new stone on the
///    board. Two directions or more with a three are a double-three.
///
/// Rule 4 asks itself, and is not cut off: in random positions it goes ten deep now and then.
/// [`Three`] says what counts where the further stone makes a five in another line.
///
/// Source: the rules of the Renju International Federation, section 9.
///
/// Eight stones tell the two readings apart:
///
/// ```
/// use boardwright_gomoku::{Foul, Fouls, Three};
/// use boardwright_grid::{CellBoard, Picture, Stone};
///
/// let board = CellBoard::from(&Picture::parse(
///     "
///     11  . . . . . . . . . . .
///     10  . . . . . . . . . . .
///      9  . . . . . . . . . . .
///      8  . . . . X X . . . . .
///      7  . . . . . . X X . . .
///      6  . . . . . . X X . . .
///      5  . . . . . . X . . . .
///      4  . . . . . . X . . . .
///      3  . . . . . . . . . . .
///      2  . . . . . . . . . . .
///      1  . . . . . . . . . . .
///         a b c d e f g h i j k",
///     &['X', 'O'],
/// )?);
/// let strict = Fouls::renju(Three::Strict);
/// let five_counts = Fouls::renju(Three::FiveCounts);
/// let h8 = "h8".parse()?;
/// assert_eq!(strict.foul_at(&board, Stone::FIRST, h8), None);
/// assert_eq!(five_counts.foul_at(&board, Stone::FIRST, h8), Some(Foul::DoubleThree));
/// for cell in ["h5", "f7", "i7"] {
///     let cell = cell.parse()?;
///     assert!(strict.foul_at(&board, Stone::FIRST, cell).is_some());
///     assert!(five_counts.foul_at(&board, Stone::FIRST, cell).is_some());
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fouls {
    // Whether overlines and double-fours are fouls as well as double-threes.
    only_threes: bool,
    three: Three,
}

impl Fouls {
    /// The fouls of Black in Renju: overline, double-four and double-three.
    pub const fn renju(three: Three) -> Fouls {
        Fouls { only_threes: false, three }
    }

    /// The foul of either colour in Omok: the double-three. A point is legal in the sense of rule 4
    /// if no double-three arises there.
    pub const fn omok(three: Three) -> Fouls {
        Fouls { only_threes: true, three }
    }

    /// The foul that `stone` on an empty cell would be, if it is one.
    ///
    /// The board's sides are at most 26.
    pub fn foul_at<G: Grid>(&self, board: &G, stone: Stone, cell: Cell) -> Option<Foul> {
        self.judge_on(board, stone, cell, &mut None)
    }

    /// The empty cells on which `stone` is no foul.
    pub(crate) fn legal_points<G: Grid>(&self, board: &G, stone: Stone) -> FreeCells {
        let shape = board.shape();
        let mut windows = Windows::of(board, stone);
        FreeCells::new(shape, |index| {
            let cell = shape.cell(index);
            windows.is_free(cell) && self.judge(&mut windows, cell).is_none()
        })
    }

    /// Whether there is such a cell. Mostly the first empty cell is one.
    pub(crate) fn has_legal_point<G: Grid>(&self, board: &G, stone: Stone) -> bool {
        let mut windows = None;
        board.shape().iter().any(|cell| {
            board.at(cell).is_none() && self.judge_on(board, stone, cell, &mut windows).is_none()
        })
    }

    /// Every empty cell on which `stone` would be a foul, in the order of the cells.
    ///
    /// The board's sides are at most 26.
    pub fn forbidden_points<G: Grid>(&self, board: &G, stone: Stone) -> Vec<ForbiddenPoint> {
        let mut windows = Windows::of(board, stone);
        let mut points = Vec::new();
        for cell in board.shape().iter() {
            if !windows.is_free(cell) {
                continue;
            }
            if let Some(foul) = self.judge(&mut windows, cell) {
                let shapes = self.shapes_of(foul, &mut windows, cell);
                points.push(ForbiddenPoint { cell, foul, shapes });
            }
        }
        points
    }

    /// Judges a stone on a free cell, mostly by the lines through it alone. The whole board is read
    /// into `windows` when threes have to be judged, unless it is there already.
    fn judge_on<G: Grid>(
        &self,
        board: &G,
        stone: Stone,
        cell: Cell,
        windows: &mut Option<Windows>,
    ) -> Option<Foul> {
        let round = round_on(board, stone, cell);
        match self.at_first_sight(&round) {
            Sight::Decided(verdict) => verdict,
            Sight::ByThrees => {
                let windows = windows.get_or_insert_with(|| Windows::of(board, stone));
                self.has_two_threes(windows, cell, &round).then_some(Foul::DoubleThree)
            }
        }
    }

    /// Judges a stone on a free cell. The windows are the same afterwards.
    fn judge(&self, windows: &mut Windows, cell: Cell) -> Option<Foul> {
        let round = windows.round(cell);
        match self.at_first_sight(&round) {
            Sight::Decided(verdict) => verdict,
            Sight::ByThrees => {
                self.has_two_threes(windows, cell, &round).then_some(Foul::DoubleThree)
            }
        }
    }

    /// What the lines through a free cell tell about a stone there.
    #[inline]
    fn at_first_sight(&self, round: &[Window; 4]) -> Sight {
        let candidates = round.iter().filter(|window| window.may_hold_shape()).count();
        // A foul takes shapes in two directions, or six stones or two fours in one.
        if candidates < 2 && !round.iter().any(|window| window.may_hold_five()) {
            return Sight::Decided(None);
        }
        if round.iter().any(|window| window.run() == 5) {
            return Sight::Decided(None);
        }
        if !self.only_threes {
            if round.iter().any(|window| window.run() > 5) {
                return Sight::Decided(Some(Foul::Overline));
            }
            if round.iter().map(|window| window.fours().count()).sum::<usize>() >= 2 {
                return Sight::Decided(Some(Foul::DoubleFour));
            }
        }
        if round.iter().filter(|window| window.may_hold_three()).count() < 2 {
            return Sight::Decided(None);
        }
        Sight::ByThrees
    }

    /// Whether two directions hold a three, when two of them or more may.
    fn has_two_threes(&self, windows: &mut Windows, cell: Cell, round: &[Window; 4]) -> bool {
        let may_be_three = round.map(Window::may_hold_three);
        let mut undecided = may_be_three.into_iter().filter(|&may_be| may_be).count();
        let mut threes = 0;
        windows.place(cell);
        for direction in (0..4).filter(|&direction| may_be_three[direction]) {
            undecided -= 1;
            threes +=
                usize::from(self.three_in(windows, cell, direction, round[direction]).is_some());
            if threes == 2 || threes + undecided < 2 {
                break;
            }
        }
        windows.lift(cell);
        threes == 2
    }

    /// The stones of a three in this direction, as bits of the window. The stone on `cell` has been
    /// placed.
    ///
    /// Every call places a stone more than the one that asked for it, so there are at most as many
    /// in one another as the board has cells.
    fn three_in(
        &self,
        windows: &mut Windows,
        cell: Cell,
        direction: usize,
        window: Window,
    ) -> Option<u16> {
        for (gap, stones) in window.straight_fours() {
            for point in Window::cells(cell, direction, gap) {
                let makes_five = windows.round(point).iter().any(|window| window.run() == 5);
                let counts = match self.three {
                    Three::Strict => !makes_five && self.judge(windows, point).is_none(),
                    Three::FiveCounts => self.judge(windows, point).is_none(),
                };
                if counts {
                    return Some(stones);
                }
            }
        }
        None
    }

    /// The stones of the shapes that make this foul on a free cell.
    fn shapes_of(&self, foul: Foul, windows: &mut Windows, cell: Cell) -> Vec<Vec<Cell>> {
        let round = windows.round(cell);
        let mut shapes = Vec::new();
        windows.place(cell);
        for (direction, window) in round.into_iter().enumerate() {
            let found: Vec<u16> = match foul {
                Foul::Overline if window.run() > 5 => vec![window.stones_of_run()],
                Foul::Overline => Vec::new(),
                Foul::DoubleFour => window.fours().collect(),
                Foul::DoubleThree => {
                    self.three_in(windows, cell, direction, window).into_iter().collect()
                }
            };
            let cells = |stones| Window::cells(cell, direction, stones).collect();
            shapes.extend(found.into_iter().map(cells));
        }
        windows.lift(cell);
        shapes
    }
}

/// What the lines through a point tell about it.
enum Sight {
    /// The verdict.
    Decided(Option<Foul>),
    /// That it is a double-three, or legal.
    ByThrees,
}
