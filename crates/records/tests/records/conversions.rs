//! Games of every rule set through each pair of formats: what comes out is the game that went in,
//! or the format said what it cannot hold.
//!
//! This prints a table, and with the variable set converts as many games as it says:
//!
//! ```text
//! BOARDWRIGHT_GAMES=10000 cargo test --release -p boardwright-records --test records conversions -- --nocapture
//! ```

use std::collections::BTreeMap;

use crate::random_games::random_game;
use crate::rule_sets::rule_sets;
use boardwright_records::{Ending, Format, Record, WriteError};
use boardwright_testkit::games_wanted;

/// Every format is read and written.
const FORMATS: [Format; 7] = Format::ALL;

/// How many games went through a pair of formats, with their result or without it, and how many could
/// not.
#[derive(Default)]
struct Tally {
    converted: usize,
    refused: usize,
}

#[test]
fn a_game_goes_through_each_pair_of_formats() {
    let mut random = fastrand::Rng::with_seed(1);
    let sets = rule_sets();
    let mut tallies: BTreeMap<(&str, &str), Tally> = BTreeMap::new();
    for number in 0..games_wanted(300) as usize {
        let set = &sets[number % sets.len()];
        let game = random_game(&set.specification, &mut random);
        let whole = Record::of(game.as_ref());
        // Some formats hold moves and no result.
        let open = Record { result: None, ..whole.clone() };
        for first in FORMATS {
            for second in FORMATS {
                let tally = tallies.entry((first.name(), second.name())).or_default();
                let results = [&whole, &open].map(|record| {
                    let there = through(first, record)?;
                    check_equal(record, &there, &set.text);
                    let back = through(second, &there)?;
                    check_equal(record, &back, &set.text);
                    Ok::<(), WriteError>(())
                });
                if results.iter().any(Result::is_ok) {
                    tally.converted += 1;
                } else {
                    tally.refused += 1;
                }
            }
        }
    }
    println!("{:6} {:6} {:>9} {:>9}", "from", "to", "converted", "refused");
    for ((first, second), Tally { converted, refused }) in &tallies {
        println!("{first:6} {second:6} {converted:9} {refused:9}");
        // RenjuNet asks for a winner, and a board of Piskvork holds none.
        let is_asked = first == second || *second == "json" || *first == "json";
        assert!(!is_asked || *converted > 0, "no game goes from {first} to {second}");
    }
    let own = &tallies[&("json", "json")];
    assert_eq!(own.refused, 0, "the own form holds any game");
}

/// Writes a record in a format and reads it again.
fn through(format: Format, record: &Record) -> Result<Record, WriteError> {
    let bytes = format.write(record)?;
    let shown = || String::from_utf8_lossy(&bytes).into_owned();
    let mut records = format
        .read(&bytes, Some(&record.game))
        .unwrap_or_else(|error| panic!("{}: {error} in {}", format.title(), shown()));
    assert_eq!(records.len(), 1, "{}: {}", format.title(), shown());
    Ok(records.remove(0))
}

/// Which game, from where, the moves, and the end are what no format may change.
fn check_equal(before: &Record, after: &Record, set: &str) {
    assert_eq!(before.game, after.game, "{set}");
    assert_eq!(before.start, after.start, "{set}");
    assert_eq!(before.moves, after.moves, "{set}");
    // A reader may tell what the rules say.
    let is_told = before.result.is_none()
        && after.result.as_ref().is_some_and(|result| result.ending == Ending::Rules);
    assert!(is_told || before.result == after.result, "{set}: {:?}", after.result);
    assert_eq!(after.check(), Ok(()), "{set}");
}
