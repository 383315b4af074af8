use core::fmt::Debug;

use boardwright_connect_four::{
    DropBoard, DropGrid, Gravity, WordBoard, connect_n_on, default_players,
};
use boardwright_core::Seat;
use boardwright_grid::{Cell, DirectionalWin, Picture, Placement, Shape, SymmetryMaps};

use crate::{
    Entry, GameOf, Parameter, SetUp, SetUpError, Specification, SpecificationError, Variant,
    Visitor,
};

pub(crate) static ENTRY: Entry = Entry {
    name: "connect-four",
    rules: "discs fall to the lowest free cell of a column; a line of four of one colour wins",
    players: 2..=4,
    notation: "a column by letter or number: d or 4; on up to 9 columns digits run together: 4453",
    parameters: &[
        Parameter::number("rows", 1, 64, 6, "rows of the board"),
        Parameter::number("columns", 1, 64, 7, "columns of the board"),
        Parameter::number("connect", 2, 64, 4, "discs in a line that win"),
        Parameter::number("players", 2, 4, 2, "how many play"),
        Parameter::choice("rule", &["standard"], "what a turn is"),
    ],
    shorthands: &[],
};

/// The symbols of the discs, in the order of the seats.
const SYMBOLS: [char; 4] = ['R', 'Y', 'G', 'B'];

pub(crate) fn build<V: Visitor>(
    specification: &Specification,
    visitor: V,
) -> Result<V::Output, SpecificationError> {
    let [rows, columns] = ["rows", "columns"].map(|side| specification.number(side) as usize);
    let shape = Shape::new([rows, columns]).map_err(SpecificationError::unfit)?;
    let length = specification.number("connect") as u8;
    let players = default_players(specification.number("players") as usize);
    match WordBoard::new(shape).filter(|board| players.len() <= board.colours().into()) {
        Some(board) => {
            let game = connect_n_on(board, length, players).map_err(SpecificationError::unfit)?;
            let read = |picture: &_| WordBoard::from_picture(picture).map_err(SetUpError::unfit);
            Ok(visitor.visit(game, Stacks { read }))
        }
        None => {
            let board = DropBoard::new(shape);
            let game = connect_n_on(board, length, players).map_err(SpecificationError::unfit)?;
            let read = |picture: &_| DropBoard::from_picture(picture).map_err(SetUpError::unfit);
            Ok(visitor.visit(game, Stacks { read }))
        }
    }
}

/// Connect Four on a board `G`.
#[derive(Clone)]
struct Stacks<G> {
    read: fn(&Picture) -> Result<G, SetUpError>,
}

impl<G: DropGrid + Debug + Send + Sync + 'static> Variant for Stacks<G> {
    type Board = G;
    type Moves = Gravity;
    type Win = DirectionalWin;

    fn picture(&self, board: &G) -> Picture {
        Picture::of(board, &SYMBOLS)
    }

    fn symmetry_maps(&self) -> Option<SymmetryMaps<Self::Board, Self::Moves>> {
        Some(SymmetryMaps::of_rule())
    }

    fn landing(&self, change: &Placement) -> Option<Cell> {
        Some(change.cell)
    }

    fn set_up(&self, start: &GameOf<Self>, text: SetUp<'_>) -> Result<(G, Seat), SetUpError> {
        text.check_no_rest()?;
        let seats = start.rules().seats();
        let picture = text.picture(start.board().shape(), &SYMBOLS[..usize::from(seats)])?;
        let board = (self.read)(&picture)?;
        Ok((board, text.seat_by_turns(&picture, seats)?))
    }
}
