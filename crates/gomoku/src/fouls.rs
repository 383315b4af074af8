use alloc::vec;
use alloc::vec::Vec;

use boardwright_grid::{Cell, FreeCells, Grid, Stone};

use crate::claim::{Claim, Question};
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
    /// # Panics
    ///
    /// May panic if a side of the board is longer than 26.
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
    /// # Panics
    ///
    /// If a side of the board is longer than 26.
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

    /// Whether two directions hold a three.
    ///
    /// Every question that is asked here places a stone more than the one that asked it, so there
    /// are at most as many in one another as the board has cells. How many there are side by side
    /// is a matter of the order, so what the lines alone can tell is asked first, in all
    /// directions, and then the points on which least depends. On boards that are covered with one
    /// pattern this is the difference between a few hundred questions a point and millions.
    fn has_two_threes(&self, windows: &mut Windows, cell: Cell, round: &[Window; 4]) -> bool {
        windows.place(cell);
        let mut claims = [const { Claim::NONE }; 4];
        let (mut threes, mut open) = (0, 0);
        for (direction, window) in round.iter().enumerate() {
            let claim = self.claim(windows, cell, direction, *window);
            threes += usize::from(claim.three.is_some());
            open += usize::from(claim.is_open());
            claims[direction] = claim;
        }
        if threes < 2 && threes + open >= 2 {
            claims.sort_unstable_by_key(Claim::work);
            for claim in claims.iter().filter(|claim| claim.is_open()) {
                open -= 1;
                threes += usize::from(self.settle(windows, claim).is_some());
                if threes >= 2 || threes + open < 2 {
                    break;
                }
            }
        }
        windows.lift(cell);
        threes >= 2
    }

    /// What the lines tell about a three in this direction. The stone on `cell` has been placed.
    fn claim(&self, windows: &Windows, cell: Cell, direction: usize, window: Window) -> Claim {
        let mut claim = Claim::NONE;
        for (gap, stones) in window.straight_fours() {
            for point in Window::cells(cell, direction, gap) {
                let round = windows.round(point);
                let makes_five = round.iter().any(|window| window.run() == 5);
                if makes_five && self.three == Three::Strict {
                    continue;
                }
                match self.at_first_sight(&round) {
                    Sight::Decided(None) => return Claim { three: Some(stones), ..Claim::NONE },
                    Sight::Decided(Some(_)) => {}
                    Sight::ByThrees => {
                        claim.add(Question { point, stones, work: work_of(&round) });
                    }
                }
            }
        }
        claim
    }

    /// The stones of the three, if there is one, as bits of the window.
    fn settle(&self, windows: &mut Windows, claim: &Claim) -> Option<u16> {
        if claim.three.is_some() {
            return claim.three;
        }
        let mut questions = claim.questions.iter().flatten();
        let counts = questions.find(|question| {
            let round = windows.round(question.point);
            !self.has_two_threes(windows, question.point, &round)
        });
        counts.map(|question| question.stones)
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
                    let claim = self.claim(windows, cell, direction, window);
                    self.settle(windows, &claim).into_iter().collect()
                }
            };
            let cells = |stones| Window::cells(cell, direction, stones).collect();
            shapes.extend(found.into_iter().map(cells));
        }
        windows.lift(cell);
        shapes
    }
}

/// How many points have to be judged to find that a stone here is legal: those in all directions
/// but one.
fn work_of(round: &[Window; 4]) -> usize {
    let points = round.map(|window| window.straight_fours().count());
    points.iter().sum::<usize>() - points.into_iter().max().unwrap_or(0)
}

/// What the lines through a point tell about it.
enum Sight {
    /// The verdict.
    Decided(Option<Foul>),
    /// That it is a double-three, or legal.
    ByThrees,
}

#[cfg(test)]
mod tests {
    use boardwright_grid::{CellBoard, CellGrid};
    use rstest::rstest;

    use super::*;
    use crate::{LARGEST_SIZE, shape};

    /// Patterns on which questions ask for each other right across the largest board: black where
    /// `row * slope + column`, divided by `period`, leaves one of these remainders.
    #[rstest]
    #[case::columns(0, 6, [3, 4])]
    #[case::columns_further_apart(0, 8, [5, 6])]
    #[case::stripes(1, 6, [2, 3])]
    #[case::stripes_the_other_way(5, 6, [3, 4])]
    #[case::single_columns(0, 6, [0, 3])]
    #[case::single_steps(3, 6, [0, 3])]
    fn questions_are_few(
        #[case] slope: usize,
        #[case] period: usize,
        #[case] black: [usize; 2],
        #[values(
            Fouls::renju(Three::Strict),
            Fouls::renju(Three::FiveCounts),
            Fouls::omok(Three::Strict),
            Fouls::omok(Three::FiveCounts)
        )]
        fouls: Fouls,
    ) {
        let shape = shape(LARGEST_SIZE).expect("the largest size");
        let mut board = CellBoard::new(shape);
        for cell in shape.iter() {
            let place = usize::from(cell.row()) * slope + usize::from(cell.column());
            if black.contains(&(place % period)) {
                board.place(cell, Stone::FIRST);
            }
        }
        let mut windows = Windows::of(&board, Stone::FIRST);
        for cell in shape.iter() {
            if windows.is_free(cell) {
                fouls.judge(&mut windows, cell);
            }
        }
        assert!(windows.placed() < 120_000, "{}", windows.placed());
    }
}
