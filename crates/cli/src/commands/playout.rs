use std::ffi::OsStr;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use boardwright::{AnyGame, Tally};
use serde::Serialize;

use crate::failure::Failure;
use crate::game::new_game;
use crate::output::Output;

#[derive(Serialize)]
struct Results {
    game: String,
    games: u64,
    moves: u64,
    wins: Vec<u64>,
    draws: u64,
    unfinished: u64,
    seconds: f64,
    ns_per_move: f64,
}

/// Plays random games and tells how they ended and how long a move took.
pub(crate) fn run(
    game: &OsStr,
    games: u64,
    seed: Option<u64>,
    output: &mut Output,
) -> Result<ExitCode, Failure> {
    let game = new_game(game)?;
    let seed = seed.unwrap_or_else(|| fastrand::u64(..));
    let start = Instant::now();
    let tally = game.playouts(games, seed);
    let time = start.elapsed();
    let ns_per_move = ns_per_move(time, tally.moves);
    if output.is_json() {
        let Tally { games, moves, wins, draws, unfinished, .. } = tally;
        let (game, seconds) = (game.specification().to_string(), time.as_secs_f64());
        output.object(&Results {
            game,
            games,
            moves,
            wins,
            draws,
            unfinished,
            seconds,
            ns_per_move,
        })?;
    } else {
        describe(game.as_ref(), &tally, output)?;
        output.text(format_args!("seed {seed}"))?;
        output.text(format_args!("{:.3} s, {ns_per_move:.2} ns a move", time.as_secs_f64()))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn describe(game: &dyn AnyGame, tally: &Tally, output: &mut Output) -> Result<(), Failure> {
    let share = |count: u64| 100.0 * count as f64 / tally.games.max(1) as f64;
    let average = tally.moves as f64 / tally.games.max(1) as f64;
    output.text(game.specification())?;
    let (games, moves) = (tally.games, tally.moves);
    output.text(format_args!("{games} games, {moves} moves, {average:.3} a game"))?;
    for (player, &wins) in game.players().iter().zip(&tally.wins) {
        output.text(format_args!("{} won {wins} ({:.4} %)", player.name(), share(wins)))?;
    }
    output.text(format_args!("draws {} ({:.4} %)", tally.draws, share(tally.draws)))?;
    if tally.unfinished > 0 {
        let (unfinished, most) = (tally.unfinished, Tally::MOST_MOVES);
        output.text(format_args!("broken off after {most} moves {unfinished}"))?;
    }
    Ok(())
}

fn ns_per_move(time: Duration, moves: u64) -> f64 {
    time.as_nanos() as f64 / moves.max(1) as f64
}
