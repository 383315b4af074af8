//! The reference trace: one game with every kind of refusal, call by call, on either board.

use std::fmt::Debug;

use boardwright_connect_four::{
    Column, DropGrid, Gravity, GravityRefusal, connect_four, connect_n,
};
use boardwright_core::{Game, Notation, Outcome, PlayError, Reason, Seat, WinStrategy};
use boardwright_grid::{Cell, Direction, LineError, Picture, Placement, SetupError, Stone};
use rstest::rstest;

type Dropping<G, W> = Game<G, Gravity, W>;

/// Any way of finding a win after a disc was dropped.
trait Win<G: DropGrid>: WinStrategy<G, Placement> + Copy + PartialEq + Debug {}

impl<G: DropGrid, W: WinStrategy<G, Placement> + Copy + PartialEq + Debug> Win<G> for W {}

const RED: Seat = Seat::FIRST;
const YELLOW: Seat = Seat::SECOND;

const NUMBERED: &str = "\
5 |. . . . . . .|
4 |. . . . . . .|
3 |. . . R . . .|
2 |. . R Y . . .|
1 |. R Y R . . .|
0 |R Y R Y . . Y|
   0 1 2 3 4 5 6 ";

const BARE: &str = "\
. . . . . . .
. . . . . . .
. . . R . . .
. . R Y . . .
. R Y R . . .
R Y R Y . . Y";

fn drop_in<G: DropGrid, W: Win<G>>(game: &mut Dropping<G, W>, seat: Seat, column: u8) -> Cell {
    game.play_as(seat, Column(column)).unwrap().cell
}

/// Makes a call that must be refused, and checks that it changed nothing at all.
fn refused<G: DropGrid + Debug, W: Win<G>>(
    game: &mut Dropping<G, W>,
    seat: Seat,
    column: u8,
) -> PlayError<GravityRefusal> {
    let before = game.clone();
    let error = game.play_as(seat, Column(column)).unwrap_err();
    assert_eq!(*game, before);
    error
}

#[rstest]
#[case::standard_board(connect_four())]
#[case::drop_board(connect_n(6, 7, 4).unwrap())]
fn the_reference_trace<G: DropGrid + Debug, W: Win<G>>(#[case] mut game: Dropping<G, W>) {
    let calls = [
        (RED, 0, 0),
        (YELLOW, 1, 0),
        (RED, 2, 0),
        (YELLOW, 3, 0),
        (RED, 3, 1),
        (YELLOW, 3, 2),
        (RED, 3, 3),
        (YELLOW, 2, 1),
        (RED, 1, 1),
    ];
    for (seat, column, row) in calls {
        assert_eq!(drop_in(&mut game, seat, column), Cell::new(row, column));
        assert_eq!(game.outcome(), None);
        assert_eq!(game.to_move(), seat.next(2));
    }

    let error = refused(&mut game, RED, 4);
    assert_eq!(error, PlayError::NotYourTurn { named: RED, to_move: YELLOW });
    assert_eq!(error.reason(), "not_your_turn");

    let error = refused(&mut game, YELLOW, 7);
    let refusal = GravityRefusal::ColumnOutOfRange { column: Column(7), columns: 7 };
    assert_eq!(error, PlayError::Refused(refusal));
    assert_eq!(error.reason(), "column_out_of_range");
    assert_eq!(error.to_string(), "column 7 is out of range: columns are 0..6");
    assert_eq!(
        game.rules().moves().explain(game.board(), &refusal),
        "there is no column h: columns are a to g, or 1 to 7",
    );

    assert_eq!(drop_in(&mut game, YELLOW, 6), Cell::new(0, 6));
    assert_eq!(drop_in(&mut game, RED, 2), Cell::new(2, 2));
    assert_eq!(game.winner(), Some(RED));

    let error = refused(&mut game, YELLOW, 4);
    assert_eq!(error, PlayError::GameOver(Outcome::Win(RED)));
    assert_eq!(error.reason(), "game_over");

    let picture = Picture::of(game.board(), &['R', 'Y']);
    assert_eq!(picture.numbered(), NUMBERED);
    assert_eq!(picture.bare(), BARE);

    let runs = [
        (Direction::HORIZONTAL, 1),
        (Direction::VERTICAL, 1),
        (Direction::DIAGONAL, 4),
        (Direction::ANTI_DIAGONAL, 2),
    ];
    for (direction, length) in runs {
        let run = game.board().run(Cell::new(2, 2), direction, Stone::FIRST, 3);
        assert_eq!(run, length, "{direction:?}");
    }
    let cells = [(0, 0), (1, 1), (2, 2), (3, 3)].map(|(row, column)| Cell::new(row, column));
    assert_eq!(game.winning_cells(), cells);
}

#[rstest]
#[case::standard_board(connect_four())]
#[case::drop_board(connect_n(6, 7, 4).unwrap())]
fn a_seventh_disc_in_a_column_is_refused<G: DropGrid + Debug, W: Win<G>>(
    #[case] mut game: Dropping<G, W>,
) {
    for row in 0..6 {
        let seat = game.to_move();
        assert_eq!(drop_in(&mut game, seat, 3), Cell::new(row, 3));
    }
    let error = refused(&mut game, RED, 3);
    let refusal = GravityRefusal::ColumnFull { column: Column(3), rows: 6 };
    assert_eq!(error, PlayError::Refused(refusal));
    assert_eq!(error.reason(), "column_full");
    assert_eq!(error.to_string(), "column 3 is full: it holds 6 discs");
    assert_eq!(
        game.rules().moves().explain(game.board(), &refusal),
        "column d is full: it holds 6 discs",
    );
    assert_eq!(drop_in(&mut game, RED, 2), Cell::new(0, 2));
}

#[test]
fn a_line_longer_than_the_board_is_refused() {
    let error = connect_n(6, 7, 8).unwrap_err();
    assert_eq!(error, SetupError::Line(LineError::TooLong { length: 8, longest: 7 }));
    assert_eq!(error.reason(), "bad_parameter");
}
