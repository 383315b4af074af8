//! Caro with the length of the standard rule: exactly five wins, if at most one end is held by a
//! stone of the opponent. The edge of the board holds no end, and six or more is nothing.

use boardwright_gomoku::RuleSet;
use rstest::rstest;

use crate::Verdict::{self, Nothing, Win};
use crate::assert_verdict;

#[rstest]
#[case::free_at_both_ends(". X X * X X .", Win)]
#[case::held_at_the_left("O X X * X X .", Win)]
#[case::held_at_the_right(". X X * X X O", Win)]
#[case::held_at_both_ends("O X X * X X O", Nothing)]
#[case::held_and_at_the_edge("* X X X X O", Win)]
#[case::from_edge_to_edge("X X X X *", Win)]
#[case::held_two_cells_away_at_both_ends("O . X X * X X . O", Win)]
#[case::held_at_one_end_and_two_cells_away_at_the_other("O X X * X X . O", Win)]
#[case::an_own_stone_after_the_free_end("O X X * X X . X", Win)]
#[case::six(". X X X * X X .", Nothing)]
#[case::six_held_at_both_ends("O X X X * X X O", Nothing)]
#[case::seven_held_and_at_the_edge("X X X * X X X O", Nothing)]
#[case::four(". X X * X .", Nothing)]
#[case::a_column_held_above_and_at_the_edge_below(
    "
    O . .
    X . .
    X . .
    * . .
    X . .
    X . .",
    Win
)]
#[case::a_column_held_at_both_ends(
    "
    . . O
    . . X
    . . X
    . . *
    . . X
    . . X
    . . O",
    Nothing
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
    Nothing
)]
#[case::an_anti_diagonal_held_at_one_end(
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
#[case::a_held_five_and_a_free_one(
    "
    . . . . X . . .
    . . . . X . . .
    . O X X * X X O
    . . . . X . . .
    . . . . X . . .
    . . . . . . . .",
    Win
)]
#[case::two_held_fives(
    "
    . . . . O . . .
    . . . . X . . .
    . . . . X . . .
    . O X X * X X O
    . . . . X . . .
    . . . . X . . .
    . . . . O . . .",
    Nothing
)]
#[case::a_held_five_and_a_held_six(
    "
    . . . . O . . .
    . . . . X . . .
    . . . . X . . .
    O X X X * X X O
    . . . . X . . .
    . . . . X . . .
    . . . . O . . .",
    Nothing
)]
#[case::a_free_five_and_a_six(
    "
    . . . X . . .
    . . . X . . .
    X X X * X X .
    . . . X . . .
    . . . X . . .",
    Win
)]
#[case::six_from_edge_to_edge("X X X * X X", Nothing)]
fn the_mover_plays_on_the_star(#[case] picture: &str, #[case] expected: Verdict) {
    assert_verdict(RuleSet::CaroStandard, picture, expected);
}
