//! Random games of every rule set side by side with its plain twin.
//!
//! `BOARDWRIGHT_GAMES` sets how many games there are of each.

mod plain;

use boardwright_core::{Game, Reason, Seat};
use boardwright_gomoku::{
    GomokuBoard, GomokuOn, Input, OnFoul, Options, RuleSet, Three, gomoku, players, shape,
};
use boardwright_grid::{CellBoard, CellGrid, LineBoard15};
use boardwright_testkit::{Tally, cross_check, fewer_games_wanted, games_wanted};
use rstest::rstest;

use plain::twin;

fn game_on<G: CellGrid>(board: G, options: Options) -> GomokuOn<G> {
    Game::new(options.rules(), GomokuBoard::new(board), players()).expect("two players")
}

fn check(name: &str, size: usize, options: Options, games: u32) -> Tally {
    let small = LineBoard15::new(shape(size).expect("a size")).expect("a small size");
    let game = game_on(small, options);
    let twin = twin(size, options);
    let seed = size as u64;
    let tally = cross_check(&game, &twin, |input| *input, games_wanted(games), seed);
    println!("{name} on {size} x {size}: {tally}");
    tally
}

#[rstest]
fn games_without_fouls(
    #[values(RuleSet::Freestyle, RuleSet::Standard, RuleSet::Caro, RuleSet::CaroStandard)]
    rule_set: RuleSet,
    #[values(7, 15)] size: usize,
) {
    let games = if size == 15 { 150 } else { 800 };
    let tally = check(rule_set.name(), size, Options::of(rule_set), games);
    let both_win = tally.wins.iter().all(|&wins| wins > 0);
    assert!(both_win || fewer_games_wanted(games), "{tally}");
}

#[rstest]
#[case::renju(RuleSet::Renju, 8, 40)]
#[case::omok(RuleSet::Omok, 8, 40)]
fn games_with_fouls(
    #[case] rule_set: RuleSet,
    #[case] size: usize,
    #[case] games: u32,
    #[values(OnFoul::Reject, OnFoul::Lose)] foul: OnFoul,
    #[values(Three::Strict, Three::FiveCounts)] three: Three,
    #[values(true, false)] passes: bool,
) {
    let options = Options { foul, three, passes, ..Options::of(rule_set) };
    let tally = check(&format!("{options:?}"), size, options, games);
    let both_win = tally.wins.iter().all(|&wins| wins > 0);
    assert!(both_win || fewer_games_wanted(games), "{tally}");
}

#[rstest]
#[case::few_empty_points(Options { draw_empty: 20, ..Options::of(RuleSet::Standard) })]
#[case::few_moves(Options { max_moves: 30_u16.try_into().ok(), passes: true, ..Options::of(RuleSet::Caro) })]
#[case::passes(Options { passes: true, ..Options::of(RuleSet::Freestyle) })]
fn games_that_are_drawn(#[case] options: Options) {
    let tally = check(&format!("{options:?}"), 7, options, 300);
    assert!(tally.draws > 0 || fewer_games_wanted(300), "{tally}");
}

/// On 5 and 6 lines a side Black is left without a legal point now and then.
#[rstest]
fn crowded_games(#[values(5, 6)] size: usize) {
    let options = Options { passes: false, ..Options::of(RuleSet::Renju) };
    check("renju without passes", size, options, 150);
}

/// Whatever grid the stones lie on.
#[rstest]
fn other_grids(#[values(RuleSet::Renju, RuleSet::Omok, RuleSet::Caro)] rule_set: RuleSet) {
    let twin = twin(7, Options::of(rule_set));
    let game = gomoku(7, Options::of(rule_set)).expect("a size");
    cross_check(&game, &twin, |input| *input, games_wanted(20), 1);
    let plain = CellBoard::new(shape(7).expect("a size"));
    let game = game_on(plain, Options::of(rule_set));
    cross_check(&game, &twin, |input| *input, games_wanted(20), 2);
}

/// Random games hardly ever meet a point on which the two readings of a three differ: this is the
/// smallest position that has one.
#[rstest]
#[case::strict(Three::Strict, None)]
#[case::five_counts(Three::FiveCounts, Some("forbidden_double_three"))]
fn the_reading_of_a_three_is_an_option(
    #[case] three: Three,
    #[case] reason: Option<&str>,
    #[values(RuleSet::Renju, RuleSet::Omok)] rule: RuleSet,
) {
    let mut game = gomoku(15, Options { three, ..Options::of(rule) }).expect("a size");
    let stone = |text: &str| Input::Stone(text.parse().expect("a cell"));
    let black = ["e8", "f8", "g4", "g5", "g6", "g7", "h6", "h7"];
    let white = ["a1", "a3", "a5", "a7", "a9", "a11", "a13", "a15"];
    for (black, white) in black.into_iter().zip(white) {
        game.play(stone(black)).expect("legal");
        game.play(stone(white)).expect("legal");
    }
    let played = game.play(stone("h8"));
    assert_eq!(played.err().map(|error| error.reason()), reason);
}

/// What is redone is judged again: the foul loses as it did.
#[rstest]
#[case::renju(RuleSet::Renju, "h8 a1 i8 a3 j9 a5 j10 a7 j8", Seat::SECOND)]
#[case::white_in_omok(RuleSet::Omok, "a1 h8 a3 i8 a5 j9 a7 j10 o15 j8", Seat::FIRST)]
fn a_foul_that_lost_is_redone(#[case] rule: RuleSet, #[case] moves: &str, #[case] winner: Seat) {
    let options = Options { foul: OnFoul::Lose, ..Options::of(rule) };
    let mut game = gomoku(15, options).expect("a size");
    for text in moves.split(' ') {
        game.play(Input::Stone(text.parse().expect("a cell"))).expect("legal");
    }
    assert_eq!(game.winner(), Some(winner));
    let end = game.clone();
    while game.undo().is_ok() {}
    while game.redo().is_ok() {}
    assert_eq!(game, end);
}
