//! Lines from edge to edge: the counters, the table and the walk along the lines say the same as
//! looking at every cell, on boards that games reach and on boards that they do not.

use std::hash::{DefaultHasher, Hash, Hasher};

use boardwright_core::{Outcome, Seat, WinStrategy};
use boardwright_grid::{
    Cell, CellBoard, CellGrid, DirectionalWin, Grid, Line, Picture, Placement, Shape, Stone,
};
use boardwright_tic_tac_toe::{CountingBoard, FullLineGrid, FullLineWin, ThreeByThree, square};
use rstest::rstest;

/// A square board as plainly as can be: a digit a cell, 0 where it is empty, otherwise the colour
/// plus 1.
type Filling = Vec<Vec<u8>>;

fn stones(filling: &Filling) -> impl Iterator<Item = (Cell, Stone)> {
    let side = filling.len();
    let cells = (0..side * side).map(move |number| (number / side, number % side));
    cells.filter_map(|(row, column)| {
        let colour = filling[row][column].checked_sub(1)?;
        Some((Cell::new(row as u8, column as u8), Stone::new(colour)))
    })
}

/// Whether a row, a column or a diagonal through the cell is all of this colour.
fn fills_a_line(filling: &Filling, cell: Cell, stone: Stone) -> bool {
    let (row, column) = (usize::from(cell.row()), usize::from(cell.column()));
    let (side, digit) = (filling.len(), stone.index() as u8 + 1);
    let all = |line: &dyn Fn(usize) -> u8| (0..side).all(|step| line(step) == digit);
    all(&|step| filling[row][step])
        || all(&|step| filling[step][column])
        || row == column && all(&|step| filling[step][step])
        || row == side - 1 - column && all(&|step| filling[step][side - 1 - step])
}

fn has_line(filling: &Filling, seat: Seat) -> bool {
    stones(filling).any(|(cell, stone)| stone.seat() == seat && fills_a_line(filling, cell, stone))
}

/// Every stone is taken for the last one in turn, unless its colour has a line without it.
fn check<G: FullLineGrid>(mut board: G, filling: &Filling) {
    for (cell, stone) in stones(filling) {
        board.place(cell, stone);
    }
    let walk = DirectionalWin::new(Line::at_least(filling.len() as u8));
    for (cell, stone) in stones(filling) {
        let mut before = filling.clone();
        before[usize::from(cell.row())][usize::from(cell.column())] = 0;
        if has_line(&before, stone.seat()) {
            continue;
        }
        let expected = fills_a_line(filling, cell, stone).then_some(Outcome::Win(stone.seat()));
        let change = Placement { cell, stone };
        assert_eq!(FullLineWin.outcome(&board, stone.seat(), &change), expected, "{filling:?}");
        assert_eq!(walk.outcome(&board, stone.seat(), &change), expected, "{filling:?}");
    }
    for last in [Seat::FIRST, Seat::SECOND] {
        // The one who moved last comes first.
        let seats = [last, last.next(2)];
        let expected = seats.into_iter().find(|&seat| has_line(filling, seat)).map(Outcome::Win);
        assert_eq!(FullLineWin.judge(&board, last), expected, "{filling:?}");
    }
    let marked: Vec<Cell> = stones(filling)
        .filter(|&(cell, stone)| fills_a_line(filling, cell, stone))
        .map(|(cell, _)| cell)
        .collect();
    let winning: Vec<Cell> = FullLineWin.winning_cells(&board);
    assert_eq!(winning, marked, "{filling:?}");
}

/// All 3^9 ways to fill a board of 3 x 3.
#[test]
fn every_filling_of_three_by_three() {
    for number in 0..3_u32.pow(9) {
        let digit = |place: u32| (number / 3_u32.pow(place) % 3) as u8;
        let filling =
            (0..3).map(|row| (0..3).map(|column| digit(3 * row + column)).collect()).collect();
        check(ThreeByThree::new(), &filling);
        check(CountingBoard::new(3).unwrap(), &filling);
    }
}

