//! PSQ, in which the manager Piskvork and the tournament Gomocup save games.
//!
//! ```text
//! Piskvorky 20x20, 11:11, 0      side of the board; levels of the players; who began, 0 or 1
//! 10,11,0                        column, row and milliseconds of a move
//! 11,10,1532
//! FIRST.zip                      the programs, the one that is player 0 first
//! SECOND.zip
//! 0                              a code for how the game ended
//! 1,Freestyle                    who won, and the tournament; added by Gomocup
//! ```
//!
//! Columns count from 1 at the left and rows from 1 at the top. Names stand only in games of
//! tournaments and of the command line. Piskvork writes 0 for the time of a move that its manager
//! made, so 0 is read as no time, and no time is written as 0. The code is 0 for a game that ended
//! on the board and 15 for one whose loser ran out of time; others are kept as `code`.
//!
//! Nothing in the file is a rule: which five wins must be known. Where no game is given, the rule is
//! that of the Gomocup league in the last line (`Freestyle`, `Fastgame`, `Standard`, `Renju`,
//! `Caro`), or freestyle. Renju is then played as Piskvork does: a foul loses.
//!
//! Facts from the source of Piskvork (`source/game.cpp`: `savePsq`, `openPsq`, `wrNames`,
//! `checkTimeOut`), <https://github.com/plastovicka/Piskvork>, its `piskvork.txt` for the corner at
//! which coordinates begin, and the archives of <https://gomocup.org> for the last line.

use std::time::Duration;

use boardwright::{AnyGame, Specification};
use boardwright_core::{NodeId, Outcome, Seat};

use crate::gomoku::{self, Held, Point, Writing, meant, settle, value};
use crate::lines::{self, Line};
use crate::{
    Ending, Entry, Format, GameResult, MOST_MOVES, Participant, ReadError, Record, WriteError,
};

const MARK: &str = "Piskvorky";
/// What Piskvork calls a game whose loser ran out of time.
const OUT_OF_TIME: i64 = 15;
/// The largest number that Piskvork reads.
const MOST: u32 = i32::MAX as u32;
const LEVELS: &str = "levels";
const CODE: &str = "code";

pub(crate) fn recognise(bytes: &[u8]) -> bool {
    lines::without_mark(bytes).starts_with(MARK.as_bytes())
}

pub(crate) fn read(bytes: &[u8], game: Option<&Specification>) -> Result<Vec<Record>, ReadError> {
    let text = lines::text(bytes)?;
    let end = Line::after(text);
    let mut lines = lines::lines(text).peekable();
    let header = Header::read(lines.next().unwrap_or(end))?;
    let mut moves = Vec::new();
    while let Some(line) = lines.next_if(is_move) {
        if moves.len() == MOST_MOVES {
            let size = MOST_MOVES + 1;
            return Err(ReadError::TooLarge { size, most: MOST_MOVES, unit: "moves" });
        }
        moves.push(Move::read(line, header.size)?);
    }
    let tail = Tail::read(lines, end)?;

    let rule = if meant(game).is_some() { None } else { league_rule(tail.event) };
    let usual = match rule {
        Some("renju") => "rule=renju,foul=lose,passes=off".to_owned(),
        rule => format!("rule={}", rule.unwrap_or("freestyle")),
    };
    let specification = gomoku::specification(game, header.size, None, &usual);
    let mut record = Record::new(specification.map_err(ReadError::Game)?);
    let mut at = NodeId::ROOT;
    let mut nodes = Vec::with_capacity(moves.len());
    for Move { point, time, line } in moves {
        let mut entry = Entry::new(point.to_string());
        if let Some(time) = time {
            entry.remarks_mut().time = Some(time);
        }
        at = record.moves.add(at, entry);
        nodes.push((at, line.place()));
    }
    tell(&mut record, &header, &tail);
    let place = |node| {
        let index = nodes.binary_search_by_key(&node, |&(node, _)| node).ok()?;
        Some(nodes[index].1)
    };
    let record = settle(record, place, Some(tail.line.place()), |game| tail.result(&header, game))?;
    Ok(vec![keep_code(record, tail.code)])
}

/// Writes down what the file tells besides moves.
fn tell(record: &mut Record, header: &Header, tail: &Tail<'_>) {
    let details = &mut record.details;
    if let Some(names) = tail.names {
        let name = |seat: usize| names[header.player(seat)].to_owned();
        details.players =
            [0, 1].map(|seat| Participant { name: name(seat), ..Default::default() }).into();
    }
    details.event = tail.event.to_owned();
    if header.levels != [0, 0] {
        let level = |seat: usize| header.levels[header.player(seat)].to_string();
        details.other.push((LEVELS.to_owned(), vec![level(0), level(1)]));
    }
}

