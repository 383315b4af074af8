//! The floors play the games they claim to play. Otherwise a ratio to them says nothing.

use boardwright_bench::{Tally, floor, ours};
use boardwright_connect_four::connect_four;
use rstest::rstest;

const SEED: u64 = 1;

/// Both draw columns alike, so the same seed gives the same games.
#[test]
fn connect_four_plays_the_same_games() {
    let ours = ours::playouts(&connect_four(), 20_000, SEED);
    assert_eq!(floor::connect_four::playouts(20_000, SEED), ours);
}

#[rstest]
#[case(1, 7)]
#[case(6, 117_649)]
#[case(7, 823_536)]
#[case(8, 5_673_234)]
#[case(9, 39_394_572)]
fn connect_four_perft(#[case] depth: u32, #[case] sequences: u64) {
    assert_eq!(floor::connect_four::perft(depth), sequences);
}

/// From the 255,168 complete games: 1,440 of 5 moves, 5,328 of 6, 47,952 of 7, 72,576 of 8 and
/// 127,872 of 9, a game of n moves as likely as (9 - n)!/9!.
#[test]
fn tic_tac_toe_results() {
    let tally = floor::tic_tac_toe::playouts(400_000, SEED);
    assert_share(tally, tally.wins[0], 737.0 / 1260.0);
    assert_share(tally, tally.wins[1], 121.0 / 420.0);
    assert_share(tally, tally.draws, 8.0 / 63.0);
    assert_mean_length(tally, 3203.0 / 420.0, 1.2986);
}

/// Checks that so many of the games are within four standard errors of a `share`.
fn assert_share(tally: Tally, count: u64, share: f64) {
    let games = tally.games as f64;
    let error = (share * (1.0 - share) / games).sqrt();
    let found = count as f64 / games;
    assert!((found - share).abs() <= 4.0 * error, "{found} instead of {share}");
}

/// Checks that games last as many moves as they should, within four standard errors.
fn assert_mean_length(tally: Tally, plies: f64, standard_deviation: f64) {
    let games = tally.games as f64;
    let found = tally.plies as f64 / games;
    let error = standard_deviation / games.sqrt();
    assert!((found - plies).abs() <= 4.0 * error, "{found} instead of {plies}");
}
