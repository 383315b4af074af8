//! Renju's fouls, case by case. `*` marks the point that Black tries.

use boardwright_core::{Outcome, PlayError, Reason, Seat};
use boardwright_gomoku::{
    Foul, Gomoku, GomokuBoard, GomokuRefusal, Input, OnFoul, Options, RuleSet, gomoku,
};
use boardwright_grid::{Cell, CellBoard, CellGrid, Picture, Stone};
use rstest::rstest;

/// What comes of a stone of `mover` on the star: the foul that refuses it, or the outcome.
fn tried(text: &str, mover: Seat) -> Result<Option<Outcome>, Foul> {
    let picture = Picture::parse(text, &['X', 'O', '*']).expect("a picture");
    let mut stones = CellBoard::new(picture.shape());
    let mut star = None;
    for (cell, stone) in picture.stones() {
        if stone == Stone::new(2) {
            star = Some(cell);
        } else {
            stones.place(cell, stone);
        }
    }
    let cell = star.expect("a marked cell");
    let rules = Options::of(RuleSet::Renju).rules();
    let mut position = rules.position(GomokuBoard::new(stones), mover);
    match rules.play(&mut position, Input::Stone(cell)) {
        Ok(_) => Ok(position.outcome()),
        Err(PlayError::Refused(GomokuRefusal::Forbidden { foul, .. })) => Err(foul),
        Err(error) => panic!("{error}"),
    }
}

const WON: Result<Option<Outcome>, Foul> = Ok(Some(Outcome::Win(Seat::FIRST)));

#[rstest]
#[case::five_beats_a_double_four(
    "
    . . . . . . . . . .
    . . . . . X . . . .
    . . . . . X . . . .
    . . . . . X . . X .
    . . . . . . . X . .
    . . . . . . X . . .
    O X X X X * . . . .
    . . . . . . . . . .",
    WON
)]
#[case::five_beats_an_overline(
    "
    . . . . X . . .
    . . . . X . . .
    . . . . X . . .
    X X X X * . . .
    . . . . X . . .
    . . . . X . . .",
    WON
)]
#[case::one_four_with_one_three(
    "
    . . . . . . . . .
    . . . . . . . . .
    . . . . . X . . .
    . . . . . X . . .
    . O X X X * . . .
    . . . . . . . . .
    . . . . . . . . .",
    Ok(None)
)]
#[case::four_three_three(
    "
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . X . X . .
    . . . . . X X . . .
    . O X X X * . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .",
    Err(Foul::DoubleThree)
)]
#[case::four_four_three(
    "
    . . . . . O . . . .
    . . . . . X . . . .
    . . . . . X . X . .
    . . . . . X X . . .
    . O X X X * . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .",
    Err(Foul::DoubleFour)
)]
#[case::two_fours_in_one_line_with_three_between(". X . X * X . X .", Err(Foul::DoubleFour))]
#[case::two_fours_in_one_line_with_two_between("X X . X * . X X", Err(Foul::DoubleFour))]
#[case::a_straight_four_is_one_four(". . X X * X . .", Ok(None))]
#[case::overline(". X X X * X X .", Err(Foul::Overline))]
#[case::two_threes(
    "
    . . . . . . . . .
    . . . . . . . . .
    . . . . X . . . .
    . . . . X . . . .
    . . X X * . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .",
    Err(Foul::DoubleThree)
)]
#[case::five_held_at_both_ends("O X X * X X O", WON)]
#[case::five_held_and_at_the_edge("* X X X X O", WON)]
#[case::five_from_edge_to_edge("X X X X *", WON)]
#[case::overline_held_at_both_ends("O X X X * X X O", Err(Foul::Overline))]
#[case::overline_from_edge_to_edge("X X X * X X", Err(Foul::Overline))]
#[case::two_fours_in_one_line_held_at_both_ends("O X X . X * . X X O", Err(Foul::DoubleFour))]
#[case::fours_that_lead_to_six_are_none("X X . X * X . X X", Ok(None))]
#[case::a_three_at_the_edge_is_none(
    "
    . . . . . . . .
    . . . . . . . .
    . . X . . . . .
    . . X . . . . .
    X X * . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .",
    Ok(None)
)]
#[case::one_of_two_threes_is_spoiled_by_an_overline(
    "
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . X . . . .
    . . . . . X . . . .
    X . . X X * . X . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .",
    Ok(None)
)]
#[case::one_of_two_threes_has_no_room(
    "
    . . . . . . . .
    . . . . . . . .
    . . . . X . . .
    . . . . X . . .
    O . X X * . O .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .",
    Ok(None)
)]
fn black_on_the_star(#[case] picture: &str, #[case] expected: Result<Option<Outcome>, Foul>) {
    assert_eq!(tried(picture, Seat::FIRST), expected);
}

