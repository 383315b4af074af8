//! Renju behind an opening: the players' colours may change hands, and the fouls are Black's.

use boardwright_core::{Outcome, Reason, Seat};
use boardwright_gomoku::{
    GomokuBoard, GomokuRule, GomokuWin, Input, OpenedGame, Options, Protocol, RuleSet, gomoku_15,
    with_opening,
};
use boardwright_grid::{LineBoard15, Stone};
use rstest::rstest;

type Opened = OpenedGame<GomokuBoard<LineBoard15>, GomokuRule, GomokuWin>;

fn read(text: &str) -> Input {
    match text {
        "pass" => Input::Pass,
        "swap" => Input::Swap,
        "stay" => Input::Stay,
        "more" => Input::More,
        cell => Input::Stone(cell.parse().expect("a cell")),
    }
}

fn after(protocol: Protocol, inputs: &str) -> Opened {
    let mut game = with_opening(gomoku_15(Options::of(RuleSet::Renju)).expect("renju"), protocol)
        .expect("large enough");
    for input in inputs.split_whitespace() {
        let played = game.play(read(input));
        played.unwrap_or_else(|error| panic!("{input}: {error}"));
    }
    game
}

/// Whoever plays Black meets the fouls, and White makes six and wins.
#[rstest]
#[case::swap2_swapped(Protocol::Swap2, "h8 a1 i8 swap a3", Seat::SECOND)]
#[case::swap2_stayed(Protocol::Swap2, "h8 a1 i8 stay a3", Seat::FIRST)]
#[case::swap2_more(Protocol::Swap2, "h8 a1 i8 more a3 a9 swap o1 o3 o5", Seat::SECOND)]
#[case::rif_stayed(Protocol::Rif, "h8 h9 i8 stay a3 a9 b9 a9 o1", Seat::FIRST)]
#[case::rif_swapped(Protocol::Rif, "h8 h9 i8 swap a3 a9 b9 a9 o1", Seat::SECOND)]
fn to_the_end(#[case] protocol: Protocol, #[case] opening: &str, #[case] black: Seat) {
    let white = black.next(2);
    let mut game = after(protocol, opening);
    assert_eq!(game.board().opening().seat_of(Stone::FIRST), black);
    // White's turns are spent far away.
    let mut elsewhere = ["o9", "o11", "m1", "m3"].into_iter();
    for stone in ["j9", "j10"] {
        while game.to_move() != black {
            game.play(read(elsewhere.next().expect("enough"))).expect("legal");
        }
        game.play(read(stone)).expect("legal");
    }
    while game.to_move() != black {
        game.play(read(elsewhere.next().expect("enough"))).expect("legal");
    }
    let refused = game.play(read("j8")).expect_err("two threes");
    assert_eq!(refused.reason(), "forbidden_double_three");
    assert!(!game.legal().any(|input| input == read("j8")));
    game.play(Input::Pass).expect("one may pass");
    assert_eq!(game.to_move(), white);
    game.play(read("j8")).expect("White may play there");
    game.play(Input::Pass).expect("one may pass");

    for stone in ["b15", "c15", "d15", "f15", "g15"] {
        game.play(read(stone)).expect("legal");
        game.play(Input::Pass).expect("one may pass");
    }
    game.play(read("e15")).expect("legal");
    assert_eq!(game.outcome(), Some(Outcome::Win(white)));
    assert_eq!(game.winning_cells().len(), 6);

    let end = game.clone();
    while game.undo().is_ok() {}
    let start = with_opening(gomoku_15(Options::of(RuleSet::Renju)).expect("renju"), protocol)
        .expect("large enough");
    assert_eq!(game.position(), start.position());
    while game.redo().is_ok() {}
    assert_eq!(game, end);
}

#[rstest]
#[case::black_passes_first("pass pass")]
#[case::a_stone_between("pass a5 pass pass")]
fn two_passes_after_a_swap(#[case] passes: &str) {
    let game = after(Protocol::Swap, &format!("h8 a1 i8 swap a3 {passes}"));
    assert_eq!(game.outcome(), Some(Outcome::Draw));
}

#[test]
fn passes_wait_for_the_end_of_the_opening() {
    let mut game = after(Protocol::Swap, "h8 a1 i8");
    assert_eq!(game.play(Input::Pass).expect_err("a choice is due").reason(), "wrong_input");
}
