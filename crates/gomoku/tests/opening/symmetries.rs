//! Which symmetries a game with an opening has, on squares with and without a middle cell.

use boardwright_gomoku::{Protocol, freestyle, with_opening};
use boardwright_grid::{Symmetric, Symmetry};
use rstest::rstest;

#[rstest]
#[case::stones_anywhere(Protocol::Swap, 8, 8)]
#[case::stones_anywhere_and_a_branch(Protocol::Swap2, 8, 8)]
#[case::one_stone(Protocol::Swap1, 8, 8)]
#[case::five_stones(Protocol::Swap5, 8, 8)]
#[case::beyond_a_window(Protocol::Pro, 8, 2)]
#[case::beyond_a_large_window(Protocol::LongPro, 8, 2)]
#[case::within_windows(Protocol::Rif, 8, 2)]
#[case::with_a_declaration(Protocol::Yamaguchi, 8, 2)]
#[case::with_a_later_declaration(Protocol::Soosyrv8, 8, 2)]
#[case::within_windows_and_a_branch(Protocol::Taraguchi10, 8, 2)]
fn a_window_round_a_centre_off_the_middle_leaves_two(
    #[case] protocol: Protocol,
    #[case] odd: usize,
    #[case] even: usize,
) {
    for (size, expected) in [(15, odd), (9, odd), (20, even), (26, even)] {
        let game = with_opening(freestyle(size).unwrap(), protocol).unwrap();
        let symmetries = game.rules().moves().symmetries(game.board());
        assert_eq!(symmetries.len(), expected, "{size}");
        assert!(symmetries.contains(&Symmetry::Transpose));
    }
}