#[rstest]
#[case::overline(". O O O * O O .", Ok(Some(Outcome::Win(Seat::SECOND))))]
#[case::two_fours("O O . O * . O O", Ok(None))]
#[case::two_threes(
    "
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . .
    . . . . O . . . .
    . . O O * . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .",
    Ok(None)
)]
fn white_may_do_everything(#[case] picture: &str, #[case] expected: Result<Option<Outcome>, Foul>) {
    assert_eq!(tried(picture, Seat::SECOND), expected);
}

/// White threatens five on g7 only, and g7 is a double-three for Black.
fn only_block_forbidden(options: Options) -> Gomoku {
    let mut game = gomoku(15, options).unwrap();
    for cell in ["h8", "g6", "f6", "g5", "f7", "g4", "h7", "g3", "g2", "a1"] {
        game.play(cell.parse::<Cell>().unwrap().into()).unwrap();
    }
    game
}

#[test]
fn blacks_only_block_is_forbidden() {
    let mut game = only_block_forbidden(Options::of(RuleSet::Renju));
    let block = Input::Stone("g7".parse().unwrap());
    assert_eq!(game.outcome(), None);
    let legal: Vec<Input> = game.legal().collect();
    assert_eq!(legal.len(), 225 - 10 - 1 + 1);
    assert!(!legal.contains(&block));
    assert_eq!(legal.last(), Some(&Input::Pass));

    let before = game.clone();
    let refusal = game.play(block).unwrap_err();
    assert_eq!(refusal.reason(), "forbidden_double_three");
    assert_eq!(refusal.to_string(), "row 6, column 6 is forbidden: double-three");
    assert_eq!(game, before);

    game.play(Input::Pass).unwrap();
    game.play(block).unwrap();
    assert_eq!(game.winner(), Some(Seat::SECOND));
}

#[test]
fn a_foul_loses_before_a_referee() {
    let options = Options { foul: OnFoul::Lose, ..Options::of(RuleSet::Renju) };
    let mut game = only_block_forbidden(options);
    let block = Input::Stone("g7".parse().unwrap());
    assert!(game.legal().any(|input| input == block));
    let before = game.clone();
    game.play(block).unwrap();
    assert_eq!(game.winner(), Some(Seat::SECOND));
    assert_eq!(game.winning_cells(), []);
    game.undo().unwrap();
    assert_eq!(game.position(), before.position());
    game.redo().unwrap();
    assert_eq!(game.winner(), Some(Seat::SECOND));
}

/// The forbidden points are those that are neither occupied nor legal, each with what makes it.
#[test]
fn forbidden_points_say_why() {
    let game = only_block_forbidden(Options::of(RuleSet::Renju));
    let points = game.rules().moves().forbidden_points(game.board(), Stone::FIRST);
    let [point] = &points[..] else { panic!("{points:?}") };
    assert_eq!(point.foul, Foul::DoubleThree);
    let shapes: Vec<String> = point
        .shapes
        .iter()
        .map(|shape| shape.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(shapes, ["f7 g7 h7", "f6 g7 h8"]);
    assert_eq!(game.rules().moves().forbidden_points(game.board(), Stone::SECOND), []);
}
