//! What is written reads back, and replays to the game that was recorded, for every rule set of
//! the catalogue.

use crate::random_games::{decorate, random_game};
use crate::rule_sets::rule_sets;
use boardwright::AnyGame;
use boardwright_records::{Ending, Format, Record, read};
use proptest::prelude::*;

/// What tells two games apart from outside.
fn state(game: &dyn AnyGame) -> impl PartialEq + std::fmt::Debug + use<> {
    (game.cells(), game.moves(), game.outcome(), game.to_move(), game.legal(), game.players())
}

fn through_json(record: &Record) -> Record {
    let bytes = Format::Json.write(record).expect("the form holds any game");
    let mut records = read(&bytes, None).unwrap_or_else(|error| {
        panic!("{error} in {}", String::from_utf8_lossy(&bytes));
    });
    assert_eq!(records.len(), 1);
    records.remove(0)
}

fn through_postcard(record: &Record) -> Record {
    postcard::from_bytes(&postcard::to_allocvec(record).expect("it is written")).expect("it reads")
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        cases: 8,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_record_reads_back_and_replays(seed: u64) {
        let mut random = fastrand::Rng::with_seed(seed);
        for set in rule_sets() {
            let game = random_game(&set.specification, &mut random);
            let mut record = Record::of(game.as_ref());
            prop_assert_eq!(
                state(record.replay().expect("it was played").as_ref()),
                state(game.as_ref()),
                "{}", set.text
            );
            decorate(&mut record, &mut random);
            prop_assert_eq!(record.check(), Ok(()));
            prop_assert_eq!(&through_json(&record), &record, "{}", set.text);
            prop_assert_eq!(&through_postcard(&record), &record, "{}", set.text);
            let compact = serde_json::to_string(&record).expect("it is written");
            let read: Record = serde_json::from_str(&compact).expect("it reads");
            prop_assert_eq!(&read, &record, "{}", set.text);
            let replayed = through_json(&record).replay().expect("it was put through the rules");
            prop_assert_eq!(state(replayed.as_ref()), state(game.as_ref()), "{}", set.text);
        }
    }
}

/// The random games are worth their name: they end in every way, and pass, pop, choose.
#[test]
fn random_games_have_everything_in_them() {
    let mut random = fastrand::Rng::with_seed(1);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..20 {
        for set in rule_sets() {
            let game = random_game(&set.specification, &mut random);
            let mut record = Record::of(game.as_ref());
            let ending = record.result.as_ref().map(|result| result.ending);
            seen.insert(match ending {
                None => "no end",
                Some(Ending::Rules) => "rules",
                Some(Ending::Resignation) => "resignation",
                Some(Ending::Agreement) => "agreement",
                Some(other) => panic!("a game cannot end by {other:?}"),
            });
            if record.start.is_some() {
                seen.insert("a start");
            }
            for text in game.moves() {
                for (word, name) in [
                    ("pass", "a pass"),
                    ("swap", "a swap"),
                    ("stay", "no swap"),
                    ("more", "two more"),
                    ("fifths=", "fifths"),
                    ("offer", "an offer"),
                    ("xa", "a pop"),
                ] {
                    if text.starts_with(word) {
                        seen.insert(name);
                    }
                }
            }
            decorate(&mut record, &mut random);
            if record.moves.len() > record.moves.main_line().count() {
                seen.insert("a variation");
            }
        }
    }
    assert_eq!(seen.len(), 13, "{seen:?}");
}

#[test]
fn the_form_is_readable() {
    let specification: boardwright::Specification = "connect-four".parse().unwrap();
    let mut game = specification.new_game();
    game.play_all("4453545362").unwrap();
    game.play("c").unwrap();
    game.resign(boardwright_core::Seat::SECOND).unwrap();
    let mut record = Record::of(game.as_ref());
    record.details.event = "A \"friendly\"".to_owned();
    record.details.other.push(("AP".to_owned(), vec!["x".to_owned(), String::new()]));
    let third = record.moves.main_line().nth(2).unwrap();
    let second = record.moves.parent(third).unwrap();
    let variation = record.moves.add(second, boardwright_records::Entry::new("d"));
    record.moves.add(variation, boardwright_records::Entry::new("a"));
    let remarks = record.moves.get_mut(third).unwrap().remarks_mut();
    remarks.comment = "Why not d?".to_owned();
    remarks.time = Some(std::time::Duration::from_millis(12_500));
    let text = String::from_utf8(Format::Json.write(&record).unwrap()).unwrap();
    assert_eq!(
        text,
        r#"{
  "boardwright": 1,
  "game": "connect-four:rows=6,columns=7,connect=4,players=2,rule=standard",
  "event": "A \"friendly\"",
  "other": [
    ["AP", ["x", ""]]
  ],
  "result": {"outcome": "win", "winner": 1, "by": "resignation"},
  "moves": [
    "d", "d", "e", "c", "e", "d", "e", "c", "f", "b",
    "c"
  ],
  "variations": [
    {"of": 0, "ply": 3, "moves": ["d", "a"]}
  ],
  "notes": [
    {"line": 0, "ply": 3, "comment": "Why not d?", "seconds": 12.5}
  ]
}
"#
    );
    assert_eq!(through_json(&record), record);
}
