//! Standard: exactly five wins. Six or more is nothing and the game goes on.

use boardwright_gomoku::RuleSet;
use rstest::rstest;

use crate::Verdict::{self, Nothing, Win};
use crate::assert_verdict;

#[rstest]
#[case::free_at_both_ends(". X X * X X .", Win)]
#[case::held_at_both_ends("O X X * X X O", Win)]
#[case::held_and_at_the_edge("* X X X X O", Win)]
#[case::from_edge_to_edge("X X X X *", Win)]
#[case::beside_a_gap_and_a_stone(". X X * X X . X", Win)]
#[case::six(". X X X * X X .", Nothing)]
#[case::six_by_a_stone_near_its_end(". X * X X X X .", Nothing)]
#[case::six_held_at_both_ends("O X X X * X X O", Nothing)]
#[case::six_from_edge_to_edge("X X X * X X", Nothing)]
#[case::nine_from_edge_to_edge("X X X X * X X X X", Nothing)]
#[case::four(". X X * X .", Nothing)]
#[case::a_gap_in_it("X X * . X X", Nothing)]
#[case::a_column_held_at_both_ends(
    "
    . . O
    . . X
    . . X
    . . *
    . . X
    . . X
    . . O",
    Win
)]
#[case::a_diagonal_from_corner_to_corner(
    "
    . . . . X
    . . . X .
    . . * . .
    . X . . .
    X . . . .",
    Win
)]
#[case::six_on_a_diagonal(
    "
    . . . . . . X
    . . . . . X .
    . . . . X . .
    . . . * . . .
    . . X . . . .
    . X . . . . .
    O . . . . . .",
    Nothing
)]
#[case::five_in_one_line_and_six_in_another(
    "
    . . . X . . .
    . . . X . . .
    X X X * X X .
    . . . X . . .
    . . . X . . .",
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
fn the_mover_plays_on_the_star(#[case] picture: &str, #[case] expected: Verdict) {
    assert_verdict(RuleSet::Standard, picture, expected);
}
