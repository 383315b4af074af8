//! Stepping through records both ways, and adding to them.

use crate::random_games::{decorate, random_game};
use crate::rule_sets::rule_sets;
use boardwright::AnyGame;
use boardwright_core::{NodeId, Outcome, Seat};
use boardwright_records::{Ending, Entry, GameResult, Record, Replay};
use proptest::prelude::*;

fn record(game: &str, moves: &str) -> Record {
    let specification: boardwright::Specification = game.parse().unwrap();
    let mut game = specification.new_game();
    game.play_all(moves).unwrap();
    Record::of(game.as_ref())
}

fn moves(replay: &Replay) -> String {
    replay.game().moves().join(" ")
}

/// The game at a node, played from the start: what no step may differ from.
fn played_afresh(record: &Record, node: NodeId) -> Box<dyn AnyGame> {
    let mut game = record.start().unwrap();
    for node in record.moves.path(node) {
        game.play(&record.moves[node].text).unwrap();
    }
    game
}

fn check(replay: &Replay) {
    let (game, fresh) = (replay.game(), played_afresh(replay.record(), replay.node()));
    assert_eq!(game.cells(), fresh.cells());
    assert_eq!(game.moves(), fresh.moves());
    assert_eq!(game.legal(), fresh.legal());
    assert_eq!((game.outcome(), game.to_move()), (fresh.outcome(), fresh.to_move()));
    assert_eq!(replay.ply(), game.ply());
    let record = replay.record();
    assert_eq!(record.check(), Ok(()));
    let end = record.moves.main_line().last().unwrap_or(NodeId::ROOT);
    if let Some(outcome) = played_afresh(record, end).outcome() {
        assert_eq!(record.result, Some(GameResult::of(outcome)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        cases: 4,
        ..ProptestConfig::default()
    })]

    /// Whatever the way that led there, a node shows one position, and the record stays legal.
    #[test]
    fn any_steps_lead_where_they_say(seed: u64) {
        let mut random = fastrand::Rng::with_seed(seed);
        for set in rule_sets() {
            let game = random_game(&set.specification, &mut random);
            let mut record = Record::of(game.as_ref());
            decorate(&mut record, &mut random);
            let mut replay = Replay::new(record.clone()).expect("it is legal");
            replay.to_end();
            prop_assert_eq!(replay.game().moves(), game.moves(), "{}", set.text);
            replay.to_start();
            prop_assert_eq!(replay.record(), &record, "to look changes nothing");
            for _ in 0..12 {
                take_a_step(&mut replay, &mut random);
                check(&replay);
            }
        }
    }
}

fn take_a_step(replay: &mut Replay, random: &mut fastrand::Rng) {
    let mut nodes = vec![NodeId::ROOT];
    nodes.extend(replay.record().moves.walk());
    let node = nodes[random.usize(..nodes.len())];
    let (ply, here) = (replay.ply(), replay.node());
    match random.u8(..8) {
        0 => assert_eq!(replay.undo().is_ok(), replay.ply() + 1 == ply),
        1 => assert_eq!(replay.redo().is_ok(), replay.ply() == ply + 1),
        2 => {
            let wanted = random.usize(..ply + 9);
            let plies = match replay.seek(wanted) {
                Ok(()) => wanted,
                Err(error) => {
                    assert!(error.ply == wanted && error.plies < wanted);
                    ply
                }
            };
            assert_eq!(replay.ply(), plies);
        }
        3 => {
            replay.go_to(node);
            assert_eq!(replay.node(), node);
        }
        4 | 5 => {
            let legal = replay.game().legal();
            let Some(text) = random.choice(&legal) else { return };
            let node = replay.play(text).unwrap();
            assert_eq!(replay.record().moves.parent(node), Some(here));
            assert_eq!(replay.node(), node);
        }
        6 => {
            replay.promote(node);
            assert_eq!(replay.node(), here);
        }
        _ => {
            let is_inside = replay.record().moves.path(here).contains(&node);
            let parent = replay.record().moves.parent(node);
            replay.remove(node);
            let expected = if is_inside { parent.unwrap_or(here) } else { here };
            assert_eq!(replay.node(), expected);
        }
    }
}

