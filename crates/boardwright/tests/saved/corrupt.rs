//! Snapshots and bytes that somebody has changed: each is refused, and says why.

use boardwright::{AnyGame, BytesError, Snapshot, Specification};
use boardwright_core::Reason;
use rstest::rstest;
use serde_json::{Value, json};

fn play(game: &str, moves: &str) -> Box<dyn AnyGame> {
    let mut played = game.parse::<Specification>().unwrap().new_game();
    played.play_all(moves).unwrap();
    played
}

/// The snapshot of a game after these moves, with its past.
fn snapshot_of(game: &str, moves: &str) -> Value {
    serde_json::to_value(Snapshot::of_with_history(play(game, moves).as_ref())).unwrap()
}

/// The snapshot with these fields instead of its own.
fn changed(mut snapshot: Value, fields: Value) -> Value {
    let Value::Object(fields) = fields else { panic!("fields by name") };
    for (name, value) in fields {
        snapshot[name] = value;
    }
    snapshot
}

/// What is said when the snapshot of a game with other fields is restored.
fn refusal(game: &str, moves: &str, fields: Value) -> (String, &'static str) {
    let snapshot: Snapshot =
        serde_json::from_value(changed(snapshot_of(game, moves), fields)).unwrap();
    let error = snapshot.restore().map(drop).expect_err("it is refused");
    (error.to_string(), error.reason())
}

const CONNECT_FOUR: &str = "connect-four";
const TIC_TAC_TOE: &str = "tic-tac-toe";
const ULTIMATE: &str = "tic-tac-toe:rule=ultimate";

#[rstest]
// Moves 4 4 5 3 leave d1 R, d2 Y, e1 R, c1 Y.
#[case::a_floating_disc(
    json!({"cells": [".......", ".......", ".......", "...R...", ".......", "..YYR.."]}),
    "the disc on d3 floats: d2 is empty"
)]
#[case::too_many_stones(
    json!({"cells": [".......", ".......", ".......", ".......", "...R...", "..RRR.."]}),
    "player 1 has 4 of 4 stones, and turns would give 2"
)]
#[case::another_turn(json!({"to_move": 2}), "player 2 cannot be to move")]
#[case::no_seat(json!({"to_move": 0}), r#""0" is no player"#)]
#[case::a_seat_too_many(json!({"to_move": 3}), r#""3" is no player: players are 1 to 2"#)]
#[case::a_row_too_long(
    json!({"cells": [".......", ".......", "........", ".......", ".......", "......."]}),
    "row 3 from the top has 8 cells instead of 7"
)]
#[case::a_row_too_few(
    json!({"cells": [".......", ".......", ".......", ".......", "......."]}),
    "the position has 5 rows and 7 columns, the board 6 and 7"
)]
#[case::no_rows(json!({"cells": []}), "a side of 0 is out of range")]
#[case::a_symbol_of_nobody(
    json!({"cells": [".......", ".......", ".......", ".......", ".......", "..?...."]}),
    "the symbol '?' in row 6 from the top, column 3"
)]
#[case::a_number_of_cells(
    json!({"cells": ["7", "7", "7", "7", "7", "7"]}),
    "the symbol '7' in row 1 from the top, column 1"
)]
#[case::rows_in_a_row(json!({"cells": ["7/7/7/7/7/7"]}), "the symbol '7'")]
#[case::rows_separated_in_a_row(
    json!({"cells": [".......", ".......", ".......", ".......", "......./......."]}),
    "the symbol '/' in row 5 from the top, column 8"
)]
#[case::a_seat_in_a_row(
    json!({"cells": [".......", ".......", ".......", ".......", ".......", ".......:1"]}),
    "the symbol ':' in row 6"
)]
#[case::a_rest_that_nobody_needs(json!({"rest": "b2"}), r#""b2" does not belong to a position"#)]
#[case::an_empty_rest(json!({"rest": ""}), r#""" does not belong to a position"#)]
#[case::an_end_in_the_rest(json!({"rest": ":agreed"}), "does not belong to a position")]
#[case::won_while_it_goes_on(
    json!({"state": "won", "winner": 1, "ending": "set_up"}),
    "the snapshot says that player 1 has won, and the position that the game goes on"
)]
#[case::drawn_while_it_goes_on(
    json!({"state": "draw", "ending": "set_up"}),
    "the snapshot says that it is a draw, and the position that the game goes on"
)]
#[case::ended_while_it_goes_on(
    json!({"state": "won", "winner": 2, "ending": "move", "to_move": 2}),
    "the snapshot says that player 2 has won, and the position that the game goes on"
)]
#[case::a_winner_out_of_range(
    json!({"state": "won", "winner": 3, "ending": "move"}),
    "player 3 cannot have won: players are 1 to 2"
)]
#[case::a_winner_zero(json!({"winner": 0}), "player 0 cannot have won")]
#[case::a_winner_while_it_goes_on(json!({"winner": 1}), "contradict each other")]
#[case::an_end_while_it_goes_on(json!({"ending": "agreement"}), "contradict each other")]
#[case::a_win_by_agreement(
    json!({"state": "won", "winner": 1, "ending": "agreement"}),
    "contradict each other"
)]
#[case::a_draw_by_resignation(
    json!({"state": "draw", "ending": "resignation"}),
    "contradict each other"
)]
#[case::a_draw_with_a_winner(
    json!({"state": "draw", "winner": 1, "ending": "agreement"}),
    "contradict each other"
)]
#[case::won_by_nobody(json!({"state": "won", "ending": "move"}), "contradict each other")]
#[case::moves_that_lead_elsewhere(
    json!({"history": {"start": null, "moves": ["d", "d", "e", "e"]}}),
    "the moves lead to the position \"7/7/7/7/3YY2/3RR2:1\", not \"7/7/7/7/3Y3/2YRR2:1\""
)]
#[case::too_few_moves(
    json!({"history": {"start": null, "moves": []}}),
    "the moves lead to the position \"7/7/7/7/7/7:1\""
)]
#[case::a_start_that_is_none(
    json!({"history": {"start": "7/7/7/7/7/RR5:1", "moves": []}}),
    "the position before the first move: player 1 has 2 of 2 stones"
)]
fn a_changed_snapshot_is_refused(#[case] fields: Value, #[case] message: &str) {
    let (said, reason) = refusal(CONNECT_FOUR, "4453", fields);
    assert!(said.contains(message), "{said}");
    assert_eq!(reason, "bad_position");
}

