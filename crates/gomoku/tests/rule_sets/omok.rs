//! Omok: exactly five wins, and a double-three is forbidden to both players. Two fours, and six or
//! more, are no foul. The slow twin of the fouls judges every picture as well.

use boardwright_gomoku::RuleSet;
use rstest::rstest;

use crate::Verdict::{self, DoubleThree, Nothing, Win};
use crate::{assert_verdict, is_double_three_in_omok};

#[rstest]
#[case::five_free_at_both_ends(". X X * X X .", Win)]
#[case::five_held_at_both_ends("O X X * X X O", Win)]
#[case::five_held_and_at_the_edge("* X X X X O", Win)]
#[case::five_from_edge_to_edge("X X X X *", Win)]
#[case::six_is_nothing_and_no_foul(". X X X * X X .", Nothing)]
#[case::six_from_edge_to_edge("X X X * X X", Nothing)]
#[case::two_threes(
    "
    . . . . . . . .
    . . . . . . . .
    . . . . X . . .
    . . . . X . . .
    . . X X * . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .",
    DoubleThree
)]
#[case::two_threes_on_diagonals(
    "
    . . . . . . . . .
    . . . . . . . . .
    . . X . . . X . .
    . . . X . X . . .
    . . . . * . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .",
    DoubleThree
)]
#[case::a_split_three_and_a_whole_one(
    "
    . . . . . . . .
    . . . . . . . .
    . . . . X . . .
    . . . . X . . .
    . X . X * . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .",
    DoubleThree
)]
#[case::a_three_with_one_cell_to_the_edge(
    "
    . . . . . . . .
    . . . . . . . .
    . . . X . . . .
    . . . X . . . .
    . X X * . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .",
    DoubleThree
)]
#[case::a_three_at_the_edge_is_none(
    "
    . . . . . . . .
    . . . . . . . .
    . . X . . . . .
    . . X . . . . .
    X X * . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .",
    Nothing
)]
#[case::a_three_held_at_one_end_is_none(
    "
    . . . . . . . .
    . . . . . . . .
    . . . . X . . .
    . . . . X . . .
    . O X X * . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .",
    Nothing
)]
#[case::a_three_without_room_for_five_is_none(
    "
    . . . . . . . .
    . . . . . . . .
    . . . . X . . .
    . . . . X . . .
    O . X X * . O .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .",
    Nothing
)]
#[case::a_three_that_leads_to_six_is_none(
    "
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . X . . . .
    . . . . . X . . . .
    X . . X X * . X . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .",
    Nothing
)]
#[case::a_four_and_a_three(
    "
    . . . . . . . .
    . . . . . . . .
    . . . . X . . .
    . . . . X . . .
    O X X X * . . .
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
#[case::two_fours_in_one_line_are_no_foul("X X . X * . X X", Nothing)]
#[case::a_four_and_two_threes(
    "
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . X . X . .
    . . . . . X X . . .
    . O X X X * . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .",
    DoubleThree
)]
#[case::five_beats_two_threes(
    "
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . X . X . .
    . . . . . X X . . .
    O X X X X * . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .",
    Win
)]
#[case::six_does_not_beat_two_threes(
    "
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . X . X . .
    . . . . . X X . . .
    . . X X X * X X . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .",
    DoubleThree
)]
fn the_mover_plays_on_the_star(#[case] picture: &str, #[case] expected: Verdict) {
    assert_verdict(RuleSet::Omok, picture, expected);
    assert_eq!(is_double_three_in_omok(picture), expected == Verdict::DoubleThree);
}
