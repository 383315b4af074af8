use alloc::string::{String, ToString};

use boardwright_core::Seat;
use boardwright_grid::{Cell, Grid, Picture, SymmetryMaps};
use boardwright_tic_tac_toe::{
    UltimateBoard, UltimateChange, UltimatePlacement, UltimateWin, m_n_k, misere, square,
    tic_tac_toe, ultimate,
};

use super::stones::{Counts, SYMBOLS, Stones};
use crate::last_move::check_last_stone;
use crate::{
    Entry, GameOf, Parameter, SetUp, SetUpError, Shorthand, Specification, SpecificationError,
    Value, Variant, Visitor,
};

pub(crate) static ENTRY: Entry = Entry {
    name: "tic-tac-toe",
    rules: "players fill free cells in turn; a line of one player's stones wins",
    players: 2..=2,
    notation: "a cell by column letter and row from the bottom: b2; cells run together: b2a1",
    parameters: &[
        Parameter::number("rows", 1, 64, 3, "rows of the board"),
        Parameter::number("columns", 1, 64, 3, "columns of the board"),
        Parameter::number("connect", 2, 64, 3, "stones in a line").derived(
            "the shorter side",
            |specification| {
                let sides = ["rows", "columns"].map(|side| specification.number(side));
                Value::Number(sides[0].min(sides[1]))
            },
        ),
        Parameter::choice(
            "rule",
            &["standard", "misere", "ultimate"],
            "a line wins, or loses (misere), or takes one of nine small boards (ultimate)",
        ),
    ],
    shorthands: &[Shorthand { name: "size", sets: &["rows", "columns"] }],
};

pub(crate) fn build<V: Visitor>(
    specification: &Specification,
    visitor: V,
) -> Result<V::Output, SpecificationError> {
    let [rows, columns] = ["rows", "columns"].map(|side| specification.number(side) as usize);
    let length = specification.number("connect") as u8;
    let is_side_to_side = rows == columns && rows == usize::from(length);
    match specification.word("rule") {
        "misere" => {
            let game = misere(rows, columns, length).map_err(SpecificationError::unfit)?;
            Ok(visitor.visit(game, Stones::new(Counts::ByTurns)))
        }
        "ultimate" if is_side_to_side && length == 3 => Ok(visitor.visit(ultimate(), NineBoards)),
        "ultimate" => {
            let sizes = "rule=ultimate is played with rows, columns and connect of 3";
            Err(SpecificationError::unfit(sizes))
        }
        _ if is_side_to_side && length == 3 => {
            Ok(visitor.visit(tic_tac_toe(), Stones::new(Counts::ByTurns)))
        }
        _ if is_side_to_side => {
            let game = square(rows).map_err(SpecificationError::unfit)?;
            Ok(visitor.visit(game, Stones::new(Counts::ByTurns)))
        }
        _ => {
            let game = m_n_k(rows, columns, length).map_err(SpecificationError::unfit)?;
            Ok(visitor.visit(game, Stones::new(Counts::ByTurns)))
        }
    }
}

/// The small board to play on where that is any.
const ANY_BOARD: &str = "*";

/// Ultimate Tic Tac Toe.
#[derive(Clone)]
struct NineBoards;

impl Variant for NineBoards {
    type Board = UltimateBoard;
    type Moves = UltimatePlacement;
    type Win = UltimateWin;

    fn picture(&self, board: &UltimateBoard) -> Picture {
        Picture::of(board, &SYMBOLS)
    }

    fn symmetry_maps(&self) -> Option<SymmetryMaps<Self::Board, Self::Moves>> {
        Some(SymmetryMaps::of_rule())
    }

    fn landing(&self, change: &UltimateChange) -> Option<Cell> {
        Some(change.placement().cell)
    }

    /// What follows the seat is the small board to play on, or `*` for any, like nothing at all.
    fn set_up(
        &self,
        start: &GameOf<Self>,
        text: SetUp<'_>,
    ) -> Result<(UltimateBoard, Seat), SetUpError> {
        let picture = text.picture(start.board().shape(), &SYMBOLS)?;
        let to_move = text.seat_by_turns(&picture, 2)?;
        let target = match text.rest() {
            None | Some(ANY_BOARD) => None,
            Some(target) => Some(target.parse().map_err(SetUpError::unfit)?),
        };
        let board = UltimateBoard::from_picture(&picture, target).map_err(SetUpError::unfit)?;
        let last = Some(to_move.previous(2));
        check_last_stone::<Self>(start, &board, &picture, last, |cell| Some(board.without(cell)))?;
        Ok((board, to_move))
    }

    fn rest(&self, _: &UltimatePlacement, board: &UltimateBoard) -> Option<String> {
        Some(board.target().map_or_else(|| ANY_BOARD.to_string(), |target| target.to_string()))
    }
}
