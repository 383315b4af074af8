//! The command `boardwright`.

mod arguments;
mod commands;
mod failure;
mod files;
mod game;
mod lines;
mod output;
mod position;
mod style;

use std::env;
use std::process::ExitCode;

use output::Output;

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args_os().collect();
    let mut output = Output::new(arguments::wants_json(&arguments));
    arguments::read(arguments)
        .and_then(|arguments| commands::run(arguments, &mut output))
        .unwrap_or_else(|failure| failure.report(&mut output))
}
