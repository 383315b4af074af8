use std::ffi::OsStr;
use std::io::{self, BufRead, IsTerminal};
use std::path::Path;
use std::process::ExitCode;

use boardwright::{AnyGame, MoveError, Specification, SpecificationError, games};
use boardwright_records::{Format, Record};

use crate::commands::show::too_long;
use crate::failure::{Failure, Fault};
use crate::files;
use crate::game::{is_separator, specification};
use crate::lines::{Line, next_line};
use crate::output::Output;
use crate::position::{PositionObject, state_in_words};
use crate::style;

/// Plays the game that the argument names, or goes on with one that was saved.
pub(crate) fn run(
    game: Option<&OsStr>,
    save: Option<&Path>,
    load: Option<&Path>,
    output: &mut Output,
) -> Result<ExitCode, Failure> {
    let specification = game.map(specification).transpose()?;
    let record = match (load, specification) {
        (Some(file), wanted) => {
            let record =
                files::only(boardwright_records::read(&files::read(file)?, wanted.as_ref())?)?;
            if let (Some(wanted), Some(argument)) = (wanted, game) {
                let is_bare = *argument == *wanted.entry().name;
                check_game(&record, &wanted, is_bare)?;
            }
            record
        }
        (None, Some(specification)) => Record::new(specification),
        (None, None) => return Err(Failure::usage("a game is needed, or --load FILE")),
    };
    let game = record.replay().map_err(|error| Fault::from(&error))?;
    let mut table = Table { game, record };
    let status = table.converse(&mut io::stdin().lock(), output)?;
    if let Some(file) = save {
        table.save(file)?;
    }
    Ok(status)
}

/// Refuses a record of another game than was asked for. A name alone stands for any parameters.
fn check_game(record: &Record, wanted: &Specification, is_bare: bool) -> Result<(), Fault> {
    let is_other = record.game.entry().name != wanted.entry().name;
    if is_other || !is_bare && record.game != *wanted {
        let message = format!("the record is of {}, not of {wanted}", record.game);
        return Err(Fault::new("bad_record", message));
    }
    Ok(())
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
                Ok(specification) => {
                    let game = specification.new_game();
                    let mut table = Table { game, record: Record::new(specification) };
                    return table.converse(&mut input, output);
                }
                Err(fault) => output.complain(&fault),
            },
        }
    }
}

/// The game with this number in the list, or of this name.
fn chosen(choice: &str) -> Result<Specification, Fault> {
    let index = choice.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let name = index.and_then(|index| games().get(index)).map_or(choice, |entry| entry.name);
    name.parse().map_err(|error: SpecificationError| Fault::from(&error))
}

/// The game that is played, and the record from which it went on.
struct Table {
    game: Box<dyn AnyGame>,
    record: Record,
}

/// What comes after a line of input.
enum FollowUp {
    None,
    Describe,
    Quit,
}

impl Table {
    /// Plays until the input ends or says so.
    fn converse(
        &mut self,
        input: &mut impl BufRead,
        output: &mut Output,
    ) -> Result<ExitCode, Failure> {
        let is_terminal = io::stdin().is_terminal();
        if is_terminal {
            let specification = self.game.specification();
            output.say(format_args!("{specification}; help says what you can type."))?;
        }
        describe(self.game.as_ref(), output)?;
        loop {
            if is_terminal {
                output.prompt("> ")?;
            }
            let follow_up = match next_line(input)? {
                Some(Line::Text(line)) => self.take_line(&line, is_terminal, output)?,
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
                FollowUp::Describe => describe(self.game.as_ref(), output)?,
                FollowUp::Quit => break,
            }
        }
        if output.is_json() {
            output.object(&PositionObject::of(self.game.as_ref()))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Does what a line says: moves and commands, one or more. After a refusal a pipe goes on with
    /// the next word, for the same player. A person is asked first: what was typed after a slip
    /// was meant for other players.
    fn take_line(
        &mut self,
        line: &str,
        is_typed: bool,
        output: &mut Output,
    ) -> Result<FollowUp, Failure> {
        let mut has_changed = false;
        let mut rest = line;
        while let Some(word) = take_word(&mut rest, is_separator) {
            let ply = self.game.ply();
            let result = match word {
                "quit" => return Ok(FollowUp::Quit),
                "help" => {
                    help(self.game.as_ref(), output)?;
                    continue;
                }
                "moves" => {
                    output.say(format_args!("Moves: {}", self.game.moves().join(" ")))?;
                    continue;
                }
                "save" => match take_word(&mut rest, char::is_whitespace) {
                    Some(file) => self.save(Path::new(file)),
                    None => Err(Fault::new("usage", "save needs the name of a file")),
                },
                word => self.play_word(word).map_err(|error| Fault::from(&error)),
            };
            has_changed |= (result.is_ok() && word != "save") || self.game.ply() != ply;
            if let Err(fault) = result {
                output.complain(&fault);
                if is_typed && !rest.chars().all(is_separator) {
                    output.say("The rest of the line was not played.")?;
                    break;
                }
            }
        }
        Ok(if has_changed { FollowUp::Describe } else { FollowUp::None })
    }

    /// Does what a word says that changes the game.
    fn play_word(&mut self, word: &str) -> Result<(), MoveError> {
        match word {
            "undo" => self.game.undo(),
            "redo" => self.game.redo(),
            "resign" => self.game.resign(self.game.to_move()),
            moves => play_run(self.game.as_mut(), moves),
        }
    }

    /// Writes the game as a record into a file.
    fn save(&self, file: &Path) -> Result<(), Fault> {
        let record = self.record.clone().with_game(self.game.as_ref());
        let bytes = Format::Json.write(&record).map_err(|error| Fault::from(&error))?;
        files::write(file, &bytes)
    }
}

/// Takes the next word off a line, if there is one.
fn take_word<'t>(rest: &mut &'t str, is_separator: fn(char) -> bool) -> Option<&'t str> {
    let text = rest.trim_start_matches(is_separator);
    let (word, following) = text.split_at(text.find(is_separator).unwrap_or(text.len()));
    *rest = following;
    (!word.is_empty()).then_some(word)
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
         save FILE  writes the game into a file, as a record\n\
         quit    ends the program",
        entry.rules, entry.notation,
    ))
}
