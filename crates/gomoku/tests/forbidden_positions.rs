//! Positions with every forbidden point of Black known, under both readings of the double-three.

use boardwright_gomoku::{Foul, Fouls, Three};
use boardwright_grid::{Cell, CellBoard, CellGrid, Shape, Stone};

const RANDOM: &str = include_str!("data/forbidden.tsv");
const HARD: &str = include_str!("data/forbidden-hard.tsv");

/// A line of the data: the board, its forbidden points under the strict reading, and those that are
/// forbidden besides (`true`) or are not (`false`) where a point that makes a five counts.
struct Known {
    board: CellBoard,
    strict: Vec<(Cell, Foul)>,
    five_counts_differs: Vec<(bool, Cell)>,
}

fn positions(text: &str) -> Vec<Known> {
    text.lines().filter(|line| !line.starts_with('#')).map(known).collect()
}

fn known(line: &str) -> Known {
    let fields: Vec<&str> = line.split('\t').collect();
    let shape = Shape::new([15, 15]).unwrap();
    let mut board = CellBoard::new(shape);
    for (cell, symbol) in shape.iter().zip(fields[0].chars()) {
        match symbol {
            'X' => board.place(cell, Stone::FIRST),
            'O' => board.place(cell, Stone::SECOND),
            _ => assert_eq!(symbol, '.'),
        }
    }
    let mut strict: Vec<(Cell, Foul)> =
        fields[1].split_whitespace().filter(|&point| point != "-").map(point).collect();
    strict.sort_by_key(|(cell, _)| *cell);
    let differences = fields.get(3).copied().unwrap_or("=").split(',');
    let five_counts_differs = differences
        .filter(|&point| point != "=")
        .map(|point| (point.starts_with('+'), point[1..].parse().unwrap()))
        .collect();
    Known { board, strict, five_counts_differs }
}

fn point(text: &str) -> (Cell, Foul) {
    let (cell, kind) = text.split_once(':').unwrap();
    let foul = match kind {
        "6" => Foul::Overline,
        "4" => Foul::DoubleFour,
        "3" => Foul::DoubleThree,
        _ => panic!("no kind of foul: {text}"),
    };
    (cell.parse().unwrap(), foul)
}

fn forbidden(board: &CellBoard, three: Three) -> Vec<(Cell, Foul)> {
    let points = Fouls::renju(three).forbidden_points(board, Stone::FIRST);
    points.into_iter().map(|point| (point.cell, point.foul)).collect()
}

fn check(text: &str, count: usize) {
    let positions = positions(text);
    assert_eq!(positions.len(), count);
    for (number, known) in positions.iter().enumerate() {
        assert_eq!(forbidden(&known.board, Three::Strict), known.strict, "position {number}");
    }
}

#[test]
fn random_positions() {
    check(RANDOM, 1500);
}

#[test]
fn hard_positions() {
    check(HARD, 619);
}

/// The second reading differs from the first on the points that the data names, and on no others.
#[test]
fn hard_positions_where_a_five_counts() {
    let mut differences = 0;
    for (number, known) in positions(HARD).iter().enumerate() {
        let mut expected: Vec<Cell> = known.strict.iter().map(|(cell, _)| *cell).collect();
        for &(is_added, cell) in &known.five_counts_differs {
            differences += 1;
            if is_added {
                expected.push(cell);
            } else {
                expected.retain(|&other| other != cell);
            }
        }
        expected.sort();
        let found = forbidden(&known.board, Three::FiveCounts);
        let found: Vec<Cell> = found.into_iter().map(|(cell, _)| cell).collect();
        assert_eq!(found, expected, "position {number}");
    }
    assert!(differences > 100, "only {differences} differences: the data was not read");
}
