use alloc::vec::Vec;

use boardwright_core::{Dice, MoveRule, Outcome, Reason, Seat};
use boardwright_grid::{
    Cell, CellGrid, CellPlacement, FreeCells, Grid, Placement, PlacementRefusal, Shape, Stone,
    Symmetric, Symmetry,
};

use crate::{ForbiddenPoint, Foul, Fouls, GomokuBoard, Input, OnFoul, Options};

/// The move rule of all Gomoku: a stone on an empty point, or a pass where passing is allowed.
///
/// The first seat plays Black, the second White. Where colours change hands, put an opening before
/// the rule with [`with_opening`](crate::with_opening).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GomokuRule {
    options: Options,
}

/// What an input did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GomokuChange {
    /// A stone came to lie.
    Stone {
        /// Where, and of which colour.
        placement: Placement,
        /// How many passes in a row it ended.
        passes: u8,
    },
    /// Nothing came to lie.
    Pass,
}

/// Why an input is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum GomokuRefusal {
    /// The point is off the board or occupied.
    #[error(transparent)]
    Placement(#[from] PlacementRefusal),
    /// A stone on this point would be a foul.
    #[error("row {}, column {} is forbidden: {foul}", cell.row(), cell.column())]
    Forbidden {
        /// The point.
        cell: Cell,
        /// What it would make.
        foul: Foul,
    },
    /// A pass where passing is not allowed, or a choice that only openings ask for.
    #[error("{input:?} is no move in this game")]
    WrongInput {
        /// The input.
        input: Input,
    },
}

impl Reason for GomokuRefusal {
    fn reason(&self) -> &'static str {
        match self {
            GomokuRefusal::Placement(refusal) => refusal.reason(),
            GomokuRefusal::Forbidden { foul, .. } => foul.reason(),
            GomokuRefusal::WrongInput { .. } => "wrong_input",
        }
    }
}

impl GomokuRule {
    /// How often a point is drawn blindly before the legal ones are listed.
    const DRAWS: usize = 16;

    pub(crate) const fn new(options: Options) -> GomokuRule {
        GomokuRule { options }
    }

    /// What the rule was made from.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// What the player of `stone` may not make; `None` if everything is allowed.
    pub fn fouls_of(&self, stone: Stone) -> Option<Fouls> {
        self.options.rule.fouls_of(stone, self.options.three)
    }

    /// The points on which `stone` would be a foul, each with its kind and the stones that make it.
    ///
    /// ```
    /// use boardwright_gomoku::{Foul, Options, RuleSet, gomoku};
    /// use boardwright_grid::Stone;
    ///
    /// let mut game = gomoku(15, Options::of(RuleSet::Renju))?;
    /// for cell in ["h8", "g6", "f6", "g5", "f7", "g4", "h7", "g3", "g2", "a1"] {
    ///     game.play(cell.parse::<boardwright_grid::Cell>()?.into())?;
    /// }
    /// let forbidden = game.rules().moves().forbidden_points(game.board(), Stone::FIRST);
    /// let [point] = &forbidden[..] else { panic!("one point") };
    /// assert_eq!((point.cell, point.foul), ("g7".parse()?, Foul::DoubleThree));
    /// assert_eq!(point.shapes.len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn forbidden_points<G: Grid>(&self, board: &G, stone: Stone) -> Vec<ForbiddenPoint> {
        self.fouls_of(stone).map_or(Vec::new(), |fouls| fouls.forbidden_points(board, stone))
    }

    /// What is refused to the player of `stone`: nothing where a foul loses instead.
    fn refused_to(&self, stone: Stone) -> Option<Fouls> {
        match self.options.foul {
            OnFoul::Reject => self.fouls_of(stone),
            OnFoul::Lose => None,
        }
    }

    /// Plays a stone that is not refused.
    #[inline]
    fn place<G: CellGrid>(
        &self,
        board: &mut GomokuBoard<G>,
        cell: Cell,
        stone: Stone,
    ) -> GomokuChange {
        let is_foul = match self.options.foul {
            OnFoul::Reject => false,
            OnFoul::Lose => {
                let fouls = self.fouls_of(stone);
                fouls.is_some_and(|fouls| fouls.foul_at(board, stone, cell).is_some())
            }
        };
        let passes = board.passes();
        board.place(cell, stone, is_foul);
        GomokuChange::Stone { placement: Placement { cell, stone }, passes }
    }

    /// The points on which the player of `stone` may play.
    fn points<G: CellGrid>(&self, board: &GomokuBoard<G>, stone: Stone) -> FreeCells {
        match self.refused_to(stone) {
            Some(fouls) => fouls.legal_points(board, stone),
            None => board.stones().free_cells(),
        }
    }
}

impl<G: CellGrid> MoveRule<GomokuBoard<G>> for GomokuRule {
    type Input = Input;
    type Change = GomokuChange;
    type Refusal = GomokuRefusal;
    type Moves = GomokuMoves;

