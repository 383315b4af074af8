//! What wins and what is refused under each rule set, shown in pictures: a file for each, and one in
//! which every rule set judges the same pictures. Renju has tables of its own in `renju.rs`.
//!
//! `*` marks the cell on which the mover plays; `X` are the mover's stones and `O` the opponent's.

mod caro;
mod caro_standard;
mod every_rule;
mod freestyle;
mod omok;
#[path = "../forbidden_oracle/oracle.rs"]
mod oracle;
mod standard;

use boardwright_core::{Outcome, PlayError, Seat};
use boardwright_gomoku::{Foul, GomokuBoard, GomokuRefusal, Input, Options, RuleSet};
use boardwright_grid::{Cell, CellBoard, CellGrid, Picture, Stone};
use oracle::{Reading, Table};

/// What comes of the stone on the star.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    /// It wins.
    Win,
    /// The game goes on, or is a draw because the board is full.
    Nothing,
    /// It is refused as a double-three.
    DoubleThree,
}

/// The stones of a picture, and the cell with the star, when `mover` has the stones `X`.
fn board(text: &str, mover: Seat) -> (CellBoard, Cell) {
    let symbols = if mover == Seat::FIRST { ['X', 'O', '*'] } else { ['O', 'X', '*'] };
    let picture = Picture::parse(text, &symbols).expect("a picture");
    let mut stones = CellBoard::new(picture.shape());
    let mut star = None;
    for (cell, stone) in picture.stones() {
        if stone == Stone::new(2) {
            star = Some(cell);
        } else {
            stones.place(cell, stone);
        }
    }
    (stones, star.expect("a marked cell"))
}

/// Checks the verdict of a rule set that treats Black and White alike.
fn assert_verdict(rule: RuleSet, text: &str, expected: Verdict) {
    for mover in [Seat::FIRST, Seat::SECOND] {
        let (stones, star) = board(text, mover);
        let rules = Options::of(rule).rules();
        let mut position = rules.position(GomokuBoard::new(stones), mover);
        let verdict = match rules.play(&mut position, Input::Stone(star)) {
            Ok(_) if position.outcome() == Some(Outcome::Win(mover)) => Verdict::Win,
            Ok(_) => Verdict::Nothing,
            Err(PlayError::Refused(GomokuRefusal::Forbidden { foul, .. })) => {
                assert_eq!(foul, Foul::DoubleThree);
                Verdict::DoubleThree
            }
            Err(error) => panic!("{error}"),
        };
        assert_eq!(verdict, expected, "{mover:?} moves");
    }
}

/// Whether the slow twin of the fouls calls the star a double-three of Omok.
fn is_double_three_in_omok(text: &str) -> bool {
    let mut rows: Vec<Vec<char>> = text
        .lines()
        .map(|line| line.chars().filter(|symbol| !symbol.is_whitespace()).collect::<Vec<char>>())
        .filter(|row| !row.is_empty())
        .collect();
    let at = |row: &Vec<char>| row.iter().position(|&symbol| symbol == '*');
    let star = rows.iter().enumerate().find_map(|(row, cells)| Some((row, at(cells)?)));
    let (row, column) = star.expect("a marked cell");
    rows[row][column] = '.';
    let reading = Reading { omok: true, five_counts: false };
    Table { rows }.foul((row as i32, column as i32), reading, &mut 0) == Some(3)
}
