use std::process::ExitCode;

use boardwright::{Entry, Parameter, Values, games};
use serde::Serialize;

use crate::failure::Failure;
use crate::output::Output;

#[derive(Serialize)]
struct Games {
    games: Vec<GameObject>,
}

#[derive(Serialize)]
struct GameObject {
    name: &'static str,
    rules: &'static str,
    players: [u8; 2],
    notation: &'static str,
    parameters: Vec<ParameterObject>,
    shorthands: Vec<ShorthandObject>,
}

#[derive(Serialize)]
struct ParameterObject {
    name: &'static str,
    meaning: &'static str,
    default: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    range: Option<[u32; 2]>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    choices: Vec<&'static str>,
}

#[derive(Serialize)]
struct ShorthandObject {
    name: &'static str,
    sets: &'static [&'static str],
}

/// Lists the games with everything that can be chosen about them.
pub(crate) fn run(output: &mut Output) -> Result<ExitCode, Failure> {
    if output.is_json() {
        output.object(&Games { games: games().iter().map(|entry| object(entry)).collect() })?;
    } else {
        for (index, entry) in games().iter().enumerate() {
            if index > 0 {
                output.text("")?;
            }
            describe(entry, output)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn describe(entry: &Entry, output: &mut Output) -> Result<(), Failure> {
    output.text(format_args!("{}: {}", entry.name, entry.rules))?;
    output.text(format_args!("  players: {}", players_in_words(entry)))?;
    output.text(format_args!("  moves: {}", entry.notation))?;
    for Parameter { name, meaning, values, default, .. } in entry.parameters {
        output.text(format_args!("  {name}: {meaning}; {values} (default: {default})"))?;
    }
    for shorthand in entry.shorthands {
        let names = shorthand.sets.join(" and ");
        output.text(format_args!("  {}=N: short for {names}", shorthand.name))?;
    }
    Ok(())
}

fn players_in_words(entry: &Entry) -> String {
    let (least, most) = (entry.players.start(), entry.players.end());
    if least == most { least.to_string() } else { format!("{least} to {most}") }
}

fn object(entry: &Entry) -> GameObject {
    let shorthands = entry.shorthands.iter();
    GameObject {
        name: entry.name,
        rules: entry.rules,
        players: [*entry.players.start(), *entry.players.end()],
        notation: entry.notation,
        parameters: entry.parameters.iter().map(parameter_object).collect(),
        shorthands: shorthands
            .map(|shorthand| ShorthandObject { name: shorthand.name, sets: shorthand.sets })
            .collect(),
    }
}

fn parameter_object(parameter: &Parameter) -> ParameterObject {
    let (range, choices) = match parameter.values {
        Values::Range { least, most } => (Some([least, most]), vec![]),
        Values::Words(words) => (None, words.to_vec()),
        Values::RangeOr { word, least, most } => (Some([least, most]), vec![word]),
    };
    let default = parameter.default.to_string();
    ParameterObject { name: parameter.name, meaning: parameter.meaning, default, range, choices }
}