#[rstest]
#[case::no_game(json!({"game": "chequers"}), "unknown_game", "there is no game \"chequers\"")]
#[case::no_parameter(json!({"game": "connect-four:colour=red"}), "bad_parameter", "no parameter")]
#[case::no_value(json!({"game": "connect-four:rows=0"}), "bad_parameter", "rows cannot be \"0\"")]
#[case::nothing_together(
    json!({"game": "connect-four:connect=9"}),
    "bad_parameter",
    "a line of 9 does not fit"
)]
#[case::another_game(
    json!({"game": "tic-tac-toe"}),
    "bad_position",
    "the symbol 'Y' in row 5 from the top, column 4"
)]
#[case::an_illegal_move(
    json!({"history": {"start": null, "moves": ["d", "d", "z"]}}),
    "column_out_of_range",
    "move 3, \"z\": there is no column z"
)]
#[case::no_move(
    json!({"history": {"start": null, "moves": ["d", "h8"]}}),
    "unreadable_move",
    "move 2, \"h8\": \"h8\" is not a move"
)]
#[case::a_move_after_the_end(
    json!({"history": {"start": null, "moves": ["a", "b", "a", "b", "a", "b", "a", "b"]}}),
    "game_over",
    "move 8, \"b\": the game is over: Red has won"
)]
#[case::a_move_after_a_resigned_start(
    json!({"history": {"start": "7/7/7/7/7/7:1::resigned=1", "moves": ["a"]}}),
    "game_over",
    "move 1, \"a\""
)]
fn reasons_are_words_of_their_own(
    #[case] fields: Value,
    #[case] reason: &str,
    #[case] message: &str,
) {
    let (said, word) = refusal(CONNECT_FOUR, "4453", fields);
    assert!(said.contains(message), "{said}");
    assert_eq!(word, reason);
}

