use std::ffi::OsString;
use std::path::PathBuf;

use boardwright_records::Format;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};

use crate::failure::Failure;

/// Board games by their rules: play them, show positions, count and replay.
///
/// GAME is a name, or a name with parameters: connect-four, connect-four:rows=8,columns=9,connect=5.
/// MOVES is one argument: moves in the game's notation, separated by blanks or commas. It may begin
/// with a position, @CELLS:SEAT. `boardwright games` lists games, parameters and notations.
#[derive(Parser)]
#[command(name = "boardwright", version, max_term_width = 100)]
pub(crate) struct Arguments {
    /// Print one JSON object, for programs, and nothing else.
    #[arg(long, global = true)]
    json: bool,

    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the games with their parameters.
    Games,
    /// Play a game in the terminal, or from a pipe.
    Play {
        /// Which game. A record that is loaded says it itself; a list of moves does not.
        #[arg(required_unless_present = "load")]
        game: Option<OsString>,
        /// Write the game into this file when it ends or is left, as a record in JSON.
        #[arg(long, value_name = "FILE")]
        save: Option<PathBuf>,
        /// Go on with the game in this file, a record in any format.
        #[arg(long, value_name = "FILE")]
        load: Option<PathBuf>,
    },
    /// Play moves and show the position.
    Show {
        /// Which game.
        game: OsString,
        /// The moves; none shows the start.
        #[arg(allow_negative_numbers = true)]
        moves: Option<OsString>,
        /// Read MOVES from standard input, a line each, and answer each with a line.
        #[arg(long, conflicts_with = "moves")]
        stdin: bool,
    },
    /// Play moves and draw the position, or the whole game, as SVG.
    ///
    /// With --json, the object holds the picture as `svg`, or the name of the file as `file`.
    Draw {
        /// Which game.
        game: OsString,
        /// The moves; none draws the start.
        #[arg(allow_negative_numbers = true)]
        moves: Option<OsString>,
        /// Write the picture to this file, in place of what is there, not to standard output.
        #[arg(short = 'o', value_name = "FILE")]
        file: Option<PathBuf>,
        /// Draw the whole game, a move at a time.
        #[arg(long)]
        animate: bool,
    },
    /// Count the sequences of legal moves, a figure a depth.
    Perft {
        /// Which game.
        game: OsString,
        /// How many moves deep.
        #[arg(value_parser = clap::value_parser!(u32).range(..=1024))]
        depth: u32,
        /// Count from the position after these moves.
        #[arg(long, value_name = "MOVES", allow_negative_numbers = true)]
        from: Option<OsString>,
        /// Say how many begin with each move.
        #[arg(long)]
        divide: bool,
    },
    /// Play random games and count how they end.
    Playout {
        /// Which game.
        game: OsString,
        /// How many games.
        #[arg(short = 'n', default_value_t = 10_000, value_name = "N",
              value_parser = clap::value_parser!(u64).range(1..))]
        games: u64,
        /// The same number gives the same games.
        #[arg(long, value_name = "N")]
        seed: Option<u64>,
    },
    /// Replay a record, or a list of moves, and show the position at its end.
    ///
    /// The format is recognised by content. A record with an illegal move is an error; in a list of
    /// moves, refused ones are told and the replay goes on. 1:a names the player who makes a move
    /// of a list.
    Replay {
        /// The file; - is standard input.
        file: PathBuf,
        /// Which game it is, where the file does not say.
        #[arg(long)]
        game: Option<OsString>,
        /// Print a line for every move, refused ones included.
        #[arg(long)]
        trace: bool,
    },
    /// Write a record in another format.
    ///
    /// The format of FILE is recognised by content. Of a file of several games all are written,
    /// which only SGF can hold. What a format cannot hold is an error that names it.
    Convert {
        /// The file; - is standard input.
        file: PathBuf,
        /// Where to write, instead of standard output.
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
        /// The format to write.
        #[arg(long, value_name = "FORMAT", value_parser = format_parser())]
        to: Format,
        /// Which game it is, where the file does not say.
        #[arg(long)]
        game: Option<OsString>,
    },
}

/// Reads the name of a format, and lists the names in the help.
fn format_parser() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(Format::ALL.map(Format::name)).try_map(|name| {
        Format::ALL
            .into_iter()
            .find(|format| format.name() == name)
            .ok_or("there is no such format")
    })
}

/// Whether the command line asks for JSON, be the rest of it what it may.
pub(crate) fn wants_json(arguments: &[OsString]) -> bool {
    arguments.iter().take_while(|argument| *argument != "--").any(|argument| argument == "--json")
}

/// Reads the command line. Where it asks for help, this prints it.
pub(crate) fn read(arguments: Vec<OsString>) -> Result<Arguments, Failure> {
    Arguments::try_parse_from(arguments).map_err(|error| match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => match error.print() {
            Ok(()) => Failure::Closed,
            Err(error) => error.into(),
        },
        _ => Failure::usage(one_line(&error)),
    })
}

/// Prints the help.
pub(crate) fn print_help() -> Result<(), Failure> {
    Ok(Arguments::command().print_help()?)
}

/// How long a message about the command line can be, in characters.
const LONGEST_MESSAGE: usize = 300;

/// What is wrong, and what is possible, without the usage that follows on lines of its own.
fn one_line(error: &clap::Error) -> String {
    let text = error.render().to_string();
    let text = text.strip_prefix("error: ").unwrap_or(&text);
    let mut line = String::new();
    for part in text.lines().take_while(|line| !line.starts_with("Usage:")) {
        let part = part.trim();
        if !line.is_empty() && !part.is_empty() {
            line.push_str(if line.ends_with(':') { " " } else { "; " });
        }
        line.push_str(part);
    }
    line.truncate(line.find("; For more information").unwrap_or(line.len()));
    let shown = line.chars().take(LONGEST_MESSAGE);
    shown
        .flat_map(|c| if c.is_control() { c.escape_default().collect() } else { vec![c] })
        .collect()
}
