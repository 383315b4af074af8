//! Ultimate Tic Tac Toe.

use boardwright_core::{Board, Game, Notation, Outcome, PlayError, Position, Reason, Seat};
use boardwright_grid::{Cell, Grid, Picture, Stone};
use boardwright_tic_tac_toe::{
    Ultimate, UltimateBoard, UltimatePlacement, default_players, ultimate,
};
use rstest::rstest;

const SYMBOLS: [char; 2] = ['X', 'O'];

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

/// The game that a picture shows. `target` is a small board, or nothing for a free choice.
fn game(picture: &str, target: &str, to_move: Seat) -> Ultimate {
    let picture = Picture::parse(picture, &SYMBOLS).unwrap();
    let target = (!target.is_empty()).then(|| cell(target));
    let board = UltimateBoard::from_picture(&picture, target).unwrap();
    let rules = *ultimate().rules();
    Game::from_position(rules, rules.position(board, to_move), default_players()).unwrap()
}

/// The freed choice first shows at 6.
#[test]
fn move_sequences_of_ultimate() {
    let game = ultimate();
    let counts: Vec<u64> =
        (1..=7).map(|depth| game.rules().perft(game.position(), depth)).collect();
    assert_eq!(counts, [81, 720, 6336, 55080, 473256, 4020960, 33782544]);
}

#[test]
fn the_cell_names_the_next_small_board() {
    let mut game = ultimate();
    let steps = [("e5", "b2"), ("d6", "a3"), ("c9", "c3"), ("g7", "a1"), ("b1", "b1")];
    for (text, target) in steps {
        game.play(cell(text)).unwrap();
        assert_eq!(game.board().target(), Some(cell(target)), "after {text}");
    }
    let legal: Vec<String> = game.legal().map(|cell| cell.to_string()).collect();
    assert_eq!(legal, ["d1", "e1", "f1", "d2", "e2", "f2", "d3", "e3", "f3"]);
}

#[test]
fn the_wrong_small_board_is_refused() {
    let mut game = ultimate();
    game.play(cell("f5")).unwrap();
    let before = game.clone();
    let error = game.play(cell("e5")).unwrap_err();
    assert_eq!(game, before);
    assert_eq!(error.reason(), "wrong_board");
    assert_eq!(
        error.to_string(),
        "row 4, column 4 is not on small board 1, 2, where the stone must go"
    );
    let PlayError::Refused(refusal) = error else { panic!("{error}") };
    assert_eq!(
        UltimatePlacement.explain(game.board(), &refusal),
        "e5 is on the wrong small board: play on g4 to i6"
    );
}

/// What any board of cells refuses comes first.
#[rstest]
#[case("j1", "cell_out_of_range", "j1 is off the board: columns are a to i, rows 1 to 9")]
#[case("a10", "cell_out_of_range", "a10 is off the board: columns are a to i, rows 1 to 9")]
#[case("e5", "cell_occupied", "e5 is occupied")]
#[case("a1", "wrong_board", "a1 is on the wrong small board: play on d4 to f6")]
fn refusals_in_notation(#[case] text: &str, #[case] reason: &str, #[case] message: &str) {
    let mut game = ultimate();
    game.play(cell("e5")).unwrap();
    let PlayError::Refused(refusal) = game.play(cell(text)).unwrap_err() else { panic!() };
    assert_eq!(refusal.reason(), reason);
    assert_eq!(UltimatePlacement.explain(game.board(), &refusal), message);
}

const BOTTOM_LEFT_DECIDED: &str = "
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . X . . . .
    . . . . . . . . .
    O . . . . . . . .
    . . . . . . . . .
    X X X . . . . . O
    ";

#[test]
fn a_decided_target_frees_the_choice() {
    let mut game = game(BOTTOM_LEFT_DECIDED, "b2", Seat::SECOND);
    assert_eq!(game.board().winner(cell("a1")), Some(Stone::FIRST));
    game.play(cell("d4")).unwrap();
    assert_eq!(game.board().target(), None);
    // Seven stones, and five free cells of the decided board.
    assert_eq!(game.legal().count(), 81 - 7 - 5);
    assert!(game.legal().all(|cell| cell.row() > 2 || cell.column() > 2));
}

