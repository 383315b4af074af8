//! Cells as text, and the symmetries of the board.

use boardwright_core::{Notation, Reason, Seat};
use boardwright_grid::{
    Cell, CellBoard, CellPlacement, Shape, Symmetry, column_from_letters, column_letters,
    split_cell,
};
use rstest::rstest;

#[rstest]
#[case("a1", 0, 0)]
#[case("h8", 7, 7)]
#[case("i9", 8, 8)]
#[case("H8", 7, 7)]
#[case("a015", 14, 0)]
#[case("z26", 25, 25)]
#[case("aa1", 0, 26)]
#[case("bl64", 63, 63)]
fn cells_that_can_be_read(#[case] text: &str, #[case] row: u8, #[case] column: u8) {
    assert_eq!(text.parse(), Ok(Cell::new(row, column)));
}

#[rstest]
#[case("", "unreadable_move")]
#[case("h", "unreadable_move")]
#[case("8", "unreadable_move")]
#[case("8h", "unreadable_move")]
#[case("h0", "unreadable_move")]
#[case("h-1", "unreadable_move")]
#[case("h8x", "unreadable_move")]
#[case("é8", "unreadable_move")]
#[case("h8 ", "unreadable_move")]
#[case("h257", "cell_out_of_range")]
#[case("h999999999999999999999", "cell_out_of_range")]
#[case("zzzzzzzzzz1", "cell_out_of_range")]
fn cells_that_cannot(#[case] text: &str, #[case] reason: &str) {
    let board = CellBoard::new(Shape::new([15, 15]).unwrap());
    let error = CellPlacement::new().read(&board, Seat::FIRST, text).unwrap_err();
    assert_eq!(error.reason(), reason);
}

#[test]
fn every_cell_reads_back_as_written() {
    for row in 0..=255 {
        for column in 0..=255 {
            let cell = Cell::new(row, column);
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
    }
}

#[test]
fn columns_go_on_after_z() {
    let letters: Vec<String> = [0, 25, 26, 27, 51, 52, 63, 255].map(column_letters).to_vec();
    assert_eq!(letters, ["a", "z", "aa", "ab", "az", "ba", "bl", "iv"]);
    for column in 0..=255 {
        assert_eq!(column_from_letters(&column_letters(column)), Some(column));
    }
    assert_eq!(column_from_letters("iw"), None);
    assert_eq!(column_from_letters(""), None);
}

#[rstest]
#[case::run("h8h7g9", &["h8", "h7", "g9"])]
#[case::blanks_and_commas(" h8, h7\tg9,\n", &["h8", "h7", "g9"])]
#[case::two_digits("a15b1", &["a15", "b1"])]
#[case::tail_is_kept("h8xyz", &["h8", "xyz"])]
#[case::strange_start("?h8 g9", &["?h8", "g9"])]
#[case::not_ascii("h8é g9", &["h8", "é", "g9"])]
#[case::nothing(" ,, ", &[])]
fn runs_of_cells_split(#[case] text: &str, #[case] parts: &[&str]) {
    let mut rest = text;
    let mut found = Vec::new();
    while let Some((part, tail)) = split_cell(rest) {
        assert!(tail.len() < rest.len());
        found.push(part);
        rest = tail;
    }
    assert_eq!(found, parts);
}

/// Each symmetry moves every cell to a place of its own, keeps neighbours neighbours, and is undone
/// by its inverse; where the corner a1 and its neighbour b1 go tells the eight apart.
#[test]
fn the_eight_symmetries_of_the_square() {
    let shape = Shape::new([4, 4]).unwrap();
    let mut seen = Vec::new();
    for &symmetry in Symmetry::of(shape) {
        for cell in shape.iter() {
            let image = symmetry.map(shape, cell);
            assert!(shape.contains(image));
            assert_eq!(symmetry.inverse().map(shape, image), cell);
            for other in shape.iter() {
                let distance =
                    |a: Cell, b: Cell| a.row().abs_diff(b.row()) + a.column().abs_diff(b.column());
                let mapped = symmetry.map(shape, other);
                assert_eq!(distance(image, mapped), distance(cell, other));
            }
        }
        let corner =
            ["a1", "b1"].map(|cell| symmetry.map(shape, cell.parse().unwrap()).to_string());
        assert!(!seen.contains(&corner));
        seen.push(corner);
    }
    assert_eq!(seen.len(), 8);
    // A quarter turn to the left takes the bottom row to the right edge.
    let [a1, d1] = ["a1", "d1"].map(|cell| cell.parse().unwrap());
    assert_eq!(Symmetry::QuarterLeft.map(shape, a1).to_string(), "d1");
    assert_eq!(Symmetry::QuarterLeft.map(shape, d1).to_string(), "d4");
}

#[test]
fn a_rectangle_has_four() {
    let shape = Shape::new([2, 3]).unwrap();
    let images: Vec<String> = Symmetry::of(shape)
        .iter()
        .map(|symmetry| symmetry.map(shape, Cell::new(0, 0)).to_string())
        .collect();
    assert_eq!(images, ["a1", "c1", "a2", "c2"]);
}