/// Positions that a whole snapshot states, with what else is changed in it.
#[rstest]
#[case::two_winners(CONNECT_FOUR, "7/7/7/7/YYYY3/RRRR3:1", "players 1 and 2 have both won")]
#[case::lines_apart(
    CONNECT_FOUR,
    "7/7/R5R/RY1Y2R/RY1Y2R/RY1Y1YR:2",
    "player 1 has lines that no single last move can have made"
)]
#[case::a_line_below_another_disc(
    CONNECT_FOUR,
    "7/7/7/7/YYYR3/RRRRYYR:2",
    "player 1 has lines that no single last move can have made"
)]
#[case::a_line_of_who_did_not_move_last(
    CONNECT_FOUR,
    "7/7/7/7/YYY4/RRRR2Y:1",
    "player 1 has a line, but player 2 moved last"
)]
#[case::crosses_with_a_line(TIC_TAC_TOE, "XXX/OO1/O2:1", "player 1 has a line, but player 2")]
#[case::lines_of_crosses_apart(
    "tic-tac-toe:rows=4,columns=6",
    "XO2OX/XO2OX/X1O1OX/XO3X:2",
    "player 1 has lines that no single last move can have made"
)]
#[case::two_lost_lines(
    "tic-tac-toe:rows=2,columns=4,connect=2,rule=misere",
    "X1XO/XOXO:2",
    "have both won"
)]
#[case::lost_lines_apart(
    "tic-tac-toe:rows=3,columns=5,connect=3,rule=misere",
    "XOO1X/X2OX/XO1OX:2",
    "player 1 has lines that no single last move can have made"
)]
#[case::two_fives(
    "gomoku:size=7",
    "XXXXX2/7/XXXXX2/7/7/7/7:2",
    "player 1 has lines that no single last move can have made"
)]
#[case::two_fives_by_rule(
    "gomoku:size=7,rule=caro",
    "XXXXX2/7/XXXXX2/7/7/7/7:2",
    "player 1 has lines that no single last move can have made"
)]
#[case::a_five_of_who_did_not_end_the_game(
    "gomoku:size=7",
    "XXXXX2/7/7/7/7/7/7:1::ended",
    "player 1 has a line, but player 2 moved last"
)]
#[case::a_small_board_won_twice(
    ULTIMATE,
    "9/9/9/9/9/9/XXX6/OOO6/9:1:b1",
    "both players have won the small board a1"
)]
#[case::a_small_board_with_lines_apart(
    ULTIMATE,
    "9/9/9/9/9/9/XXX3OO1/3O1O3/XXX3OO1:1:b1",
    "no last stone can have made all lines on the small board a1"
)]
#[case::no_small_board(ULTIMATE, "9/9/9/9/9/9/9/9/9:1:d4", "no small board d4")]
#[case::a_closed_small_board(
    ULTIMATE,
    "9/9/9/9/9/9/XXX6/OO7/9:2:a1",
    "the small board a1 cannot be played on"
)]
#[case::no_target(ULTIMATE, "9/9/9/9/9/9/9/9/9:1:?", "a cell is column letters")]
#[case::a_pass_where_none_is_allowed(
    "gomoku:size=7,rule=caro",
    "X6/7/7/7/7/7/7:1:passes=1",
    "passing is not allowed in this game"
)]
#[case::a_pass_in_a_game_without_memory(
    "gomoku:size=7",
    "X6/7/7/7/7/7/7:1:passes=1",
    r#""passes=1" does not belong to a position of this game"#
)]
#[case::too_many_passes(
    "gomoku:size=7,rule=renju",
    "7/7/7/7/7/7/7:1:passes=3",
    "3 passes in a row"
)]
#[case::no_passes("gomoku:size=7,rule=renju", "7/7/7/7/7/7/7:1:passes=0", "passes cannot be \"0\"")]
#[case::passes_in_words(
    "gomoku:size=7,rule=renju",
    "7/7/7/7/7/7/7:1:passes=+1",
    "cannot be \"+1\""
)]
#[case::more_passes_than_fit("gomoku:size=7,rule=renju", "7/7/7/7/7/7/7:1:passes=999", "999")]
#[case::passes_twice(
    "gomoku:size=7,rule=renju",
    "7/7/7/7/7/7/7:1:passes=1,passes=1",
    r#""passes" is given twice"#
)]
#[case::a_pass_after_five(
    "gomoku:size=7,passes=on",
    "XXXXX2/7/7/7/7/7/7:1:passes=1",
    "somebody has won, which no pass or foul can have followed"
)]
#[case::moves_without_a_limit(
    "gomoku:size=7,rule=caro",
    "7/7/7/7/7/7/7:1:moves=1",
    "no limit of moves"
)]
#[case::moves_beyond_the_limit(
    "gomoku:size=7,max-moves=2",
    "XOX4/7/7/7/7/7/7:2:moves=3",
    "3 moves are too many: the game ends after 2"
)]
#[case::more_moves_than_stones(
    "gomoku:size=7,max-moves=9",
    "X6/7/7/7/7/7/7:2:moves=2",
    "2 moves do not go with 1 stones"
)]
#[case::fewer_moves_than_passes(
    "gomoku:size=7,max-moves=9,passes=on",
    "X6/7/7/7/7/7/7:2:passes=1",
    "0 moves do not go with 1 stones and 1 passes"
)]
#[case::a_foul_that_is_refused(
    "gomoku:size=7,rule=renju",
    "XXXXXX1/7/7/7/7/7/7:2:foul=X",
    "Black cannot have lost by a foul in this game"
)]
#[case::a_foul_of_white(
    "gomoku:size=7,rule=renju,foul=lose",
    "OOOOOO1/7/7/7/7/7/7:2:foul=O",
    "White cannot have lost by a foul in this game"
)]
#[case::no_foul(
    "gomoku:size=7,rule=renju,foul=lose",
    "XXXX3/7/7/7/7/7/7:2:foul=X",
    "Black has made no foul"
)]
#[case::a_foul_of_nobody(
    "gomoku:size=7,rule=renju,foul=lose",
    "XXXXXX1/7/7/7/7/7/7:2:foul=Z",
    "foul cannot be \"Z\": it is X or O"
)]
#[case::a_foul_before_the_last_move(
    "gomoku:size=7,rule=renju,foul=lose",
    "XXXXXX1/7/7/7/7/7/7:1:foul=X:ended",
    "player 1 has made a foul, but player 2 moved last"
)]
#[case::a_pass_after_a_foul(
    "gomoku:size=7,rule=renju,foul=lose",
    "XXXXXX1/7/7/7/7/7/7:2:foul=X,passes=1",
    "nobody can have passed after a foul"
)]
#[case::a_floating_disc_remembered(
    "connect-four:rule=pop-out",
    "7/7/7/7/7/3R3:2:seen=7/7/7/7/3R3/7",
    "d2 floats"
)]
#[case::a_position_of_another_board_remembered(
    "connect-four:rule=pop-out",
    "7/7/7/7/7/3R3:2:seen=3/3/3",
    "an earlier position is one of another board"
)]
#[case::a_position_remembered_too_often(
    "connect-four:rule=pop-out",
    "7/7/7/7/7/3R3:2:seen=7/7/7/7/7/7*3",
    "cannot have occurred 3 times"
)]
#[case::never_remembered(
    "connect-four:rule=pop-out",
    "7/7/7/7/7/3R3:2:seen=7/7/7/7/7/7*0",
    "seen cannot be \"0\""
)]
#[case::a_position_remembered_twice(
    "connect-four:rule=pop-out",
    "7/7/7/7/7/3R3:2:seen=7/7/7/7/7/7+7/7/7/7/7/R6+7/7/7/7/7/7",
    "an earlier position is listed twice"
)]
#[case::an_end_remembered(
    "connect-four:rule=pop-out",
    "7/7/7/7/7/RRRRR2:2:seen=7/7/7/7/7/RRRR3",
    "7/7/7/7/7/RRRR3 was the end of the game"
)]
#[case::memories_out_of_step(
    "connect-four:rule=pop-out",
    "7/7/7/7/7/3R3:2:seen=7/7/7/7/7/R6",
    "the earlier positions cannot have followed one another"
)]
#[case::nothing_remembered("connect-four:rule=pop-out", "7/7/7/7/7/3R3:2:seen=", "a side of 0")]
#[case::lines_that_no_pop_made(
    "connect-four:rule=pop-out",
    "7/7/7/7/RRRR3/RRRR3:2::ended",
    "player 1 has lines that no single last move can have made"
)]
#[case::swapped_where_nobody_can(
    "gomoku:size=9,opening=pro",
    "9/9/9/9/4X4/9/9/9/O7X:1:colours=swapped",
    "the colours cannot have changed hands: the opening pro has no swap"
)]
#[case::a_stone_of_the_opening_missing(
    "gomoku:size=9,opening=pro",
    "9/9/9/4X4/4X4/9/9/9/O8:2:colours=kept",
    "after the opening pro there is a black stone outside the central 5 x 5"
)]
#[case::the_other_colour_to_move(
    "gomoku:size=9,opening=swap",
    "9/9/9/9/4X4/9/9/9/O7X:1:colours=kept",
    "Black cannot be to move: by the counts it is the turn of White"
)]
#[case::counts_that_no_turns_give(
    "gomoku:size=9,opening=swap",
    "9/9/9/4X4/4X4/9/9/9/O7X:1:colours=kept",
    "turns would give"
)]
#[case::neither_kept_nor_swapped(
    "gomoku:size=9,opening=swap",
    "9/9/9/9/4X4/9/9/9/O7X:2:colours=red",
    r#""colours=red" does not belong"#
)]
#[case::inputs_that_leave_other_stones(
    "gomoku:size=9,opening=swap",
    "9/9/9/9/4X4/9/9/9/9:1:opening=e6",
    "the inputs of the opening leave other stones"
)]
#[case::an_input_that_is_refused(
    "gomoku:size=9,opening=pro",
    "9/9/9/4X4/9/9/9/9/9:2:opening=e6",
    "input 1 of the opening, \"e6\": e6 is not in the centre"
)]
#[case::an_input_that_is_none(
    "gomoku:size=9,opening=pro",
    "9/9/9/9/4X4/9/9/9/9:2:opening=e5.",
    "input 2 of the opening, \"\""
)]
#[case::another_mover_in_the_opening(
    "gomoku:size=9,opening=swap",
    "9/9/9/9/4X4/9/9/9/9:2:opening=e5",
    "player 2 cannot be to move: after the inputs of the opening it is the turn of player 1"
)]
#[case::an_opening_that_is_over(
    "gomoku:size=9,opening=swap1",
    "9/9/9/9/4X4/9/9/9/9:2:opening=e5.stay",
    "input 2 of the opening, \"stay\": it ends the opening"
)]
#[case::more_behind_the_inputs(
    "gomoku:size=9,opening=swap,passes=on",
    "9/9/9/9/4X4/9/9/9/9:1:opening=e5,passes=1",
    "does not belong to a position"
)]
#[case::no_end(CONNECT_FOUR, "7/7/7/7/7/7:1::over", r#""over" is no end of a game"#)]
#[case::not_ended(CONNECT_FOUR, "7/7/7/7/7/7:1::ended", "the game has not ended")]
#[case::resigned_by_nobody(CONNECT_FOUR, "7/7/7/7/7/7:1::resigned=3", r#""3" is no player"#)]
#[case::resigned_after_the_end(
    CONNECT_FOUR,
    "7/7/7/7/YYY4/RRRR3:2::resigned=2",
    "the game is over in this position"
)]
#[case::resigned_among_three(
    "connect-four:players=3",
    "7/7/7/7/7/7:1::resigned=2",
    "resigning needs a game of 2 seats"
)]
fn a_position_that_cannot_be_is_refused(
    #[case] game: &str,
    #[case] position: &str,
    #[case] message: &str,
) {
    let mut game = play(game, "");
    let before = game.position_text();
    let error = game.set_up(position).expect_err("it is refused");
    assert!(error.to_string().contains(message), "{error}");
    assert_eq!(error.reason(), "bad_position");
    assert_eq!(game.position_text(), before);
}

