//! What games say and do behind the one interface of the catalogue.

use boardwright::{AnyGame, Specification};
use boardwright_core::{Outcome, Reason, Seat};
use rstest::rstest;

fn new_game(text: &str) -> Box<dyn AnyGame> {
    text.parse::<Specification>().unwrap().new_game()
}

#[test]
fn the_games_over_comes_before_the_turn_and_the_turn_before_the_text() {
    let mut game = new_game("tic-tac-toe");
    assert_eq!(game.play_as(Seat::SECOND, "?").unwrap_err().reason(), "not_your_turn");
    assert_eq!(game.play_as(Seat::FIRST, "?").unwrap_err().reason(), "unreadable_move");
    game.play_all("a1b1a2b2a3").unwrap();
    let error = game.play_as(Seat::FIRST, "?").unwrap_err();
    assert_eq!(
        (error.reason(), error.to_string().as_str()),
        ("game_over", "the game is over: Cross has won")
    );
}

#[rstest]
#[case::a_cell_for_a_column("connect-four", "h8", "unreadable_move")]
#[case::a_column_for_a_cell("gomoku", "d", "unreadable_move")]
#[case::a_number_for_a_cell("gomoku", "7", "unreadable_move")]
#[case::a_pop_where_there_is_none("connect-four", "xd", "column_out_of_range")]
#[case::another_players_disc("connect-four:rule=pop-out", "xd", "not_your_disc")]
#[case::nothing_to_pop("connect-four:rule=pop-out", "x1", "not_your_disc")]
#[case::a_full_column("connect-four:rule=five-in-a-row", "a", "column_full")]
#[case::off_the_board("connect-four", "h", "column_out_of_range")]
#[case::far_off_the_board("connect-four", "zzzz", "column_out_of_range")]
#[case::above_the_board("gomoku", "a16", "cell_out_of_range")]
#[case::occupied("gomoku", "h8", "cell_occupied")]
#[case::another_small_board("tic-tac-toe:rule=ultimate", "a1", "wrong_board")]
fn a_wrong_move_has_its_reason(#[case] text: &str, #[case] wrong: &str, #[case] reason: &str) {
    let mut game = new_game(text);
    let first = if text.starts_with("connect-four") { "d" } else { "h8" };
    game.play(first).unwrap();
    assert_eq!(game.play(wrong).unwrap_err().reason(), reason);
}

#[test]
fn the_first_fault_of_a_run_is_named_and_what_came_before_it_is_played() {
    let mut game = new_game("connect-four");
    let error = game.play_all("d d, 4444 4 d").unwrap_err();
    assert_eq!(error.to_string(), "column d is full: it holds 6 discs");
    assert!(matches!(&error, boardwright::MovesError::Move { number: 7, text, .. } if text == "4"));
    assert_eq!(game.ply(), 6);
}

#[test]
fn the_cells_of_a_line_are_named() {
    let mut game = new_game("connect-four");
    game.play_all("a b c d d d d c b g c").unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Win(Seat::FIRST)));
    assert_eq!(game.winning_cells(), ["a1", "b2", "c3", "d4"]);
    assert_eq!(game.cells()[3..], ["..RY...", ".RYR...", "RYRY..Y"]);
}

/// Where colours change hands, players keep their names and stones their symbols.
#[test]
fn a_swap_changes_the_symbols_of_the_players() {
    let symbols = |game: &dyn AnyGame| -> Vec<_> {
        game.players().iter().map(|player| (player.name().to_owned(), player.symbol())).collect()
    };
    let mut game = new_game("gomoku:opening=swap2");
    game.play_all("h8i9c3").unwrap();
    assert_eq!(
        (game.to_move(), game.asked().unwrap().as_str()),
        (Seat::SECOND, "swap, stay or more")
    );
    assert_eq!(game.legal(), ["swap", "stay", "more"]);
    assert_eq!(symbols(game.as_ref()), [("Player 1".into(), 'X'), ("Player 2".into(), 'O')]);
    game.play("swap").unwrap();
    assert_eq!(symbols(game.as_ref()), [("Player 1".into(), 'O'), ("Player 2".into(), 'X')]);
    assert_eq!((game.to_move(), game.asked(), game.ply()), (Seat::FIRST, None, 4));
    game.undo().unwrap();
    assert_eq!(symbols(game.as_ref()), [("Player 1".into(), 'X'), ("Player 2".into(), 'O')]);
}

