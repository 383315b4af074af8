//! The commands, a module each.

mod convert;
mod draw;
mod games;
mod perft;
mod play;
mod playout;
mod replay;
mod show;

use std::io::{self, IsTerminal};
use std::process::ExitCode;

use crate::arguments::{Arguments, Command, print_help};
use crate::failure::Failure;
use crate::output::Output;

/// Does what the command line says.
pub(crate) fn run(arguments: Arguments, output: &mut Output) -> Result<ExitCode, Failure> {
    match arguments.command {
        Some(Command::Games) => games::run(output),
        Some(Command::Play { game, save, load }) => {
            play::run(game.as_deref(), save.as_deref(), load.as_deref(), output)
        }
        Some(Command::Show { game, stdin: true, .. }) => show::run_lines(&game, output),
        Some(Command::Show { game, moves, .. }) => show::run(&game, moves.as_deref(), output),
        Some(Command::Draw { game, moves, file, animate }) => {
            draw::run(&game, moves.as_deref(), file.as_deref(), animate, output)
        }
        Some(Command::Perft { game, depth, from, divide }) => {
            perft::run(&game, depth, from.as_deref(), divide, output)
        }
        Some(Command::Playout { game, games, seed }) => playout::run(&game, games, seed, output),
        Some(Command::Replay { file, game, trace }) => {
            replay::run(&file, game.as_deref(), trace, output)
        }
        Some(Command::Convert { file, output: to_file, to, game }) => {
            convert::run(&file, to_file.as_deref(), to, game.as_deref(), output)
        }
        None if output.is_json() => Err(Failure::usage("a command is needed, such as games")),
        None if io::stdin().is_terminal() && io::stdout().is_terminal() => play::offer(output),
        None => print_help().map(|()| ExitCode::SUCCESS),
    }
}