#[test]
fn a_won_game_that_is_said_to_go_on_is_refused() {
    let won = json!({"state": "in_progress", "winner": null, "ending": null, "to_move": 2});
    let (said, reason) = refusal(CONNECT_FOUR, "1212121", won);
    assert_eq!(
        said,
        "the snapshot says that the game goes on, and the position that player 1 has won"
    );
    assert_eq!(reason, "bad_position");
}

#[rstest]
#[case::the_other_winner(json!({"winner": 2}), "says that player 2 has won, and the position")]
#[case::resigned(json!({"ending": "resignation"}), "player 1 cannot be to move")]
#[case::resigned_in_turn(
    json!({"ending": "resignation", "to_move": 2}),
    "the snapshot says that player 1 has won, and the position that player 1 has won"
)]
fn an_end_that_was_another_is_refused(#[case] fields: Value, #[case] message: &str) {
    let (said, _) = refusal(CONNECT_FOUR, "1212121", fields);
    assert!(said.contains(message), "{said}");
}

/// Text that is no snapshot at all.
#[rstest]
#[case::another_version(r#""version":1"#, r#""version":2"#, "the snapshot is of version 2")]
#[case::no_version(r#""version":1,"#, "", "missing field `version`")]
#[case::an_unknown_field(r#""version":1"#, r#""version":1,"depth":3"#, "unknown field `depth`")]
#[case::a_key_twice(r#""to_move":2"#, r#""to_move":2,"to_move":1"#, "duplicate field `to_move`")]
#[case::a_key_of_the_past_twice(
    r#""start":null"#,
    r#""start":null,"start":null"#,
    "duplicate field"
)]
#[case::an_unknown_state("in_progress", "adjourned", "unknown variant `adjourned`")]
#[case::a_number_as_text(r#""to_move":2"#, r#""to_move":"2""#, "invalid type: string")]
#[case::a_seat_below_zero(r#""to_move":2"#, r#""to_move":-1"#, "invalid value: integer `-1`")]
#[case::a_seat_too_large(r#""to_move":2"#, r#""to_move":256"#, "invalid value: integer `256`")]
#[case::cut_short(r#""moves":["b2"]}}"#, "", "EOF while parsing")]
#[case::text_behind_it(r#""moves":["b2"]}}"#, r#""moves":["b2"]}}}"#, "trailing characters")]
fn text_that_is_no_snapshot_is_refused(
    #[case] from: &str,
    #[case] to: &str,
    #[case] message: &str,
) {
    let text = serde_json::to_string(&Snapshot::of_with_history(play(TIC_TAC_TOE, "b2").as_ref()));
    let text = text.unwrap();
    assert_eq!(text.matches(from).count(), 1, "{text}");
    let error = serde_json::from_str::<Snapshot>(&text.replace(from, to)).unwrap_err();
    assert!(error.to_string().contains(message), "{error}");
}

