//! What a drawing program asks for: where a move put and shifted things, and the small boards.

mod rule_sets;

use std::collections::BTreeMap;

use boardwright::{AnyGame, Shift, SmallBoard, Specification};
use boardwright_grid::Cell;
use rstest::rstest;
use rule_sets::rule_sets;

fn new_game(text: &str) -> Box<dyn AnyGame> {
    text.parse::<Specification>().unwrap().new_game()
}

/// The symbols on the board, by the names of their cells.
fn stones(game: &dyn AnyGame) -> BTreeMap<String, char> {
    let cells = game.cells();
    let rows = cells.iter().rev().zip(0..);
    let stones = rows.flat_map(|(row, number)| {
        let columns = row.chars().zip(0..).filter(|(symbol, _)| *symbol != '.');
        columns.map(move |(symbol, column)| (Cell::new(number, column).to_string(), symbol))
    });
    stones.collect()
}

/// A stone that is not put by the move was there before, on the cell from which it was shifted.
#[test]
fn landings_and_shifts_tell_all_that_a_move_does() {
    for set in rule_sets() {
        let mut random = fastrand::Rng::with_seed(7);
        let mut game = set.specification.new_game();
        for _ in 0..120 {
            let legal = game.legal();
            let Some(text) = random.choice(&legal) else { break };
            let mut expected = stones(game.as_ref());
            let colour = game.players()[game.to_move().index()].symbol();
            let played = game.play(text).unwrap();
            let lifted: Vec<_> = played
                .shifts
                .iter()
                .map(|shift| (shift.to.clone(), expected.remove(&shift.from).unwrap()))
                .collect();
            for (to, symbol) in lifted {
                if let Some(to) = to {
                    assert_eq!(expected.insert(to, symbol), None, "{} {text}", set.text);
                }
            }
            let after = stones(game.as_ref());
            if let Some(landing) = &played.landing {
                // The colour of a stone in an opening need not be the mover's.
                let symbol = if set.text.contains("opening") { after[landing] } else { colour };
                assert_eq!(expected.insert(landing.clone(), symbol), None, "{} {text}", set.text);
            }
            assert_eq!(after, expected, "{} {text}", set.text);
        }
    }
}

#[test]
fn a_pop_shifts_the_column_down() {
    let mut game = new_game("connect-four:rule=pop-out");
    game.play_all("d d d c").unwrap();
    let shift = |from: &str, to: Option<&str>| Shift {
        from: from.to_owned(),
        to: to.map(ToOwned::to_owned),
    };
    let played = game.play("xd").unwrap();
    assert_eq!((&played.landing, played.text.as_str()), (&None, "xd"));
    assert_eq!(
        played.shifts,
        [shift("d1", None), shift("d2", Some("d1")), shift("d3", Some("d2"))]
    );
    assert_eq!(game.play("d").unwrap().shifts, []);
}

#[rstest]
#[case::connect_four("connect-four")]
#[case::tic_tac_toe("tic-tac-toe:size=9")]
#[case::gomoku("gomoku:opening=swap")]
fn other_games_have_no_small_boards(#[case] game: &str) {
    assert_eq!(new_game(game).small_boards(), []);
}

/// Which small boards can be played on, and who won them, by row from the bottom.
fn small(game: &dyn AnyGame) -> (String, String) {
    let boards = game.small_boards();
    let playable = |board: &SmallBoard| if board.is_playable { '*' } else { '.' };
    let winner = |board: &SmallBoard| board.winner.unwrap_or('.');
    (boards.iter().map(playable).collect(), boards.iter().map(winner).collect())
}

#[test]
fn small_boards_tell_where_to_play_and_who_won_them() {
    let mut game = new_game("tic-tac-toe:rule=ultimate");
    let corners: Vec<_> = game.small_boards().iter().map(|board| board.corners.join("-")).collect();
    assert_eq!(
        corners,
        ["a1-c3", "d1-f3", "g1-i3", "a4-c6", "d4-f6", "g4-i6", "a7-c9", "d7-f9", "g7-i9"]
    );
    assert_eq!(small(game.as_ref()), ("*********".into(), ".........".into()));
    // f5 is the right middle of its board.
    game.play("f5").unwrap();
    assert_eq!(small(game.as_ref()), (".....*...".into(), ".........".into()));
    game.set_up("9/9/9/9/9/9/2XO5/2X1O4/2X5O:1").unwrap();
    assert_eq!(small(game.as_ref()), (".********".into(), "X........".into()));
    game.set_up("2XO5/2X1O4/2X5O/9/9/9/9/9/9:1:c1").unwrap();
    assert_eq!(small(game.as_ref()), ("..*......".into(), "......X..".into()));
}

#[test]
fn after_the_end_no_small_board_can_be_played_on() {
    let mut game = new_game("tic-tac-toe:rule=ultimate");
    game.set_up("OO1OO1OO1/9/9/9/9/9/XXXXXX3/9/9:1").unwrap();
    assert_eq!(small(game.as_ref()), ("..*******".into(), "XX.......".into()));
    game.set_up("OO1OO1OO1/9/2OO5/9/9/9/XXXXXXXXX/9/9").unwrap();
    assert_eq!(small(game.as_ref()), (".........".into(), "XXX......".into()));
}
