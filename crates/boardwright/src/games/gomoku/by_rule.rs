use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Debug;
use core::marker::PhantomData;

use boardwright_core::{Excerpt, Reason, Seat};
use boardwright_gomoku::{GomokuBoard, GomokuChange, GomokuMemory, GomokuRule, GomokuWin};
use boardwright_grid::{Cell, CellGrid, Picture, Stone, SymmetryMaps};

use crate::games::stones::SYMBOLS;
use crate::last_move::check_last_stone;
use crate::set_up::read_number;
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
        let [passes, moves, foul] = text.items([PASSES, MOVES, FOUL])?;
        let memory = GomokuMemory {
            passes: passes.map_or(Ok(0), |text| read_number(PASSES, text))?,
            moves: moves.map_or(Ok(0), |text| read_number(MOVES, text))?,
            fouled: foul.map(read_colour).transpose()?,
        };
        let mut stones = start.board().stones().clone();
        let picture = text.picture(stones.shape(), &SYMBOLS)?;
        for (cell, stone) in picture.stones() {
            stones.place(cell, stone);
        }
        let to_move = text.seat_of_any(&picture, 2)?;
        let last = text.has_just_ended().then_some(to_move.previous(2));
        let lines = GomokuBoard::new(stones.clone());
        check_last_stone::<Self>(start, &lines, &picture, last, |cell| {
            let mut earlier = stones.clone();
            earlier.lift(cell);
            Some(GomokuBoard::new(earlier))
        })?;
        if let (Some(seat), Some(last)) = (memory.fouled.map(Stone::seat), last)
            && seat != last
        {
            return Err(SetUpError::FoulBefore { seat, last });
        }
        let board = start.rules().moves().restore(stones, memory).map_err(SetUpError::unfit)?;
        Ok((board, to_move))
    }

    fn rest(&self, _: &GomokuRule, board: &GomokuBoard<G>) -> Option<String> {
        let GomokuMemory { passes, moves, fouled } = board.memory();
        let mut items = Vec::new();
        if passes > 0 {
            items.push(format!("{PASSES}={passes}"));
        }
        if moves > 0 {
            items.push(format!("{MOVES}={moves}"));
        }
        if let Some(stone) = fouled {
            items.push(format!("{FOUL}={}", SYMBOLS[stone.index()]));
        }
        (!items.is_empty()).then(|| items.join(","))
    }
}

// What a position that is set up calls the passes in a row, the moves that a limit counts, and the
// colour that has lost by a foul.
const PASSES: &str = "passes";
const MOVES: &str = "moves";
const FOUL: &str = "foul";

/// Reads a colour by its symbol.
fn read_colour(text: &str) -> Result<Stone, SetUpError> {
    let colour = SYMBOLS.into_iter().position(|symbol| text.chars().eq([symbol]));
    let colour = colour.ok_or_else(|| {
        let text = Excerpt(text);
        SetUpError::unfit(format!(
            "{FOUL} cannot be {text}: it is {} or {}",
            SYMBOLS[0], SYMBOLS[1]
        ))
    })?;
    Ok(Stone::new(colour as u8))
}
