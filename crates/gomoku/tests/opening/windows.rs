//! Where the first stones may lie.

use std::collections::BTreeSet;

use boardwright_core::Reason;
use boardwright_gomoku::{Input, OpeningError, Protocol, Window, shape};
use boardwright_grid::{Cell, Shape};
use rstest::rstest;

use crate::table::table;

/// The second and the third stone of an opening, as steps to the right and up from the first.
type Pattern = [(i32, i32); 2];

/// The 26 openings by their traditional diagrams: the first stone is h8.
fn published() -> Vec<Pattern> {
    let direct = "h9: h10 i10 j10 i9 j9 i8 j8 h7 i7 j7 h6 i6 j6";
    let indirect = "i9: j10 j9 j8 j7 j6 i8 i7 i6 h7 h6 g7 g6 f6";
    let steps = |cell: &str| {
        let cell: Cell = cell.parse().expect("a cell");
        (i32::from(cell.column()) - 7, i32::from(cell.row()) - 7)
    };
    [direct, indirect]
        .iter()
        .flat_map(|line| {
            let (second, thirds) = line.split_once(": ").expect("a colon");
            thirds.split(' ').map(move |third| [steps(second), steps(third)])
        })
        .collect()
}

/// The least of the eight images of a pattern.
fn canonical(pattern: Pattern) -> Pattern {
    let mirror = |pattern: Pattern| pattern.map(|(x, y)| (y, x));
    let turn = |pattern: Pattern| pattern.map(|(x, y)| (-y, x));
    let mut images = vec![pattern, mirror(pattern)];
    for image in 0..6 {
        images.push(turn(images[image]));
    }
    images.into_iter().min().expect("eight images")
}

fn steps_from(centre: Cell, input: Input) -> (i32, i32) {
    let Input::Stone(cell) = input else { panic!("{input:?} is no stone") };
    let steps = |from: u8, to: u8| i32::from(to) - i32::from(from);
    (steps(centre.column(), cell.column()), steps(centre.row(), cell.row()))
}

#[rstest]
fn the_openings_are_the_26(
    #[values(Protocol::Rif, Protocol::Yamaguchi, Protocol::Soosyrv8)] protocol: Protocol,
    #[values(7, 8, 15, 20, 26)] size: usize,
) {
    let centre = Window::centre(shape(size).expect("a size"));
    let mut game = table(protocol, size);
    assert!(game.legal().eq([Input::Stone(centre)]));
    game.play(Input::Stone(centre)).expect("the centre");

    let mut patterns = Vec::new();
    for second in game.legal() {
        game.play(second).expect("legal");
        for third in game.legal() {
            patterns.push([steps_from(centre, second), steps_from(centre, third)]);
        }
        game.undo().expect("something to undo");
    }
    assert_eq!(patterns.len(), 8 * 23);
    let classes: BTreeSet<Pattern> = patterns.into_iter().map(canonical).collect();
    let expected: BTreeSet<Pattern> = published().into_iter().map(canonical).collect();
    assert_eq!(published().len(), 26);
    assert_eq!(expected.len(), 26);
    assert_eq!(classes, expected);
}

#[rstest]
#[case::smallest(5, "c3")]
#[case::even(6, "d4")]
#[case::usual(15, "h8")]
#[case::go(19, "j10")]
#[case::gomoku(20, "k11")]
#[case::largest(26, "n14")]
fn centres(#[case] size: usize, #[case] centre: &str) {
    assert_eq!(Window::centre(shape(size).expect("a size")).to_string(), centre);
}

#[rstest]
#[case::centre(Window::CENTRE, 15, 1)]
#[case::inside(Window::Within(2), 15, 25)]
#[case::outside(Window::Beyond(2), 15, 200)]
#[case::anywhere(Window::Anywhere, 15, 225)]
#[case::cut_off_on_one_side(Window::Within(3), 6, 36)]
#[case::one_edge_each(Window::Beyond(2), 6, 11)]
#[case::nothing_left(Window::Beyond(2), 5, 0)]
#[case::larger_than_any_board(Window::Within(255), 26, 676)]
fn window_sizes(#[case] window: Window, #[case] size: usize, #[case] cells: usize) {
    let shape: Shape = shape(size).expect("a size");
    assert_eq!(shape.iter().filter(|&cell| window.contains(shape, cell)).count(), cells);
}

#[rstest]
#[case(Protocol::Pro, 6)]
#[case(Protocol::LongPro, 8)]
#[case(Protocol::Rif, 5)]
#[case(Protocol::Yamaguchi, 7)]
#[case(Protocol::Soosyrv8, 6)]
#[case(Protocol::Taraguchi10, 6)]
#[case(Protocol::Swap2, 5)]
fn boards_too_small(#[case] protocol: Protocol, #[case] smallest: u8) {
    for side in 5..=26 {
        let fits = protocol.check_fits(shape(side.into()).expect("a size"));
        let error = OpeningError::BoardTooSmall { protocol, side, smallest };
        assert_eq!(fits, if side < smallest { Err(error) } else { Ok(()) });
        assert_eq!(error.reason(), "bad_parameter");
    }
}
