//! The standard board answers like the board of any size, and `FourInLine` like `DirectionalWin`.

use boardwright_connect_four::{
    Column, DropBoard, DropGrid, FourInLine, Gravity, StandardBoard, WordBoardError, connect_four,
};
use boardwright_core::{Board, Position, Rules, Seat, WinStrategy};
use boardwright_grid::{Cell, Direction, DirectionalWin, Grid, Line, Picture, Shape, Stone};
use proptest::prelude::*;
use rstest::rstest;

#[test]
fn a_position_is_plain_data_of_at_most_32_bytes() {
    const fn is_copy<T: Copy>() {}
    const {
        is_copy::<Position<StandardBoard>>();
        assert!(size_of::<Position<StandardBoard>>() <= 32);
    }
}

#[rstest]
#[case::another_shape(
    "7/7/7/7/7",
    WordBoardError::OtherShape { shape: Shape::new([5, 7]).unwrap() },
    "the standard board has 6 rows and 7 columns, not 5 and 7"
)]
#[case::a_third_colour(
    "7/7/7/7/7/RG5",
    WordBoardError::ThirdColour { cell: Cell::new(0, 1) },
    "the disc on b1 is of a third colour, and the board holds two"
)]
fn pictures_that_it_cannot_show(
    #[case] picture: &str,
    #[case] error: WordBoardError,
    #[case] message: &str,
) {
    let picture = Picture::parse_line(picture, &['R', 'Y', 'G']).unwrap();
    assert_eq!(StandardBoard::from_picture(&picture), Err(error));
    assert_eq!(error.to_string(), message);
}

#[test]
fn a_disc_cannot_float() {
    let picture = Picture::parse_line("7/7/7/7/R6/7", &['R', 'Y']).unwrap();
    let error = StandardBoard::from_picture(&picture).unwrap_err();
    assert_eq!(error.to_string(), "the disc on a2 floats: a1 is empty");
}

/// The board after random discs of either colour, which need not take turns.
fn boards() -> impl Strategy<Value = (StandardBoard, DropBoard)> {
    prop::collection::vec((0..7_u8, 0..2_u8), 0..80).prop_map(|discs| {
        let mut standard = StandardBoard::new();
        let mut any_size = DropBoard::new(standard.shape());
        for (column, colour) in discs {
            if !any_size.is_column_full(column) {
                let cell = any_size.drop(column, Stone::new(colour));
                assert_eq!(standard.drop(column, Stone::new(colour)), cell);
            }
        }
        (standard, any_size)
    })
}

fn assert_same(standard: &StandardBoard, any_size: &DropBoard) {
    assert_eq!(standard.is_full(), any_size.is_full());
    assert!(standard.open_columns().eq(any_size.open_columns()));
    for column in 0..7 {
        assert_eq!(standard.height(column), any_size.height(column));
        assert_eq!(standard.is_column_full(column), any_size.is_column_full(column));
    }
    for row in 0..=6 {
        for column in 0..=7 {
            let cell = Cell::new(row, column);
            assert_eq!(standard.at(cell), any_size.at(cell), "{cell}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn both_boards_show_the_same((mut standard, mut any_size) in boards()) {
        assert_same(&standard, &any_size);
        let picture = Picture::of(&any_size, &['R', 'Y']);
        prop_assert_eq!(StandardBoard::from_picture(&picture), Ok(standard));
        for column in 0..7 {
            while any_size.height(column) > 0 {
                any_size.lift(column);
                standard.lift(column);
                assert_same(&standard, &any_size);
            }
        }
        prop_assert_eq!(standard, StandardBoard::new());
    }

    #[test]
    fn both_boards_find_the_same_lines((standard, any_size) in boards(), length in 2..=7_u8) {
        for cell in standard.shape().iter() {
            let Some(disc) = standard.at(cell) else { continue };
            for line in [Line::at_least(length), Line::exactly(length)] {
                let expected = Direction::all().iter().any(|&direction| {
                    line.accepts(any_size.run(cell, direction, disc, 7))
                });
                let found = standard.makes_line(cell, disc, line);
                prop_assert_eq!(found, expected, "{} {:?}", cell, line);
            }
        }
    }

    /// Whole games, each judged after every move by both strategies on both boards.
    #[test]
    fn both_strategies_end_games_alike(columns in prop::collection::vec(0..7_u8, 42..200)) {
        let rules = Rules::for_two(Gravity, DirectionalWin::new(Line::at_least(4)));
        let mut plain = rules.position(DropBoard::new(Shape::new([6, 7]).unwrap()), Seat::FIRST);
        let mut game = connect_four();
        for column in columns {
            if game.is_over() || game.board().is_column_full(column) {
                continue;
            }
            let mover = game.to_move();
            game.play(Column(column)).unwrap();
            rules.play(&mut plain, Column(column)).unwrap();
            prop_assert_eq!(game.outcome(), plain.outcome());
            prop_assert_eq!(game.to_move(), plain.to_move());
            let judged = FourInLine.judge(game.board(), mover);
            prop_assert_eq!(judged, rules.win().judge(plain.board(), mover));
            prop_assert_eq!(game.winning_cells(), rules.win().winning_cells(plain.board()));
        }
    }
}
