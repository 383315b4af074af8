//! The brute-force judge against counts known from elsewhere.

use boardwright_grid::{CellBoard, Line, Picture, Shape, Stone};
use boardwright_testkit::WindowJudge;
use rstest::rstest;

#[rstest]
#[case::connect_four(6, 7, 4, 69)]
#[case::tic_tac_toe(3, 3, 3, 8)]
#[case::gomoku(15, 15, 5, 572)]
fn windows_of_the_plane(
    #[case] rows: usize,
    #[case] columns: usize,
    #[case] length: u8,
    #[case] windows: usize,
) {
    let shape = Shape::new([rows, columns]).expect("a shape that boards have");
    assert_eq!(WindowJudge::new(shape, Line::at_least(length)).windows(), windows);
}

/// 76 lines on the cube of Qubic, 49 on the one of side 3.
#[rstest]
#[case(4, 76)]
#[case(3, 49)]
fn windows_of_the_cube(#[case] side: usize, #[case] windows: usize) {
    let shape = Shape::new([side; 3]).expect("a shape that boards have");
    assert_eq!(WindowJudge::new(shape, Line::at_least(side as u8)).windows(), windows);
}

#[rstest]
#[case::a_row("..XXX.", true, true)]
#[case::too_short("XX.X..", false, false)]
#[case::broken("XXOX..", false, false)]
#[case::longer("XXXX..", true, false)]
#[case::between_opponents(".OXXXO", true, true)]
fn lines_of_three(#[case] row: &str, #[case] at_least: bool, #[case] exactly: bool) {
    let picture = Picture::parse(row, &['X', 'O']).expect("a picture");
    let board = CellBoard::from(&picture);
    let finds =
        |line| WindowJudge::new(picture.shape(), line).lines(&board).contains(&Stone::FIRST);
    assert_eq!((finds(Line::at_least(3)), finds(Line::exactly(3))), (at_least, exactly));
}