/// The bytes of Connect Four with a checksum that is right again: CRC-16 with the polynomial x^16 + x^12 + x^5 + 1
/// from all ones, bit by bit.
fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.truncate(bytes.len() - 2);
    let mut sum = u16::MAX;
    for byte in CONNECT_FOUR.bytes().chain(bytes.iter().copied()) {
        sum ^= u16::from(byte) << 8;
        for _ in 0..8 {
            sum = if sum & 0x8000 == 0 { sum << 1 } else { sum << 1 ^ 0x1021 };
        }
    }
    bytes.extend(sum.to_le_bytes());
    bytes
}

/// Red on d1, and Yellow to move.
#[rstest]
#[case::nothing(|_: &mut Vec<u8>| {}, None)]
#[case::another_version(|bytes: &mut Vec<u8>| bytes[0] = 2, Some("of version 2"))]
#[case::another_game(|bytes: &mut Vec<u8>| bytes[1] ^= 1, Some("of another game"))]
#[case::another_seat(|bytes: &mut Vec<u8>| bytes[2] = 0, Some("by the counts"))]
#[case::no_seat(|bytes: &mut Vec<u8>| bytes[2] = 2, Some(r#""3" is no player"#))]
#[case::an_end_that_is_none(|bytes: &mut Vec<u8>| bytes[2] |= 0x10, Some("has not ended"))]
#[case::an_unknown_end(|bytes: &mut Vec<u8>| bytes[2] |= 0x70, Some("no position of this game"))]
#[case::a_floating_disc(|bytes: &mut Vec<u8>| bytes[4] = 20, Some("the disc on d2 floats"))]
#[case::a_cell_off_the_board(|bytes: &mut Vec<u8>| bytes[4] = 84, Some("no position of this"))]
#[case::another_count(|bytes: &mut Vec<u8>| bytes[4] = 7, Some("player 1 has 0 of 1 stones"))]
#[case::a_rest(
    |bytes: &mut Vec<u8>| {
        bytes[2] |= 0x80;
        bytes.splice(5..5, [1, b'x']);
    },
    Some(r#""x" does not belong"#)
)]
#[case::a_rest_that_is_no_text(
    |bytes: &mut Vec<u8>| {
        bytes[2] |= 0x80;
        bytes.splice(5..5, [1, 0xff]);
    },
    Some("no text")
)]
#[case::a_rest_longer_than_the_bytes(
    |bytes: &mut Vec<u8>| {
        bytes[2] |= 0x80;
        bytes.splice(5..5, [0xff, 0xff, 0xff, 0x7f]);
    },
    Some("end too soon")
)]
#[case::a_length_without_end(
    |bytes: &mut Vec<u8>| {
        bytes[2] |= 0x80;
        bytes.splice(5..5, [0x80; 5]);
    },
    Some("no position of this game")
)]
#[case::more_bytes(|bytes: &mut Vec<u8>| bytes.insert(5, 0), Some("1 bytes follow"))]
fn changed_bytes_are_refused(#[case] change: fn(&mut Vec<u8>), #[case] message: Option<&str>) {
    let mut game = play(CONNECT_FOUR, "d");
    let mut bytes = game.to_bytes();
    change(&mut bytes);
    let bytes = sealed(bytes);
    let read = game.set_up_bytes(&bytes);
    match message {
        None => assert_eq!(read, Ok(())),
        Some(message) => {
            let error = read.expect_err("it is refused");
            assert!(error.to_string().contains(message), "{error}");
            assert_eq!(error.reason(), "bad_position");
            assert_eq!(game.moves(), ["d"]);
        }
    }
}