    fn apply(
        &self,
        board: &mut GomokuBoard<G>,
        mover: Seat,
        input: Input,
    ) -> Result<GomokuChange, GomokuRefusal> {
        match input {
            Input::Stone(cell) => {
                let (shape, stone) = (board.shape(), Stone::from(mover));
                if !shape.contains(cell) {
                    return Err(PlacementRefusal::CellOutOfRange { cell, shape }.into());
                }
                if let Some(stone) = board.at(cell) {
                    return Err(PlacementRefusal::CellOccupied { cell, stone }.into());
                }
                let foul =
                    self.refused_to(stone).and_then(|fouls| fouls.foul_at(board, stone, cell));
                if let Some(foul) = foul {
                    return Err(GomokuRefusal::Forbidden { cell, foul });
                }
            }
            Input::Pass if self.options.passes => {}
            _ => return Err(GomokuRefusal::WrongInput { input }),
        }
        Ok(self.apply_unchecked(board, mover, input))
    }

    #[inline]
    fn apply_unchecked(
        &self,
        board: &mut GomokuBoard<G>,
        mover: Seat,
        input: Input,
    ) -> GomokuChange {
        if self.options.max_moves.is_some() {
            board.count_move();
        }
        match input {
            Input::Stone(cell) => self.place(board, cell, Stone::from(mover)),
            _ => {
                board.pass();
                GomokuChange::Pass
            }
        }
    }

    #[inline]
    fn undo(&self, board: &mut GomokuBoard<G>, _mover: Seat, change: &GomokuChange) {
        if self.options.max_moves.is_some() {
            board.uncount_move();
        }
        match change {
            GomokuChange::Stone { placement, passes } => board.lift(placement.cell, *passes),
            GomokuChange::Pass => board.take_back_pass(),
        }
    }

    fn legal(&self, board: &GomokuBoard<G>, mover: Seat) -> GomokuMoves {
        let points = self.points(board, Stone::from(mover));
        GomokuMoves { points, pass: self.options.passes }
    }

    /// A draw when nothing or little is left to play, when both have passed and when the moves are
    /// used up. Who has no legal point and may not pass has lost.
    #[inline]
    fn stuck(&self, board: &GomokuBoard<G>, next: Seat, seats: u8) -> Option<Outcome> {
        let used_up = self.options.max_moves.is_some_and(|most| board.moves() >= most.get());
        if board.empty() <= self.options.draw_empty || board.passes() >= 2 || used_up {
            return Some(Outcome::Draw);
        }
        if self.options.passes {
            return None;
        }
        let stone = Stone::from(next);
        let has_one = self.refused_to(stone)?.has_legal_point(board, stone);
        (!has_one).then_some(Outcome::Win(next.next(seats)))
    }

    /// Draws an empty point, or the pass with the same chance as one of them, and again if it is
    /// forbidden.
    fn random<D: Dice + ?Sized>(
        &self,
        board: &GomokuBoard<G>,
        mover: Seat,
        dice: &mut D,
    ) -> Option<Input> {
        let stone = Stone::from(mover);
        let fouls = self.refused_to(stone);
        for _ in 0..Self::DRAWS {
            let empty = u32::from(board.empty());
            if self.options.passes && dice.roll(empty + 1) == empty {
                return Some(Input::Pass);
            }
            let Some(cell) = board.stones().random_free(dice) else { break };
            if fouls.is_none_or(|fouls| fouls.foul_at(board, stone, cell).is_none()) {
                return Some(Input::Stone(cell));
            }
        }
        let mut moves = self.legal(board, mover);
        match moves.len() as u32 {
            0 => None,
            count => moves.nth(dice.roll(count) as usize),
        }
    }
}

/// The legal inputs: points in the order of their numbers, then the pass.
#[derive(Debug, Clone)]
pub struct GomokuMoves {
    points: FreeCells,
    pass: bool,
}

impl Iterator for GomokuMoves {
    type Item = Input;

    #[inline]
    fn next(&mut self) -> Option<Input> {
        match self.points.next() {
            Some(cell) => Some(Input::Stone(cell)),
            None => core::mem::take(&mut self.pass).then_some(Input::Pass),
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.points.len() + usize::from(self.pass);
        (left, Some(left))
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }
}

impl ExactSizeIterator for GomokuMoves {}

impl<G: CellGrid> Symmetric<GomokuBoard<G>> for GomokuRule {
    fn symmetries(&self, board: &GomokuBoard<G>) -> &'static [Symmetry] {
        Symmetry::of(board.shape())
    }

    fn map_board(&self, board: &GomokuBoard<G>, symmetry: Symmetry) -> GomokuBoard<G> {
        board.with_stones(CellPlacement::new().map_board(board.stones(), symmetry))
    }

    fn map_input(&self, board: &GomokuBoard<G>, symmetry: Symmetry, input: &Input) -> Input {
        let shape: Shape = board.shape();
        match *input {
            Input::Stone(cell) => Input::Stone(symmetry.map(shape, cell)),
            other => other,
        }
    }
}
