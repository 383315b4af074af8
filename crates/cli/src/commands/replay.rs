use std::ffi::OsStr;
use std::fmt;
use std::path::Path;
use std::process::ExitCode;

use boardwright::{AnyGame, Played, Specification};
use boardwright_core::Excerpt;
use boardwright_records::{Ending, Format, GameResult, ReadError, Record};
use serde::Serialize;

use crate::commands::show::show;
use crate::failure::{Failure, Fault, REFUSED, shortened};
use crate::files;
use crate::game::{is_separator, specification};
use crate::output::Output;
use crate::position::{PositionObject, number, state};

/// How long a list of moves may be, in bytes.
const LONGEST_LIST: usize = 1 << 20;

/// The position at the end as JSON, and what happened on the way to it.
#[derive(Serialize)]
struct Replayed {
    #[serde(flatten)]
    position: PositionObject,
    /// What the record says about the end, which may lie outside the rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<GameResult>,
    refused: Vec<Fault>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trace: Option<Vec<Call>>,
}

/// Replays a record or a list of moves, and shows the position at its end.
pub(crate) fn run(
    file: &Path,
    game: Option<&OsStr>,
    trace: bool,
    output: &mut Output,
) -> Result<ExitCode, Failure> {
    let game = game.map(specification).transpose()?;
    let bytes = files::read(file)?;
    let mut tracer = Tracer { trace, calls: Vec::new(), count: 0, is_refused: false, result: None };
    let game = match Format::recognise(&bytes) {
        None | Some(Format::Text) => tracer.replay_list(&bytes, game.as_ref(), file, output)?,
        Some(format) => {
            let record = files::only(format.read(&bytes, game.as_ref())?)?;
            tracer.replay_record(&record, output)?
        }
    };
    tracer.finish(game.as_ref(), output)
}

/// What happens on the way to the last position, and whom it is told.
struct Tracer {
    trace: bool,
    calls: Vec<Call>,
    count: usize,
    is_refused: bool,
    result: Option<GameResult>,
}

impl Tracer {
    /// Replays a list of moves. Refused ones are told, and the replay goes on.
    fn replay_list(
        &mut self,
        bytes: &[u8],
        game: Option<&Specification>,
        file: &Path,
        output: &mut Output,
    ) -> Result<Box<dyn AnyGame>, Failure> {
        let Some(game) = game else { return Err(ReadError::NoGame.into()) };
        if bytes.len() > LONGEST_LIST {
            let name = file.to_string_lossy();
            let message = format!("{} is longer than {LONGEST_LIST} bytes", Excerpt(&name));
            return Err(Fault::new("bad_record", message).into());
        }
        // Bytes that are no UTF-8 become a sign that is part of no move.
        let text = String::from_utf8_lossy(bytes);
        let mut game = game.new_game();
        let mut moves = game.set_up_first(&text).map_err(|error| Fault::from(&error))?;
        while let Some(step) = next_step(game.as_ref(), moves) {
            moves = step.rest;
            self.call(&step, game.as_mut(), output)?;
        }
        Ok(game)
    }

    /// Replays the main line of a record, which has been through the rules already.
    fn replay_record(
        &mut self,
        record: &Record,
        output: &mut Output,
    ) -> Result<Box<dyn AnyGame>, Failure> {
        let mut game = record.start().map_err(|error| Fault::from(&error))?;
        for node in record.moves.main_line() {
            let step = Step { caller: None, text: &record.moves[node].text, rest: "" };
            self.call(&step, game.as_mut(), output)?;
        }
        self.result = record.result.clone();
        Ok(record.replay().map_err(|error| Fault::from(&error))?)
    }

    fn call(
        &mut self,
        step: &Step<'_>,
        game: &mut dyn AnyGame,
        output: &mut Output,
    ) -> Result<(), Failure> {
        self.count += 1;
        let call = Call::make(self.count, step, game);
        self.is_refused |= call.refused.is_some();
        if let Some(fault) = call.refused.as_ref().filter(|_| !self.trace || output.is_json()) {
            output.complain(fault);
        }
        match (output.is_json(), self.trace) {
            (true, _) => self.calls.push(call),
            (false, true) => output.text(call)?,
            (false, false) => {}
        }
        Ok(())
    }

    /// Shows the last position.
    fn finish(self, game: &dyn AnyGame, output: &mut Output) -> Result<ExitCode, Failure> {
        if output.is_json() {
            output.object(&Replayed::new(
                PositionObject::of(game),
                self.result,
                self.calls,
                self.trace,
            ))?;
        } else {
            if self.trace {
                output.text("")?;
            }
            show(game, output)?;
            // What the rules say has been shown.
            if let Some(result) = self.result.filter(|result| result.ending != Ending::Rules) {
                output.text(format_args!("Result: {result}."))?;
            }
        }
        Ok(if self.is_refused { ExitCode::from(REFUSED) } else { ExitCode::SUCCESS })
    }
}

impl Replayed {
    fn new(
        position: PositionObject,
        result: Option<GameResult>,
        calls: Vec<Call>,
        trace: bool,
    ) -> Replayed {
        let refused = calls.iter().filter_map(|call| call.refused.clone()).collect();
        Replayed { position, result, refused, trace: trace.then_some(calls) }
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