#[test]
fn redo_goes_back_into_the_variation() {
    let mut replay = Replay::new(record("connect-four", "d d c c")).unwrap();
    replay.seek(2).unwrap();
    let variation = replay.play("e").unwrap();
    replay.play("f").unwrap();
    replay.to_start();
    replay.to_end();
    assert_eq!(moves(&replay), "d d e f");
    let main = replay.record().moves.main_line().nth(2).unwrap();
    replay.go_to(main);
    assert_eq!(moves(&replay), "d d c");
    replay.to_end();
    assert_eq!(moves(&replay), "d d c c");
    replay.go_to(variation);
    assert_eq!(moves(&replay), "d d e");
    assert_eq!(replay.seek(9).unwrap_err().plies, 4);
    // What is known is entered, however it is written, and added no second time.
    replay.go_to(main);
    replay.undo().unwrap();
    assert_eq!(replay.play("5").unwrap(), variation);
    assert_eq!(replay.record().moves.len(), 6);
}

#[test]
fn the_ends_of_a_line_are_told() {
    let mut replay = Replay::new(record("connect-four", "d")).unwrap();
    assert_eq!(replay.undo().unwrap_err().to_string(), "there is nothing to undo");
    replay.redo().unwrap();
    assert_eq!(replay.redo().unwrap_err().to_string(), "there is nothing to redo");
    let error = replay.play("h").unwrap_err();
    assert_eq!(error.to_string(), "there is no column h: columns are a to g, or 1 to 7");
    assert_eq!(moves(&replay), "d");
}

#[test]
fn comments_belong_to_moves_and_to_the_start() {
    let mut replay = Replay::new(record("gomoku", "h8 i9")).unwrap();
    replay.comment("A short game.");
    replay.redo().unwrap();
    replay.comment("");
    assert_eq!(replay.record().moves[replay.node()].remarks, None);
    replay.comment("The centre.");
    assert_eq!(replay.comment_on(replay.node()), "The centre.");
    assert_eq!(replay.comment_on(NodeId::ROOT), "A short game.");
    let record = replay.into_record();
    assert_eq!(record.details.comment, "A short game.");
    let first = record.moves.main_line().next().unwrap();
    assert_eq!(record.moves[first].remarks.as_ref().unwrap().comment, "The centre.");
}

/// A result belongs to the end of the main line.
#[test]
fn another_end_has_another_result() {
    let mut original = record("connect-four", "a b a b a b");
    original.result =
        Some(GameResult { outcome: Some(Outcome::Win(Seat::SECOND)), ending: Ending::Resignation });
    let resigned = original.result.clone();
    let mut replay = Replay::new(original).unwrap();
    replay.play("g").unwrap();
    assert_eq!(replay.record().result, resigned, "a variation changes nothing");
    let variation = replay.node();
    replay.promote(variation);
    assert_eq!(replay.record().result, None);
    replay.remove(variation);
    assert_eq!(replay.record().result, None, "whether Red still gives up is not known");
    replay.to_end();
    replay.play("a").unwrap();
    assert_eq!(replay.record().result, Some(GameResult::of(Outcome::Win(Seat::FIRST))));
    let won = replay.record().result.clone();
    let winning = replay.node();
    replay.undo().unwrap();
    let other = replay.play("c").unwrap();
    replay.promote(other);
    assert_eq!(replay.record().result, None);
    replay.promote(winning);
    assert_eq!(replay.record().result, won);
    replay.remove(winning);
    assert_eq!(replay.record().result, None);
}

#[test]
fn a_record_of_an_illegal_game_is_not_replayed() {
    let mut broken = record("tic-tac-toe", "a1");
    let first = broken.moves.main_line().next().unwrap();
    broken.moves.add(first, Entry::new("a1"));
    let error = Replay::new(broken).map(drop).unwrap_err();
    assert_eq!(error.to_string(), "ply 2 (a1): a1 is occupied");
}
