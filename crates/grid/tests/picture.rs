//! Boards as text: every style prints as documented and reads back.

use boardwright_core::Reason;
use boardwright_grid::{Cell, CellBoard, Picture, PictureError, Shape, ShapeError, Stone};
use proptest::prelude::*;
use rstest::rstest;

const SYMBOLS: [char; 4] = ['R', 'Y', 'G', 'B'];

fn trace() -> Picture {
    Picture::parse_line("7/7/3R3/2RY3/1RYR3/RYRY2Y", &SYMBOLS).unwrap()
}

#[test]
fn the_three_styles() {
    let picture = trace();
    assert_eq!(
        picture.numbered(),
        "5 |. . . . . . .|\n\
         4 |. . . . . . .|\n\
         3 |. . . R . . .|\n\
         2 |. . R Y . . .|\n\
         1 |. R Y R . . .|\n\
         0 |R Y R Y . . Y|\n   \
            0 1 2 3 4 5 6 "
    );
    assert_eq!(
        picture.bare(),
        ". . . . . . .\n\
         . . . . . . .\n\
         . . . R . . .\n\
         . . R Y . . .\n\
         . R Y R . . .\n\
         R Y R Y . . Y"
    );
    assert_eq!(
        picture.lettered(),
        "6  . . . . . . .\n\
         5  . . . . . . .\n\
         4  . . . R . . .\n\
         3  . . R Y . . .\n\
         2  . R Y R . . .\n\
         1  R Y R Y . . Y\n   \
            a b c d e f g"
    );
}

#[test]
fn two_digits_keep_the_columns_apart() {
    let picture = Picture::of(&CellBoard::new(Shape::new([11, 12]).unwrap()), &SYMBOLS);
    let numbered = picture.numbered();
    assert_eq!(numbered.lines().next(), Some("10 |. . . . . . . . . . . .|"));
    assert_eq!(numbered.lines().last(), Some("    0 1 2 3 4 5 6 7 8 9 1011"));
    let wide = Picture::of(&CellBoard::new(Shape::new([10, 28]).unwrap()), &SYMBOLS).lettered();
    let (row, letters) = (wide.lines().nth(1).unwrap(), wide.lines().last().unwrap());
    assert!(row.starts_with(" 9   .  .  ."), "{row}");
    assert!(letters.ends_with("  y  z aa ab"), "{letters}");
    assert_eq!(Picture::parse(&wide, &SYMBOLS).unwrap().shape(), Shape::new([10, 28]).unwrap());
}

#[rstest]
#[case::short_row("...\n..", "row 2 from the top has 2 cells instead of 3")]
#[case::long_row("...\n....", "row 2 from the top has 4 cells instead of 3")]
#[case::stranger("..X\n.R.", "the symbol 'X' in row 1 from the top, column 3, is no player's")]
#[case::nothing("", "a side of 0 is out of range: sides run from 1 to 64")]
#[case::only_numbers("0 1 2\n", "a side of 0 is out of range: sides run from 1 to 64")]
fn pictures_that_cannot_be_read(#[case] text: &str, #[case] message: &str) {
    let error = Picture::parse(text, &SYMBOLS).unwrap_err();
    assert_eq!((error.to_string().as_str(), error.reason()), (message, "bad_position"));
}

#[rstest]
#[case::short_row("3/2", "row 2 from the top has 2 cells instead of 3")]
#[case::empty_row("3//3", "row 2 from the top has 0 cells instead of 3")]
#[case::nothing("", "a side of 0 is out of range: sides run from 1 to 64")]
#[case::zero("0", "a side of 0 is out of range: sides run from 1 to 64")]
#[case::huge("65", "a side of 65 is out of range: sides run from 1 to 64")]
#[case::too_long("60R60", "a side of 121 is out of range: sides run from 1 to 64")]
#[case::stranger("3/1é1", "the symbol 'é' in row 2 from the top, column 2, is no player's")]
fn lines_that_cannot_be_read(#[case] text: &str, #[case] message: &str) {
    assert_eq!(Picture::parse_line(text, &SYMBOLS).unwrap_err().to_string(), message);
}

#[test]
fn enormous_texts_are_refused_and_not_stored() {
    let rows = "1/".repeat(1_000_000);
    let error = Picture::parse_line(&rows, &SYMBOLS).unwrap_err();
    assert_eq!(error, PictureError::Shape(ShapeError::Side { side: 65 }));
    let number = "9".repeat(1_000_000);
    assert!(Picture::parse_line(&number, &SYMBOLS).is_err());
    let line = "R".repeat(1_000_000);
    assert!(Picture::parse_line(&line, &SYMBOLS).is_err());
    let lines = "R\n".repeat(1_000_000);
    assert!(Picture::parse(&lines, &SYMBOLS).is_err());
    assert!(Picture::parse(&line, &SYMBOLS).is_err());
}

fn pictures() -> impl Strategy<Value = Picture> {
    (1_usize..=32, 1_usize..=32).prop_flat_map(|(rows, columns)| {
        proptest::collection::vec(0_u8..5, rows * columns).prop_map(move |cells| {
            let symbol = |cell: &u8| if *cell == 0 { '.' } else { SYMBOLS[*cell as usize - 1] };
            let rows = cells.chunks(columns).map(|row| row.iter().map(symbol).collect::<String>());
            Picture::parse_line(&rows.collect::<Vec<_>>().join("/"), &SYMBOLS).unwrap()
        })
    })
}

proptest! {
    #[test]
    fn every_style_reads_back(picture in pictures()) {
        prop_assert_eq!(&Picture::parse(&picture.lettered(), &SYMBOLS).unwrap(), &picture);
        prop_assert_eq!(&Picture::parse(&picture.numbered(), &SYMBOLS).unwrap(), &picture);
        prop_assert_eq!(&Picture::parse(&picture.bare(), &SYMBOLS).unwrap(), &picture);
        prop_assert_eq!(&Picture::parse(&picture.rows().join("\n"), &SYMBOLS).unwrap(), &picture);
        prop_assert_eq!(&Picture::parse_line(&picture.to_line(), &SYMBOLS).unwrap(), &picture);
        prop_assert_eq!(&Picture::of(&CellBoard::from(&picture), &SYMBOLS), &picture);
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,200}") {
        let _ = Picture::parse(&text, &SYMBOLS);
        let _ = Picture::parse_line(&text, &SYMBOLS);
    }
}

#[test]
fn what_a_picture_shows() {
    let picture = trace();
    assert_eq!(picture.at(Cell::new(3, 3)), Some(Stone::FIRST));
    assert_eq!(picture.at(Cell::new(0, 6)), Some(Stone::SECOND));
    assert_eq!(picture.at(Cell::new(0, 7)), None);
    assert_eq!((picture.count(Stone::FIRST), picture.count(Stone::SECOND)), (6, 5));
    assert_eq!(picture.stones().next(), Some((Cell::new(0, 0), Stone::FIRST)));
}
