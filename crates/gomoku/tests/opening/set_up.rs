//! Which games an opening can be put before.

use boardwright_core::{Game, Reason, Seat};
use boardwright_gomoku::{Input, OpeningError, Protocol, freestyle, standard, with_opening};
use boardwright_grid::{Picture, Stone};

#[test]
fn the_board_must_be_large_enough() {
    let protocol = Protocol::LongPro;
    let error = with_opening(freestyle(7).expect("a size"), protocol).expect_err("too small");
    assert_eq!(error, OpeningError::BoardTooSmall { protocol, side: 7, smallest: 8 });
    assert_eq!(error.reason(), "bad_parameter");
    assert_eq!(
        error.to_string(),
        "a side of 7 is too short for the opening long-pro: it takes 8 or more"
    );
}

#[test]
fn the_board_must_be_empty() {
    let mut game = freestyle(15).expect("a size");
    game.play("h8".parse().expect("a cell")).expect("legal");
    let error = with_opening(game, Protocol::Swap1).expect_err("a stone");
    assert_eq!(error, OpeningError::NotEmpty { protocol: Protocol::Swap1 });
    assert_eq!(error.reason(), "bad_position");
    assert_eq!(error.to_string(), "the opening swap1 begins on an empty board");
}

/// The rule of the game stays what it was: six in a row win nothing in standard Gomoku.
#[test]
fn the_game_keeps_its_own_rules_and_players() {
    let plain = standard(15).expect("a size");
    let players = plain.players().to_vec();
    let mut game = with_opening(plain, Protocol::Swap1).expect("large enough");
    assert_eq!(game.players(), players);
    let cells = ["a9", "b1", "b9", "c1", "c9", "e1", "e9", "f1", "o9", "d1"];
    let inputs = cells.map(|cell| Input::Stone(cell.parse().expect("a cell")));
    game.play(Input::Stone("a1".parse().expect("a cell"))).expect("legal");
    game.play(Input::Swap).expect("legal");
    for input in inputs {
        game.play(input).expect("legal");
    }
    assert_eq!(game.outcome(), None);
}

/// A fifth that is only offered is not on the board.
#[test]
fn pictures_show_stones_and_no_offers() {
    let game = crate::table::after(Protocol::Rif, "h8 h9 h10 stay h7 a1");
    let picture = Picture::of(game.board(), &['X', 'O']);
    assert_eq!(picture.to_line(), "15/15/15/15/15/7X7/7O7/7X7/7O7/15/15/15/15/15/15");
}

/// A position that is copied plays on like the original, colours and stage included.
#[test]
fn a_copy_plays_on() {
    let game = crate::table::after(Protocol::Soosyrv8, "h8 h9 h10 swap h7 fifths=2 stay a1");
    let copied = Game::from_position(*game.rules(), *game.position(), game.players().into());
    let (mut game, mut copy) = (game, copied.expect("two players"));
    for text in ["b1", "b1", "c3"] {
        let input = crate::table::read(text);
        assert_eq!(game.to_move(), copy.to_move());
        assert_eq!(game.play(input), copy.play(input));
        assert_eq!(game.position(), copy.position());
    }
    assert_eq!(game.board().opening().stone_of(Seat::SECOND), Stone::FIRST);
}
