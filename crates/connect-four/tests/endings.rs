//! How games end, and what can be done after the end, on every board.

use std::fmt::Debug;

use boardwright_connect_four::{
    Column, ConnectFour, ConnectN, DropBoard, DropGrid, Gravity, StandardBoard, WordBoard,
    connect_four, connect_n, connect_n_on, default_players,
};
use boardwright_core::{Game, Outcome, PlayError, Seat, WinStrategy};
use boardwright_grid::{Cell, DirectionalWin, Picture, Placement};
use rstest::rstest;

type Dropping<G, W> = Game<G, Gravity, W>;

/// Four in a row from a picture, the player of the first symbol to move.
type Start<G, W> = fn(picture: &str, symbols: [char; 2]) -> Dropping<G, W>;

/// Any way of finding a win after a disc was dropped.
trait Win<G: DropGrid>: WinStrategy<G, Placement> + Copy + PartialEq + Debug {}

impl<G: DropGrid, W: WinStrategy<G, Placement> + Copy + PartialEq + Debug> Win<G> for W {}

fn on_standard_board(picture: &str, symbols: [char; 2]) -> ConnectFour {
    // Pictures may leave out the empty rows at the top.
    let mut board = StandardBoard::new();
    for (cell, disc) in Picture::parse(picture, &symbols).unwrap().stones() {
        assert_eq!(board.drop(cell.column(), disc), cell);
    }
    Game::new(*connect_four().rules(), board, default_players(2)).unwrap()
}

fn on_word_board(picture: &str, symbols: [char; 2]) -> Dropping<WordBoard, DirectionalWin> {
    let picture = Picture::parse(picture, &symbols).unwrap();
    let board = WordBoard::from_picture(&picture).unwrap();
    connect_n_on(board, 4, default_players(2)).unwrap()
}

fn on_drop_board(picture: &str, symbols: [char; 2]) -> ConnectN {
    let picture = Picture::parse(picture, &symbols).unwrap();
    let board = DropBoard::from_picture(&picture).unwrap();
    connect_n_on(board, 4, default_players(2)).unwrap()
}

const RED_FIRST: [char; 2] = ['R', 'Y'];

/// No four in a row anywhere, and one free cell: a disc of either colour there draws.
const ONE_TO_DRAW: &str = "
    Y Y R R Y Y .
    R R Y Y R R Y
    Y Y R R Y Y R
    R R Y Y R R Y
    Y Y R R Y Y R
    R R Y Y R R Y";

const ONE_TO_WIN: &str = "
    . R R R Y Y R
    R R Y Y R R Y
    Y Y R R Y Y R
    R R Y Y R R Y
    Y Y R R Y Y R
    R R Y Y R R Y";

#[rstest]
#[case::standard_board(on_standard_board)]
#[case::word_board(on_word_board)]
#[case::drop_board(on_drop_board)]
fn the_last_disc_fills_the_board_and_wins<G: DropGrid, W: Win<G>>(#[case] start: Start<G, W>) {
    let mut game = start(ONE_TO_WIN, RED_FIRST);
    game.play(Column(0)).unwrap();
    assert!(game.board().is_full());
    assert_eq!(game.outcome(), Some(Outcome::Win(Seat::FIRST)));
    assert_eq!(game.winning_cells(), [0, 1, 2, 3].map(|column| Cell::new(5, column)));
}

#[rstest]
#[case::standard_board(on_standard_board)]
#[case::word_board(on_word_board)]
#[case::drop_board(on_drop_board)]
fn a_full_board_without_a_line_is_a_draw<G: DropGrid, W: Win<G>>(#[case] start: Start<G, W>) {
    let mut game = start(ONE_TO_DRAW, RED_FIRST);
    game.play(Column(6)).unwrap();
    assert!(game.board().is_full());
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    assert_eq!(game.legal().count(), 0);
    assert_eq!(game.random(&mut |_| 0), None);
    assert_eq!(game.winning_cells(), []);
}

#[rstest]
#[case::standard_board(on_standard_board)]
#[case::word_board(on_word_board)]
#[case::drop_board(on_drop_board)]
fn a_full_board_is_a_draw_before_the_first_move<G: DropGrid, W: Win<G>>(
    #[case] start: Start<G, W>,
) {
    let game = start(&ONE_TO_DRAW.replace('.', "R"), RED_FIRST);
    assert_eq!(game.outcome(), Some(Outcome::Draw));
}

