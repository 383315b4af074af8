//! The floors play the games they claim to play. Otherwise a ratio to them says nothing.

mod support;

use boardwright_bench::{Tally, floor, ours};
use boardwright_connect_four::connect_four;
use boardwright_gomoku::{freestyle_15, standard_15};
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
    assert_eq!(ours::perft(&connect_four(), depth), sequences);
}

#[test]
fn tic_tac_toe_results() {
    support::TIC_TAC_TOE.check(floor::tic_tac_toe::playouts(400_000, SEED));
}

/// The board keeps its free cells as the floor does, so here too the games are the same.
#[rstest]
#[case::freestyle(
    floor::gomoku::freestyle::<15>(5_000, SEED),
    ours::playouts(&freestyle_15(), 5_000, SEED)
)]
#[case::standard(
    floor::gomoku::standard::<15>(5_000, SEED),
    ours::playouts(&standard_15(), 5_000, SEED)
)]
fn gomoku_plays_the_same_games(#[case] floor: Tally, #[case] ours: Tally) {
    assert_eq!(floor, ours);
}
