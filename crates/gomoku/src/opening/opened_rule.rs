use boardwright_core::{Dice, MoveRule, Outcome, Seat};
use boardwright_grid::{Cell, Grid};

use crate::Input;
use crate::opening::{Opened, OpenedChange, OpenedRefusal, OpeningMoves, OpeningRefusal, Step};

/// The move rule `R` with an opening before it.
///
/// While the opening lasts it decides what is allowed; afterwards `R` does. `R` sees colours and
/// not players: whoever plays Black is its first seat. It must allow a stone of either colour on
/// any free cell while fewer than six are on the board, as every rule of Gomoku does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct OpenedRule<R> {
    rule: R,
}

impl<R> OpenedRule<R> {
    pub(super) const fn new(rule: R) -> OpenedRule<R> {
        OpenedRule { rule }
    }

    /// The rule that holds when the opening is over.
    pub const fn rule(&self) -> &R {
        &self.rule
    }
}

impl<B, R> MoveRule<Opened<B>> for OpenedRule<R>
where
    B: Grid,
    R: MoveRule<B>,
    R::Input: From<Cell> + TryFrom<Input> + Into<Input>,
{
    type Input = Input;
    type Change = OpenedChange<R::Change>;
    type Refusal = OpenedRefusal<R::Refusal>;
    type Moves = OpenedMoves<R::Moves>;

    #[inline]
    fn apply(
        &self,
        board: &mut Opened<B>,
        mover: Seat,
        input: Input,
    ) -> Result<OpenedChange<R::Change>, OpenedRefusal<R::Refusal>> {
        if !board.opening.is_over() {
            return self.open(board, input);
        }
        let refused = OpeningRefusal::WrongInput { input, due: Step::Play };
        if !matches!(input, Input::Stone(_) | Input::Pass) {
            return Err(refused.into());
        }
        let input = R::Input::try_from(input).map_err(|_| refused)?;
        let colour = board.as_colour(mover);
        let change = self.rule.apply(&mut board.board, colour, input);
        change.map(OpenedChange::Play).map_err(OpenedRefusal::Rule)
    }

    #[inline]
    fn undo(&self, board: &mut Opened<B>, mover: Seat, change: &OpenedChange<R::Change>) {
        match change {
            OpenedChange::Play(change) => {
                let colour = board.as_colour(mover);
                self.rule.undo(&mut board.board, colour, change);
            }
            OpenedChange::Opening { change, stone } => {
                board.opening.retreat(change);
                if let (Some(placed), Some(stone)) = (change.placed(), stone) {
                    self.rule.undo(&mut board.board, placed.stone.seat(), stone);
                }
            }
        }
    }

    #[inline]
    fn legal(&self, board: &Opened<B>, mover: Seat) -> OpenedMoves<R::Moves> {
        if board.opening.is_over() {
            let colour = board.as_colour(mover);
            OpenedMoves::Play(self.rule.legal(&board.board, colour))
        } else {
            OpenedMoves::Opening(board.opening.legal(&board.board))
        }
    }

    #[inline]
    fn next(
        &self,
        board: &Opened<B>,
        mover: Seat,
        change: &OpenedChange<R::Change>,
        seats: u8,
    ) -> Seat {
        match change {
            OpenedChange::Opening { .. } => board.opening.next(mover),
            OpenedChange::Play(change) => {
                let colour = board.as_colour(mover);
                board.as_player(self.rule.next(&board.board, colour, change, seats))
            }
        }
    }

    /// An opening never gets stuck: every step of it has a legal input.
    #[inline]
    fn stuck(&self, board: &Opened<B>, next: Seat, seats: u8) -> Option<Outcome> {
        if !board.opening.is_over() {
            return None;
        }
        let outcome = self.rule.stuck(&board.board, board.as_colour(next), seats)?;
        Some(board.for_players(outcome))
    }

    #[inline]
    fn random<D: Dice + ?Sized>(
        &self,
        board: &Opened<B>,
        mover: Seat,
        dice: &mut D,
    ) -> Option<Input> {
        if board.opening.is_over() {
            let colour = board.as_colour(mover);
            return self.rule.random(&board.board, colour, dice).map(Into::into);
        }
        let mut moves = board.opening.legal(&board.board);
        let count = u32::try_from(moves.len()).unwrap_or(u32::MAX);
        moves.nth(dice.roll(count) as usize)
    }
}

impl<R> OpenedRule<R> {
    /// Makes an input of the opening.
    fn open<B>(
        &self,
        board: &mut Opened<B>,
        input: Input,
    ) -> Result<OpenedChange<R::Change>, OpenedRefusal<R::Refusal>>
    where
        B: Grid,
        R: MoveRule<B>,
        R::Input: From<Cell>,
    {
        let change = board.opening.answer(&board.board, input)?;
        let stone = match change.placed() {
            None => None,
            Some(placed) => {
                let stone =
                    self.rule.apply(&mut board.board, placed.stone.seat(), placed.cell.into());
                Some(stone.map_err(OpenedRefusal::Rule)?)
            }
        };
        board.opening.advance(&change);
        Ok(OpenedChange::Opening { change, stone })
    }
}

/// What is legal in a game with an opening. `M` lists the moves of the game's own rule.
#[derive(Debug, Clone)]
pub enum OpenedMoves<M> {
    /// What the opening allows.
    Opening(OpeningMoves),
    /// What the game's rule allows when the opening is over.
    Play(M),
}

impl<M> Iterator for OpenedMoves<M>
where
    M: Iterator,
    M::Item: Into<Input>,
{
    type Item = Input;

    #[inline]
    fn next(&mut self) -> Option<Input> {
        match self {
            OpenedMoves::Opening(moves) => moves.next(),
            OpenedMoves::Play(moves) => moves.next().map(Into::into),
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        match self {
            OpenedMoves::Opening(moves) => moves.size_hint(),
            OpenedMoves::Play(moves) => moves.size_hint(),
        }
    }

    #[inline]
    fn count(self) -> usize {
        match self {
            OpenedMoves::Opening(moves) => moves.count(),
            OpenedMoves::Play(moves) => moves.count(),
        }
    }
}
