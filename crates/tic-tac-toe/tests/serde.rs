//! Refusals through serde.

use boardwright_core::Reason;
use boardwright_grid::Cell;
use boardwright_tic_tac_toe::{UltimateRefusal, ultimate};

#[test]
fn refusals_are_words_and_sentences() {
    let mut game = ultimate();
    game.play(Cell::new(0, 0)).expect("every board is open");
    // The cell named the board at the bottom left.
    let refusal = game.play(Cell::new(8, 8)).expect_err("it is on another board");
    let target = Cell::new(0, 0);
    let expected = UltimateRefusal::WrongBoard { cell: Cell::new(8, 8), target };
    assert_eq!(refusal.reason(), expected.reason());
    assert_eq!(
        serde_json::to_value(expected).expect("it can be written"),
        serde_json::json!({
            "reason": "wrong_board",
            "message": "row 8, column 8 is not on small board 0, 0, where the stone must go",
        })
    );
}
