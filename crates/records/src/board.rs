//! Positions as Piskvork gives them to an engine: the commands of its protocol that set a board up.
//!
//! ```text
//! START 15           the side of the board
//! INFO rule 4        0 freestyle, 1 standard, 4 renju, 8 caro, 9 caro-standard
//! BOARD
//! 7,7,1              column, row, whose stone: 1 of the engine, which is to move, 2 of the other
//! 8,6,2
//! DONE
//! ```
//!
//! Columns count from 0 at the left and rows from 0 at the top. `RECTSTART 15,15` is another way to
//! give the side, and `BEGIN` asks the engine for the first stone of an empty board. Without a side
//! the board is that of the game that is given, or of 15 x 15; without a rule the rule is that of
//! the game, or freestyle. Everything else that the engine is told (`INFO timeout_turn 1000`) is
//! kept as `INFO`.
//!
//! Whose turn it is tells the number of stones: Black's if it is even. Where the lines alternate
//! and Black's comes first they are the moves of a game, in their order: so Piskvork sends them, and
//! must under the rules of Renju. All other lines are a position to start from.
//!
//! This is what people paste from the log of an engine or keep to try one. The other thing that
//! Piskvork knows, a list of openings as offsets from the centre, says neither the board nor the
//! game, and holds no position with stones that do not alternate.
//!
//! Facts from the description of the protocol, `source/doc/protocl2en.htm` and `protocol.cpp` in
//! <https://github.com/plastovicka/Piskvork>; the numbers of rules as in Gomocup's manager and the
//! engine Rapfi.

use std::collections::BTreeMap;
use std::fmt::Write;

use boardwright::Specification;
use boardwright_core::NodeId;

use crate::gomoku::{self, Point, Writing, meant, settle, size_of};
use crate::lines::{self, Line};
use crate::{Entry, Format, MOST_MOVES, Place, ReadError, Record, WriteError};

const INFO: &str = "INFO";
/// The rules that have a number.
const RULES: [(u32, &str); 5] =
    [(0, "freestyle"), (1, "standard"), (4, "renju"), (8, "caro"), (9, "caro-standard")];
const OWN: u32 = 1;
const OTHER: u32 = 2;
const BLOCKED: u32 = 3;
/// How many positions a file may have.
const MOST_POSITIONS: usize = 10_000;

pub(crate) fn recognise(bytes: &[u8]) -> bool {
    let bytes = lines::without_mark(bytes).trim_ascii_start();
    let word = bytes.split(|byte| byte.is_ascii_whitespace()).next().unwrap_or_default();
    matches!(word, b"START" | b"RECTSTART" | b"INFO" | b"BOARD" | b"BEGIN")
}

pub(crate) fn read(bytes: &[u8], game: Option<&Specification>) -> Result<Vec<Record>, ReadError> {
    let text = lines::text(bytes)?;
    let mut lines = lines::lines(text);
    let mut told = Told { size: None, rule: None, info: Vec::new() };
    let mut records = Vec::new();
    while let Some(mut line) = lines.next() {
        if line.eat("BOARD") {
            line.end()?;
            let stones = told.stones(&mut lines, Line::after(text), game)?;
            records.push(told.record(game, line, &stones)?);
        } else if line.eat("BEGIN") {
            line.end()?;
            records.push(told.record(game, line, &[])?);
        } else {
            told.read(line)?;
        }
        if records.len() > MOST_POSITIONS {
            let size = records.len();
            return Err(ReadError::TooLarge { size, most: MOST_POSITIONS, unit: "positions" });
        }
    }
    if records.is_empty() {
        return Err(Line::after(text).fault("expected BOARD, or BEGIN, and a position"));
    }
    Ok(records)
}

/// What the engine is told before a board.
struct Told {
    size: Option<usize>,
    rule: Option<&'static str>,
    info: Vec<String>,
}

/// A stone with the place of its line.
struct Stone {
    point: Point,
    is_own: bool,
    place: Place,
}

