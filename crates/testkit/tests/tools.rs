//! The smaller tools: random games that shrink, and the chi-squared test.

use boardwright_core::Player;
use boardwright_grid::{Cell, CellPlacement, Grid, Line, Shape, Stone};
use boardwright_testkit::{ChiSquared, games, plain_perft, plain_twin};
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};
use rstest::rstest;

type Twin = boardwright_core::Game<
    boardwright_testkit::PlainGrid,
    CellPlacement,
    boardwright_testkit::WindowJudge,
>;

fn tic_tac_toe() -> Twin {
    let players = [Player::new("Cross", 'X'), Player::new("Nought", 'O')];
    let shape = Shape::new([3, 3]).expect("a shape that boards have");
    plain_twin(CellPlacement::new(), shape, Line::at_least(3), &players)
}

/// The shortest game with a nought in the middle: any cross elsewhere, then the nought.
#[test]
fn a_failing_game_shrinks_to_the_shortest() {
    // Shrinking takes one step at a time and can end a little longer, so the seed is fixed.
    let config = Config { failure_persistence: None, ..Config::default() };
    let seed = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(config, seed);
    let result =
        runner.run(&games(tic_tac_toe(), 9), |game| match game.board().at(Cell::new(1, 1)) {
            Some(Stone::SECOND) => Err(TestCaseError::fail("a nought in the middle")),
            _ => Ok(()),
        });
    let Err(TestError::Fail(_, game)) = result else { panic!("the middle is never a nought's") };
    assert_eq!(game.ply(), 2);
}

/// Known numbers: 255,168 games in all, of which 127,872 take nine moves.
#[test]
fn the_plain_count_of_tic_tac_toe() {
    let game = tic_tac_toe();
    let counts: Vec<u64> =
        (0..=9).map(|depth| plain_perft(game.rules(), game.position(), depth)).collect();
    assert_eq!(counts, [1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872]);
}

/// For an even number of degrees of freedom the probability to exceed a value is a finite sum.
#[rstest]
fn the_limit_is_exceeded_about_once_in_a_million(#[values(2, 6, 24, 80, 224)] degrees: usize) {
    let limit = ChiSquared::of(&vec![10; degrees + 1], &vec![1; degrees + 1]).limit;
    let half = limit / 2.0;
    let mut term = (-half).exp();
    let mut probability = 0.0;
    for k in 0..degrees / 2 {
        probability += term;
        term *= half / (k + 1) as f64;
    }
    assert!((0.25e-6..1.5e-6).contains(&probability), "{probability:e}");
}

#[rstest]
#[case::even(&[100, 100, 100], &[1, 1, 1], 0.0)]
#[case::uneven(&[110, 90], &[1, 1], 2.0)]
#[case::by_weight(&[60, 30], &[2, 1], 0.0)]
#[case::impossible(&[60, 1], &[1, 0], f64::INFINITY)]
fn the_statistic(#[case] counts: &[u64], #[case] weights: &[u32], #[case] expected: f64) {
    assert_eq!(ChiSquared::of(counts, weights).statistic, expected);
}