/// Keeps the code that the result does not say.
fn keep_code(mut record: Record, code: i64) -> Record {
    if code != implied_code(record.result.as_ref()) {
        record.details.other.push((CODE.to_owned(), vec![code.to_string()]));
    }
    record
}

const fn implied_code(result: Option<&GameResult>) -> i64 {
    match result {
        Some(GameResult { ending: Ending::Time, .. }) => OUT_OF_TIME,
        _ => 0,
    }
}

/// The rule of the Gomocup league with a name that begins like this.
fn league_rule(event: &str) -> Option<&'static str> {
    let leagues = [
        ("freestyle", "freestyle"),
        ("fastgame", "freestyle"),
        ("standard", "standard"),
        ("renju", "renju"),
        ("caro", "caro"),
    ];
    let event = event.to_ascii_lowercase();
    leagues.into_iter().find(|(league, _)| event.starts_with(league)).map(|(_, rule)| rule)
}

struct Header {
    size: usize,
    levels: [u32; 2],
    /// The player who began: 0 or 1.
    began: usize,
}

impl Header {
    fn read(mut line: Line<'_>) -> Result<Header, ReadError> {
        line.expect(MARK)?;
        let width = line.number("the width of the board", 1..=MOST)?;
        line.expect("x")?;
        let height = line.number("the height of the board", 1..=MOST);
        let height_line = line;
        let height = height?;
        if width != height {
            return Err(height_line.fault(format!("a board of {width}x{height} is no square")));
        }
        line.expect(",")?;
        let first = line.number("a level", 0..=MOST)?;
        line.expect(":")?;
        let second = line.number("a level", 0..=MOST)?;
        line.expect(",")?;
        let began = line.number("the player who began", 0..=1)? as usize;
        line.end()?;
        Ok(Header { size: width as usize, levels: [first, second], began })
    }

    /// The player who sits at `seat`: Black, who has the first, began.
    const fn player(&self, seat: usize) -> usize {
        seat ^ self.began
    }
}

/// Whether a line is one of a move: it has a number before a comma.
fn is_move(line: &Line<'_>) -> bool {
    let first = line.rest().split_once(',').map(|(first, _)| first.trim());
    first.is_some_and(|first| first.parse::<i64>().is_ok())
}

struct Move<'t> {
    point: Point,
    time: Option<Duration>,
    line: Line<'t>,
}

impl<'t> Move<'t> {
    fn read(line: Line<'t>, size: usize) -> Result<Move<'t>, ReadError> {
        let mut rest = line;
        // Larger boards are refused when the game is looked up.
        let side = 1..=size as u32;
        let column = rest.number("a column", side.clone())? as usize - 1;
        rest.expect(",")?;
        let row = rest.number("a row", side)? as usize - 1;
        let time = if rest.eat(",") { rest.number("the milliseconds", 0..=MOST)? } else { 0 };
        rest.end()?;
        let time = (time > 0).then(|| Duration::from_millis(time.into()));
        Ok(Move { point: Point::from_top(column, row, size), time, line })
    }
}

/// What follows the moves.
struct Tail<'t> {
    names: Option<[&'t str; 2]>,
    code: i64,
    /// The player who won, from 1, or 0.
    winner: usize,
    event: &'t str,
    /// The line of the result.
    line: Line<'t>,
}

impl<'t> Tail<'t> {
    fn read(
        mut lines: impl Iterator<Item = Line<'t>>,
        end: Line<'t>,
    ) -> Result<Tail<'t>, ReadError> {
        let mut next = || lines.next().unwrap_or(end);
        let mut line = next();
        let mut names = None;
        if line.rest().parse::<i64>().is_err() && !line.rest().is_empty() {
            names = Some([line.rest(), next().rest()]);
            line = next();
        }
        let code = line.rest().parse().map_err(|_| {
            line.fault("expected the code for how the game ended, a number; is the file cut short?")
        })?;
        let mut tail = Tail { names, code, winner: 0, event: "", line };
        if let Some(mut line) = lines.next() {
            tail.line = line;
            tail.winner = line.number("the player who won", 0..=2)? as usize;
            line.expect(",")?;
            tail.event = line.rest();
        }
        match lines.next() {
            Some(line) => Err(line.fault("nothing belongs after the result")),
            None => Ok(tail),
        }
    }

    /// The result that the file states for the game at the end of its moves.
    fn result(&self, header: &Header, game: &dyn AnyGame) -> Option<GameResult> {
        let winner = self.winner.checked_sub(1).map(|player| header.player(player));
        let opponent = 1 - game.to_move().index().min(1);
        let is_late = self.code == OUT_OF_TIME && game.outcome().is_none();
        let (winner, ending) = match winner {
            _ if is_late && winner.is_none_or(|winner| winner == opponent) => {
                (opponent, Ending::Time)
            }
            Some(winner) => (winner, Ending::Unknown),
            None => return None,
        };
        Some(GameResult { outcome: Some(Outcome::Win(Seat::new(winner as u8))), ending })
    }
}