impl Told {
    fn read(&mut self, mut line: Line<'_>) -> Result<(), ReadError> {
        let sides = 1..=i32::MAX as u32;
        if line.eat("START") {
            self.size = Some(line.number("the side of the board", sides)? as usize);
            return line.end();
        }
        if line.eat("RECTSTART") {
            let width = line.number("the width of the board", sides.clone())?;
            line.expect(",")?;
            let at = line;
            let height = line.number("the height of the board", sides)?;
            if width != height {
                return Err(at.fault(format!("a board of {width}x{height} is no square")));
            }
            self.size = Some(width as usize);
            return line.end();
        }
        if !line.eat(INFO) {
            line.skip_blanks();
            return Err(line.fault("expected START, RECTSTART, INFO, BOARD or BEGIN"));
        }
        if !line.eat("rule ") {
            if self.info.len() == MOST_POSITIONS {
                return Err(line.fault("there are too many lines of INFO"));
            }
            self.info.push(line.rest().to_owned());
            return Ok(());
        }
        line.skip_blanks();
        let at = line;
        let number = line.number("the rule", 0..=u32::MAX)?;
        line.end()?;
        let rule = RULES.into_iter().find(|&(known, _)| known == number);
        let (_, rule) = rule
            .ok_or_else(|| at.fault(format!("the rule {number} is not one of 0, 1, 4, 8 and 9")))?;
        self.rule = Some(rule);
        Ok(())
    }

    fn size(&self, game: Option<&Specification>) -> usize {
        self.size.or_else(|| meant(game).map(size_of)).unwrap_or(15)
    }

    /// The stones up to `DONE`.
    fn stones<'t>(
        &self,
        lines: &mut impl Iterator<Item = Line<'t>>,
        end: Line<'t>,
        game: Option<&Specification>,
    ) -> Result<Vec<Stone>, ReadError> {
        let size = self.size(game);
        let side = 0..=(size as u32).saturating_sub(1);
        let mut taken = BTreeMap::new();
        let mut stones = Vec::new();
        loop {
            let line = lines.next().unwrap_or(end);
            let mut rest = line;
            if rest.eat("DONE") {
                rest.end()?;
                return Ok(stones);
            }
            if rest.rest().is_empty() {
                return Err(rest.fault("expected DONE: the board is cut short"));
            }
            let column = rest.number("a column", side.clone())? as usize;
            rest.expect(",")?;
            let row = rest.number("a row", side.clone())? as usize;
            rest.expect(",")?;
            rest.skip_blanks();
            let field = rest;
            let whose = rest.number("whose stone it is", OWN..=BLOCKED)?;
            rest.end()?;
            if whose == BLOCKED {
                return Err(field.fault("a point without a stone on which nobody may play"));
            }
            let point = Point::from_top(column, row, size);
            if taken.insert(point, ()).is_some() {
                return Err(line.fault(format!("there is a stone on {point} already")));
            }
            if stones.len() == MOST_MOVES {
                let size = MOST_MOVES + 1;
                return Err(ReadError::TooLarge { size, most: MOST_MOVES, unit: "stones" });
            }
            stones.push(Stone { point, is_own: whose == OWN, place: line.place() });
        }
    }

    fn record(
        &self,
        game: Option<&Specification>,
        line: Line<'_>,
        stones: &[Stone],
    ) -> Result<Record, ReadError> {
        let size = self.size(game);
        let usual = format!("rule={}", self.rule.unwrap_or("freestyle"));
        let specification = gomoku::specification(game, size, self.rule, &usual);
        let mut record = Record::new(specification.map_err(ReadError::Game)?);
        if !self.info.is_empty() {
            record.details.other.push((INFO.to_owned(), self.info.clone()));
        }
        // Who is to move has the colour of the number of stones.
        let black_moves = stones.len().is_multiple_of(2);
        let is_black = |stone: &Stone| stone.is_own == black_moves;
        let mut turns = stones.iter().zip([true, false].into_iter().cycle());
        let mut nodes = Vec::with_capacity(stones.len());
        if turns.all(|(stone, black)| is_black(stone) == black) {
            let mut at = NodeId::ROOT;
            for stone in stones {
                at = record.moves.add(at, Entry::new(stone.point.to_string()));
                nodes.push((at, stone.place));
            }
        } else {
            let by_point = stones.iter().map(|stone| (stone.point, is_black(stone))).collect();
            record.start = Some(picture(&by_point, size, black_moves));
        }
        let place = |node| {
            let index = nodes.binary_search_by_key(&node, |&(node, _)| node).ok()?;
            Some(nodes[index].1)
        };
        settle(record, place, Some(line.place()), |_| None)
    }
}