/// Random fillings, most of them with one colour in the majority so that there are lines.
#[rstest]
fn random_fillings(#[values(1, 2, 3, 4, 5, 6, 7, 32)] side: usize) {
    let mut generator = fastrand::Rng::with_seed(side as u64);
    let mut with_lines = 0;
    for round in 0..20_000 / (side * side) {
        let odd_ones_out = generator.usize(..=side);
        let majority = 1 + (round % 2) as u8;
        let mut filling = vec![vec![majority; side]; side];
        for _ in 0..odd_ones_out {
            filling[generator.usize(..side)][generator.usize(..side)] = generator.u8(..3);
        }
        with_lines +=
            u32::from([Seat::FIRST, Seat::SECOND].iter().any(|&seat| has_line(&filling, seat)));
        check(CountingBoard::new(side).unwrap(), &filling);
    }
    assert!(with_lines > 5, "{with_lines} fillings have lines");
}

/// The counters come back when stones are taken off, in whatever order.
#[rstest]
fn counters_follow_stones_that_come_and_go(#[values(2, 3, 4, 5, 6)] side: usize) {
    let mut generator = fastrand::Rng::with_seed(9);
    let mut board = CountingBoard::new(side).unwrap();
    let mut filling = vec![vec![0; side]; side];
    for _ in 0..50_000 {
        let (row, column) = (generator.usize(..side), generator.usize(..side));
        let cell = Cell::new(row as u8, column as u8);
        if filling[row][column] == 0 {
            // Mostly one colour.
            let stone = Stone::new(u8::from(generator.u8(..8) == 0));
            board.place(cell, stone);
            filling[row][column] = stone.index() as u8 + 1;
            let expected = fills_a_line(&filling, cell, stone);
            assert_eq!(board.completes_line(cell, stone), expected, "{filling:?}");
        } else if generator.u8(..4) == 0 {
            board.lift(cell);
            filling[row][column] = 0;
        }
    }
    let mut fresh = CellBoard::new(Shape::new([side, side]).unwrap());
    stones(&filling).for_each(|(cell, stone)| fresh.place(cell, stone));
    assert_eq!(Picture::of(&board, &['X', 'O']), Picture::of(&fresh, &['X', 'O']));
}

#[test]
fn boards_filled_in_another_order_are_equal() {
    let hash = |board: &CountingBoard| {
        let mut hasher = DefaultHasher::new();
        board.hash(&mut hasher);
        hasher.finish()
    };
    let (mut one, mut other) = (CountingBoard::new(4).unwrap(), CountingBoard::new(4).unwrap());
    let stones = [("a1", Stone::FIRST), ("b2", Stone::SECOND), ("d4", Stone::FIRST)];
    for (cell, stone) in stones {
        one.place(cell.parse().unwrap(), stone);
    }
    for (cell, stone) in stones.into_iter().rev() {
        assert_ne!(one, other);
        other.place(cell.parse().unwrap(), stone);
    }
    assert_eq!(one, other);
    assert_eq!(hash(&one), hash(&other));
}

#[test]
fn pictures_of_squares() {
    let read = |rows: &str| {
        CountingBoard::from_picture(&Picture::parse_line(rows, &['X', 'O', 'T']).unwrap())
    };
    let mut board = read("XO2/1X2/2X1/O3").unwrap();
    assert_eq!(board.at(Cell::new(3, 1)), Some(Stone::SECOND));
    let last = Cell::new(0, 3);
    board.place(last, Stone::FIRST);
    assert!(board.completes_line(last, Stone::FIRST));

    let message = |rows: &str| read(rows).unwrap_err().to_string();
    assert_eq!(message("4/4/4"), "the picture has 3 rows and 4 columns, the board 3 and 3");
    assert_eq!(message("64/64"), "the picture has 2 rows and 64 columns, the board 2 and 2");
    assert_eq!(message("T1/2"), "the stone on a2 is of a third colour");
}

#[rstest]
#[case(0, "a side of 0 is out of range: sides run from 1 to 64")]
#[case(1, "a line of 1 is too short: it takes at least 2")]
#[case(33, "1089 cells are too many: a board has at most 1024")]
#[case(65, "a side of 65 is out of range: sides run from 1 to 64")]
#[case(usize::MAX, "a side of 18446744073709551615 is out of range: sides run from 1 to 64")]
fn sides_that_no_square_game_has(#[case] side: usize, #[case] message: &str) {
    assert_eq!(square(side).unwrap_err().to_string(), message);
}