pub(crate) fn write(record: &Record) -> Result<Vec<u8>, WriteError> {
    let writing = Writing::new(record, Format::Psq)?;
    writing.no_start()?;
    writing.details(&[Held::Names, Held::Event], &[LEVELS, CODE])?;
    let size = writing.size;
    let levels = levels(&writing)?;
    let mut out = format!("{MARK} {size}x{size}, {}:{}, 0\n", levels[0], levels[1]);
    for entry in writing.main_line()? {
        let point = writing.point(entry)?;
        let remarks = writing.remarks(entry, true)?;
        let time = remarks.and_then(|remarks| remarks.time).unwrap_or_default();
        let is_held = time.subsec_nanos() % 1_000_000 == 0 && time.as_millis() <= MOST.into();
        writing
            .refuse(!is_held, "a time that is no whole number of milliseconds, up to 2^31 - 1")?;
        let (column, row) = (point.column + 1, point.row_from_top(size) + 1);
        out += &format!("{column},{row},{}\n", time.as_millis());
    }
    for name in names(&writing)? {
        out += &format!("{name}\n");
    }
    let stated = writing.result()?;
    out += &format!("{}\n", code(&writing, stated)?);
    let winner = match stated {
        None | Some(GameResult { ending: Ending::Time, .. }) => 0,
        Some(GameResult { outcome: Some(Outcome::Win(seat)), ending: Ending::Unknown }) => {
            seat.index() + 1
        }
        Some(result) => return Err(writing.refusal(kind(result))),
    };
    let event = &record.details.event;
    writing.refuse(!is_line(event) && !event.is_empty(), "an event that is no single line")?;
    if winner > 0 || !event.is_empty() {
        out += &format!("{winner},{event}\n");
    }
    Ok(out.into_bytes())
}

/// The code for how the game ended.
fn code(writing: &Writing<'_>, stated: Option<&GameResult>) -> Result<i64, WriteError> {
    if let Some(GameResult { outcome, ending: Ending::Time }) = stated {
        // The code says no more than that the player whose turn it was had no time left.
        let game = writing.record.replay();
        let to_move = game.as_ref().ok().map(|game| game.to_move());
        let is_held = match (outcome, to_move) {
            (Some(Outcome::Win(winner)), Some(to_move)) => *winner != to_move,
            _ => false,
        };
        writing.refuse(!is_held, "a loss on time out of turn")?;
    }
    let implied = implied_code(stated);
    match value(&writing.record.details.other, CODE) {
        None => Ok(implied),
        Some([code]) => {
            let code = code.parse().ok().filter(|&code: &i64| code != implied);
            let code = code.filter(|_| implied == 0);
            code.ok_or_else(|| writing.refusal("a code that is not one of a result"))
        }
        Some(_) => Err(writing.refusal("several codes")),
    }
}

fn levels(writing: &Writing<'_>) -> Result<[u32; 2], WriteError> {
    let Some(levels) = value(&writing.record.details.other, LEVELS) else { return Ok([0, 0]) };
    let numbers: Option<Vec<u32>> = levels.iter().map(|level| level.parse().ok()).collect();
    let numbers = numbers.and_then(|numbers| <[u32; 2]>::try_from(numbers).ok());
    let numbers = numbers.filter(|numbers| numbers.iter().all(|&level| level <= MOST));
    numbers.ok_or_else(|| writing.refusal("levels that are no two numbers"))
}

/// The names of the players, none if nobody has one.
fn names<'r>(writing: &Writing<'r>) -> Result<Vec<&'r str>, WriteError> {
    let players = &writing.record.details.players;
    let names: Vec<_> = players.iter().map(|player| player.name.as_str()).collect();
    if names.iter().all(|name| name.is_empty()) {
        return Ok(Vec::new());
    }
    writing.refuse(names.iter().any(|name| name.is_empty()), "the name of one player alone")?;
    let is_held = |name: &&str| is_line(name);
    writing.refuse(!names.iter().all(is_held), "a name that is no single line")?;
    let first = names.first().copied().unwrap_or_default();
    let number = first.split_once(',').map_or(first, |(number, _)| number.trim());
    writing.refuse(number.parse::<i64>().is_ok(), "a first name that begins like a move")?;
    Ok(names)
}

/// Whether a text comes back from a line as it was.
fn is_line(text: &str) -> bool {
    !text.is_empty() && text.trim() == text && !text.contains('\n')
}

/// What a result that cannot be held is.
fn kind(result: &GameResult) -> &'static str {
    match result.ending {
        Ending::Resignation => "a resignation",
        Ending::Agreement => "an agreed draw",
        Ending::Forfeit => "a forfeit",
        _ => "a result without a winner",
    }
}