#[test]
fn nobody_plays_on_a_decided_board() {
    let mut game = game(BOTTOM_LEFT_DECIDED, "", Seat::FIRST);
    assert!(!game.board().is_open(cell("a1")));
    let before = game.clone();
    let error = game.play(cell("b2")).unwrap_err();
    assert_eq!(game, before);
    assert_eq!(error.reason(), "board_decided");
    assert_eq!(error.to_string(), "row 1, column 1 is on small board 0, 0, which is decided");
    let PlayError::Refused(refusal) = error else { panic!() };
    assert_eq!(
        UltimatePlacement.explain(game.board(), &refusal),
        "b2 is on the small board a1 to c3, which is decided"
    );
    // The middle of the decided board, when another one is the target.
    game.play(cell("e4")).unwrap();
    assert_eq!(game.board().target(), Some(cell("b1")));
    assert_eq!(game.play(cell("b2")).unwrap_err().reason(), "board_decided");
}

#[test]
fn a_full_target_frees_the_choice() {
    let mut game = game(
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        X O X . . . . . .
        X O O . . . . . .
        O X X . . . . . .
        ",
        "c3",
        Seat::FIRST,
    );
    assert_eq!(game.board().winner(cell("a1")), None);
    assert!(!game.board().is_open(cell("a1")));
    game.play(cell("g7")).unwrap();
    assert_eq!(game.board().target(), None);
    assert_eq!(game.legal().count(), 81 - 9 - 1);
}

/// The stone that decides a small board may name that board.
#[test]
fn a_board_that_its_own_stone_decides_is_no_target() {
    let mut game = game(
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X . X . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        ",
        "b2",
        Seat::FIRST,
    );
    let before = *game.position();
    game.play(cell("e5")).unwrap();
    assert_eq!(game.board().winner(cell("b2")), Some(Stone::FIRST));
    assert_eq!(game.board().target(), None);
    assert_eq!(game.legal().count(), 72);
    game.undo().unwrap();
    assert_eq!(game.position(), &before);
    assert_eq!(game.board().target(), Some(cell("b2")));
}

#[test]
fn three_small_boards_in_a_row_win() {
    let mut game = game(
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . O O . . . .
        X . . O . . . . X
        O X . O . . . X O
        . . X X X X . O O
        ",
        "c1",
        Seat::FIRST,
    );
    assert_eq!(game.outcome(), None);
    game.play(cell("g1")).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Win(Seat::FIRST)));
    // The stones that make the small lines, and no others.
    let line = ["c1", "d1", "e1", "f1", "g1", "b2", "h2", "a3", "i3"].map(cell);
    assert_eq!(game.winning_cells(), line);
    assert_eq!(game.legal().count(), 0);
    game.undo().unwrap();
    assert_eq!((game.outcome(), game.to_move()), (None, Seat::FIRST));
}

const ONE_CELL_LEFT: &str = "
    X O X X O X X O X
    X O O X O O X O O
    O X X O X X O X X
    X O X X O X X O X
    X O O X O O X O O
    O X X O X X O X X
    X O X X O X X O X
    X O O X O O X O O
    . X X O X X O X X
    ";

#[test]
fn a_draw_when_no_board_is_open() {
    let mut game = game(ONE_CELL_LEFT, "", Seat::SECOND);
    // There is one board to choose from.
    assert_eq!(game.board().target(), Some(cell("a1")));
    assert_eq!(game.legal().collect::<Vec<_>>(), [cell("a1")]);
    game.play(cell("a1")).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Draw));
}

