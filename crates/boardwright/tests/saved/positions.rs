//! Positions as text and as bytes.

use crate::alike::{Sight, all_rule_sets, assert_alike, end_perhaps, play_on};
use crate::rule_sets::RuleSet;
use boardwright::{AnyGame, Ending, Specification};
use boardwright_core::{Outcome, Seat};
use proptest::prelude::*;
use proptest::sample::select;
use rstest::rstest;

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

/// Openings and their choices, passes, fouls and pops: each by hand, as it is written.
#[rstest]
#[case::a_new_game("connect-four", "", "7/7/7/7/7/7:1")]
#[case::a_win("tic-tac-toe", "a1 a2 b1 b2 c1", "3/OO1/XXX:2::ended")]
#[case::a_loss("tic-tac-toe:rule=misere", "a1 a2 b1 b2 c1", "3/OO1/XXX:2::ended")]
#[case::any_small_board("tic-tac-toe:rule=ultimate", "", "9/9/9/9/9/9/9/9/9:1:*")]
#[case::a_small_board("tic-tac-toe:rule=ultimate", "e5", "9/9/9/9/4X4/9/9/9/9:2:b2")]
#[case::pops(
    "connect-four:rule=pop-out,rows=2,columns=3,connect=3",
    "a b xa",
    "3/1Y1:2:seen=3/3+3/R2+3/RY1"
)]
#[case::a_third_time(
    "connect-four:rule=pop-out,rows=2,columns=3,connect=3",
    "a b xa xb a b xa xb",
    "3/3:1:seen=3/3*2+3/1Y1*2+3/R2*2+3/RY1*2:ended"
)]
#[case::a_pass("gomoku:size=5,passes=on", "c3 pass", "5/5/2X2/5/5:1:passes=1")]
#[case::two_passes("gomoku:size=5,passes=on", "c3 pass pass", "5/5/2X2/5/5:2:passes=2:ended")]
#[case::counted_moves(
    "gomoku:size=5,passes=on,max-moves=9",
    "c3 pass",
    "5/5/2X2/5/5:1:passes=1,moves=2"
)]
#[case::a_foul(
    "gomoku:size=7,rule=renju,foul=lose",
    "a7 g1 b7 g2 c7 g3 e7 f1 f7 f2 d6 f3 d7",
    "XXXXXX1/3X3/7/7/5OO/5OO/5OO:2:foul=X:ended"
)]
#[case::before_an_opening("gomoku:size=5,opening=swap", "", "5/5/5/5/5:1:opening=")]
#[case::in_an_opening("gomoku:size=5,opening=swap", "c3 a1", "5/5/2X2/5/O4:1:opening=c3.a1")]
#[case::behind_an_opening("gomoku:size=5,opening=swap1", "c3 stay", "5/5/2X2/5/5:2:colours=kept")]
#[case::other_colours("gomoku:size=5,opening=swap1", "c3 swap", "5/5/2X2/5/5:1:colours=swapped")]
#[case::a_pass_behind_an_opening(
    "gomoku:size=5,opening=swap1,passes=on",
    "c3 swap pass",
    "5/5/2X2/5/5:2:colours=swapped,passes=1"
)]
#[case::offers(
    "gomoku:size=9,opening=yamaguchi",
    "e5 e6 e7 fifths=3 swap a1 b1 c1",
    "9/9/4X4/4O4/4X4/9/9/9/O8:2:opening=e5.e6.e7.fifths=3.swap.a1.b1.c1"
)]
fn how_a_position_is_written(#[case] game: &str, #[case] moves: &str, #[case] position: &str) {
    let mut game = game.parse::<Specification>().unwrap().new_game();
    game.play_all(moves).unwrap();
    assert_eq!(game.position_text(), position);
}

#[rstest]
#[case::a_resignation(|game: &mut dyn AnyGame| game.resign(Seat::FIRST).unwrap(), "resigned=1")]
#[case::an_agreement(|game: &mut dyn AnyGame| game.agree_draw().unwrap(), "agreed")]
fn how_players_end_a_game(#[case] end: fn(&mut dyn AnyGame), #[case] text: &str) {
    let mut game = "connect-four".parse::<Specification>().unwrap().new_game();
    game.play("d").unwrap();
    end(game.as_mut());
    assert_eq!(game.position_text(), format!("7/7/7/7/7/3R3:2::{text}"));
    // It can be taken back in the copy as well.
    let mut copy = by_text(game.as_ref());
    copy.undo().unwrap();
    assert_eq!(copy.position_text(), "7/7/7/7/7/3R3:2");
    assert!(copy.undo().is_err());
}

