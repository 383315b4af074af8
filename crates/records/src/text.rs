//! A bare list of moves in the game's notation, from a position if it begins with `@`: `4453`,
//! `h8g9`, `d c pass`. It says neither which game it is nor who played; its result is that of the
//! rules.

use boardwright::{AnyGame, Specification};
use boardwright_core::{NodeId, Outcome};

use crate::place::{BYTE_ORDER_MARK, place_of};
use crate::{
    Details, Entry, Format, GameResult, IllegalMove, MOST_MOVES, Place, ReadError, Record,
    RecordError, Remarks, WriteError,
};

/// How much of a move that cannot be read an error repeats, in characters.
const LONGEST_MOVE: usize = 64;

pub(crate) fn recognise(bytes: &[u8]) -> bool {
    std::str::from_utf8(bytes)
        .is_ok_and(|text| text.chars().all(|c| !c.is_control() || c.is_whitespace()))
}

pub(crate) fn read(bytes: &[u8], game: Option<&Specification>) -> Result<Vec<Record>, ReadError> {
    let game = game.ok_or(ReadError::NoGame)?;
    let text = std::str::from_utf8(bytes).map_err(|error| ReadError::Malformed {
        place: place_of(bytes, error.valid_up_to()),
        message: "this is no UTF-8".to_owned(),
    })?;
    let begin = if bytes.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
    let mut list = List { text, rest: &text[begin..] };
    let mut record = Record::new(game.clone());
    let begin = list.skip_blanks();
    record.start = list.start();
    let mut game = record.start().map_err(|error| list.illegal(begin, error))?;
    record.start = record.start.map(|_| game.position_text());
    let mut at = NodeId::ROOT;
    while let Some((offset, text)) = list.next(game.as_ref()) {
        let ply = game.ply() + 1;
        if ply > MOST_MOVES {
            return Err(ReadError::TooLarge { size: ply, most: MOST_MOVES, unit: "moves" });
        }
        let played = game.play(text).map_err(|error| {
            let text = text.chars().take(LONGEST_MOVE).collect();
            let error = IllegalMove { ply, node: at, text, error };
            list.illegal(offset, RecordError::Move(error))
        })?;
        at = record.moves.add(at, Entry::new(played.text));
    }
    record.result = game.outcome().map(GameResult::of);
    Ok(vec![record])
}

/// A text of which moves are taken off.
struct List<'t> {
    text: &'t str,
    rest: &'t str,
}

impl<'t> List<'t> {
    /// How many bytes come before the rest.
    fn at(&self) -> usize {
        self.text.len() - self.rest.len()
    }

    /// Takes off blanks, and gives where they end.
    fn skip_blanks(&mut self) -> usize {
        self.rest = self.rest.trim_start();
        self.at()
    }

    /// Takes off the position that begins here, if one does.
    fn start(&mut self) -> Option<String> {
        let position = self.rest.strip_prefix('@')?;
        let end = position.find(char::is_whitespace).unwrap_or(position.len());
        self.rest = &position[end..];
        Some(position[..end].to_owned())
    }

    /// Takes off the next move: where it begins, and its text.
    fn next(&mut self, game: &dyn AnyGame) -> Option<(usize, &'t str)> {
        let (text, rest) = game.split(self.rest)?;
        self.rest = rest;
        Some((self.at() - text.len(), text))
    }

    fn place(&self, offset: usize) -> Place {
        place_of(self.text.as_bytes(), offset)
    }

    fn illegal(&self, offset: usize, error: RecordError) -> ReadError {
        ReadError::Record { place: Some(self.place(offset)), error }
    }
}

pub(crate) fn write(record: &Record) -> Result<Vec<u8>, WriteError> {
    check_details(&record.details)?;
    let mut game = record.start().map_err(illegal)?;
    let mut list = String::new();
    if let Some(start) = &record.start {
        list.push('@');
        list.push_str(start);
    }
    let mut last: Option<String> = None;
    for node in record.moves.main_line() {
        if record.moves.next_sibling(node).is_some() {
            return Err(cannot_hold("variations"));
        }
        let entry = &record.moves[node];
        check_remarks(entry.remarks.as_deref())?;
        let text = &entry.text;
        let played = game.play(text).map_err(|error| {
            illegal(RecordError::Move(IllegalMove {
                ply: game.ply() + 1,
                node,
                text: text.clone(),
                error,
            }))
        })?;
        let text = shortest(game.as_ref(), played.text);
        let is_apart = match &last {
            None => record.start.is_some(),
            Some(last) => !stand_together(game.as_ref(), last, &text),
        };
        if is_apart {
            list.push(' ');
        }
        list.push_str(&text);
        last = Some(text);
    }
    check_result(record.result.as_ref(), game.as_ref())?;
    list.push('\n');
    Ok(list.into_bytes())
}

/// The shortest way to write a move that the game has written. Where digits run together, columns
/// are digits.
fn shortest(game: &dyn AnyGame, text: String) -> String {
    match game.specification().entry().name {
        "gomoku" if text == "pass" => "--".to_owned(),
        "connect-four" if stand_together(game, "1", "1") => {
            let (pop, column) = text.split_at(text.len() - 1);
            match column.bytes().next() {
                Some(letter @ b'a'..=b'i') => format!("{pop}{}", letter - b'a' + 1),
                _ => text,
            }
        }
        _ => text,
    }
}

/// Whether one move is told from the next without a blank between them.
fn stand_together(game: &dyn AnyGame, first: &str, second: &str) -> bool {
    game.split(&format!("{first}{second}")) == Some((first, second))
}

fn check_details(details: &Details) -> Result<(), WriteError> {
    let Details { players, event, round, place, date, annotator, comment, other } = details;
    for (is_there, what) in [
        (!players.is_empty(), "the names of players"),
        (!event.is_empty(), "the event"),
        (!round.is_empty(), "the round"),
        (!place.is_empty(), "the place"),
        (!date.is_empty(), "the date"),
        (!annotator.is_empty(), "the name of the annotator"),
        (!comment.is_empty(), "a comment"),
        (!other.is_empty(), "what another format knows about the game"),
    ] {
        if is_there {
            return Err(cannot_hold(what));
        }
    }
    Ok(())
}

fn check_remarks(remarks: Option<&Remarks>) -> Result<(), WriteError> {
    let Some(Remarks { comment, time, other }) = remarks else { return Ok(()) };
    if !comment.is_empty() {
        return Err(cannot_hold("comments"));
    }
    if time.is_some() {
        return Err(cannot_hold("the time that a move took"));
    }
    if !other.is_empty() {
        return Err(cannot_hold("what another format knows about a move"));
    }
    Ok(())
}

/// Refuses a result that the moves alone do not give.
fn check_result(result: Option<&GameResult>, game: &dyn AnyGame) -> Result<(), WriteError> {
    let Some(result) = result else { return Ok(()) };
    match (game.outcome(), result.outcome) {
        (Some(found), Some(stated)) if found == stated => Ok(()),
        (Some(_), _) => Err(cannot_hold("a result that is not that of the rules")),
        (None, Some(Outcome::Win(_))) => Err(cannot_hold("a win that the moves do not make")),
        (None, Some(Outcome::Draw)) => Err(cannot_hold("a draw that the moves do not make")),
        (None, None) => Err(cannot_hold("an end without a result")),
    }
}

fn illegal(error: RecordError) -> WriteError {
    cannot_hold(format!("a record of no legal game: {error}"))
}

fn cannot_hold(what: impl Into<String>) -> WriteError {
    WriteError { format: Format::Text, what: what.into() }
}
