//! What positions weigh, and that playing random games on them never asks for memory.

use allocation_counter::measure;
use boardwright_connect_four::{DropBoard, StandardBoard, connect_four, connect_n};
use boardwright_core::{Board, Game, MoveRule, Position, WinStrategy};
use boardwright_gomoku::{freestyle, freestyle_15, freestyle_19, standard_15};
use boardwright_grid::{Hashed, LineBoard15, LineBoard20, Mirrored};
use boardwright_tic_tac_toe::{ThreeByThree, m_n_k, square, tic_tac_toe};
use rstest::rstest;

#[test]
fn positions_are_small_plain_data() {
    const fn is_copy<T: Copy>() {}
    const {
        is_copy::<Position<StandardBoard>>();
        assert!(size_of::<Position<StandardBoard>>() == 24);
        is_copy::<Position<ThreeByThree>>();
        assert!(size_of::<Position<ThreeByThree>>() == 12);
        is_copy::<Position<LineBoard15>>();
        assert!(size_of::<Position<LineBoard15>>() <= 1024);
        is_copy::<Position<LineBoard20>>();
        assert!(size_of::<Position<LineBoard20>>() <= 3456);
        is_copy::<Position<Hashed<StandardBoard, Mirrored>>>();
        assert!(size_of::<Position<Hashed<StandardBoard, Mirrored>>>() == 40);
    }
}

/// The position was cloned before, which for a board of any size takes memory.
#[rstest]
#[case::connect_four(connect_four())]
#[case::connect_four_of_any_size(connect_n(10, 10, 4).unwrap())]
#[case::tic_tac_toe(tic_tac_toe())]
#[case::tic_tac_toe_with_counters(square(5).unwrap())]
#[case::tic_tac_toe_of_any_size(m_n_k(4, 5, 4).unwrap())]
#[case::gomoku_freestyle_15(freestyle_15())]
#[case::gomoku_standard_15(standard_15())]
#[case::gomoku_freestyle_19(freestyle_19())]
#[case::gomoku_freestyle_20(freestyle(20).unwrap())]
fn a_playout_allocates_nothing<B, R, W>(#[case] game: Game<B, R, W>)
where
    B: Board,
    R: MoveRule<B>,
    W: WinStrategy<B, R::Change>,
{
    let mut rng = fastrand::Rng::with_seed(1);
    let mut plies = 0;
    for _ in 0..100 {
        let mut position = game.position().clone();
        let allocations = measure(|| {
            plies += game.rules().playout(&mut position, &mut |sides| rng.u32(..sides));
        });
        assert_eq!(allocations.count_total, 0);
        assert!(position.is_over());
    }
    assert!(plies > 100 * 4);
}

/// The counter counts: otherwise the test above could not fail.
#[test]
fn cloning_a_board_of_any_size_allocates() {
    let game = connect_n(6, 7, 4).unwrap();
    let mut clone: Option<Position<DropBoard>> = None;
    let allocations = measure(|| clone = Some(game.position().clone()));
    assert!(allocations.count_total > 0);
    assert_eq!(clone.as_ref(), Some(game.position()));
}
