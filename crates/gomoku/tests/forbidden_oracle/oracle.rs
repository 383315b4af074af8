//! The fouls of Renju and Omok a second time: straight from the wording of the rules, on a plain
//! table of characters, with every question answered by putting stones down and looking.

use std::collections::BTreeSet;

pub(crate) type Point = (i32, i32);

/// `rows[r][c]`, `X` for the player's own stones, `O` for the other's, `.` for nothing.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) rows: Vec<Vec<char>>,
}

#[derive(Clone, Copy)]
pub(crate) struct Reading {
    pub(crate) omok: bool,
    pub(crate) five_counts: bool,
}

const DIRECTIONS: [Point; 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

impl Table {
    fn at(&self, (row, column): Point) -> char {
        let cells = usize::try_from(row).ok().and_then(|row| self.rows.get(row));
        cells.and_then(|cells| cells.get(usize::try_from(column).ok()?)).copied().unwrap_or('#')
    }

    fn with(&self, (row, column): Point) -> Table {
        let mut table = self.clone();
        table.rows[row as usize][column as usize] = 'X';
        table
    }

    /// The points of the unbroken run through an own stone, in order.
    fn run(&self, (row, column): Point, (up, right): Point) -> Vec<Point> {
        let walk = |sign: i32| {
            (1..)
                .map(move |step| (row + sign * step * up, column + sign * step * right))
                .take_while(|&point| self.at(point) == 'X')
        };
        let mut points: Vec<Point> = walk(-1).collect();
        points.reverse();
        points.push((row, column));
        points.extend(walk(1));
        points
    }

    fn has_five(&self, point: Point) -> bool {
        DIRECTIONS.iter().any(|&direction| self.run(point, direction).len() == 5)
    }

    /// The points of the line through `point`, near enough to matter.
    fn line((row, column): Point, (up, right): Point) -> impl Iterator<Item = Point> {
        (-5..=5).map(move |step| (row + step * up, column + step * right))
    }

    /// Rule 3: every set of four stones with `point` that one more stone makes exactly five.
    fn fours(&self, point: Point) -> usize {
        let mut sets = BTreeSet::new();
        for (number, direction) in DIRECTIONS.into_iter().enumerate() {
            for further in Self::line(point, direction).filter(|&p| self.at(p) == '.') {
                let five = self.with(further).run(further, direction);
                if five.len() == 5 && five.contains(&point) {
                    let four: Vec<Point> = five.into_iter().filter(|&p| p != further).collect();
                    sets.insert((number, four));
                }
            }
        }
        sets.len()
    }

    /// Rule 4, for one direction; how deep the question went is kept in `depth`.
    fn has_three(&self, point: Point, direction: Point, reading: Reading, depth: &mut u32) -> bool {
        Self::line(point, direction).filter(|&p| self.at(p) == '.').any(|further| {
            let table = self.with(further);
            let four = table.run(further, direction);
            if four.len() != 4 || !four.contains(&point) {
                return false;
            }
            let (up, right) = direction;
            let before = (four[0].0 - up, four[0].1 - right);
            let after = (four[3].0 + up, four[3].1 + right);
            let is_straight = [before, after]
                .into_iter()
                .all(|end| table.at(end) == '.' && table.with(end).run(end, direction).len() == 5);
            if !is_straight || (!reading.five_counts && table.has_five(further)) {
                return false;
            }
            let mut below = 0;
            let is_legal = self.foul(further, reading, &mut below).is_none();
            *depth = (*depth).max(below + 1);
            is_legal
        })
    }

    /// What a stone on an empty point is: `Some(6)` an overline, `Some(4)` a double-four, `Some(3)`
    /// a double-three, `None` legal.
    pub(crate) fn foul(&self, point: Point, reading: Reading, depth: &mut u32) -> Option<u8> {
        let table = self.with(point);
        if table.has_five(point) {
            return None;
        }
        if !reading.omok {
            if DIRECTIONS.iter().any(|&direction| table.run(point, direction).len() > 5) {
                return Some(6);
            }
            if table.fours(point) >= 2 {
                return Some(4);
            }
        }
        let threes = DIRECTIONS
            .into_iter()
            .filter(|&direction| table.has_three(point, direction, reading, depth))
            .count();
        (threes >= 2).then_some(3)
    }
}