/// A position to set up, a sign a point.
fn picture(stones: &BTreeMap<Point, bool>, size: usize, black_moves: bool) -> String {
    let mut text = String::with_capacity(size * (size + 1) + 2);
    for row in (0..size).rev() {
        for column in 0..size {
            text.push(match stones.get(&Point { column, row }) {
                Some(true) => 'X',
                Some(false) => 'O',
                None => '.',
            });
        }
        text.push(if row == 0 { ':' } else { '/' });
    }
    text.push(if black_moves { '1' } else { '2' });
    text
}

pub(crate) fn write(record: &Record) -> Result<Vec<u8>, WriteError> {
    let writing = Writing::new(record, Format::Board)?;
    writing.details(&[], &[INFO])?;
    let rule = RULES.into_iter().find(|&(_, rule)| rule == writing.rule());
    let (rule, _) = rule.ok_or_else(|| writing.refusal(format!("the rule {}", writing.rule())))?;
    let stated = writing.result()?;
    writing.refuse(stated.is_some(), "a result that the moves do not give")?;

    let moves = writing.main_line()?;
    let mut stones = start(&writing)?;
    writing.refuse(!stones.is_empty() && !moves.is_empty(), "moves after a start position")?;
    for (entry, black) in moves.into_iter().zip([true, false].into_iter().cycle()) {
        writing.remarks(entry, false)?;
        stones.push((writing.point(entry)?, black));
    }

    let size = writing.size;
    let mut out = format!("START {size}\n{INFO} rule {rule}\n");
    for info in gomoku::value(&record.details.other, INFO).unwrap_or_default() {
        let is_held = info.trim() == info && !info.is_empty() && !info.contains('\n');
        writing.refuse(!is_held || info.starts_with("rule "), "such an INFO")?;
        // Writing to a text does not fail.
        let _ = writeln!(out, "{INFO} {info}");
    }
    out += "BOARD\n";
    let black_moves = stones.len().is_multiple_of(2);
    for (point, black) in stones {
        let whose = if black == black_moves { OWN } else { OTHER };
        let _ = writeln!(out, "{},{},{whose}", point.column, point.row_from_top(size));
    }
    out += "DONE\n";
    Ok(out.into_bytes())
}

/// The stones of the start position, White's first, so that they cannot be taken for moves.
fn start(writing: &Writing<'_>) -> Result<Vec<(Point, bool)>, WriteError> {
    if writing.record.start.is_none() {
        return Ok(Vec::new());
    }
    let has_memory = writing.record.has_start_with_memory();
    writing.refuse(has_memory, "what a start position remembers besides its stones")?;
    let game = writing.record.start();
    let game = game.map_err(|error| writing.refusal(format!("what is no position: {error}")))?;
    let mut stones = Vec::new();
    for (row, cells) in game.cells().iter().rev().enumerate() {
        for (column, cell) in cells.chars().enumerate().filter(|&(_, cell)| cell != '.') {
            stones.push((Point { column, row }, cell == 'X'));
        }
    }
    stones.sort_by_key(|&(_, black)| black);
    let black_moves = game.to_move().index() == 0;
    writing.refuse(
        black_moves != (stones.len().is_multiple_of(2)),
        "a turn that the stones do not tell",
    )?;
    Ok(stones)
}
