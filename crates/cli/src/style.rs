use std::fmt::Write;

use anstyle::{AnsiColor, Style};
use boardwright::AnyGame;

use crate::output::Output;

/// The board as people see it, in colours where the output has them. The cells of a winning line
/// stand out.
pub(crate) fn picture(game: &dyn AnyGame, output: &Output) -> String {
    let plain = game.picture();
    if !output.has_colour() {
        return plain;
    }
    let winning = game.winning_cells();
    let rows = game.cells();
    let mut painted = String::with_capacity(4 * plain.len());
    for (index, line) in plain.lines().enumerate() {
        if index > 0 {
            painted.push('\n');
        }
        let Some(row) = rows.get(index) else {
            painted.push_str(line);
            continue;
        };
        // Cells stand at the end of the line, with a blank between them.
        let edge = line.len().saturating_sub((2 * row.len()).saturating_sub(1));
        painted.push_str(&line[..edge]);
        for (column, symbol) in row.chars().enumerate() {
            let separator = if column == 0 { "" } else { " " };
            let name = cell_name(column, rows.len() - index);
            let style = symbol_style(symbol, winning.contains(&name));
            let _ = write!(painted, "{separator}{style}{symbol}{style:#}");
        }
    }
    painted
}

fn cell_name(column: usize, row: usize) -> String {
    format!("{}{row}", boardwright_grid::column_letters(column as u8))
}

/// How a stone looks. Discs have the colour they are named after.
fn symbol_style(symbol: char, wins: bool) -> Style {
    let style = match symbol {
        'R' | 'X' => AnsiColor::Red.on_default(),
        'Y' | 'O' => AnsiColor::Yellow.on_default(),
        'G' => AnsiColor::Green.on_default(),
        'B' => AnsiColor::Blue.on_default(),
        _ => Style::new(),
    };
    if wins { style.bold().invert() } else { style }
}