/// Cross takes the last small board with that cell, which is no line of boards yet.
#[test]
fn a_small_board_alone_wins_nothing() {
    let mut game = game(ONE_CELL_LEFT, "a1", Seat::FIRST);
    game.play(cell("a1")).unwrap();
    assert_eq!(game.board().winner(cell("a1")), Some(Stone::FIRST));
    assert_eq!(game.outcome(), Some(Outcome::Draw));
}

#[test]
fn the_last_cell_of_the_last_board_wins() {
    let picture = ONE_CELL_LEFT.replacen(". X X O X X O X X", ". X X X X X X X X", 1);
    let mut game = game(&picture, "a1", Seat::FIRST);
    game.play(cell("a1")).unwrap();
    assert!(game.board().is_full());
    assert_eq!(game.outcome(), Some(Outcome::Win(Seat::FIRST)));
}

#[test]
fn a_set_up_can_be_over() {
    let over = |picture: &str| game(picture, "", Seat::FIRST).outcome();
    assert_eq!(over(&ONE_CELL_LEFT.replace('.', "O")), Some(Outcome::Draw));
    let won = ONE_CELL_LEFT.replacen(". X X O X X O X X", "X X X X X X X X X", 1);
    assert_eq!(over(&won), Some(Outcome::Win(Seat::FIRST)));
}

#[rstest]
#[case::small("3/3/3", "", "the picture has 3 rows and 3 columns, the board 9 and 9")]
#[case::third_colour("T8/9/9/9/9/9/9/9/9", "", "the stone on a9 is of a third colour")]
#[case::won_twice("9/9/9/3XXX3/9/3OOO3/9/9/9", "", "both players have won the small board b2")]
#[case::no_such_board("9/9/9/9/9/9/9/9/9", "d1", "there is no small board d1: they are a1 to c3")]
#[case::decided(
    "9/9/9/9/9/9/X8/X8/X8",
    "a1",
    "the small board a1 cannot be played on: it is decided or full"
)]
#[case::full(
    "XOX6/XOO6/OXX6/9/9/9/9/9/9",
    "a3",
    "the small board a3 cannot be played on: it is decided or full"
)]
fn set_ups_that_are_refused(#[case] rows: &str, #[case] target: &str, #[case] message: &str) {
    let picture = Picture::parse_line(rows, &['X', 'O', 'T']).unwrap();
    let target = (!target.is_empty()).then(|| cell(target));
    let error = UltimateBoard::from_picture(&picture, target).unwrap_err();
    assert_eq!((error.to_string().as_str(), error.reason()), (message, "bad_position"));
}

#[test]
fn boards_that_are_none_of_the_nine() {
    let board = *ultimate().board();
    assert!(board.is_open(cell("c3")));
    for text in ["d1", "a4", "iv256"] {
        assert!(!board.is_open(cell(text)));
        assert_eq!(board.winner(cell(text)), None);
    }
    assert_eq!(board.at(cell("j9")), None);
}

#[test]
fn actions_are_the_cells_by_row_from_the_bottom() {
    let board = UltimateBoard::new();
    assert_eq!(UltimatePlacement.actions(&board), 81);
    for number in 0..81 {
        let input = UltimatePlacement.input(&board, number).unwrap();
        assert_eq!(UltimatePlacement.number(&board, &input), Some(number));
        let text = UltimatePlacement.write(&board, Seat::FIRST, &input);
        assert_eq!(UltimatePlacement.read(&board, Seat::FIRST, &text), Ok(input));
    }
    assert_eq!(UltimatePlacement.input(&board, 10), Some(cell("b2")));
    assert_eq!(UltimatePlacement.input(&board, 81), None);
    assert_eq!(UltimatePlacement.number(&board, &cell("j1")), None);
    assert_eq!(UltimatePlacement.split(&board, "e5d4 a1"), Some(("e5", "d4 a1")));
}

#[test]
fn positions_are_small_and_copied() {
    const fn copied<T: Copy + Send>() -> usize {
        size_of::<T>()
    }
    assert!(copied::<Position<UltimateBoard>>() <= 64);
}
