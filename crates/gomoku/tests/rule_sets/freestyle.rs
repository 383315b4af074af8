//! Freestyle: five or more win, whatever holds their ends, and nothing is forbidden.

use boardwright_gomoku::RuleSet;
use rstest::rstest;

use crate::Verdict::{self, Nothing, Win};
use crate::assert_verdict;

#[rstest]
#[case::free_at_both_ends(". X X * X X .", Win)]
#[case::held_at_one_end("O X X * X X .", Win)]
#[case::held_at_both_ends("O X X * X X O", Win)]
#[case::held_and_at_the_edge("* X X X X O", Win)]
#[case::from_edge_to_edge("X X X X *", Win)]
#[case::six(". X X X * X X .", Win)]
#[case::six_held_at_both_ends("O X X X * X X O", Win)]
#[case::nine_from_edge_to_edge("X X X X * X X X X", Win)]
#[case::four(". X X * X .", Nothing)]
#[case::four_in_a_corner("* X X X O", Nothing)]
#[case::a_gap_in_it("X X * . X X", Nothing)]
#[case::an_opponent_in_it("X X X * O X X", Nothing)]
#[case::a_column_at_the_edge(
    "
    O . .
    X . .
    X . .
    * . .
    X . .
    X . .",
    Win
)]
#[case::a_diagonal_held_at_both_ends(
    "
    . . . . . . O
    . . . . . X .
    . . . . X . .
    . . . * . . .
    . . X . . . .
    . X . . . . .
    O . . . . . .",
    Win
)]
#[case::an_anti_diagonal(
    "
    O . . . . . .
    . X . . . . .
    . . X . . . .
    . . . * . . .
    . . . . X . .
    . . . . . X .
    . . . . . . .",
    Win
)]
#[case::two_threes_are_no_foul(
    "
    . . . . . . . .
    . . . . . . . .
    . . . . X . . .
    . . . . X . . .
    . . X X * . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .",
    Nothing
)]
#[case::two_fours_are_no_foul(
    "
    . . . . O . . .
    . . . . X . . .
    . . . . X . . .
    . . . . X . . .
    O X X X * . . .
    . . . . . . . .
    . . . . . . . .",
    Nothing
)]
fn the_mover_plays_on_the_star(#[case] picture: &str, #[case] expected: Verdict) {
    assert_verdict(RuleSet::Freestyle, picture, expected);
}
