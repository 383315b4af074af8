//! The word board answers like the board of any size, and says what does not fit.

use boardwright_connect_four::{
    Column, DropBoard, DropGrid, Gravity, WordBoard, WordBoardError, connect_n_on, default_players,
};
use boardwright_core::{Board, PlayersError, Position, Reason};
use boardwright_grid::{
    Cell, Direction, Grid, Line, Picture, SetupError, Shape, Stone, Symmetric, Symmetry,
};
use proptest::prelude::*;
use rstest::rstest;

#[test]
fn a_position_is_plain_data_of_at_most_32_bytes() {
    const fn is_copy<T: Copy>() {}
    const {
        is_copy::<Position<WordBoard>>();
        assert!(size_of::<Position<WordBoard>>() <= 32);
    }
}

#[rstest]
#[case::standard(6, 7, true)]
#[case::five_in_a_row(6, 9, true)]
#[case::all_64_bits(7, 8, true)]
#[case::as_tall_as_can_be(63, 1, true)]
#[case::as_wide_as_can_be(1, 32, true)]
#[case::one_row_too_tall(64, 1, false)]
#[case::one_column_too_wide(1, 33, false)]
#[case::square(8, 8, false)]
#[case::one_bit_too_many(12, 5, false)]
fn what_fits(#[case] rows: usize, #[case] columns: usize, #[case] fits: bool) {
    let shape = Shape::new([rows, columns]).unwrap();
    assert_eq!(WordBoard::fits(shape), fits);
    assert_eq!(WordBoard::new(shape).is_some(), fits);
}

#[test]
fn a_picture_that_does_not_fit() {
    let picture = Picture::parse_line("33", &[]).unwrap();
    let error = WordBoard::from_picture(&picture).unwrap_err();
    assert_eq!(error, WordBoardError::TooLarge { shape: picture.shape() });
    assert_eq!(error.reason(), "bad_position");
    assert_eq!(
        error.to_string(),
        "1 rows and 33 columns do not fit: (rows + 1) * columns is more than 64",
    );
}

#[test]
fn a_picture_of_three_colours() {
    let picture = Picture::parse_line("3/1G1/YR1", &['R', 'Y', 'G']).unwrap();
    let error = WordBoard::from_picture(&picture).unwrap_err();
    assert_eq!(error, WordBoardError::ThirdColour { cell: Cell::new(1, 1) });
    assert_eq!(error.to_string(), "the disc on b2 is of a third colour, and the board holds two",);
}

#[test]
fn a_picture_of_a_floating_disc() {
    let picture = Picture::parse_line("1R1/3/YR1", &['R', 'Y']).unwrap();
    let error = WordBoard::from_picture(&picture).unwrap_err();
    assert_eq!(error.to_string(), "the disc on b3 floats: b2 is empty");
    assert_eq!(error.to_string(), DropBoard::from_picture(&picture).unwrap_err().to_string(),);
}

#[test]
fn a_third_player_is_refused() {
    let board = WordBoard::new(Shape::new([6, 7]).unwrap()).unwrap();
    assert_eq!(
        connect_n_on(board, 4, default_players(3)).unwrap_err(),
        SetupError::Players(PlayersError::SeatsDiffer { seats: 2, players: 3 }),
    );
    assert!(connect_n_on(DropBoard::new(board.shape()), 4, default_players(3)).is_ok());
}

/// Boards that fit a word, filled at random.
fn boards() -> impl Strategy<Value = (WordBoard, DropBoard)> {
    let shapes = (1..=9_usize, 1..=12_usize)
        .prop_map(|sides| Shape::new(sides.into()).unwrap())
        .prop_filter("must fit", |&shape| WordBoard::fits(shape));
    let discs = prop::collection::vec((0..12_u8, 0..2_u8), 0..80);
    (shapes, discs).prop_map(|(shape, discs)| {
        let mut word = WordBoard::new(shape).unwrap();
        let mut any_size = DropBoard::new(shape);
        for (column, colour) in discs {
            let column = column % shape.columns();
            if !any_size.is_column_full(column) {
                let cell = any_size.drop(column, Stone::new(colour));
                assert_eq!(word.drop(column, Stone::new(colour)), cell);
            }
        }
        (word, any_size)
    })
}

fn assert_same(word: &WordBoard, any_size: &DropBoard) {
    let shape = any_size.shape();
    assert_eq!(word.shape(), shape);
    assert_eq!(word.is_full(), any_size.is_full());
    assert!(word.open_columns().eq(any_size.open_columns()));
    assert_eq!(word.open_columns().count(), any_size.open_columns().count());
    assert_eq!(word.open_columns().len(), any_size.open_columns().len());
    for column in 0..shape.columns() {
        assert_eq!(word.height(column), any_size.height(column));
        assert_eq!(word.is_column_full(column), any_size.is_column_full(column));
    }
    for row in 0..=shape.rows() {
        for column in 0..=shape.columns() {
            let cell = Cell::new(row, column);
            assert_eq!(word.at(cell), any_size.at(cell), "{cell}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn both_boards_show_the_same((mut word, mut any_size) in boards()) {
        assert_same(&word, &any_size);
        for column in 0..any_size.shape().columns() {
            while any_size.height(column) > 0 {
                any_size.lift(column);
                word.lift(column);
                assert_same(&word, &any_size);
            }
        }
        prop_assert_eq!(Some(word), WordBoard::new(word.shape()));
    }

    /// Against the scan outward from the cell, for every disc, length and kind of line; boards
    /// here hold several lines, as no game does.
    #[test]
    fn both_boards_find_the_same_lines((word, any_size) in boards(), length in 2..=9_u8) {
        for cell in word.shape().iter() {
            let Some(disc) = word.at(cell) else { continue };
            for line in [Line::at_least(length), Line::exactly(length)] {
                let expected = Direction::all().iter().any(|&direction| {
                    line.accepts(any_size.run(cell, direction, disc, 64))
                });
                prop_assert_eq!(word.makes_line(cell, disc, line), expected, "{} {:?}", cell, line);
                prop_assert_eq!(any_size.makes_line(cell, disc, line), expected);
            }
        }
    }

    #[test]
    fn what_is_equal_does_not_depend_on_the_order((word, any_size) in boards()) {
        let mut by_row = WordBoard::new(word.shape()).unwrap();
        for cell in word.shape().iter() {
            if let Some(disc) = word.at(cell) {
                by_row.drop(cell.column(), disc);
            }
        }
        prop_assert_eq!(by_row, word);
        let picture = Picture::of(&any_size, &['R', 'Y']);
        prop_assert_eq!(WordBoard::from_picture(&picture), Ok(word));
        prop_assert_eq!(DropBoard::from_picture(&picture), Ok(any_size));
    }

    #[test]
    fn mirroring_twice_changes_nothing((word, any_size) in boards()) {
        let mirrored = Gravity.map_board(&word, Symmetry::Mirror);
        assert_same(&mirrored, &Gravity.map_board(&any_size, Symmetry::Mirror));
        prop_assert_eq!(Gravity.map_board(&mirrored, Symmetry::Mirror), word);
        let columns = word.shape().columns();
        for column in 0..columns {
            prop_assert_eq!(mirrored.height(columns - 1 - column), word.height(column));
            let input = Gravity.map_input(&word, Symmetry::Mirror, &Column(column));
            prop_assert_eq!(input, Column(columns - 1 - column));
        }
    }
}
