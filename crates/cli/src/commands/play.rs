use std::ffi::OsStr;
use std::io::{self, BufRead, IsTerminal};
use std::process::ExitCode;

use boardwright::{AnyGame, MoveError, Specification, games};

use crate::commands::show::too_long;
use crate::failure::{Failure, Fault};
use crate::game::{is_separator, new_game};
use crate::lines::{Line, next_line};
use crate::output::Output;
use crate::position::{PositionObject, state_in_words};
use crate::style;

/// Plays the game that the argument names.
pub(crate) fn run(game: &OsStr, output: &mut Output) -> Result<ExitCode, Failure> {
    let game = new_game(game)?;
    converse(game, &mut io::stdin().lock(), output)
}

/// Offers the games of the catalogue, and plays the one that is chosen.
pub(crate) fn offer(output: &mut Output) -> Result<ExitCode, Failure> {
    for (index, entry) in games().iter().enumerate() {
        output.say(format_args!("{}  {}: {}", index + 1, entry.name, entry.rules))?;
    }
    let mut input = io::stdin().lock();
    loop {
        output.prompt("Which game, by number or name? ")?;
        let Some(line) = next_line(&mut input)? else {
            output.say("")?;
            return Ok(ExitCode::SUCCESS);
        };
        let Line::Text(line) = line else {
            output.complain(&too_long());
            continue;
        };
        match line.trim() {
            "" => {}
            "quit" => return Ok(ExitCode::SUCCESS),
            choice => match chosen(choice) {
                Ok(game) => return converse(game, &mut input, output),
                Err(fault) => output.complain(&fault),
            },
        }
    }
}

/// The game with this number in the list, or of this name.
fn chosen(choice: &str) -> Result<Box<dyn AnyGame>, Fault> {
    let index = choice.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let name = index.and_then(|index| games().get(index)).map_or(choice, |entry| entry.name);
    match name.parse::<Specification>() {
        Ok(specification) => Ok(specification.new_game()),
        Err(error) => Err(Fault::from(&error)),
    }
}

/// Plays until the input ends or says so.
fn converse(
    mut game: Box<dyn AnyGame>,
    input: &mut impl BufRead,
    output: &mut Output,
) -> Result<ExitCode, Failure> {
    let is_terminal = io::stdin().is_terminal();
    if is_terminal {
        output.say(format_args!("{}; help says what you can type.", game.specification()))?;
    }
    describe(game.as_ref(), output)?;
    loop {
        if is_terminal {
            output.prompt("> ")?;
        }
        let follow_up = match next_line(input)? {
            Some(Line::Text(line)) => take_line(game.as_mut(), &line, output)?,
            Some(Line::TooLong) => {
                output.complain(&too_long());
                FollowUp::None
            }
            None if is_terminal => {
                output.say("")?;
                FollowUp::Quit
            }
            None => FollowUp::Quit,
        };
        match follow_up {
            FollowUp::None => {}
            FollowUp::Describe => describe(game.as_ref(), output)?,
            FollowUp::Quit => break,
        }
    }
    if output.is_json() {
        output.object(&PositionObject::of(game.as_ref()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What comes after a line of input.
enum FollowUp {
    None,
    Describe,
    Quit,
}

/// Does what a line says: moves and commands, one or more. After a refusal it goes on with the next
/// word, for the same player.
fn take_line(game: &mut dyn AnyGame, line: &str, output: &mut Output) -> Result<FollowUp, Failure> {
    let mut has_changed = false;
    for word in line.split(is_separator).filter(|word| !word.is_empty()) {
        let ply = game.ply();
        let result = match word {
            "quit" => return Ok(FollowUp::Quit),
            "help" => {
                help(game, output)?;
                continue;
            }
            "moves" => {
                output.say(format_args!("Moves: {}", game.moves().join(" ")))?;
                continue;
            }
            "undo" => game.undo(),
            "redo" => game.redo(),
            "resign" => game.resign(game.to_move()),
            moves => play_run(game, moves),
        };
        has_changed |= result.is_ok() || game.ply() != ply;
        if let Err(error) = result {
            output.complain(&Fault::from(&error));
        }
    }
    Ok(if has_changed { FollowUp::Describe } else { FollowUp::None })
}

/// Plays moves that run together, up to the first that is refused.
fn play_run(game: &mut dyn AnyGame, moves: &str) -> Result<(), MoveError> {
    let mut rest = moves;
    while let Some((text, following)) = game.split(rest) {
        game.play(text)?;
        rest = following;
    }
    Ok(())
}

/// Shows the board and says whose turn it is, or how the game ended.
fn describe(game: &dyn AnyGame, output: &mut Output) -> Result<(), Failure> {
    output.say(format_args!("\n{}\n", style::picture(game, output)))?;
    output.say(format_args!("{}.", state_in_words(game)))
}

fn help(game: &dyn AnyGame, output: &mut Output) -> Result<(), Failure> {
    let entry = game.specification().entry();
    output.say(format_args!(
        "{}.\nA move is {}.\nOne line can hold several, with blanks between them.\n\
         undo    takes back what happened last\n\
         redo    brings it back\n\
         moves   lists the moves so far\n\
         resign  gives the game to the other player\n\
         quit    ends the program",
        entry.rules, entry.notation,
    ))
}
