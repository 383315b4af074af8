//! Misere: whoever completes a line loses.

use boardwright_core::{Game, Outcome, Position, Rules, Seat, WinStrategy};
use boardwright_grid::{CellBoard, CellGrid, CellPlacement, Line, Misere, Picture, Placement};
use boardwright_testkit::{PlainGrid, WindowJudge, cross_check, games_wanted};
use boardwright_tic_tac_toe::{
    CountingBoard, FullLineWin, MisereGame, ThreeByThree, default_players, misere,
};
use rstest::rstest;

#[test]
fn whoever_completes_a_line_loses() {
    let mut game = misere(3, 3, 3).unwrap();
    for cell in ["b2", "a1", "a2", "c3"] {
        game.play(cell.parse().unwrap()).unwrap();
        assert_eq!(game.outcome(), None);
    }
    game.play("c2".parse().unwrap()).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Win(Seat::SECOND)));
    // The one who made the last move stays to move, here the loser.
    assert_eq!(game.to_move(), Seat::FIRST);
    assert_eq!(game.winning_cells(), ["a2", "b2", "c2"].map(|cell| cell.parse().unwrap()));

    game.undo().unwrap();
    assert_eq!((game.outcome(), game.to_move()), (None, Seat::FIRST));
}

/// A set-up is judged like a game, whoever is to move.
#[rstest]
fn a_set_up_can_be_lost(#[values(Seat::FIRST, Seat::SECOND)] to_move: Seat) {
    let picture = Picture::parse(
        "
        . . .
        O O .
        X X X
        ",
        &['X', 'O'],
    );
    let rules = *misere(3, 3, 3).unwrap().rules();
    let position = rules.position(CellBoard::from(&picture.unwrap()), to_move);
    assert_eq!(position.outcome(), Some(Outcome::Win(Seat::SECOND)));
}

/// The last stone of a full board can lose.
#[test]
fn the_last_stone_completes_a_line_and_loses() {
    let mut game = misere(3, 3, 3).unwrap();
    for cell in ["a3", "b3", "b2", "c3", "c2", "a2", "b1", "a1"] {
        game.play(cell.parse().unwrap()).unwrap();
    }
    assert_eq!(game.outcome(), None);
    game.play("c1".parse().unwrap()).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Win(Seat::SECOND)));
}

/// From the centre the first player draws, by answering every stone with the one opposite to it;
/// from anywhere else the second player wins.
#[rstest]
#[case::centre("b2", 0)]
#[case::corner("a1", -1)]
#[case::edge("b1", -1)]
fn value_of_the_first_stone(#[case] first: &str, #[case] value: i32) {
    /// 1 if the first player wins, -1 if the second does, 0 for a draw.
    fn best(game: &MisereGame, position: &Position<CellBoard>) -> i32 {
        match position.outcome() {
            Some(Outcome::Win(Seat::FIRST)) => return 1,
            Some(Outcome::Win(_)) => return -1,
            Some(Outcome::Draw) => return 0,
            None => {}
        }
        let values = game.rules().legal(position).map(|cell| {
            let mut after = position.clone();
            game.rules().play(&mut after, cell).unwrap();
            best(game, &after)
        });
        let best = if position.to_move() == Seat::FIRST { values.max() } else { values.min() };
        best.unwrap()
    }
    let mut game = misere(3, 3, 3).unwrap();
    game.play(first.parse().unwrap()).unwrap();
    assert_eq!(best(&game, game.position()), value);
}

/// Boards and lines are those of the game that is turned round.
#[test]
fn the_same_set_ups_are_refused() {
    let error = misere(4, 5, 6).unwrap_err();
    assert_eq!(error.to_string(), "a line of 6 does not fit: the longest side of the board is 5");
    assert!(misere(65, 5, 3).is_err());
    assert!(misere(3, 3, 1).is_err());
}

/// Tries every window on the board, and the one who has a line has lost.
#[derive(Debug, Clone)]
struct LosesByALine(WindowJudge);

impl WinStrategy<PlainGrid, Placement> for LosesByALine {
    fn outcome(&self, board: &PlainGrid, mover: Seat, _: &Placement) -> Option<Outcome> {
        self.judge(board, mover)
    }

    fn judge(&self, board: &PlainGrid, _last: Seat) -> Option<Outcome> {
        let loser = self.0.lines(board).first()?.seat();
        Some(Outcome::Win(if loser == Seat::FIRST { Seat::SECOND } else { Seat::FIRST }))
    }
}

fn check_against_twin<G, W>(game: &Game<G, CellPlacement, W>, length: u8)
where
    G: CellGrid,
    W: WinStrategy<G, Placement> + Clone,
{
    let shape = game.board().shape();
    let win = LosesByALine(WindowJudge::new(shape, Line::at_least(length)));
    let rules = Rules::for_two(CellPlacement::new(), win);
    let twin = Game::new(rules, PlainGrid::new(shape), default_players()).unwrap();
    let tally = cross_check(game, &twin, |cell| *cell, games_wanted(10_000), 1);
    println!("misere, {length} in a row on {} x {}: {tally}", shape.rows(), shape.columns());
}

#[rstest]
#[case(3, 3, 3)]
#[case(4, 4, 3)]
#[case(3, 6, 3)]
#[case(5, 5, 4)]
fn misere_and_its_twin(#[case] rows: usize, #[case] columns: usize, #[case] length: u8) {
    check_against_twin(&misere(rows, columns, length).unwrap(), length);
}

/// Any strategy can be turned round, that of the counters and that of the table too.
#[test]
fn full_lines_turned_round_and_their_twin() {
    let rules = Rules::for_two(CellPlacement::new(), Misere::new(FullLineWin));
    let board = CountingBoard::new(4).unwrap();
    check_against_twin(&Game::new(rules, board, default_players()).unwrap(), 4);
    let board = ThreeByThree::new();
    check_against_twin(&Game::new(rules, board, default_players()).unwrap(), 3);
}
