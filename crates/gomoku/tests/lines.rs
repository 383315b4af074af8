//! Freestyle and standard: what wins, shown in pictures.
//!
//! `*` marks the cell on which Black plays, and `X` and `O` are Black's and White's stones.

use boardwright_core::{Outcome, Seat};
use boardwright_gomoku::{LineGame, freestyle, freestyle_15, standard};
use boardwright_grid::{Cell, CellGrid, LineBoard31, Picture, Stone};
use rstest::rstest;

/// The verdict after Black plays on `*`.
fn verdict(game: &LineGame, text: &str) -> Option<Outcome> {
    let picture = Picture::parse(text, &['X', 'O', '*']).expect("a picture");
    let marked = Stone::new(2);
    let cell = picture.stones().find(|&(_, stone)| stone == marked).expect("a marked cell").0;
    let mut board = LineBoard31::new(picture.shape()).expect("a small board");
    for (cell, stone) in picture.stones().filter(|&(_, stone)| stone != marked) {
        board.place(cell, stone);
    }
    let mut position = game.rules().position(board, Seat::FIRST);
    game.rules().play(&mut position, cell).expect("a free cell");
    position.outcome()
}

#[rstest]
#[case::row_in_the_corner(
    "
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    * X X X X O",
    true,
    true
)]
#[case::four_only(
    "
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    * X X X . X",
    false,
    false
)]
#[case::six(
    "
    . . . . . .
    . . . . . .
    X X X * X X
    . . . . . .
    . . . . . .
    . . . . . .",
    true,
    false
)]
#[case::six_and_five(
    "
    . . . X . .
    . . . X . .
    X X X * X X
    . . . X . .
    . . . X . .
    . . . . . .",
    true,
    true
)]
#[case::diagonal_between_two_edges(
    "
    . . . . X .
    . . . X . .
    . . X . . .
    . * . . . .
    X . . . . .
    . . . . . .",
    true,
    true
)]
#[case::anti_diagonal_broken_by_white(
    "
    X . . . . .
    . X . . . .
    . . X . . .
    . . . O . .
    . . . . * .
    . . . . . .",
    false,
    false
)]
#[case::no_line_round_the_edge(
    "
    . . . . . .
    . . . . . .
    X X . . . .
    . . . X X *
    . . . . . .
    . . . . . .",
    false,
    false
)]
fn black_on_the_star(
    #[case] picture: &str,
    #[case] wins_freestyle: bool,
    #[case] wins_standard: bool,
) {
    let won = Some(Outcome::Win(Seat::FIRST));
    assert_eq!(verdict(&freestyle(6).unwrap(), picture), won.filter(|_| wins_freestyle));
    assert_eq!(verdict(&standard(6).unwrap(), picture), won.filter(|_| wins_standard));
}

#[rstest]
fn sizes_run_from_5_to_26(#[values(0, 1, 4, 27, 64, usize::MAX)] size: usize) {
    let message = format!("a side of {size} is out of range: sides run from 5 to 26");
    assert_eq!(freestyle(size).unwrap_err().to_string(), message);
    assert_eq!(standard(size).unwrap_err().to_string(), message);
}

#[test]
fn a_line_of_five_fits_the_smallest_board_and_the_far_corner_of_the_largest() {
    for size in [5, 26] {
        let mut game = standard(size).unwrap();
        for step in 1..=5 {
            let edge = (size - step) as u8;
            game.play(Cell::new(edge, edge)).unwrap();
            if step < 5 {
                game.play(Cell::new(0, edge)).unwrap();
            }
        }
        assert_eq!(game.winner(), Some(Seat::FIRST));
    }
}

#[test]
fn a_position_on_the_usual_board_takes_at_most_1_kb() {
    assert!(size_of_val(freestyle_15().position()) <= 1024);
}
