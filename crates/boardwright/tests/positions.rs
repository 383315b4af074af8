//! Positions as text and as bytes.

mod rule_sets;
mod saved;

use boardwright::AnyGame;
use rule_sets::RuleSet;
use saved::{Sight, all_rule_sets, assert_alike, end_perhaps, play_on};

/// The position, written and read by a new game.
fn by_text(game: &dyn AnyGame) -> Box<dyn AnyGame> {
    let mut copy = game.specification().new_game();
    let text = game.position_text();
    copy.set_up(&text).unwrap_or_else(|error| panic!("{} @{text}: {error}", game.specification()));
    copy
}

fn by_bytes(game: &dyn AnyGame) -> Box<dyn AnyGame> {
    let mut copy = game.specification().new_game();
    let (text, bytes) = (game.position_text(), game.to_bytes());
    let read = copy.set_up_bytes(&bytes);
    read.unwrap_or_else(|error| panic!("{} @{text}: {error}", game.specification()));
    copy
}

/// Every position of a few games, and one of many more that is then played to its end.
#[test]
fn a_position_that_is_written_and_read_plays_on_like_the_original() {
    for RuleSet { text, specification } in all_rule_sets() {
        let cells = specification.new_game().cells().concat().len();
        for seed in 0..(40_000 / (cells * cells)).clamp(2, 40) as u64 {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut game = specification.new_game();
            loop {
                let sight = Sight::of(game.as_ref());
                assert_eq!(sight, Sight::of(by_text(game.as_ref()).as_ref()), "{text}");
                assert_eq!(sight, Sight::of(by_bytes(game.as_ref()).as_ref()), "{text}");
                if game.outcome().is_some() {
                    break;
                }
                play_on(game.as_mut(), 1, &mut random);
            }
            let plies = random.usize(..=game.ply());
            for _ in plies..game.ply() {
                game.undo().unwrap();
            }
            end_perhaps(game.as_mut(), &mut random);
            assert_alike(game.as_ref(), by_text(game.as_ref()).as_ref(), seed);
            assert_alike(game.as_ref(), by_bytes(game.as_ref()).as_ref(), seed);
        }
    }
}
