//! The same pictures under every rule set.
//!
//! The verdict lists the rule sets under which the stone wins, and after a bar those that refuse
//! it: f freestyle, s standard, r renju, c caro, k caro-standard, o omok. The mover is Black; the
//! same pictures are played by White as well, whom Renju lets do everything.

use boardwright_core::{Outcome, Reason, Seat};
use boardwright_gomoku::{GomokuBoard, Input, Options, RuleSet, gomoku};
use boardwright_grid::Cell;
use rstest::rstest;

use crate::board;

fn letter(rule: RuleSet) -> char {
    match rule {
        RuleSet::Freestyle => 'f',
        RuleSet::Standard => 's',
        RuleSet::Renju => 'r',
        RuleSet::Caro => 'c',
        RuleSet::CaroStandard => 'k',
        RuleSet::Omok => 'o',
    }
}

/// The verdict when `mover` has the stones `X`.
fn verdict(text: &str, mover: Seat) -> String {
    let (stones, star) = board(text, mover);
    let star = Input::Stone(star);
    let (mut wins, mut refused) = (String::new(), String::new());
    for rule in RuleSet::ALL {
        let rules = Options::of(rule).rules();
        let mut position = rules.position(GomokuBoard::new(stones.clone()), mover);
        let is_listed = rules.legal(&position).any(|input| input == star);
        match rules.play(&mut position, star) {
            Err(_) => refused.push(letter(rule)),
            Ok(_) if position.outcome() == Some(Outcome::Win(mover)) => wins.push(letter(rule)),
            Ok(_) => assert!(!matches!(position.outcome(), Some(Outcome::Win(_)))),
        }
        assert_eq!(is_listed, !refused.contains(letter(rule)), "{rule:?} lists what it accepts");
        let judged = rules.position(position.board().clone(), mover.next(2));
        assert_eq!(judged.outcome(), position.outcome(), "{rule:?} judges the set-up alike");
    }
    if refused.is_empty() { wins } else { format!("{wins}|{refused}") }
}

