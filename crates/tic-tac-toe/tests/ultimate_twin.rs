//! Ultimate Tic Tac Toe beside a twin that keeps nothing but the cells and the order of the moves,
//! and works everything else out from them whenever it is asked.

use boardwright_core::{Board, Game, MoveRule, Outcome, Rules, Seat, WinStrategy};
use boardwright_grid::{Cell, Grid, Picture, PlacementRefusal, Shape, Stone, Symmetric};
use boardwright_testkit::{cross_check, fewer_games_wanted, games_wanted};
use boardwright_tic_tac_toe::{UltimateBoard, UltimatePlacement, ultimate};

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct PlainUltimate {
    cells: [[Option<Stone>; 9]; 9],
    moves: Vec<Cell>,
}

const EMPTY: PlainUltimate = PlainUltimate { cells: [[None; 9]; 9], moves: Vec::new() };

/// Who holds three squares in a row of three by three.
fn three_in_a_row(at: impl Fn(usize, usize) -> Option<Stone>) -> Option<Stone> {
    let rows = (0..3).map(|row| [(row, 0), (row, 1), (row, 2)]);
    let columns = (0..3).map(|column| [(0, column), (1, column), (2, column)]);
    let diagonals = [[(0, 0), (1, 1), (2, 2)], [(0, 2), (1, 1), (2, 0)]];
    rows.chain(columns).chain(diagonals).find_map(|line| {
        let [one, two, three] = line.map(|(row, column)| at(row, column));
        one.filter(|_| one == two && two == three)
    })
}

impl PlainUltimate {
    /// Who has won the small board in this row and column of small boards.
    fn small_winner(&self, row: usize, column: usize) -> Option<Stone> {
        three_in_a_row(|r, c| self.cells[3 * row + r][3 * column + c])
    }

    fn is_open(&self, row: usize, column: usize) -> bool {
        let mut rows = self.cells[3 * row..3 * row + 3].iter();
        let is_full = rows.all(|row| row[3 * column..3 * column + 3].iter().all(Option::is_some));
        !is_full && self.small_winner(row, column).is_none()
    }

    /// The small boards that can be played on, by row and column.
    fn open(&self) -> Vec<(usize, usize)> {
        let all = (0..3).flat_map(|row| (0..3).map(move |column| (row, column)));
        all.filter(|&(row, column)| self.is_open(row, column)).collect()
    }

    /// Those of them that the next stone may go to.
    fn allowed(&self) -> Vec<(usize, usize)> {
        let open = self.open();
        let place = |last: &Cell| (usize::from(last.row() % 3), usize::from(last.column() % 3));
        match self.moves.last().map(place) {
            Some(aimed) if open.contains(&aimed) => vec![aimed],
            _ => open,
        }
    }
}

impl Board for PlainUltimate {
    type Cell = Cell;

    fn is_full(&self) -> bool {
        self.open().is_empty()
    }
}

impl Grid for PlainUltimate {
    fn shape(&self) -> Shape {
        Shape::new([9, 9]).unwrap()
    }

    fn at(&self, cell: Cell) -> Option<Stone> {
        *self.cells.get(usize::from(cell.row()))?.get(usize::from(cell.column()))?
    }
}

#[derive(Debug, Clone)]
struct PlainPlacement;

impl MoveRule<PlainUltimate> for PlainPlacement {
    type Input = Cell;
    type Change = Cell;
    type Refusal = PlacementRefusal;
    type Moves = std::vec::IntoIter<Cell>;

    fn apply(
        &self,
        board: &mut PlainUltimate,
        mover: Seat,
        cell: Cell,
    ) -> Result<Cell, PlacementRefusal> {
        if !self.legal(board, mover).any(|legal| legal == cell) {
            return Err(PlacementRefusal::CellOutOfRange { cell, shape: board.shape() });
        }
        board.cells[usize::from(cell.row())][usize::from(cell.column())] = Some(mover.into());
        board.moves.push(cell);
        Ok(cell)
    }

