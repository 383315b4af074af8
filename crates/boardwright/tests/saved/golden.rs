//! Version 1 of positions, bytes and snapshots: what it wrote must stay readable.
//!
//! `golden/version-1.txt` was written by the first version. Entries may be added; those that are
//! there may not change.

use std::fmt::Write;

use crate::alike::{all_rule_sets, assert_alike};
use boardwright::{AnyGame, Snapshot, Specification};
use boardwright_core::Seat;

const GOLDEN: &str = include_str!("golden/version-1.txt");

/// A game as it was saved, in each form.
struct Entry<'t> {
    game: &'t str,
    moves: &'t str,
    position: &'t str,
    bytes: Vec<u8>,
    snapshot: &'t str,
}

fn entries() -> Vec<Entry<'static>> {
    GOLDEN.split("\n\n").map(entry).collect()
}

fn entry(text: &str) -> Entry<'_> {
    let mut lines = text.lines();
    let mut field = |name: &str| {
        let line = lines.next().unwrap_or_else(|| panic!("{name} is missing: {text}"));
        line.strip_prefix(name).and_then(|line| line.strip_prefix(':')).expect(line).trim_start()
    };
    let [game, moves, position] = ["game", "moves", "position"].map(&mut field);
    let hex = field("bytes");
    let byte = |at| u8::from_str_radix(&hex[at..at + 2], 16).expect(hex);
    let bytes = (0..hex.len()).step_by(2).map(byte).collect();
    Entry { game, moves, position, bytes, snapshot: field("snapshot") }
}

/// The game that was saved: `resign 1` and `agree` end it as players do.
fn played(game: &str, moves: &str) -> Box<dyn AnyGame> {
    let mut game = game.parse::<Specification>().expect(game).new_game();
    let (moves, end) = moves.split_once("; ").unwrap_or((moves, ""));
    game.play_all(moves).expect(moves);
    match end {
        "" => {}
        "agree" => game.agree_draw().expect(end),
        _ => {
            let seat: u8 = end.strip_prefix("resign ").expect(end).parse().expect(end);
            game.resign(Seat::new(seat - 1)).expect(end);
        }
    }
    game
}

#[test]
fn what_the_first_version_wrote_reads_back() {
    for Entry { game, moves, position, bytes, snapshot } in entries() {
        let original = played(game, moves);
        let mut copy = game.parse::<Specification>().unwrap().new_game();
        copy.set_up(position).unwrap();
        assert_alike(original.as_ref(), copy.as_ref(), 1);
        copy.set_up_bytes(&bytes).unwrap();
        assert_alike(original.as_ref(), copy.as_ref(), 2);
        let snapshot: Snapshot = serde_json::from_str(snapshot).unwrap();
        let restored = snapshot.restore().unwrap();
        assert_alike(original.as_ref(), restored.as_ref(), 3);
        assert_eq!(restored.moves(), original.moves());
    }
}

/// This version still writes as the first did. Another may write otherwise, under another number.
#[test]
fn what_is_written_has_not_changed() {
    let mut written = String::new();
    for Entry { game, moves, .. } in entries() {
        let played = played(game, moves);
        let hex: String = played.to_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
        let snapshot = serde_json::to_string(&Snapshot::of_with_history(played.as_ref())).unwrap();
        let separator = if written.is_empty() { "" } else { "\n" };
        writeln!(
            written,
            "{separator}game: {game}\nmoves: {moves}\nposition: {}\nbytes: {hex}\nsnapshot: \
             {snapshot}",
            played.position_text()
        )
        .unwrap();
    }
    assert_eq!(written, GOLDEN);
}

/// There is an entry for every game and for every word that makes positions remember more.
#[test]
fn the_entries_cover_the_catalogue() {
    let written: Vec<String> = entries()
        .iter()
        .map(|entry| entry.game.parse::<Specification>().unwrap().to_string())
        .collect();
    for set in all_rule_sets() {
        let value = |name| set.specification.value(name).map(|value| value.to_string());
        for (name, value) in [("rule", value("rule")), ("opening", value("opening"))] {
            let Some(value) = value else { continue };
            let has = |text: &String| {
                text.starts_with(set.specification.entry().name)
                    && text.contains(&format!("{name}={value}"))
            };
            assert!(written.iter().any(has), "{}: {name}={value}", set.text);
        }
    }
}
