//! How a game of Gomoku ends without five: full boards, passes, limits, and no legal point.

use boardwright_core::{Outcome, Reason, Seat};
use boardwright_gomoku::{
    Gomoku, GomokuBoard, Input, OnFoul, Options, OptionsError, RuleSet, gomoku, gomoku_15,
};
use boardwright_grid::{Cell, CellBoard, Picture};
use rstest::rstest;

fn stone(text: &str) -> Input {
    Input::Stone(text.parse().expect("a cell"))
}

fn play(game: &mut Gomoku, moves: &str) {
    for text in moves.split(' ') {
        game.play(if text == "pass" { Input::Pass } else { stone(text) }).expect("a legal move");
    }
}

fn with_passes(rule: RuleSet) -> Options {
    Options { passes: true, ..Options::of(rule) }
}

/// A position in which `to_move` moves.
fn outcome_of(text: &str, to_move: Seat, options: Options) -> (Option<Outcome>, Vec<Input>) {
    let picture = Picture::parse(text, &['X', 'O']).expect("a picture");
    let rules = options.rules();
    let position = rules.position(GomokuBoard::new(CellBoard::from(&picture)), to_move);
    (position.outcome(), rules.legal(&position).collect())
}

#[test]
fn two_passes_in_a_row_are_a_draw() {
    let mut game = gomoku(9, with_passes(RuleSet::Freestyle)).unwrap();
    play(&mut game, "a1 pass b1 pass pass");
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    // Undoing the pass, and one move more, restores how many passes there were.
    game.undo().unwrap();
    assert_eq!((game.outcome(), game.board().passes()), (None, 1));
    play(&mut game, "c1");
    assert_eq!(game.board().passes(), 0);
    game.undo().unwrap();
    assert_eq!(game.board().passes(), 1);
    play(&mut game, "pass");
    assert_eq!(game.outcome(), Some(Outcome::Draw));
}

/// Passing is a rule in Renju and an option elsewhere.
#[rstest]
fn passing_is_refused_unless_allowed(
    #[values(
        RuleSet::Freestyle,
        RuleSet::Standard,
        RuleSet::Caro,
        RuleSet::CaroStandard,
        RuleSet::Omok
    )]
    rule: RuleSet,
) {
    let mut game = gomoku(9, Options::of(rule)).unwrap();
    let before = game.clone();
    assert_eq!(game.play(Input::Pass).unwrap_err().reason(), "wrong_input");
    assert_eq!(game, before);
    assert!(gomoku(9, Options::of(RuleSet::Renju)).unwrap().play(Input::Pass).is_ok());
}

#[rstest]
#[case(Input::Swap)]
#[case(Input::Stay)]
#[case(Input::More)]
#[case(Input::Fifths(5))]
#[case(Input::Offer)]
fn choices_are_refused_without_an_opening(#[case] choice: Input) {
    let mut game = gomoku(9, with_passes(RuleSet::Renju)).unwrap();
    let before = game.clone();
    assert_eq!(game.play(choice).unwrap_err().reason(), "wrong_input");
    assert_eq!(game, before);
}

#[rstest]
#[case(stone("a10"), "cell_out_of_range")]
#[case(stone("j1"), "cell_out_of_range")]
#[case(Input::Stone(Cell::new(255, 255)), "cell_out_of_range")]
#[case(stone("e5"), "cell_occupied")]
fn stones_that_cannot_lie(#[case] input: Input, #[case] reason: &str) {
    let mut game = gomoku(9, Options::of(RuleSet::Renju)).unwrap();
    play(&mut game, "e5");
    let before = game.clone();
    assert_eq!(game.play(input).unwrap_err().reason(), reason);
    assert_eq!(game, before);
}

#[test]
fn few_empty_points_are_a_draw() {
    let options = Options { draw_empty: 23, ..Options::of(RuleSet::Freestyle) };
    let mut game = gomoku(5, options).unwrap();
    play(&mut game, "a1");
    assert_eq!(game.outcome(), None);
    play(&mut game, "b1");
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    game.undo().unwrap();
    assert_eq!(game.outcome(), None);
}

#[rstest]
#[case::any_size(gomoku(5, Options { draw_empty: 25, ..Options::of(RuleSet::Caro) }).err(), 25)]
#[case::usual(gomoku_15(Options { draw_empty: 225, ..Options::of(RuleSet::Caro) }).err(), 225)]
fn a_draw_at_the_start_is_no_game(#[case] error: Option<OptionsError>, #[case] cells: u16) {
    assert_eq!(error, Some(OptionsError::DrawEmpty { draw_empty: cells, cells }));
}