    fn undo(&self, board: &mut PlainUltimate, _mover: Seat, cell: &Cell) {
        board.cells[usize::from(cell.row())][usize::from(cell.column())] = None;
        board.moves.pop();
    }

    fn legal(&self, board: &PlainUltimate, _mover: Seat) -> Self::Moves {
        let allowed = board.allowed();
        let mut legal = Vec::new();
        for row in 0..9 {
            for column in 0..9 {
                if allowed.contains(&(row / 3, column / 3)) && board.cells[row][column].is_none() {
                    legal.push(Cell::new(row as u8, column as u8));
                }
            }
        }
        legal.into_iter()
    }
}

#[derive(Debug, Clone)]
struct PlainWin;

impl WinStrategy<PlainUltimate, Cell> for PlainWin {
    fn outcome(&self, board: &PlainUltimate, mover: Seat, _: &Cell) -> Option<Outcome> {
        self.judge(board, mover)
    }

    fn judge(&self, board: &PlainUltimate, _last: Seat) -> Option<Outcome> {
        let winner = three_in_a_row(|row, column| board.small_winner(row, column));
        winner.map(|stone| Outcome::Win(stone.seat()))
    }
}

#[test]
fn ultimate_and_its_twin() {
    let game = ultimate();
    let rules = Rules::for_two(PlainPlacement, PlainWin);
    let twin = Game::new(rules, EMPTY, game.players().to_vec()).unwrap();
    let tally = cross_check(&game, &twin, |cell| *cell, games_wanted(10_000), 1);
    println!("ultimate: {tally}");
    let as_usual = tally.draws > 0 && tally.won(Seat::FIRST) > tally.won(Seat::SECOND);
    assert!(as_usual || fewer_games_wanted(10_000), "{tally}");
}

/// On every position of random games: exactly the listed cells are accepted, a refusal changes
/// nothing, picture and target give the position back, the verdict of the whole board is that of
/// the last move, and turning or mirroring the board changes nothing.
#[test]
fn laws_of_ultimate() {
    let mut generator = fastrand::Rng::with_seed(2);
    let start = ultimate();
    let (rules, shape) = (*start.rules(), start.board().shape());
    for _ in 0..200 {
        let mut position = *start.position();
        while !position.is_over() {
            let legal: Vec<Cell> = rules.legal(&position).collect();
            assert_eq!(rules.legal(&position).count(), legal.len());
            for row in 0..10 {
                for column in 0..10 {
                    let cell = Cell::new(row, column);
                    let mut after = position;
                    let accepted = rules.play(&mut after, cell).is_ok();
                    assert_eq!(accepted, legal.contains(&cell), "{cell}");
                    assert!(accepted || after == position, "{cell}");
                }
            }

            let input = legal[generator.usize(..legal.len())];
            for &symmetry in UltimatePlacement.symmetries(position.board()) {
                let map = |board: &UltimateBoard| UltimatePlacement.map_board(board, symmetry);
                let mut mapped = rules.position(map(position.board()), position.to_move());
                let image = UltimatePlacement.map_input(position.board(), symmetry, &input);
                assert_eq!(image, symmetry.map(shape, input));
                rules.play(&mut mapped, image).unwrap();
                let mut played = position;
                rules.play(&mut played, input).unwrap();
                assert_eq!(mapped.board(), &map(played.board()), "{symmetry:?}");
                assert_eq!(mapped.outcome(), played.outcome());
            }

            rules.play(&mut position, input).unwrap();
            let picture = Picture::of(position.board(), &['X', 'O']);
            let board = UltimateBoard::from_picture(&picture, position.board().target()).unwrap();
            assert_eq!(&board, position.board());
            let judged = rules.position(board, position.to_move());
            assert_eq!(judged.outcome(), position.outcome());
        }
        assert_eq!(rules.legal(&position).count(), 0);
    }
}
