//! Every empty point of random positions of all densities and many sizes, judged by the engine and
//! by a slow twin.
//!
//! `BOARDWRIGHT_POSITIONS` sets how many positions there are, 1,000 unless it is set.

mod oracle;

use boardwright_gomoku::{Foul, Fouls, Three};
use boardwright_grid::{Cell, CellBoard, CellGrid, Grid, Picture, Shape, Stone};
use oracle::{Reading, Table};
use rstest::rstest;

fn positions_wanted() -> usize {
    match std::env::var("BOARDWRIGHT_POSITIONS") {
        Ok(number) => number.parse().expect("BOARDWRIGHT_POSITIONS is a number"),
        Err(_) => 1_000,
    }
}

/// A position with any share of the cells filled, and any share of the stones Black's.
fn position(generator: &mut fastrand::Rng, sides: &[usize]) -> CellBoard {
    let side = sides[generator.usize(..sides.len())];
    let shape = Shape::new([side, side]).unwrap();
    let mut board = CellBoard::new(shape);
    let (filled, black) = (generator.u32(5..=95), generator.u32(30..=100));
    for cell in shape.iter() {
        if generator.u32(..100) < filled {
            let is_black = generator.u32(..100) < black;
            board.place(cell, if is_black { Stone::FIRST } else { Stone::SECOND });
        }
    }
    board
}

fn table(board: &CellBoard, own: Stone) -> Table {
    let shape = board.shape();
    let symbol = |row, column| match board.at(Cell::new(row, column)) {
        None => '.',
        Some(stone) if stone == own => 'X',
        Some(_) => 'O',
    };
    let row = |row| (0..shape.columns()).map(|column| symbol(row, column)).collect();
    Table { rows: (0..shape.rows()).map(row).collect() }
}

fn number(foul: Foul) -> u8 {
    match foul {
        Foul::Overline => 6,
        Foul::DoubleFour => 4,
        Foul::DoubleThree => 3,
    }
}

#[rstest]
#[case::renju(false, Three::Strict)]
#[case::renju_where_a_five_counts(false, Three::FiveCounts)]
#[case::omok(true, Three::Strict)]
#[case::omok_where_a_five_counts(true, Three::FiveCounts)]
fn every_point_of_random_positions(#[case] omok: bool, #[case] three: Three) {
    let fouls = if omok { Fouls::omok(three) } else { Fouls::renju(three) };
    let reading = Reading { omok, five_counts: three == Three::FiveCounts };
    let mut generator = fastrand::Rng::with_seed(4);
    let (mut points, mut found, mut deepest) = (0_u64, [0_u64; 7], 0);
    for number_of_position in 0..positions_wanted() {
        let board = position(&mut generator, &[15, 15, 15, 5, 6, 9, 20, 26]);
        // Omok judges White as well.
        let own = if omok && generator.bool() { Stone::SECOND } else { Stone::FIRST };
        let table = table(&board, own);
        let mut forbidden = fouls.forbidden_points(&board, own).into_iter().peekable();
        for cell in board.shape().iter().filter(|&cell| board.at(cell).is_none()) {
            let engine = forbidden.next_if(|point| point.cell == cell).map(|point| point.foul);
            let at = (i32::from(cell.row()), i32::from(cell.column()));
            let mut depth = 0;
            let expected = table.foul(at, reading, &mut depth);
            assert_eq!(
                engine.map(number),
                expected,
                "position {number_of_position}, {cell}:\n{}",
                Picture::of(&board, &['X', 'O']).lettered()
            );
            assert_eq!(fouls.foul_at(&board, own, cell), engine);
            points += 1;
            found[usize::from(expected.unwrap_or(0))] += 1;
            deepest = deepest.max(depth);
        }
        assert_eq!(forbidden.next(), None);
    }
    let [legal, .., threes, fours, _, overlines] = found;
    println!(
        "{points} points: {legal} legal, {overlines} overlines, {fours} double-fours, \
         {threes} double-threes; {deepest} deep"
    );
    assert!(threes > 0 && deepest > 2);
}

/// The same for patterns on which points depend on each other right across the board: columns and
/// stripes, some with a stone of White on them.
#[rstest]
fn every_point_of_patterns(
    #[values(0, 1, 5)] slope: i32,
    #[values([2, 3], [0, 3])] black: [i32; 2],
    #[values(false, true)] omok: bool,
    #[values(Three::Strict, Three::FiveCounts)] three: Three,
) {
    let fouls = if omok { Fouls::omok(three) } else { Fouls::renju(three) };
    let reading = Reading { omok, five_counts: three == Three::FiveCounts };
    let mut board = CellBoard::new(Shape::new([11, 12]).unwrap());
    for cell in board.shape().iter() {
        let (row, column) = (i32::from(cell.row()), i32::from(cell.column()));
        if black.contains(&((row * slope + column) % 6)) {
            let is_white = (row * 7 + column * 5) % 41 == 0;
            board.place(cell, if is_white { Stone::SECOND } else { Stone::FIRST });
        }
    }
    let table = table(&board, Stone::FIRST);
    let (mut found, mut deepest) = (0, 0);
    for cell in board.shape().iter().filter(|&cell| board.at(cell).is_none()) {
        let at = (i32::from(cell.row()), i32::from(cell.column()));
        let mut depth = 0;
        let expected = table.foul(at, reading, &mut depth);
        let engine = fouls.foul_at(&board, Stone::FIRST, cell).map(number);
        assert_eq!(engine, expected, "{cell}:\n{}", Picture::of(&board, &['X', 'O']).lettered());
        found += usize::from(expected.is_some());
        deepest = deepest.max(depth);
    }
    assert!(found > 0 && deepest > 2, "{found} found, {deepest} deep");
}
