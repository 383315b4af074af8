use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use boardwright_core::Excerpt;
use boardwright_draw::{animation, position};
use serde::Serialize;

use crate::failure::{Failure, Fault};
use crate::game::{new_game, play_argument};
use crate::output::Output;

/// A picture as JSON: itself, or the file in which it is.
#[derive(Serialize)]
struct Drawn<'a> {
    game: String,
    ply: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    svg: Option<&'a str>,
}

/// Plays the moves and draws the position, or the whole game, to a file or to standard output.
pub(crate) fn run(
    game: &OsStr,
    moves: Option<&OsStr>,
    file: Option<&Path>,
    animate: bool,
    output: &mut Output,
) -> Result<ExitCode, Failure> {
    let mut game = new_game(game)?;
    play_argument(game.as_mut(), moves)?;
    let svg = if animate {
        animation(game.as_ref()).map_err(|error| Fault::from(&error))?
    } else {
        position(game.as_ref())
    };
    if let Some(file) = file {
        write(file, &svg)?;
    }
    if output.is_json() {
        let name = file.map(Path::to_string_lossy);
        output.object(&Drawn {
            game: game.specification().to_string(),
            ply: game.ply(),
            file: name.as_deref(),
            svg: file.is_none().then_some(svg.as_str()),
        })?;
    } else if file.is_none() {
        output.text(svg.trim_end())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes the picture to the file, in place of what was there.
fn write(file: &Path, svg: &str) -> Result<(), Fault> {
    fs::write(file, svg).map_err(|error| {
        let name = file.to_string_lossy();
        Fault::new("input_output", format!("{} cannot be written: {error}", Excerpt(&name)))
    })
}
