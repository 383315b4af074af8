//! Caro: six or more win, and five of which at most one end is held by a stone of the opponent. The
//! edge of the board holds no end.

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
#[case::six(". X X X * X X .", Win)]
#[case::six_held_at_both_ends("O X X X * X X O", Win)]
#[case::seven_held_and_at_the_edge("X X X * X X X O", Win)]
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
    Win
)]
fn the_mover_plays_on_the_star(#[case] picture: &str, #[case] expected: Verdict) {
    assert_verdict(RuleSet::Caro, picture, expected);
}
