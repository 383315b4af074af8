use std::ffi::OsStr;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use boardwright_records::Format;
use serde::Serialize;

use crate::failure::{Failure, Fault};
use crate::files;
use crate::game::specification;
use crate::output::Output;

/// What was written, for programs.
#[derive(Serialize)]
struct Converted {
    format: &'static str,
    games: usize,
    bytes: usize,
}

/// Reads a file of records and writes them in another format. Nothing is written unless all of it
/// can be.
pub(crate) fn run(
    file: &Path,
    to_file: Option<&Path>,
    format: Format,
    game: Option<&OsStr>,
    output: &mut Output,
) -> Result<ExitCode, Failure> {
    let to_file = to_file.filter(|file| file.as_os_str() != "-");
    if output.is_json() && to_file.is_none() {
        return Err(Failure::usage("--json leaves no room for the record: give -o FILE"));
    }
    let game = game.map(specification).transpose()?;
    let records = boardwright_records::read(&files::read(file)?, game.as_ref())?;
    let bytes = format.write_all(&records).map_err(|error| Fault::from(&error))?;
    match to_file {
        Some(to_file) => files::write(to_file, &bytes)?,
        None => {
            let mut out = io::stdout().lock();
            out.write_all(&bytes)?;
            out.flush()?;
        }
    }
    if output.is_json() {
        let (format, games) = (format.name(), records.len());
        output.object(&Converted { format, games, bytes: bytes.len() })?;
    }
    Ok(ExitCode::SUCCESS)
}