#[test]
fn bytes_of_each_kind_are_told_from_each_other() {
    let mut game = play(CONNECT_FOUR, "4453");
    let bytes = game.to_bytes();
    for end in 0..bytes.len() {
        assert_eq!(game.set_up_bytes(&bytes[..end]), Err(BytesError::Truncated));
    }
    let more = [&bytes[..], &[0]].concat();
    assert_eq!(game.set_up_bytes(&more), Err(BytesError::Trailing { bytes: 1 }));
    let mut wide = play("connect-four:columns=8", "");
    assert_eq!(wide.set_up_bytes(&bytes), Err(BytesError::OtherGame));
    let mut last = bytes.clone();
    last[bytes.len() - 1] ^= 1;
    assert_eq!(game.set_up_bytes(&last), Err(BytesError::Checksum));
}

/// A checksum of 16 bits finds every change of one bit or two.
#[test]
fn no_one_or_two_bits_change_unnoticed() {
    let mut game = play("connect-four:rule=pop-out", "4 4 5 3 d d xd");
    let bytes = game.to_bytes();
    let bits = 8 * bytes.len();
    for first in 0..bits {
        for second in first..bits {
            let mut changed = bytes.clone();
            changed[first / 8] ^= 1 << (first % 8);
            if second > first {
                changed[second / 8] ^= 1 << (second % 8);
            }
            assert!(game.set_up_bytes(&changed).is_err(), "bits {first} and {second}");
        }
    }
}