#[rstest]
#[case::standard_board(on_standard_board)]
#[case::word_board(on_word_board)]
#[case::drop_board(on_drop_board)]
fn a_disc_in_the_middle_of_a_run_wins<G: DropGrid, W: Win<G>>(#[case] start: Start<G, W>) {
    let mut game = start("R R . R . . .", RED_FIRST);
    game.play(Column(2)).unwrap();
    assert_eq!(game.winner(), Some(Seat::FIRST));
}

#[rstest]
#[case::standard_board(on_standard_board)]
#[case::word_board(on_word_board)]
#[case::drop_board(on_drop_board)]
fn a_run_longer_than_four_wins<G: DropGrid, W: Win<G>>(#[case] start: Start<G, W>) {
    let mut game = start("R R R . R R R", RED_FIRST);
    game.play(Column(3)).unwrap();
    assert_eq!(game.winner(), Some(Seat::FIRST));
    assert_eq!(game.winning_cells(), [0, 1, 2, 3, 4, 5, 6].map(|column| Cell::new(0, column)));
}

#[rstest]
#[case::standard_board(on_standard_board)]
#[case::word_board(on_word_board)]
#[case::drop_board(on_drop_board)]
fn the_opponents_disc_in_the_gap_is_no_win<G: DropGrid, W: Win<G>>(#[case] start: Start<G, W>) {
    let mut game = start(
        ". . . . . . .
         R R R . R R R",
        ['Y', 'R'],
    );
    game.play(Column(3)).unwrap();
    assert_eq!(game.outcome(), None);
}

/// Lines that touch the left edge. Each must also win mirrored, so at the right edge, and for the
/// second player as for the first.
#[rstest]
#[case::bottom_row("R R R . . . .", 3)]
#[case::bottom_row_from_the_edge(". R R R . . .", 0)]
#[case::top_row(
    ". R R R . . .
     R R Y Y R R Y
     Y Y R R Y Y R
     R R Y Y R R Y
     Y Y R R Y Y R
     R R Y Y R R Y",
    0
)]
#[case::edge_column_from_the_bottom(
    ". . . . . . .
     R . . . . . .
     R . . . . . .
     R . . . . . .",
    0
)]
#[case::edge_column_to_the_top(
    ". . . . . . .
     R . . . . . .
     R . . . . . .
     R . . . . . .
     Y . . . . . .
     Y . . . . . .",
    0
)]
#[case::up_from_the_bottom_corner(
    ". . . . . . .
     . . R Y . . .
     . R Y Y . . .
     R Y Y Y . . .",
    3
)]
#[case::up_from_the_bottom_corner_last_in_the_corner(
    ". . . R . . .
     . . R Y . . .
     . R Y Y . . .
     . Y Y Y . . .",
    0
)]
#[case::down_from_the_top_corner(
    ". . . . . . .
     R R . . . . .
     Y Y R . . . .
     R Y Y R . . .
     Y R R Y . . .
     R Y Y R . . .",
    0
)]
#[case::up_to_the_top_edge(
    ". . . . . . .
     . . R Y . . .
     . R R R . . .
     R Y Y R . . .
     Y R R Y . . .
     R Y Y R . . .",
    3
)]
fn a_line_at_the_edge_wins(#[case] picture: &str, #[case] column: u8) {
    let mirrored: Vec<String> =
        picture.lines().map(|row| row.trim().chars().rev().collect()).collect();
    for (picture, column) in [(picture, column), (&mirrored.join("\n"), 6 - column)] {
        wins_for_either(on_standard_board, picture, column);
        wins_for_either(on_word_board, picture, column);
        wins_for_either(on_drop_board, picture, column);
    }
}

fn wins_for_either<G: DropGrid, W: Win<G>>(start: Start<G, W>, picture: &str, column: u8) {
    let mut game = start(picture, RED_FIRST);
    assert_eq!(game.outcome(), None);
    game.play(Column(column)).unwrap();
    assert_eq!(game.winner(), Some(Seat::FIRST));
    assert_eq!(game.winning_cells().len(), 4);

    let second = start(picture, ['Y', 'R']);
    let position = second.rules().position(second.board().clone(), Seat::SECOND);
    let mut second = Game::from_position(*second.rules(), position, default_players(2)).unwrap();
    second.play(Column(column)).unwrap();
    assert_eq!(second.winner(), Some(Seat::SECOND));
}