#[rstest]
#[case::free_at_both_ends(". X X * X X .", "fsrcko")]
#[case::held_at_the_left("O X X * X X .", "fsrcko")]
#[case::held_at_the_right(". X X * X X O", "fsrcko")]
#[case::held_at_both_ends("O X X * X X O", "fsro")]
#[case::held_and_at_the_edge("* X X X X O", "fsrcko")]
#[case::from_edge_to_edge("X X X X *", "fsrcko")]
#[case::six("  . X X X * X X .", "fc|r")]
#[case::six_held_at_both_ends("O X X X * X X O", "fc|r")]
#[case::six_from_edge_to_edge("X X X * X X", "fc|r")]
#[case::seven_held_and_at_the_edge("X X X * X X X O", "fc|r")]
#[case::nine("X X X X * X X X X", "fc|r")]
#[case::four(". X X * X .", "")]
#[case::four_at_the_edge("* X X X O", "")]
#[case::a_gap_in_it("X X * . X X", "")]
#[case::an_opponent_in_it("X X X * O X X", "")]
#[case::held_two_cells_away("O . X X * X X . O", "fsrcko")]
#[case::in_a_column_at_the_edge(
    "
    O . .
    X . .
    X . .
    * . .
    X . .
    X . .",
    "fsrcko"
)]
#[case::in_a_column_held_at_both_ends(
    "
    . . O
    . . X
    . . X
    . . *
    . . X
    . . X
    . . O",
    "fsro"
)]
#[case::on_a_diagonal_held_at_both_ends(
    "
    . . . . . . O
    . . . . . X .
    . . . . X . .
    . . . * . . .
    . . X . . . .
    . X . . . . .
    O . . . . . .",
    "fsro"
)]
#[case::on_a_diagonal_from_corner_to_corner(
    "
    . . . . X
    . . . X .
    . . * . .
    . X . . .
    X . . . .",
    "fsrcko"
)]
#[case::on_an_anti_diagonal_held_at_one_end(
    "
    O . . . . . .
    . X . . . . .
    . . X . . . .
    . . . * . . .
    . . . . X . .
    . . . . . X .
    . . . . . . .",
    "fsrcko"
)]
#[case::five_in_one_line_and_six_in_another(
    "
    . . . X . . .
    . . . X . . .
    X X X * X X .
    . . . X . . .
    . . . X . . .",
    "fsrcko"
)]
#[case::a_held_five_and_a_free_one(
    "
    . . . . X . . .
    . . . . X . . .
    . O X X * X X O
    . . . . X . . .
    . . . . X . . .
    . . . . . . . .",
    "fsrcko"
)]
#[case::two_held_fives(
    "
    . . . . O . . .
    . . . . X . . .
    . . . . X . . .
    . O X X * X X O
    . . . . X . . .
    . . . . X . . .
    . . . . O . . .",
    "fsro"
)]
#[case::a_held_five_and_a_six(
    "
    . . . . O . . .
    . . . . X . . .
    . . . . X . . .
    . X X X * X X O
    . . . . X . . .
    . . . . X . . .
    . . . . O . . .",
    "fsrco"
)]
#[case::two_threes(
    "
    . . . . . . . .
    . . . . . . . .
    . . . . X . . .
    . . . . X . . .
    . . X X * . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .",
    "|ro"
)]
#[case::two_fours(
    "
    . . . . O . . .
    . . . . X . . .
    . . . . X . . .
    . . . . X . . .
    O X X X * . . .
    . . . . . . . .
    . . . . . . . .",
    "|r"
)]
#[case::not_round_the_edge(
    "
    . . . . . .
    X X . . . .
    . . . . . .
    . . . X X *
    . . . . . .",
    ""
)]
fn the_mover_plays_on_the_star(#[case] picture: &str, #[case] expected: &str) {
    assert_eq!(verdict(picture, Seat::FIRST), expected, "Black");
    // White wins in Renju where freestyle wins, and nothing is refused. Omok treats both alike.
    let (wins, refused) = expected.split_once('|').unwrap_or((expected, ""));
    let is_listed = |rule: &RuleSet| match rule {
        RuleSet::Renju => wins.contains('f'),
        _ => wins.contains(letter(*rule)),
    };
    let mut white: String = RuleSet::ALL.into_iter().filter(is_listed).map(letter).collect();
    if refused.contains('o') {
        white.push_str("|o");
    }
    assert_eq!(verdict(picture, Seat::SECOND), white, "White");
}

/// Six in a column on a large board, in a game that was played.
#[rstest]
#[case::freestyle(RuleSet::Freestyle, Ok(Some(Outcome::Win(Seat::FIRST))))]
#[case::standard(RuleSet::Standard, Ok(None))]
#[case::renju(RuleSet::Renju, Err("forbidden_overline"))]
fn six_on_20_x_20(#[case] rule: RuleSet, #[case] expected: Result<Option<Outcome>, &str>) {
    let moves = "2,10 5,10 6,11 7,9 6,10 8,8 6,8 7,7 6,7 9,10 6,12 17,5";
    let mut game = gomoku(20, Options::of(rule)).unwrap();
    for point in moves.split(' ') {
        let (column, row) = point.split_once(',').unwrap();
        let from_one = |number: &str| number.parse::<u8>().unwrap() - 1;
        game.play(Cell::new(from_one(row), from_one(column)).into()).unwrap();
    }
    let last = game.play(Cell::new(8, 5).into());
    assert_eq!(last.map(|_| game.outcome()).map_err(|error| error.reason()), expected);
}

#[test]
fn names_are_told_apart() {
    let names = RuleSet::ALL.map(RuleSet::name);
    assert_eq!(names, ["freestyle", "standard", "renju", "caro", "caro-standard", "omok"]);
}

#[test]
fn engines_know_rule_sets_by_numbers() {
    let numbers = RuleSet::ALL.map(RuleSet::protocol_number);
    assert_eq!(numbers, [Some(0), Some(1), Some(4), Some(8), Some(9), None]);
    let known: Vec<(u8, &str)> = (0..=u8::MAX)
        .filter_map(|number| Some((number, RuleSet::from_protocol_number(number)?.name())))
        .collect();
    assert_eq!(
        known,
        [(0, "freestyle"), (1, "standard"), (4, "renju"), (8, "caro"), (9, "caro-standard")]
    );
}
