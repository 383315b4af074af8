//! Finished games with known results, replayed under their own rule and under the others.

use boardwright_core::{Outcome, PlayError, Reason, Seat};
use boardwright_gomoku::{Input, Options, RuleSet, gomoku};
use boardwright_grid::split_cell;

const GAMES: &str = include_str!("data/games.tsv");

struct Known<'t> {
    rule: RuleSet,
    size: usize,
    result: Option<Outcome>,
    moves: Vec<&'t str>,
}

fn games() -> Vec<Known<'static>> {
    GAMES.lines().filter(|line| !line.starts_with('#')).map(known).collect()
}

fn known(line: &str) -> Known<'_> {
    let [rule, size, result, moves] = line.split('\t').collect::<Vec<_>>()[..] else {
        panic!("four fields: {line}");
    };
    let rule = match rule {
        "0" => RuleSet::Freestyle,
        "1" => RuleSet::Standard,
        "4" => RuleSet::Renju,
        other => panic!("rule {other}"),
    };
    let result = match result {
        "B" => Some(Outcome::Win(Seat::FIRST)),
        "W" => Some(Outcome::Win(Seat::SECOND)),
        "D" => Some(Outcome::Draw),
        other => panic!("result {other}"),
    };
    let (mut list, mut rest) = (Vec::new(), moves);
    while let Some((first, after)) = split_cell(rest) {
        list.push(first);
        rest = after;
    }
    Known { rule, size: size.parse().unwrap(), result, moves: list }
}

/// The first ply, from 1, at which the game cannot go on as it was played, and why; `None` if it
/// ends as recorded.
fn first_difference(game: &Known<'_>, rule: RuleSet) -> Option<(usize, String)> {
    let mut table = gomoku(game.size, Options::of(rule)).unwrap();
    for (index, text) in game.moves.iter().enumerate() {
        let input = Input::Stone(text.parse().unwrap());
        match table.play(input) {
            Ok(_) => {}
            Err(PlayError::GameOver(outcome)) => return Some((index, outcome.to_string())),
            Err(error) => return Some((index + 1, error.reason().to_string())),
        }
    }
    let ended = table.outcome().map_or("the game goes on".to_string(), |o| o.to_string());
    (table.outcome() != game.result).then_some((game.moves.len(), ended))
}

#[test]
fn games_end_as_recorded() {
    let games = games();
    assert_eq!(games.len(), 200);
    for game in &games {
        assert_eq!(first_difference(game, game.rule), None, "{}", game.moves.concat());
    }
}

/// The other rules part from the record, if at all, at a move that they refuse, at one that wins
/// already, or at the end.
#[test]
fn games_part_under_other_rules() {
    let games = games();
    for rule in RuleSet::ALL {
        let others = games.iter().filter(|game| game.rule != rule);
        let differences: Vec<(usize, String)> =
            others.filter_map(|game| first_difference(game, rule)).collect();
        println!("{}: {} games part", rule.name(), differences.len());
        for (ply, reason) in differences.iter().take(3) {
            println!("  at ply {ply}: {reason}");
        }
        assert!(differences.iter().all(|&(ply, _)| ply >= 5));
    }
}
