use std::ffi::OsStr;
use std::process::ExitCode;

use serde::Serialize;

use crate::failure::Failure;
use crate::game::{new_game, play_argument};
use crate::output::Output;

#[derive(Serialize)]
struct Counts {
    game: String,
    /// From depth 1 on.
    nodes: Vec<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Share>>,
}

/// How many sequences begin with a move.
#[derive(Serialize)]
struct Share {
    #[serde(rename = "move")]
    text: String,
    nodes: u64,
}

/// Counts the sequences of legal moves, and prints each figure as soon as it is there.
pub(crate) fn run(
    game: &OsStr,
    depth: u32,
    from: Option<&OsStr>,
    divide: bool,
    output: &mut Output,
) -> Result<ExitCode, Failure> {
    let mut game = new_game(game)?;
    play_argument(game.as_mut(), from)?;
    let mut nodes = Vec::new();
    for depth in 1..=depth {
        // Where nothing is left at one depth, nothing is deeper down.
        let figure = if nodes.last() == Some(&0) { 0 } else { game.perft(depth) };
        nodes.push(figure);
        if !output.is_json() {
            output.text(format_args!("{depth:2} {figure}"))?;
        }
    }
    let divide = divide.then(|| {
        let shares = game.divide(depth).into_iter();
        shares.map(|(text, nodes)| Share { text, nodes }).collect()
    });
    if output.is_json() {
        output.object(&Counts { game: game.specification().to_string(), nodes, divide })?;
    } else {
        for Share { text, nodes } in divide.unwrap_or_default() {
            output.text(format_args!("{text} {nodes}"))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
