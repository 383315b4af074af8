use std::ffi::OsStr;
use std::io;
use std::process::ExitCode;

use boardwright::AnyGame;

use crate::failure::{Failure, Fault, REFUSED};
use crate::game::{new_game, play_argument};
use crate::lines::{LONGEST_LINE, Line, next_line};
use crate::output::Output;
use crate::position::{PositionObject, state_in_words};
use crate::style;

/// Plays the moves and shows the position.
pub(crate) fn run(
    game: &OsStr,
    moves: Option<&OsStr>,
    output: &mut Output,
) -> Result<ExitCode, Failure> {
    let mut game = new_game(game)?;
    play_argument(game.as_mut(), moves)?;
    show(game.as_ref(), output)?;
    Ok(ExitCode::SUCCESS)
}

/// Shows a position: the board, whose turn it is or how it ended, and what can be played.
pub(crate) fn show(game: &dyn AnyGame, output: &mut Output) -> Result<(), Failure> {
    if output.is_json() {
        return output.object(&PositionObject::of(game));
    }
    output.text(style::picture(game, output))?;
    output.text(format_args!("\nAfter ply {}: {}.", game.ply(), state_in_words(game)))?;
    let legal = game.legal();
    if !legal.is_empty() {
        output.text(format_args!("Legal: {}", legal.join(" ")))?;
    }
    for point in game.forbidden().unwrap_or_default() {
        output.text(format_args!("Forbidden: {} ({})", point.text, in_words(point.reason)))?;
    }
    Ok(())
}

/// Answers each line of standard input, which holds moves, with a line.
pub(crate) fn run_lines(game: &OsStr, output: &mut Output) -> Result<ExitCode, Failure> {
    let start = new_game(game)?;
    let mut input = io::stdin().lock();
    let mut status = ExitCode::SUCCESS;
    while let Some(line) = next_line(&mut input)? {
        if let Err(fault) = answer(start.clone(), &line, output)? {
            output.error(&fault)?;
            status = ExitCode::from(REFUSED);
        }
    }
    Ok(status)
}

/// Answers one line, if it can be answered.
fn answer(
    mut game: Box<dyn AnyGame>,
    line: &Line,
    output: &mut Output,
) -> Result<Result<(), Fault>, Failure> {
    let moves = match line {
        Line::Text(moves) => moves,
        Line::TooLong => return Ok(Err(too_long())),
    };
    if let Err(error) = game.play_all(moves) {
        return Ok(Err(Fault::in_moves(&error)));
    }
    if output.is_json() {
        output.object(&PositionObject::of(game.as_ref()))?;
    } else {
        let cells = game.cells().join("/");
        output.text(format_args!("{cells} {}", state_in_words(game.as_ref())))?;
    }
    Ok(Ok(()))
}

/// A line that is not read to its end.
pub(crate) fn too_long() -> Fault {
    Fault::new("line_too_long", format!("the line is longer than {LONGEST_LINE} bytes"))
}

/// A reason as people say it.
fn in_words(reason: &str) -> String {
    reason.trim_start_matches("forbidden_").replace('_', " ")
}