#[test]
fn a_forbidden_point_is_named_with_its_reason() {
    let mut game = new_game("gomoku:rule=renju");
    assert_eq!(game.forbidden(), Some(vec![]));
    game.play_all("h8g6f6g5f7g4h7g3g2a1").unwrap();
    let forbidden = game.forbidden().unwrap();
    let named: Vec<_> = forbidden.iter().map(|point| (point.text.as_str(), point.reason)).collect();
    assert_eq!(named, [("g7", "forbidden_double_three")]);
    assert!(!game.legal().contains(&"g7".to_owned()));
    assert_eq!(game.legal().last().unwrap(), "pass");
    let error = game.play("g7").unwrap_err();
    assert_eq!(error.reason(), "forbidden_double_three");
    assert_eq!(error.to_string(), "g7 is forbidden: double-three");
    game.play("pass").unwrap();
    // White has no fouls.
    assert_eq!(game.forbidden(), Some(vec![]));
    game.play("g7").unwrap();
    assert_eq!(
        (game.outcome(), game.forbidden()),
        (Some(Outcome::Win(Seat::SECOND)), Some(vec![]))
    );
}

/// Colours may have changed hands: the fouls are Black's, whoever plays it.
#[test]
fn who_plays_black_has_the_fouls() {
    let mut game = new_game("gomoku:rule=renju,opening=swap1");
    game.play_all("h8 swap g6f6g5f7g4h7g3g2a1").unwrap();
    assert_eq!((game.to_move(), game.players()[1].symbol()), (Seat::SECOND, 'X'));
    assert_eq!(game.forbidden().unwrap()[0].text, "g7");
}

#[test]
fn where_a_foul_loses_it_is_legal() {
    let mut game = new_game("gomoku:rule=renju,foul=lose");
    game.play_all("h8g6f6g5f7g4h7g3g2a1").unwrap();
    assert!(game.legal().contains(&"g7".to_owned()));
    assert_eq!(game.forbidden().unwrap().len(), 1);
    game.play("g7").unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Win(Seat::SECOND)));
}

#[test]
fn after_the_end_nothing_is_forbidden() {
    let mut game = new_game("gomoku:rule=renju");
    game.play_all("h8g6f6g5f7g4h7g3g2a1").unwrap();
    game.resign(Seat::FIRST).unwrap();
    assert_eq!(game.forbidden(), Some(vec![]));
    game.undo().unwrap();
    assert_eq!(game.forbidden().unwrap().len(), 1);
}

/// Each option of Gomoku counts when it is the only one given.
#[rstest]
#[case::passes("gomoku:passes=on", "h8 pass pass")]
#[case::few_empty_points("gomoku:size=5,draw-empty=23", "a1 b1")]
#[case::few_moves("gomoku:max-moves=3", "a1 b1 c1")]
#[case::few_moves_on_another_board("gomoku:size=9,max-moves=3", "a1 b1 c1")]
#[case::in_standard("gomoku:rule=standard,max-moves=3", "a1 b1 c1")]
fn an_option_ends_the_game(#[case] text: &str, #[case] moves: &str) {
    let mut game = new_game(text);
    game.play_all(moves).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Draw));
}

/// What wins, and what does not, by each rule: the last move of Black makes the row.
#[rstest]
#[case::freestyle("freestyle", "XX.XXX", "c1", Some(Outcome::Win(Seat::FIRST)))]
#[case::standard("standard", "XX.XXX", "c1", None)]
#[case::caro("caro", "OXX.XXO", "d1", None)]
#[case::caro_six("caro", "OXX.XXXO", "d1", Some(Outcome::Win(Seat::FIRST)))]
#[case::caro_standard("caro-standard", "OXX.XXXO", "d1", None)]
#[case::omok("omok", "OXX.XXO", "d1", Some(Outcome::Win(Seat::FIRST)))]
#[case::renju("renju", "OXX.XXO", "d1", Some(Outcome::Win(Seat::FIRST)))]
fn every_rule_wins_in_its_own_way(
    #[case] rule: &str,
    #[case] row: &str,
    #[case] last: &str,
    #[case] outcome: Option<Outcome>,
) {
    let mut game = new_game(&format!("gomoku:size=9,rule={rule}"));
    let rest = 9 - row.len();
    game.play_all(&format!("@9/9/9/9/9/9/9/9/{row}{rest}:1 {last}")).unwrap();
    assert_eq!(game.outcome(), outcome);
}

