use alloc::vec::Vec;
use core::fmt::Debug;

use crate::{Board, Dice, Outcome, Reason, Seat};

/// How a move lands: what a player may name, whether it is allowed, what it does to the board,
/// and how to take it back.
///
/// Implement the first three methods; the others have defaults that suit a game in which players
/// take turns round the table and a full board is a draw.
///
/// # Laws
///
/// - [`apply`](MoveRule::apply) accepts an input exactly if [`legal`](MoveRule::legal) lists it,
///   and `legal` lists nothing twice.
/// - `apply` makes every check before its first write: a refused input leaves the board as it was.
/// - [`undo`](MoveRule::undo) of what `apply` returned restores the board exactly.
pub trait MoveRule<B: Board> {
    /// What a player names: a column, a cell, a stone or a swap, the roll of a die.
    type Input: Clone + Eq + Debug;
    /// What an input did to the board: enough to judge it and to undo it exactly.
    type Change: Clone + Eq + Debug;
    /// This rule's own reasons to refuse an input. That the game is over, or that it is another
    /// player's turn, is the chassis's business.
    type Refusal: Reason + Clone + Eq + 'static;
    /// The legal inputs. It owns what it needs, so that moves can be made and unmade while it is
    /// walked.
    type Moves: Iterator<Item = Self::Input>;

    /// Makes the move `input` of seat `mover`, and tells what it did.
    ///
    /// # Errors
    ///
    /// The rule's reason, if it does not allow the input; the board is then unchanged.
    fn apply(
        &self,
        board: &mut B,
        mover: Seat,
        input: Self::Input,
    ) -> Result<Self::Change, Self::Refusal>;

    /// Takes back the change that `mover` made last.
    ///
    /// `change` must be what [`apply`](MoveRule::apply) returned for the last move on this board;
    /// anything else leaves the board in an unspecified state, or panics.
    fn undo(&self, board: &mut B, mover: Seat, change: &Self::Change);

    /// Every input that `apply` would accept from `mover`, each once.
    fn legal(&self, board: &B, mover: Seat) -> Self::Moves;

    /// Like [`apply`](MoveRule::apply), for an input that is known to be legal: taken from
    /// [`legal`](MoveRule::legal) or [`random`](MoveRule::random). Rules whose check costs
    /// something override it.
    ///
    /// # Panics
    ///
    /// An illegal input leaves the board in an unspecified state, or panics.
    #[inline]
    fn apply_unchecked(&self, board: &mut B, mover: Seat, input: Self::Input) -> Self::Change {
        match self.apply(board, mover, input) {
            Ok(change) => change,
            Err(refusal) => panic!("an input said to be legal was refused: {refusal}"),
        }
    }

    /// Who moves after `mover` made `change`, round a table of `seats`. The default is the next
    /// seat; passes, openings in which one seat moves several times, and extra turns live here.
    #[inline]
    fn next(&self, board: &B, mover: Seat, change: &Self::Change, seats: u8) -> Seat {
        let _ = (board, change);
        mover.next(seats)
    }

    /// Asked when a move has won nothing: does the game end because of what `next`, who would
    /// move now, finds on the board? The default is a draw when the board is full.
    #[inline]
    fn stuck(&self, board: &B, next: Seat, seats: u8) -> Option<Outcome> {
        let _ = (next, seats);
        if board.is_full() { Some(Outcome::Draw) } else { None }
    }

    /// If what `mover` does now is drawn by chance and not chosen: the weight of each input, in
    /// the order of [`legal`](MoveRule::legal). The default is `None`: the mover chooses.
    fn chance(&self, board: &B, mover: Seat) -> Option<Vec<u32>> {
        let _ = (board, mover);
        None
    }

    /// One legal input, each as likely as any other, or as likely as its weight where
    /// [`chance`](MoveRule::chance) decides; `None` where there is none.
    ///
    /// The default lists the inputs twice, once to count them. Rules override it with something
    /// faster; the draw must stay uniform.
    #[inline]
    fn random<D: Dice + ?Sized>(
        &self,
        board: &B,
        mover: Seat,
        dice: &mut D,
    ) -> Option<Self::Input> {
        if let Some(weights) = self.chance(board, mover) {
            return self.legal(board, mover).nth(weighted(&weights, dice)?);
        }
        let count = u32::try_from(self.legal(board, mover).count()).unwrap_or(u32::MAX);
        if count == 0 {
            return None;
        }
        self.legal(board, mover).nth(dice.roll(count) as usize)
    }
}

/// An index into `weights`, each as likely as its weight.
fn weighted<D: Dice + ?Sized>(weights: &[u32], dice: &mut D) -> Option<usize> {
    let total = weights.iter().copied().fold(0, u32::saturating_add);
    if total == 0 {
        return None;
    }
    let mut rest = dice.roll(total);
    for (index, &weight) in weights.iter().enumerate() {
        if rest < weight {
            return Some(index);
        }
        rest -= weight;
    }
    None
}
