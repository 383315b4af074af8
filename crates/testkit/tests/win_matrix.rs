//! The win-check matrix: what is in it, and the plain board run through it.

use boardwright_core::Rules;
use boardwright_grid::{
    CellBoard, CellGrid, CellPlacement, Direction, DirectionalWin, Line, Shape, Stone,
};
use boardwright_testkit::{Twist, WinMatrix, WindowJudge};
use rstest::rstest;

/// Room for free runs, and rows and columns that differ.
fn shape_for(length: u8) -> Shape {
    Shape::new([usize::from(length) + 3, usize::from(length) + 4]).expect("sides from 6 to 10")
}

fn lines(length: u8) -> [Line; 2] {
    [Line::at_least(length), Line::exactly(length)]
}

#[rstest]
fn every_direction_has_every_place_of_the_last_stone_at_every_border(
    #[values(3, 4, 5, 6)] length: u8,
) {
    let matrix = WinMatrix::new(shape_for(length), Line::at_least(length));
    for &direction in Direction::all() {
        for place in 0..usize::from(length) {
            let lines: Vec<_> = matrix
                .cases()
                .iter()
                .filter(|case| case.twist() == Twist::Line && case.direction() == direction)
                .filter(|case| case.pattern().find('*') == Some(place))
                .collect();
            assert!(lines.iter().any(|case| case.border().is_free()));
            // Rows and columns end in four corners, diagonals of one direction in two; at the
            // other two corners they cut across, from edge to edge.
            let corners = lines.iter().filter(|case| case.border().is_corner()).count();
            let straight = [Direction::HORIZONTAL, Direction::VERTICAL].contains(&direction);
            assert_eq!(corners, if straight { 4 } else { 2 });
            let edges =
                lines.iter().filter(|case| !case.border().is_corner() && !case.border().is_free());
            assert_eq!(edges.count(), if straight { 4 } else { 4 + 2 });
        }
    }
}

#[rstest]
fn the_window_judge_agrees_with_every_verdict(#[values(3, 4, 5, 6)] length: u8) {
    for line in lines(length) {
        let judge = WindowJudge::new(shape_for(length), line);
        let matrix = WinMatrix::new(shape_for(length), line);
        let gravity = matrix.under_gravity();
        for case in matrix.cases().iter().chain(gravity.cases()) {
            let mut board = case.before();
            assert!(judge.lines(&board).is_empty(), "{case}");
            board.place(case.last(), Stone::FIRST);
            assert_eq!(judge.lines(&board).contains(&Stone::FIRST), case.wins(), "{case}");
            assert!(!judge.lines(&board).contains(&Stone::SECOND), "{case}");
        }
    }
}

#[rstest]
fn the_plain_board_finds_every_line(#[values(3, 4, 5, 6)] length: u8) {
    // The second shape takes two words, however its cells are numbered.
    for shape in [shape_for(length), Shape::new([9, 10]).expect("90 cells")] {
        for line in lines(length) {
            let rules = Rules::for_two(CellPlacement::new(), DirectionalWin::new(line));
            let matrix = WinMatrix::new(shape, line);
            let count = matrix.check(&rules, &CellBoard::new(shape), |cell| cell);
            println!("{length} in a row, exactly {}: {count:?}", line.is_exact());
            assert!(count.wins >= 24 && count.near_misses >= 24);
        }
    }
}

/// Where a line takes a whole side, every run touches both edges.
#[rstest]
fn a_line_as_long_as_the_board(#[values(3, 4, 5, 6)] length: u8) {
    let shape = Shape::new([usize::from(length); 2]).expect("sides from 3 to 6");
    let line = Line::at_least(length);
    let rules = Rules::for_two(CellPlacement::new(), DirectionalWin::new(line));
    let count = WinMatrix::new(shape, line).check(&rules, &CellBoard::new(shape), |cell| cell);
    assert!(count.wins >= 24 && count.near_misses >= 24, "{count:?}");
}
