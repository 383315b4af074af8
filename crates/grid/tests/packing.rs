//! Stones as bytes.

use boardwright_grid::{PackError, Picture, Shape};
use proptest::prelude::*;
use rstest::rstest;

const SYMBOLS: [char; 4] = ['R', 'Y', 'G', 'B'];

fn read(line: &str, colours: usize) -> Picture {
    Picture::parse_line(line, &SYMBOLS[..colours]).unwrap()
}

#[rstest]
#[case::nothing("7/7/7/7/7/7", 2, &[2])]
#[case::one_stone("7/7/7/7/7/3R3", 2, &[3, 6])]
#[case::gaps_and_colours("3/1Y1/R2", 2, &[4, 0, 7])]
// By column: 000, 100 R, 010 YR, 110 RYR, 100 Y, 000, 000, with 0 for R and 1 for Y, and the lowest
// bit first.
#[case::columns("7/7/7/3R3/2RY3/1RYRY2", 2, &[1, 0b0000_1000, 0b0011_0101, 0b0010_0101, 0])]
#[case::cells("RYR/Y1R/RYR", 2, &[0, 1 + 6 + 9 + 54, 1 + 3 + 18 + 27])]
fn the_shortest_of_three_ways(#[case] line: &str, #[case] colours: usize, #[case] code: &[u8]) {
    let picture = read(line, colours);
    let bytes = picture.pack(colours as u8);
    assert_eq!(bytes, code);
    assert_eq!(
        Picture::unpack(picture.shape(), picture.symbols(), &bytes),
        Ok((picture.clone(), &[][..]))
    );
}

/// On 3 x 3 with two colours.
#[rstest]
#[case::empty(&[], PackError::Truncated)]
#[case::cells_end(&[0, 5], PackError::Truncated)]
#[case::a_digit_too_large(&[0, 243, 0], PackError::NoStones)]
#[case::a_cell_off_the_board(&[0, 0, 81], PackError::NoStones)]
#[case::columns_end(&[1], PackError::Truncated)]
#[case::bits_behind_the_last_column(&[1, 0x40], PackError::NoStones)]
#[case::few_end(&[4, 0], PackError::Truncated)]
#[case::a_stone_off_the_board(&[3, 18], PackError::NoStones)]
#[case::more_stones_than_cells(&[12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], PackError::NoStones)]
#[case::a_number_written_long(&[0x83, 0x00, 0], PackError::NoStones)]
#[case::a_number_out_of_range(&[0x83, 0x80, 0x01], PackError::NoStones)]
fn other_bytes_are_refused(#[case] bytes: &[u8], #[case] error: PackError) {
    let shape = Shape::new([3, 3]).unwrap();
    assert_eq!(Picture::unpack(shape, &SYMBOLS[..2], bytes), Err(error));
}

#[test]
fn a_column_higher_than_the_board_is_refused() {
    let shape = Shape::new([6, 7]).unwrap();
    assert_eq!(Picture::unpack(shape, &SYMBOLS[..2], &[1, 7, 0, 0]), Err(PackError::NoStones));
}

#[test]
#[should_panic(expected = "there are 2 colours")]
fn a_third_colour_is_not_packed_as_one_of_two() {
    read("3/1G1/3", 3).pack(2);
}

/// Boards with stones by chance: anywhere, or stacked up from the bottom.
fn pictures() -> impl Strategy<Value = (Picture, u8)> {
    let sides = (1_usize..=26, 1_usize..=26, 1_u8..=4, any::<bool>(), 0_u8..=20);
    sides.prop_flat_map(|(rows, columns, colours, stacked, share)| {
        proptest::collection::vec((0..20_u8, 0..colours), rows * columns).prop_map(move |cells| {
            let mut rows: Vec<Vec<char>> = cells
                .chunks(columns)
                .map(|row| {
                    let cell = |&(chance, colour): &(u8, u8)| {
                        if chance < share { SYMBOLS[usize::from(colour)] } else { '.' }
                    };
                    row.iter().map(cell).collect()
                })
                .collect();
            for row in (1..rows.len()).rev().filter(|_| stacked) {
                for column in 0..columns {
                    if rows[row][column] == '.' {
                        rows[row - 1][column] = '.';
                    }
                }
            }
            let lines: Vec<String> = rows.into_iter().map(String::from_iter).collect();
            (read(&lines.join("/"), colours.into()), colours)
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_packed_unpacks((picture, colours) in pictures(), tail in any::<[u8; 3]>()) {
        let mut bytes = picture.pack(colours);
        let length = bytes.len();
        prop_assert!(length <= 2 + picture.shape().cells());
        bytes.extend(tail);
        let unpack = |bytes: &[u8]| {
            Picture::unpack(picture.shape(), picture.symbols(), bytes)
                .map(|(read, rest)| (read, rest.to_vec()))
        };
        prop_assert_eq!(unpack(&bytes), Ok((picture.clone(), tail.to_vec())));
        for end in 0..length {
            prop_assert_eq!(unpack(&bytes[..end]), Err(PackError::Truncated));
        }
    }

    #[test]
    fn any_bytes_are_stones_or_an_error(
        bytes in proptest::collection::vec(any::<u8>(), 0..40),
        sides in (1_usize..=26, 1_usize..=26),
        colours in 1_usize..=4,
    ) {
        let shape = Shape::new([sides.0, sides.1]).unwrap();
        if let Ok((picture, _)) = Picture::unpack(shape, &SYMBOLS[..colours], &bytes) {
            prop_assert_eq!(picture.shape(), shape);
        }
    }
}
