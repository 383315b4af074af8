use std::ffi::OsStr;
use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::process::ExitCode;

use boardwright::{AnyGame, Played};
use boardwright_core::Excerpt;
use serde::Serialize;

use crate::commands::show::show;
use crate::failure::{Failure, Fault, REFUSED, shortened};
use crate::game::{is_separator, new_game};
use crate::output::Output;
use crate::position::{PositionObject, number, state};

/// How long a file of moves may be, in bytes.
const LONGEST_FILE: u64 = 1 << 20;

/// The position at the end as JSON, and what happened on the way to it.
#[derive(Serialize)]
struct Replayed {
    #[serde(flatten)]
    position: PositionObject,
    refused: Vec<Fault>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trace: Option<Vec<Call>>,
}

/// Replays a list of moves, refused ones included, and shows the position at its end.
pub(crate) fn run(
    file: &Path,
    game: Option<&OsStr>,
    trace: bool,
    output: &mut Output,
) -> Result<ExitCode, Failure> {
    let game = game.ok_or_else(|| {
        Failure::usage("a list of moves does not say which game it is of: give --game GAME")
    })?;
    let mut game = new_game(game)?;
    let text = read(file)?;
    let mut moves = game.set_up_first(&text).map_err(|error| Fault::from(&error))?;
    let mut calls = Vec::new();
    let (mut count, mut is_refused) = (0, false);
    while let Some(step) = next_step(game.as_ref(), moves) {
        moves = step.rest;
        count += 1;
        let call = Call::make(count, &step, game.as_mut());
        is_refused |= call.refused.is_some();
        if let Some(fault) = call.refused.as_ref().filter(|_| !trace || output.is_json()) {
            output.complain(fault);
        }
        match (output.is_json(), trace) {
            (true, _) => calls.push(call),
            (false, true) => output.text(call)?,
            (false, false) => {}
        }
    }
    if output.is_json() {
        output.object(&Replayed::new(PositionObject::of(game.as_ref()), calls, trace))?;
    } else {
        if trace {
            output.text("")?;
        }
        show(game.as_ref(), output)?;
    }
    Ok(if is_refused { ExitCode::from(REFUSED) } else { ExitCode::SUCCESS })
}

impl Replayed {
    fn new(position: PositionObject, calls: Vec<Call>, trace: bool) -> Replayed {
        let refused = calls.iter().filter_map(|call| call.refused.clone()).collect();
        Replayed { position, refused, trace: trace.then_some(calls) }
    }
}

/// Reads the file, or standard input for `-`. Bytes that are no UTF-8 become a sign that is part
/// of no move.
fn read(file: &Path) -> Result<String, Fault> {
    let bad = |message: String| Fault::new("bad_record", message);
    let name = file.to_string_lossy();
    let mut bytes = Vec::new();
    let reading = if name == "-" {
        io::stdin().lock().take(LONGEST_FILE + 1).read_to_end(&mut bytes)
    } else {
        File::open(file).and_then(|file| file.take(LONGEST_FILE + 1).read_to_end(&mut bytes))
    };
    match reading {
        Err(error) => Err(bad(format!("{} cannot be read: {error}", Excerpt(&name)))),
        Ok(length) if length as u64 > LONGEST_FILE => {
            Err(bad(format!("{} is longer than {LONGEST_FILE} bytes", Excerpt(&name))))
        }
        Ok(_) => Ok(String::from_utf8_lossy(&bytes).into_owned()),
    }
}

/// A move of the list that is next to be played.
struct Step<'t> {
    /// The number of the player who is said to make it, if one is.
    caller: Option<usize>,
    text: &'t str,
    rest: &'t str,
}

/// How many digits the number of a caller is looked for in: far more than any seat has.
const MOST_DIGITS: usize = 64;

/// Takes the first move off a list in which `1:a` says that player 1 makes the move `a`.
fn next_step<'t>(game: &dyn AnyGame, moves: &'t str) -> Option<Step<'t>> {
    let moves = moves.trim_start_matches(is_separator);
    // Not to the end of a long run of digits, each of which may be a move that asks again.
    let digits = moves.bytes().take(MOST_DIGITS).take_while(u8::is_ascii_digit).count();
    let (caller, moves) = match moves[digits..].strip_prefix(':') {
        Some(rest) if digits > 0 => (Some(moves[..digits].parse().unwrap_or(usize::MAX)), rest),
        _ => (None, moves),
    };
    // What follows the colon belongs to the caller, be it nothing.
    if caller.is_some() && moves.chars().next().is_none_or(is_separator) {
        return Some(Step { caller, text: "", rest: moves });
    }
    game.split(moves).map(|(text, rest)| Step { caller, text, rest })
}

impl Step<'_> {
    fn play(&self, game: &mut dyn AnyGame) -> Result<Played, Fault> {
        let result = match self.caller {
            None => game.play(self.text),
            Some(caller) => match game.seats().find(|&seat| number(seat) == caller) {
                Some(seat) => game.play_as(seat, self.text),
                None => {
                    let message = format!("it cannot be the turn of player {caller}: no such seat");
                    return Err(Fault::new("not_your_turn", message));
                }
            },
        };
        result.map_err(|error| Fault::from(&error))
    }
}

/// What came of one move of the list.
#[derive(Serialize)]
struct Call {
    call: usize,
    /// The number of the player who made it, or was said to.
    seat: usize,
    input: String,
    /// Where something was put, if something was.
    cell: Option<String>,
    /// Why it was refused, if it was.
    refused: Option<Fault>,
    /// The state after it.
    state: &'static str,
}

impl Call {
    /// Plays a step, and tells what came of it.
    fn make(call: usize, step: &Step<'_>, game: &mut dyn AnyGame) -> Call {
        let seat = step.caller.unwrap_or(number(game.to_move()));
        let input = shortened(step.text);
        let (cell, refused) = match step.play(game) {
            Ok(played) => (played.landing, None),
            Err(fault) => (None, Some(fault.in_move(call, step.text))),
        };
        Call { call, seat, input, cell, refused, state: state(game.outcome()) }
    }
}

/// As a line of the trace.
impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:3} player {} {}: ", self.call, self.seat, self.input)?;
        match (&self.refused, &self.cell) {
            (Some(fault), _) => write!(f, "refused, {}: {}", fault.reason(), fault.message())?,
            (None, Some(cell)) => write!(f, "on {cell}")?,
            (None, None) => f.write_str("done")?,
        }
        write!(f, "; {}", self.state.replace('_', " "))
    }
}