#[test]
fn moves_can_be_limited_and_passes_count() {
    let options = Options { max_moves: 4_u16.try_into().ok(), ..with_passes(RuleSet::Freestyle) };
    let mut game = gomoku(9, options).unwrap();
    play(&mut game, "a1 pass c1");
    assert_eq!((game.outcome(), game.board().moves()), (None, 3));
    play(&mut game, "d1");
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    while game.undo().is_ok() {}
    assert_eq!(game.board().moves(), 0);
}

/// The stone that uses the moves up, or the last free point, can win.
#[test]
fn a_win_comes_before_a_draw() {
    let options = Options { max_moves: 9_u16.try_into().ok(), ..Options::of(RuleSet::Freestyle) };
    let mut game = gomoku(9, options).unwrap();
    play(&mut game, "a1 a9 b1 b9 c1 c9 d1 d9 e1");
    assert_eq!(game.winner(), Some(Seat::FIRST));
}

#[test]
fn a_full_board_is_a_draw() {
    let (outcome, legal) =
        outcome_of("X O X\nX O X\nO X O", Seat::FIRST, with_passes(RuleSet::Freestyle));
    assert_eq!((outcome, legal.len()), (Some(Outcome::Draw), 0));
}

/// The one empty point makes an overline.
const NOTHING_LEFT: &str = "X X X . X X X";

#[rstest]
#[case::may_pass(true, OnFoul::Reject, None, 1)]
#[case::has_lost(false, OnFoul::Reject, Some(Outcome::Win(Seat::SECOND)), 0)]
#[case::must_make_the_foul(false, OnFoul::Lose, None, 1)]
#[case::may_make_the_foul(true, OnFoul::Lose, None, 2)]
fn black_without_a_legal_point(
    #[case] passes: bool,
    #[case] foul: OnFoul,
    #[case] expected: Option<Outcome>,
    #[case] inputs: usize,
) {
    let options = Options { passes, foul, ..Options::of(RuleSet::Renju) };
    let (outcome, legal) = outcome_of(NOTHING_LEFT, Seat::FIRST, options);
    assert_eq!((outcome, legal.len()), (expected, inputs));
    // White can play there.
    let (outcome, legal) = outcome_of(NOTHING_LEFT, Seat::SECOND, options);
    assert_eq!((outcome, legal.len()), (None, 1 + usize::from(passes)));
}

/// The last legal point is taken by White: the loss comes with White's move, and goes with it.
#[test]
fn white_takes_the_last_legal_point() {
    let options = Options { passes: false, ..Options::of(RuleSet::Renju) };
    let rules = options.rules();
    let picture = Picture::parse("X X X . X X X O . O", &['X', 'O']).unwrap();
    let board = GomokuBoard::new(CellBoard::from(&picture));
    let mut position = rules.position(board, Seat::SECOND);
    let before = position.clone();
    assert_eq!(position.outcome(), None);
    let change = rules.play(&mut position, Input::Stone(Cell::new(0, 8))).unwrap();
    assert_eq!(position.outcome(), Some(Outcome::Win(Seat::SECOND)));
    rules.undo(&mut position, Seat::SECOND, &change);
    assert_eq!(position, before);
}

#[rstest]
#[case::black_won("X X X X X", RuleSet::Renju, Some(Outcome::Win(Seat::FIRST)))]
#[case::black_has_six(". X X X X X X .", RuleSet::Renju, None)]
#[case::white_has_six(". O O O O O O .", RuleSet::Renju, Some(Outcome::Win(Seat::SECOND)))]
#[case::held("X O O O O O X .", RuleSet::Caro, None)]
#[case::six_held("X O O O O O O X .", RuleSet::Caro, Some(Outcome::Win(Seat::SECOND)))]
fn set_ups_are_judged(
    #[case] picture: &str,
    #[case] rule: RuleSet,
    #[case] expected: Option<Outcome>,
) {
    // With passes, so that a board without a legal point decides nothing.
    let full = !picture.contains('.');
    let (outcome, _) = outcome_of(picture, Seat::FIRST, with_passes(rule));
    assert_eq!(outcome, expected.or(full.then_some(Outcome::Draw)));
}

/// Both have five, which no game reaches: the one who moved last has won.
#[rstest]
#[case(Seat::FIRST)]
#[case(Seat::SECOND)]
fn two_winners(#[case] last: Seat) {
    let picture = "X X X X X .\nO O O O O .";
    let (outcome, _) = outcome_of(picture, last.next(2), Options::of(RuleSet::Caro));
    assert_eq!(outcome, Some(Outcome::Win(last)));
}
