//! An opening before a rule that has passes and a foul: the rule sees colours, not players.

use boardwright_core::{Game, MoveRule, Outcome, PlayError, Reason, Rules, Seat, WinStrategy};
use boardwright_gomoku::{
    Input, OpenedChange, OpenedGame, OpenedRefusal, OpeningRefusal, Protocol, Step, players, shape,
    with_opening,
};
use boardwright_grid::{Cell, CellBoard, CellGrid, Grid, Placement, Stone};
use rstest::rstest;

use crate::table::read;

/// Stones and passes. Black may not play in row 1; who passes loses.
#[derive(Debug, Clone, Copy)]
struct Fouls;

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a foul")]
struct Foul;

impl Reason for Foul {
    fn reason(&self) -> &'static str {
        "foul"
    }
}

impl MoveRule<CellBoard> for Fouls {
    type Input = Input;
    type Change = Option<Placement>;
    type Refusal = Foul;
    type Moves = std::vec::IntoIter<Input>;

    fn apply(
        &self,
        board: &mut CellBoard,
        colour: Seat,
        input: Input,
    ) -> Result<Option<Placement>, Foul> {
        match input {
            Input::Stone(cell) if cell.row() == 0 && colour == Seat::FIRST => Err(Foul),
            Input::Stone(cell) => {
                board.place(cell, Stone::from(colour));
                Ok(Some(Placement { cell, stone: Stone::from(colour) }))
            }
            Input::Pass => Ok(None),
            choice => panic!("{choice:?} is the opening's"),
        }
    }

    fn undo(&self, board: &mut CellBoard, colour: Seat, change: &Option<Placement>) {
        if let Some(placement) = change {
            assert_eq!(board.at(placement.cell), Some(Stone::from(colour)));
            board.lift(placement.cell);
        }
    }

    fn legal(&self, board: &CellBoard, colour: Seat) -> Self::Moves {
        let stones = board.free_cells().filter(|cell| cell.row() > 0 || colour != Seat::FIRST);
        stones.map(Input::Stone).chain([Input::Pass]).collect::<Vec<_>>().into_iter()
    }
}

#[derive(Debug, Clone, Copy)]
struct NoPasses;

impl WinStrategy<CellBoard, Option<Placement>> for NoPasses {
    fn outcome(&self, _: &CellBoard, colour: Seat, change: &Option<Placement>) -> Option<Outcome> {
        change.is_none().then(|| Outcome::Win(colour.next(2)))
    }

    fn judge(&self, _: &CellBoard, _: Seat) -> Option<Outcome> {
        None
    }
}

fn after(inputs: &str) -> OpenedGame<CellBoard, Fouls, NoPasses> {
    let board = CellBoard::new(shape(15).expect("a size"));
    let plain = Game::new(Rules::for_two(Fouls, NoPasses), board, players()).expect("two players");
    let mut game = with_opening(plain, Protocol::Swap).expect("large enough");
    for input in inputs.split(' ') {
        game.play(read(input)).expect("legal");
    }
    game
}

#[rstest]
#[case::before_a_swap("stay", 0)]
#[case::after_a_swap("swap", 1)]
fn a_foul_of_black(#[case] choice: &str, #[case] black: u8) {
    let black = Seat::new(black);
    let mut game = after(&format!("h8 h9 h10 {choice} b1"));
    assert_eq!(game.to_move(), black);
    let corner = Input::Stone(Cell::new(0, 0));
    assert_eq!(game.play(corner), Err(PlayError::Refused(OpenedRefusal::Rule(Foul))));
    assert!(game.legal().all(|input| input != corner));
    game.play(read("b2")).expect("legal");
    // White may.
    assert!(game.legal().any(|input| input == corner));
    let change = game.play(corner).expect("legal");
    let stone = Placement { cell: Cell::new(0, 0), stone: Stone::SECOND };
    assert_eq!(change, OpenedChange::Play(Some(stone)));
    assert_eq!(change.on_board(), Some(&Some(stone)));
}

#[rstest]
#[case::before_a_swap("stay", 0)]
#[case::after_a_swap("swap", 1)]
fn black_passes_and_loses(#[case] choice: &str, #[case] black: u8) {
    let mut game = after(&format!("h8 h9 h10 {choice} b1"));
    let before = game.position().clone();
    game.play(Input::Pass).expect("legal");
    assert_eq!(game.outcome(), Some(Outcome::Win(Seat::new(1 - black))));
    game.undo().expect("something to undo");
    assert_eq!(game.position(), &before);
}

#[rstest]
fn choices_never_reach_the_rule(
    #[values("swap", "stay", "more", "offer", "fifths=1")] choice: &str,
) {
    let mut game = after("h8 h9 h10 stay");
    let input = read(choice);
    let refusal = OpeningRefusal::WrongInput { input, due: Step::Play };
    assert_eq!(game.play(input), Err(PlayError::Refused(OpenedRefusal::Opening(refusal))));
}

/// Undoing takes stones of the opening off as the colour that they are: the rule checks it.
#[test]
fn the_opening_is_taken_back_stone_by_stone() {
    let mut game = after("h8 h9 h10 swap b1 b2");
    while game.undo().is_ok() {}
    assert_eq!(game.board().board().stones(), 0);
}
