//! The peers play the same games as we do: what differs is the time.
#![cfg(feature = "peers")]

use boardwright_bench::{Tally, ours, peers};
use boardwright_connect_four::connect_four;
use rstest::rstest;

#[rstest]
#[case::gamie(peers::gamie::connect_four)]
#[case::connect_four_ai(peers::connect_four_ai::connect_four)]
fn same_games(#[case] playouts: fn(u64, u64) -> Tally) {
    assert_eq!(playouts(10_000, 1), ours::playouts(&connect_four(), 10_000, 1));
}

/// These draw in another way, so only their results can be compared: within four standard errors
/// of the shares that the documentation states.
#[rstest]
#[case::board_game(peers::board_game::connect_four)]
#[case::board_game_retried(peers::board_game::connect_four_by_retrying)]
#[case::minimax(peers::minimax::connect_four)]
fn same_results(#[case] playouts: fn(u64, u64) -> Tally) {
    let games = 200_000;
    let tally = playouts(games, 1);
    for (won, share) in tally.wins.into_iter().zip([0.55575, 0.44169]) {
        let error = (share * (1.0 - share) / games as f64).sqrt();
        assert!((won as f64 / games as f64 - share).abs() < 4.0 * error, "{tally:?}");
    }
}

#[test]
fn same_gomoku() {
    use boardwright_bench::floor::gomoku;
    assert_eq!(peers::gamie::gomoku(2_000, 1), gomoku::freestyle::<15>(2_000, 1));
}