/// A position in which the game is over, without a word that a move has just ended it, is one
/// that was set up: the player whom it names is shown as to move.
#[test]
fn a_position_set_up_as_won_stays_so() {
    let mut game = "connect-four".parse::<Specification>().unwrap().new_game();
    for (position, to_move, ending) in [
        ("7/7/7/7/YYY4/RRRR3:2", Seat::SECOND, Ending::SetUp),
        ("7/7/7/7/YYY4/RRRR3:2::ended", Seat::FIRST, Ending::Move),
    ] {
        game.set_up(position).unwrap();
        assert_eq!(game.outcome(), Some(Outcome::Win(Seat::FIRST)));
        assert_eq!((game.to_move(), game.ending()), (to_move, Some(ending)));
        assert_eq!(game.position_text(), position);
        assert_eq!(Sight::of(game.as_ref()), Sight::of(by_bytes(game.as_ref()).as_ref()));
    }
}

/// Red pops d, which completes a line for both; who popped has won.
#[test]
fn lines_of_both_players_after_a_pop_can_be_written() {
    let mut game = "connect-four:rule=pop-out".parse::<Specification>().unwrap().new_game();
    game.set_up("7/7/7/3R3/RRRY3/YYYRRRY:1").unwrap();
    game.play("xd").unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Win(Seat::FIRST)));
    assert_alike(game.as_ref(), by_text(game.as_ref()).as_ref(), 0);
    assert_alike(game.as_ref(), by_bytes(game.as_ref()).as_ref(), 0);
}

/// Bytes: version, fingerprint, flags, stones, checksum.
#[rstest]
#[case::an_empty_board("connect-four", "", 6)]
#[case::a_full_board(
    "connect-four",
    "1212 2121 1212 3434 4343 3434 5656 6565 5656 7 7 7 7 7 7",
    14
)]
#[case::tic_tac_toe("tic-tac-toe", "b2 a1 c3", 8)]
#[case::a_stone_of_gomoku("gomoku", "h8", 8)]
fn how_many_bytes(#[case] game: &str, #[case] moves: &str, #[case] bytes: usize) {
    let mut game = game.parse::<Specification>().unwrap().new_game();
    game.play_all(moves).unwrap();
    assert_eq!(game.to_bytes().len(), bytes);
}

/// Full, or with a hole in every column, which is the most that it takes.
#[rstest]
#[case::full(15, 42)]
#[case::holes(14, 51)]
fn a_board_of_gomoku(#[case] rows: usize, #[case] bytes: usize) {
    let mut game = "gomoku".parse::<Specification>().unwrap().new_game();
    let row = |row: usize| ["XXOO", "OOXX"][row % 2].repeat(4)[..15].to_owned();
    let mut position: Vec<String> = (0..rows).map(row).collect();
    position.resize(15, "15".to_owned());
    game.set_up(&format!("{}:1", position.join("/"))).unwrap();
    assert_eq!(game.to_bytes().len(), bytes);
    assert_eq!(Sight::of(game.as_ref()), Sight::of(by_bytes(game.as_ref()).as_ref()));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_a_position_or_an_error(
        set in select(&SETS[..]),
        start in any::<bool>(),
        tail in proptest::collection::vec(any::<u8>(), 0..60),
    ) {
        let mut game = set.parse::<Specification>().expect("a rule set").new_game();
        let text = game.position_text();
        // With and without what is read first, so that something is read behind it.
        let mut bytes = if start { game.to_bytes()[..2].to_vec() } else { Vec::new() };
        bytes.extend(tail);
        if game.set_up_bytes(&bytes).is_err() {
            prop_assert_eq!(game.position_text(), text);
        } else {
            prop_assert_eq!(Sight::of(game.as_ref()), Sight::of(by_bytes(game.as_ref()).as_ref()));
        }
    }

    #[test]
    fn any_rest_is_a_position_or_an_error(
        set in select(&SETS[..]),
        rest in prop_oneof![
            "\\PC{0,40}",
            "((opening|colours|seen|passes|moves|foul)=(([a-i][1-9]|swap|stay|more|kept|9/9|3/R1|X|1)[.+*]?){0,5},?){0,3}",
        ],
        end in "(:(ended|agreed|resigned=[0-3]))?",
    ) {
        let mut game = set.parse::<Specification>().expect("a rule set").new_game();
        let start = game.position_text();
        let cells = game.cells().join("/");
        if game.set_up(&format!("{cells}:1:{rest}{end}")).is_err() {
            prop_assert_eq!(game.position_text(), start);
        } else {
            prop_assert_eq!(Sight::of(game.as_ref()), Sight::of(by_text(game.as_ref()).as_ref()));
        }
    }
}

const SETS: [&str; 7] = [
    "connect-four",
    "connect-four:rule=pop-out,rows=2,columns=3,connect=3",
    "tic-tac-toe:rule=ultimate",
    "gomoku:size=9,rule=renju,foul=lose,max-moves=9",
    "gomoku:size=9,opening=swap2",
    "gomoku:size=9,opening=yamaguchi,passes=on",
    "gomoku:size=9,opening=swap5,rule=renju",
];
