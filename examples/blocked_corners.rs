//! A variant of one's own: Connect Four whose four corners are blocked. The two at the bottom hold
//! a block that belongs to nobody; the columns above them hold one disc less.

use std::error::Error;

use boardwright_connect_four::{
    Column, DropBoard, DropGrid, Gravity, GravityRefusal, default_players,
};
use boardwright_core::{Game, MoveRule, Outcome, Rules, Seat};
use boardwright_grid::{DirectionalWin, Grid, Line, Picture, Placement};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct BlockedCorners;

fn reaches_corner(board: &DropBoard, column: Column) -> bool {
    let (rows, columns) = (board.shape().rows(), board.shape().columns());
    [0, columns - 1].contains(&column.0) && board.height(column.0) + 1 >= rows
}

impl MoveRule<DropBoard> for BlockedCorners {
    type Input = Column;
    type Change = Placement;
    type Refusal = GravityRefusal;
    type Moves = std::vec::IntoIter<Column>;

    fn apply(
        &self,
        board: &mut DropBoard,
        mover: Seat,
        column: Column,
    ) -> Result<Placement, GravityRefusal> {
        if reaches_corner(board, column) {
            return Err(GravityRefusal::ColumnFull { column, rows: board.shape().rows() - 1 });
        }
        Gravity.apply(board, mover, column)
    }

    fn undo(&self, board: &mut DropBoard, mover: Seat, change: &Placement) {
        Gravity.undo(board, mover, change);
    }

    fn legal(&self, board: &DropBoard, mover: Seat) -> Self::Moves {
        let open = Gravity.legal(board, mover).filter(|&column| !reaches_corner(board, column));
        open.collect::<Vec<_>>().into_iter()
    }

    fn stuck(&self, board: &DropBoard, next: Seat, _seats: u8) -> Option<Outcome> {
        self.legal(board, next).next().is_none().then_some(Outcome::Draw)
    }
}

/// The game: everything that is not a corner is Connect Four's.
fn blocked_corners() -> Result<Game<DropBoard, BlockedCorners, DirectionalWin>, Box<dyn Error>> {
    let start = DropBoard::from_picture(&Picture::parse_line("7/7/7/7/7/#5#", &['R', 'Y', '#'])?)?;
    let rules = Rules::for_two(BlockedCorners, DirectionalWin::new(Line::at_least(4)));
    Ok(Game::new(rules, start, default_players(2))?)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = blocked_corners()?;
    for column in [0, 0, 0, 0, 0, 3] {
        match game.play(Column(column)) {
            Ok(landed) => println!("{}", landed.cell),
            Err(refusal) => println!("{refusal}"),
        }
    }
    println!("{}", Picture::of(game.board(), &['R', 'Y', '#']).lettered());
    Ok(())
}
