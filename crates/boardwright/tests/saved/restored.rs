//! Snapshots: what is written and read again is the same game.

use crate::alike::{all_rule_sets, assert_alike, end_perhaps, play_on};
use crate::rule_sets::RuleSet;
use boardwright::{AnyGame, Snapshot};

fn by_json(snapshot: &Snapshot) -> Snapshot {
    let text = serde_json::to_string(snapshot).unwrap();
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn by_postcard(snapshot: &Snapshot) -> Snapshot {
    postcard::from_bytes(&postcard::to_allocvec(snapshot).unwrap()).unwrap()
}

fn restore(set: &str, snapshot: &Snapshot) -> Box<dyn AnyGame> {
    snapshot.restore().unwrap_or_else(|error| panic!("{set}: {error}: {snapshot:?}"))
}

#[test]
fn a_game_restored_plays_on_like_the_original() {
    for RuleSet { text, specification } in all_rule_sets() {
        let cells = specification.new_game().cells().concat().len();
        for seed in 0..(10_000 / cells).clamp(20, 200) as u64 {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut game = specification.new_game();
            // Half of the games are left early, where openings and their choices are.
            let most = if random.bool() { 12 } else { 2 * cells };
            play_on(game.as_mut(), random.usize(..=most), &mut random);
            end_perhaps(game.as_mut(), &mut random);

            let snapshot = Snapshot::of(game.as_ref());
            assert_eq!(by_json(&snapshot), snapshot);
            assert_eq!(by_postcard(&snapshot), snapshot);
            let copy = restore(&text, &snapshot);
            assert_alike(game.as_ref(), copy.as_ref(), seed);
            assert_eq!(Snapshot::of(copy.as_ref()), snapshot);
        }
    }
}

#[test]
fn a_game_restored_with_its_past_can_be_undone_like_the_original() {
    for RuleSet { text, specification } in all_rule_sets() {
        for seed in 0..10 {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut game = specification.new_game();
            if seed % 2 == 1 {
                // A game that starts from a position.
                play_on(game.as_mut(), random.usize(..20), &mut random);
                game.set_up(&game.position_text()).unwrap();
            }
            play_on(game.as_mut(), random.usize(..40), &mut random);
            end_perhaps(game.as_mut(), &mut random);

            let snapshot = Snapshot::of_with_history(game.as_ref());
            assert_eq!(by_json(&snapshot), snapshot);
            assert_eq!(by_postcard(&snapshot), snapshot);
            let mut copy = restore(&text, &snapshot);
            assert_alike(game.as_ref(), copy.as_ref(), seed);
            assert_eq!((copy.moves(), copy.ply()), (game.moves(), game.ply()));
            while game.undo().is_ok() {
                copy.undo().unwrap();
                assert_eq!(copy.position_text(), game.position_text());
            }
            assert!(copy.undo().is_err());
        }
    }
}