#[test]
fn games_without_fouls_have_no_forbidden_points() {
    for text in ["connect-four", "tic-tac-toe", "gomoku", "gomoku:rule=caro", "gomoku:passes=on"] {
        assert_eq!(new_game(text).forbidden(), None, "{text}");
    }
    assert_eq!(new_game("gomoku:rule=omok").forbidden(), Some(vec![]));
}

#[test]
fn offered_fifths_are_named_to_the_player_who_chooses() {
    let mut game = new_game("gomoku:opening=rif");
    game.play_all("h8 h9 h10 stay a1 c5 d7").unwrap();
    assert_eq!(game.asked().unwrap(), "the fifth to keep, of c5 d7");
    assert_eq!(game.legal(), ["c5", "d7"]);
    let error = game.play("e5").unwrap_err();
    assert_eq!(error.reason(), "opening_restriction");
}

#[test]
fn a_copy_goes_its_own_way() {
    let mut game = new_game("connect-four");
    game.play("d").unwrap();
    let mut copy = game.clone();
    copy.play("e").unwrap();
    assert_eq!((game.ply(), copy.ply()), (1, 2));
    game.undo().unwrap();
    assert_eq!((game.ply(), copy.ply()), (0, 2));
}

#[test]
fn a_game_moves_to_another_thread() {
    let mut game = new_game("gomoku");
    let handle = std::thread::spawn(move || {
        game.play("h8").unwrap();
        game
    });
    assert_eq!(handle.join().unwrap().moves(), ["h8"]);
}

#[test]
fn players_resign_and_agree() {
    let mut game = new_game("connect-four");
    game.resign(Seat::FIRST).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Win(Seat::SECOND)));
    let error = game.agree_draw().unwrap_err();
    assert_eq!(error.to_string(), "the game is over: Yellow has won");
    game.undo().unwrap();
    game.agree_draw().unwrap();
    assert_eq!((game.outcome(), game.ply()), (Some(Outcome::Draw), 0));
    assert_eq!(game.play("d").unwrap_err().to_string(), "the game is over: it is a draw");

    let mut game = new_game("connect-four:players=3");
    assert_eq!(game.resign(Seat::FIRST).unwrap_err().reason(), "unsupported");
    let error = new_game("gomoku").resign(Seat::new(2)).unwrap_err();
    assert_eq!(error.to_string(), "there is no player 3: players are 1 to 2");
}

#[rstest]
#[case("connect-four", 6, 117_649)]
#[case("connect-four:rule=pop-out", 6, 220_626)]
#[case("tic-tac-toe", 9, 127_872)]
#[case("tic-tac-toe:rule=ultimate", 4, 55_080)]
#[case("gomoku", 2, 225 * 224)]
fn perft_counts_as_published(#[case] text: &str, #[case] depth: u32, #[case] nodes: u64) {
    let game = new_game(text);
    assert_eq!(game.perft(depth), nodes);
    let shares = game.divide(depth);
    assert_eq!(shares.iter().map(|(_, share)| share).sum::<u64>(), nodes);
    let moves: Vec<_> = shares.into_iter().map(|(text, _)| text).collect();
    assert_eq!(moves, game.legal());
}

#[rstest]
fn random_games_are_counted_and_a_seed_repeats_them(
    #[values(
        "connect-four",
        "connect-four:rows=10,columns=10,players=4",
        "connect-four:rule=pop-out",
        "tic-tac-toe:rule=ultimate",
        "gomoku:size=9,rule=renju,opening=taraguchi-10"
    )]
    text: &str,
) {
    let game = new_game(text);
    let tally = game.playouts(300, 7);
    assert_eq!(tally.games, 300);
    assert_eq!(tally.wins.iter().sum::<u64>() + tally.draws, 300);
    assert!(tally.moves > 300);
    assert_eq!(game.playouts(300, 7), tally);
    assert_ne!(game.playouts(300, 8), tally);
    assert_eq!(game.ply(), 0);
}

/// A pass runs together with points, as points do with each other.
#[rstest]
#[case("gomoku:rule=renju", "h8passh9--PASS", &["h8", "pass", "h9", "pass", "pass"])]
#[case::after_an_opening(
    "gomoku:passes=on,opening=swap",
    "h8h9i8 stay i9passj9",
    &["h8", "h9", "i8", "stay", "i9", "pass", "j9"]
)]
fn passes_run_together_with_points(
    #[case] game: &str,
    #[case] moves: &str,
    #[case] expected: &[&str],
) {
    let mut game = new_game(game);
    game.play_all(moves).unwrap();
    assert_eq!(game.moves(), expected);
}
