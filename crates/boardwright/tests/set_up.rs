//! Positions that are set up.

use boardwright::{AnyGame, Specification};
use boardwright_core::{Outcome, Reason, Seat};
use rstest::rstest;

fn set_up(game: &str, moves: &str) -> Result<Box<dyn AnyGame>, boardwright::MovesError> {
    let mut game = game.parse::<Specification>().unwrap().new_game();
    game.play_all(moves).map(|()| game)
}

#[rstest]
#[case::the_counts_tell_who_moves("connect-four", "@7/7/7/7/7/3R3", Seat::SECOND)]
#[case::the_seat_is_named("connect-four", "@7/7/7/7/7/3R3:2", Seat::SECOND)]
#[case::points_and_numbers("connect-four", "@......./7/7/7/3Y3/.2R...", Seat::FIRST)]
#[case::three_players("connect-four:players=3", "@7/7/7/7/7/RYG4", Seat::FIRST)]
#[case::blanks_before("connect-four", "  @7/7/7/7/7/7", Seat::FIRST)]
#[case::moves_follow("connect-four", "@7/7/7/7/7/3R3 d d", Seat::SECOND)]
#[case::any_counts_after_pops("connect-four:rule=pop-out", "@7/7/7/7/7/RRR4", Seat::SECOND)]
#[case::a_seat_after_pops("connect-four:rule=pop-out", "@7/7/7/7/7/RRR4:1", Seat::FIRST)]
#[case::full_sides("connect-four:rule=five-in-a-row", "@Y7R/R7Y/Y7R/R7Y/Y7R/R3R3Y", Seat::SECOND)]
#[case::crosses("tic-tac-toe", "@3/1X1/3", Seat::SECOND)]
#[case::free_counts("gomoku:size=5", "@XXX2/5/5/5/5:1", Seat::FIRST)]
#[case::counts_that_tell_it("gomoku:size=5", "@X4/5/5/5/5", Seat::SECOND)]
#[case::by_any_rule("gomoku:size=5,rule=renju", "@XXX2/5/5/5/5:2", Seat::SECOND)]
#[case::any_small_board("tic-tac-toe:rule=ultimate", "@9/9/9/9/9/9/9/9/9:1:*", Seat::FIRST)]
fn who_moves(#[case] game: &str, #[case] moves: &str, #[case] seat: Seat) {
    let game = set_up(game, moves).unwrap();
    assert_eq!((game.to_move(), game.outcome()), (seat, None));
}

#[rstest]
#[case::a_line("connect-four", "@7/7/7/7/YYY4/RRRR3", Outcome::Win(Seat::FIRST), &["a1", "b1", "c1", "d1"])]
#[case::a_line_of_three("tic-tac-toe", "@XXX/OO1/3", Outcome::Win(Seat::FIRST), &["a3", "b3", "c3"])]
#[case::misere("tic-tac-toe:rule=misere", "@XXX/OO1/3", Outcome::Win(Seat::SECOND), &["a3", "b3", "c3"])]
#[case::a_full_board("tic-tac-toe", "@XOX/XOO/OXX", Outcome::Draw, &[])]
fn what_is_over_is_shown_as_over(
    #[case] game: &str,
    #[case] moves: &str,
    #[case] outcome: Outcome,
    #[case] line: &[&str],
) {
    let game = set_up(game, moves).unwrap();
    assert_eq!(game.outcome(), Some(outcome));
    assert_eq!(game.winning_cells(), line);
    assert!(game.legal().is_empty());
}

