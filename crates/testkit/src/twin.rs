use boardwright_core::{Board, Game, MoveRule, Player, Rules, Seat};
use boardwright_grid::{Cell, CellGrid, Grid, Line, Placement, PlacementRefusal, Shape, Stone};

use crate::WindowJudge;

/// The plain twin of a game on a board of the plane that is won by a line: `moves` is
/// [`CellPlacement`](boardwright_grid::CellPlacement) where stones stay where they are put, and
/// [`PlainFall`] where they fall.
///
/// # Panics
///
/// If these players cannot sit down to a game.
///
/// ```
/// use boardwright_core::Player;
/// use boardwright_grid::{Line, Shape};
/// use boardwright_testkit::{PlainFall, plain_twin};
///
/// let players = [Player::new("Red", 'R'), Player::new("Yellow", 'Y')];
/// let twin = plain_twin(PlainFall, Shape::new([6, 7])?, Line::at_least(4), &players);
/// assert_eq!(twin.rules().perft(twin.position(), 4), 2401);
/// # Ok::<(), boardwright_grid::ShapeError>(())
/// ```
pub fn plain_twin<R>(
    moves: R,
    shape: Shape,
    line: Line,
    players: &[Player],
) -> Game<PlainGrid, R, WindowJudge>
where
    R: MoveRule<PlainGrid, Change = Placement>,
{
    let judge = WindowJudge::new(shape, line);
    let seats = u8::try_from(players.len()).expect("a table seats at most 255");
    let rules = Rules::new(moves, judge, seats).expect("at least two players");
    Game::new(rules, PlainGrid::new(shape), players.to_vec()).expect("players with symbols")
}

/// The naive twin of every board of the plane: rows of cells, and not a thought of speed.
///
/// [`plain_twin`] makes a whole game with it.
///
/// ```
/// use boardwright_grid::{Cell, CellGrid, Grid, Shape, Stone};
/// use boardwright_testkit::PlainGrid;
///
/// let mut grid = PlainGrid::new(Shape::new([6, 7])?);
/// grid.place(Cell::new(0, 3), Stone::FIRST);
/// assert_eq!(grid.at(Cell::new(0, 3)), Some(Stone::FIRST));
/// # Ok::<(), boardwright_grid::ShapeError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PlainGrid {
    shape: Shape,
    // Bottom row first.
    rows: Vec<Vec<Option<Stone>>>,
}

impl PlainGrid {
    /// An empty board of this shape.
    pub fn new(shape: Shape) -> PlainGrid {
        let row = vec![None; usize::from(shape.columns())];
        PlainGrid { shape, rows: vec![row; usize::from(shape.rows())] }
    }
}

impl Board for PlainGrid {
    type Cell = Cell;

    fn is_full(&self) -> bool {
        self.rows.iter().flatten().all(Option::is_some)
    }
}

impl Grid for PlainGrid {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn at(&self, cell: Cell) -> Option<Stone> {
        *self.rows.get(usize::from(cell.row()))?.get(usize::from(cell.column()))?
    }
}

impl CellGrid for PlainGrid {
    fn place(&mut self, cell: Cell, stone: Stone) {
        self.rows[usize::from(cell.row())][usize::from(cell.column())] = Some(stone);
    }

    fn lift(&mut self, cell: Cell) {
        self.rows[usize::from(cell.row())][usize::from(cell.column())] = None;
    }
}

/// The naive twin of gravity: a player names a column, from 0, and the stone falls cell by cell
/// from the top until something is below it.
///
/// ```
/// use boardwright_core::{MoveRule, Seat};
/// use boardwright_grid::{Cell, Shape};
/// use boardwright_testkit::{PlainFall, PlainGrid};
///
/// let mut grid = PlainGrid::new(Shape::new([2, 3])?);
/// assert_eq!(PlainFall.apply(&mut grid, Seat::FIRST, 1)?.cell, Cell::new(0, 1));
/// assert_eq!(PlainFall.apply(&mut grid, Seat::SECOND, 1)?.cell, Cell::new(1, 1));
/// assert!(PlainFall.apply(&mut grid, Seat::FIRST, 1).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlainFall;

impl<G: CellGrid> MoveRule<G> for PlainFall {
    type Input = u8;
    type Change = Placement;
    type Refusal = PlacementRefusal;
    type Moves = std::vec::IntoIter<u8>;

    fn apply(&self, board: &mut G, mover: Seat, column: u8) -> Result<Placement, PlacementRefusal> {
        let shape = board.shape();
        let mut cell = Cell::new(shape.rows() - 1, column);
        if !shape.contains(cell) {
            return Err(PlacementRefusal::CellOutOfRange { cell, shape });
        }
        if let Some(stone) = board.at(cell) {
            return Err(PlacementRefusal::CellOccupied { cell, stone });
        }
        while cell.row() > 0 && board.at(Cell::new(cell.row() - 1, column)).is_none() {
            cell = Cell::new(cell.row() - 1, column);
        }
        let stone = Stone::from(mover);
        board.place(cell, stone);
        Ok(Placement { cell, stone })
    }

    fn undo(&self, board: &mut G, _mover: Seat, change: &Placement) {
        board.lift(change.cell);
    }

    fn legal(&self, board: &G, _mover: Seat) -> Self::Moves {
        let top = board.shape().rows() - 1;
        let columns = 0..board.shape().columns();
        let open = columns.filter(|&column| board.at(Cell::new(top, column)).is_none());
        open.collect::<Vec<u8>>().into_iter()
    }
}
