//! Playing from a pipe.

use rstest::rstest;
use serde_json::json;

use super::{boardwright, boardwright_reading, object};

fn play(game: &str, input: &str) -> super::Run {
    let run = boardwright_reading(&["play", game], input.as_bytes());
    assert_eq!(run.status, 0, "{}", run.err);
    run
}

/// The picture and the state at the end of what was printed.
fn last_picture(out: &str) -> &str {
    &out[out.trim_end().rfind("\n\n").and_then(|end| out[..end].rfind("\n\n")).unwrap_or(0)..]
}

#[test]
fn plays_a_move_a_line() {
    let run = play("connect-four", "d\nd\n");
    assert_eq!(run.err, "");
    assert_eq!(
        last_picture(&run.out).trim(),
        "\
6  . . . . . . .
5  . . . . . . .
4  . . . . . . .
3  . . . . . . .
2  . . . Y . . .
1  . . . R . . .
   a b c d e f g

Red (R) to move."
    );
    assert_eq!(run.out.matches("   a b c d e f g").count(), 3, "the start, and after each line");
}

#[rstest]
#[case::a_line_each("b2\na1\nc3\n")]
#[case::on_one_line("b2 a1,c3")]
#[case::run_together("b2a1c3")]
#[case::with_empty_lines("\n\nb2\n \na1 c3")]
#[case::with_line_ends_of_windows("b2\r\na1\r\nc3\r\n")]
fn inputs_come_one_or_more_a_line(#[case] input: &str) {
    let run = play("tic-tac-toe", input);
    assert!(run.out.ends_with("3  . . X\n2  . X .\n1  O . .\n   a b c\n\nNought (O) to move.\n"));
}

#[test]
fn a_refused_move_says_why_and_the_same_player_goes_on() {
    let run = play("connect-four", "d\nz9\nh\n5\n");
    assert_eq!(
        run.err,
        "error: \"z9\" is not a move: expected a column letter or number\n\
         error: there is no column h: columns are a to g, or 1 to 7\n"
    );
    assert!(run.out.contains("1  . . . R Y . ."), "{}", run.out);
}

#[test]
fn the_next_word_on_the_line_is_still_played() {
    let run = play("connect-four", "d z9 e");
    assert!(run.out.contains("1  . . . R Y . ."), "{}", run.out);
}

#[test]
fn a_run_ends_at_its_first_fault() {
    let run = play("connect-four", "4444444444445");
    assert_eq!(run.err, "error: column d is full: it holds 6 discs\n");
    assert!(run.out.ends_with("1  . . . R . . .\n   a b c d e f g\n\nRed (R) to move.\n"));
}

#[test]
fn undo_redo_and_moves_are_commands() {
    let run =
        play("connect-four", "d e f undo undo redo moves\nundo undo undo redo redo redo redo");
    assert!(run.out.contains("Moves: d e\n"), "{}", run.out);
    assert!(run.out.contains("1  . . . R Y R ."), "{}", run.out);
    assert_eq!(run.err, "error: there is nothing to undo\nerror: there is nothing to redo\n");
}

#[test]
fn the_end_is_announced_and_can_be_taken_back() {
    let run = play("connect-four", "1212121\n3\nundo");
    assert!(run.out.contains("Red has won: a1 a2 a3 a4.\n"), "{}", run.out);
    assert_eq!(run.err, "error: the game is over: Red has won\n");
    assert!(run.out.ends_with("Red (R) to move.\n"));
}

#[test]
fn the_player_to_move_resigns() {
    let run = play("gomoku", "h8 resign");
    assert!(run.out.ends_with("Black has won.\n"), "{}", run.out);
    let run = play("connect-four:players=3", "d resign");
    assert_eq!(run.err, "error: resigning needs a game of 2 seats, and this one has 3\n");
}

/// An opening asks, and the colours change hands.
#[test]
fn openings_are_played_like_any_move() {
    let run = play("gomoku:size=9,opening=swap2", "e5 f6\nd4\nswap\na1");
    for state in [
        "Player 1 (X) to move: a stone.\n",
        "Player 2 (O) to move: swap, stay or more.\n",
        "Player 1 (O) to move.\n",
        "Player 2 (X) to move.\n",
    ] {
        assert!(run.out.contains(state), "{state} in {}", run.out);
    }
    let run = play("gomoku:size=9,opening=swap2", "e5 swap");
    assert!(run.err.starts_with("error: "), "{}", run.err);
    assert!(run.out.ends_with("Player 1 (X) to move: a stone.\n"), "{}", run.out);
}

#[test]
fn help_says_how_moves_are_written() {
    let run = play("gomoku", "help");
    for part in ["h8", "undo", "redo", "moves", "resign", "quit"] {
        assert!(run.out.contains(part), "{part} in {}", run.out);
    }
}

#[test]
fn quit_ends_before_the_input_does() {
    let run = play("connect-four", "d quit e\nf\n");
    assert_eq!(run.out.matches("   a b c d e f g").count(), 1, "{}", run.out);
}

#[test]
fn the_last_position_is_for_programs_and_the_conversation_for_people() {
    let run = boardwright_reading(&["play", "connect-four", "--json"], b"d\nz9\nd\n");
    assert_eq!(run.status, 0);
    assert_eq!(object(&run.out)["moves"], json!(["d", "d"]));
    assert!(run.err.contains("error: \"z9\" is not a move"));
}

#[test]
fn a_long_line_is_refused_and_the_game_goes_on() {
    let run = play("connect-four", &format!("{}\nd", "d".repeat((1 << 20) + 1)));
    assert_eq!(run.err, "error: the line is longer than 1048576 bytes\n");
    assert!(run.out.ends_with("Yellow (Y) to move.\n"));
}

#[test]
fn colours_stay_out_of_pipes() {
    let run = play("connect-four", "1212121");
    assert!(!run.out.contains('\x1b'));
}

#[test]
fn with_no_arguments_and_no_terminal_there_is_help() {
    let out = boardwright::<&str>(&[]).done();
    assert!(out.contains("Usage: boardwright") && out.contains("playout"), "{out}");
}
