use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt::Debug;
use core::marker::PhantomData;

use boardwright_core::{Reason, Seat};
use boardwright_gomoku::{GomokuBoard, GomokuChange, GomokuRule, GomokuWin};
use boardwright_grid::{Cell, CellGrid, Picture, Stone, SymmetryMaps};

use crate::games::stones::SYMBOLS;
use crate::{Forbidden, GameOf, SetUp, SetUpError, Variant};

/// Gomoku by rules with fouls, passes and other draws, on a board `G`.
pub(super) struct ByRule<G>(PhantomData<fn() -> G>);

impl<G> ByRule<G> {
    pub(super) const fn new() -> ByRule<G> {
        ByRule(PhantomData)
    }
}

impl<G> Clone for ByRule<G> {
    fn clone(&self) -> ByRule<G> {
        ByRule::new()
    }
}

impl<G: CellGrid + Debug + Send + Sync + 'static> Variant for ByRule<G> {
    type Board = GomokuBoard<G>;
    type Moves = GomokuRule;
    type Win = GomokuWin;

    fn picture(&self, board: &GomokuBoard<G>) -> Picture {
        Picture::of(board, &SYMBOLS)
    }

    fn landing(&self, change: &GomokuChange) -> Option<Cell> {
        match change {
            GomokuChange::Stone { placement, .. } => Some(placement.cell),
            GomokuChange::Pass => None,
        }
    }

    fn symmetry_maps(&self) -> Option<SymmetryMaps<Self::Board, Self::Moves>> {
        Some(SymmetryMaps::of_rule())
    }

    fn forbidden(
        &self,
        moves: &GomokuRule,
        board: &GomokuBoard<G>,
        mover: Seat,
    ) -> Option<Vec<Forbidden>> {
        let has_fouls = |stone| moves.fouls_of(stone).is_some();
        if !has_fouls(Stone::FIRST) && !has_fouls(Stone::SECOND) {
            return None;
        }
        let points = moves.forbidden_points(board, Stone::from(mover)).into_iter();
        let forbidden = points
            .map(|point| Forbidden { text: point.cell.to_string(), reason: point.foul.reason() });
        Some(forbidden.collect())
    }

    fn set_up(
        &self,
        start: &GameOf<Self>,
        text: SetUp<'_>,
    ) -> Result<(GomokuBoard<G>, Seat), SetUpError> {
        text.check_no_rest()?;
        let mut stones = start.board().stones().clone();
        let picture = text.picture(stones.shape(), &SYMBOLS)?;
        for (cell, stone) in picture.stones() {
            stones.place(cell, stone);
        }
        Ok((GomokuBoard::new(stones), text.seat_of_any(&picture, 2)?))
    }
}
