//! A variant of one's own by another win strategy: Connect Four in which a square of 2 x 2 wins as
//! well as a line.

use std::error::Error;

use boardwright_connect_four::{Column, DropBoard, Gravity, default_players};
use boardwright_core::{Game, Outcome, Rules, Seat, WinStrategy};
use boardwright_grid::{Cell, DirectionalWin, Grid, Line, Picture, Placement, Shape};

/// Wins by a line, or by four discs in a square.
#[derive(Clone)]
struct LineOrSquare(DirectionalWin);

/// Whether the four cells up and to the right of this corner hold discs of one colour.
fn is_square(board: &impl Grid, row: u8, column: u8) -> bool {
    let corner = board.at(Cell::new(row, column));
    let others = [(row + 1, column), (row, column + 1), (row + 1, column + 1)];
    corner.is_some()
        && others.iter().all(|&(row, column)| board.at(Cell::new(row, column)) == corner)
}

impl<G: Grid> WinStrategy<G, Placement> for LineOrSquare {
    fn outcome(&self, board: &G, mover: Seat, change: &Placement) -> Option<Outcome> {
        let (row, column) = (change.cell.row(), change.cell.column());
        // The new disc is at the top of its column, so it can only be an upper corner.
        let lower = row.checked_sub(1);
        let squares =
            lower.into_iter().flat_map(|row| [(row, column.checked_sub(1)), (row, Some(column))]);
        let mut squares = squares.filter_map(|(row, column)| Some((row, column?)));
        if squares.any(|(row, column)| is_square(board, row, column)) {
            return Some(Outcome::Win(mover));
        }
        self.0.outcome(board, mover, change)
    }

    fn judge(&self, board: &G, last: Seat) -> Option<Outcome> {
        let mut corners = board.shape().iter();
        let square = corners.find(|corner| is_square(board, corner.row(), corner.column()));
        let winner =
            square.and_then(|corner| board.at(corner)).map(|disc| Outcome::Win(disc.seat()));
        winner.or_else(|| self.0.judge(board, last))
    }
}

/// The game: everything but the win is Connect Four's.
fn line_or_square() -> Result<Game<DropBoard, Gravity, LineOrSquare>, Box<dyn Error>> {
    let win = LineOrSquare(DirectionalWin::new(Line::at_least(4)));
    let board = DropBoard::new(Shape::new([6, 7])?);
    Ok(Game::new(Rules::for_two(Gravity, win), board, default_players(2))?)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = line_or_square()?;
    for column in [3, 0, 4, 1, 4, 0, 3] {
        game.play(Column(column))?;
    }
    println!("{}", Picture::of(game.board(), &['R', 'Y']).lettered());
    println!("{}", game.outcome().ok_or("nobody has won")?);
    Ok(())
}

/// Every law that a game must keep, for nothing.
#[test]
fn keeps_the_laws() -> Result<(), Box<dyn Error>> {
    boardwright_testkit::Laws::on_grid("line-or-square", line_or_square()?).symmetric().check();
    Ok(())
}