#[rstest]
#[case::nothing("connect-four", "@", "a side of 0 is out of range: sides run from 1 to 64")]
#[case::a_short_row("connect-four", "@7/7/6/7/7/7", "row 3 from the top has 6 cells instead of 7")]
#[case::a_row_too_few(
    "connect-four",
    "@7/7/7/7/7",
    "the position has 5 rows and 7 columns, the board 6 and 7"
)]
#[case::a_long_row("connect-four", "@999999999999/7", "a side of 999999999999 is out of range")]
#[case::a_long_number("connect-four", "@65/7/7/7/7/7", "a side of 65 is out of range")]
#[case::an_unknown_symbol("connect-four", "@7/7/7/7/7/3X3", "the symbol 'X'")]
#[case::a_third_colour("connect-four", "@7/7/7/7/7/RYG4", "the symbol 'G'")]
#[case::lower_case("connect-four", "@7/7/7/7/7/3r3", "the symbol 'r'")]
#[case::a_floating_disc("connect-four", "@7/7/7/7/3R3/7", "the disc on d2 floats: d1 is empty")]
#[case::too_many_discs(
    "connect-four",
    "@7/7/7/7/7/RR5",
    "player 1 has 2 of 2 stones, and turns would give 1"
)]
#[case::another_turn(
    "connect-four",
    "@7/7/7/7/7/3R3:1",
    "player 1 cannot be to move: by the counts it is the turn of player 2"
)]
#[case::two_winners("connect-four", "@7/7/7/7/YYYY3/RRRR3", "players 1 and 2 have both won")]
#[case::two_winners_by_counters("tic-tac-toe:size=4", "@XXXX/OOOO/4/4", "have both won")]
#[case::two_winners_on_three("tic-tac-toe", "@XXX/OOO/3", "have both won")]
#[case::two_losers("tic-tac-toe:rule=misere", "@XXX/OOO/3", "have both won")]
#[case::two_fives("gomoku:size=5", "@XXXXX/OOOOO/5/5/5", "players 1 and 2 have both won")]
#[case::floating_in_pop_out("connect-four:rule=pop-out", "@7/7/7/7/3R3/7", "d2 floats")]
#[case::empty_sides("connect-four:rule=five-in-a-row", "@9/9/9/9/9/9", "a1 holds R from the start")]
#[case::no_seat("connect-four", "@7/7/7/7/7/7:3", r#""3" is no player: players are 1 to 2"#)]
#[case::seat_zero("connect-four", "@7/7/7/7/7/7:0", r#""0" is no player"#)]
#[case::a_seat_in_words("connect-four", "@7/7/7/7/7/7:Red", r#""Red" is no player"#)]
#[case::more_text("connect-four", "@7/7/7/7/7/7:1:a", r#""a" does not belong to a position"#)]
#[case::who_moves("gomoku:size=5", "@XXX2/5/5/5/5", "the counts do not tell who is to move")]
#[case::an_opening(
    "gomoku:size=5,opening=swap",
    "@5/5/5/5/5",
    "a position can be set up with opening=free only"
)]
#[case::no_small_board("tic-tac-toe:rule=ultimate", "@9/9/9/9/9/9/9/9/9:1:d1", "no small board d1")]
#[case::a_decided_board(
    "tic-tac-toe:rule=ultimate",
    "@9/9/9/9/9/9/XXX6/OO7/9:2:a1",
    "the small board a1 cannot be played on"
)]
fn a_bad_position_is_refused(#[case] game: &str, #[case] moves: &str, #[case] message: &str) {
    let error = set_up(game, moves).map(drop).unwrap_err();
    assert_eq!(error.reason(), "bad_position");
    assert!(error.to_string().contains(message), "{error}");
}

#[test]
fn a_bad_position_leaves_the_game_as_it_was() {
    let mut game = set_up("connect-four", "d d e").unwrap();
    game.set_up("7/7").unwrap_err();
    assert_eq!(game.moves(), ["d", "d", "e"]);
}

#[test]
fn a_position_that_is_set_up_has_no_past() {
    let mut game = set_up("connect-four", "d d e").unwrap();
    game.set_up("7/7/7/7/7/3R3").unwrap();
    assert_eq!((game.ply(), game.moves().len()), (0, 0));
    assert_eq!(game.undo().unwrap_err().reason(), "nothing_to_undo");
    game.play("d").unwrap();
    game.undo().unwrap();
    assert_eq!(game.cells()[5], "...R...");
}

/// Every position of a random game, set up from its cells, is like the original.
#[rstest]
fn a_position_set_up_plays_on_like_the_original(
    #[values(
        "connect-four",
        "connect-four:rows=10,columns=10,players=4",
        "connect-four:rule=five-in-a-row",
        "tic-tac-toe:size=4",
        "tic-tac-toe:rule=misere",
        "gomoku:size=7,rule=standard",
        "gomoku:size=7,rule=caro"
    )]
    text: &str,
) {
    let mut random = fastrand::Rng::with_seed(3);
    for _ in 0..50 {
        let mut game = text.parse::<Specification>().unwrap().new_game();
        let mut copy = game.clone();
        while game.outcome().is_none() {
            let legal = game.legal();
            game.play(&legal[random.usize(..legal.len())]).unwrap();
            copy.set_up(&game.cells().join("/")).unwrap();
            assert_eq!(copy.cells(), game.cells());
            assert_eq!(copy.outcome(), game.outcome());
            assert_eq!(copy.legal(), game.legal());
            assert_eq!(copy.winning_cells(), game.winning_cells());
            if game.outcome().is_none() {
                assert_eq!(copy.to_move(), game.to_move());
            }
        }
    }
}