/// Four discs that are no line, though they would be one if a row went on in the next row, or a
/// column in the next column.
#[rstest]
#[case::along_a_row(
    ". . . . . . .
     R R . . . . .
     Y Y . . . R .",
    6
)]
#[case::up_a_column(
    "R . . . . . .
     R . . . . . .
     Y . . . . . .
     Y . . . . . .
     R . . . . . .
     Y R . . . . .",
    1
)]
#[case::up_and_to_the_right(
    ". R . . . . .
     R Y . . . . .
     Y Y . . . . .
     Y R . . . . .
     R Y . . . . .
     Y R . R Y . .",
    4
)]
#[case::down_and_to_the_right(
    ". . R . . . .
     . . Y . . . .
     . . Y Y . . .
     . . R Y . . .
     . R Y R . . .
     . Y R Y . . .",
    3
)]
fn a_line_does_not_run_round_the_edge(#[case] picture: &str, #[case] column: u8) {
    goes_on(on_standard_board, picture, column);
    goes_on(on_word_board, picture, column);
    goes_on(on_drop_board, picture, column);
}

fn goes_on<G: DropGrid, W: Win<G>>(start: Start<G, W>, picture: &str, column: u8) {
    let mut game = start(picture, RED_FIRST);
    game.play(Column(column)).unwrap();
    assert_eq!(game.outcome(), None);
}

#[rstest]
#[case::standard_board(connect_four())]
#[case::drop_board(connect_n(6, 7, 4).unwrap())]
fn nothing_is_played_after_the_end<G: DropGrid + Debug, W: Win<G>>(
    #[case] mut game: Dropping<G, W>,
) {
    for column in [3, 2, 3, 2, 3, 2, 3] {
        game.play(Column(column)).unwrap();
    }
    let over = game.clone();
    let won = Outcome::Win(Seat::FIRST);
    assert_eq!(game.to_move(), Seat::FIRST, "the winner stays the one to move");
    for column in [0, 3, 99] {
        assert_eq!(game.play(Column(column)), Err(PlayError::GameOver(won)));
    }
    assert_eq!(game.play_as(Seat::SECOND, Column(0)), Err(PlayError::GameOver(won)));
    assert_eq!(game, over);
    assert_eq!(game.legal().count(), 0);
}

#[rstest]
#[case::standard_board(connect_four())]
#[case::drop_board(connect_n(6, 7, 4).unwrap())]
fn undo_from_a_won_game_clears_the_winner_and_gives_the_turn_back<G, W>(
    #[case] mut game: Dropping<G, W>,
) where
    G: DropGrid + Debug,
    W: Win<G>,
{
    for column in [3, 2, 3, 2, 3, 2] {
        game.play(Column(column)).unwrap();
    }
    let before = game.clone();
    game.play(Column(3)).unwrap();
    let won = game.clone();

    game.undo().unwrap();
    assert_eq!(game.outcome(), None);
    assert_eq!(game.to_move(), Seat::FIRST);
    assert_eq!(game.position(), before.position());

    game.redo().unwrap();
    assert_eq!(game, won);
}

#[test]
fn two_games_do_not_touch() {
    let mut first = connect_four();
    let mut second = connect_four();
    let untouched = second.clone();
    first.play(Column(3)).unwrap();
    assert_eq!(second, untouched);
    second.play(Column(0)).unwrap();
    assert_eq!(first.board().height(3), 1);
    assert_eq!(first.board().height(0), 0);
}

#[test]
fn games_can_be_cloned_and_sent() {
    fn is_clone_and_send<T: Clone + Send + Sync + 'static>() {}
    is_clone_and_send::<ConnectFour>();
    is_clone_and_send::<ConnectN>();

    let mut game = connect_four();
    game.play(Column(3)).unwrap();
    let here = game.clone();
    let there = std::thread::spawn(move || game).join().unwrap();
    assert_eq!(there, here);
}
