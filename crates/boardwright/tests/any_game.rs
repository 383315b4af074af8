//! Laws that every game of the catalogue keeps behind its one interface.

use boardwright::{AnyGame, Specification, games};
use boardwright_core::{Outcome, Reason, Seat};
use rstest::rstest;

/// One of each kind that the catalogue builds.
const GAMES: &[&str] = &[
    "connect-four",
    "connect-four:columns=12",
    "connect-four:rows=10,columns=10,players=4",
    "connect-four:rows=3,columns=3,connect=3",
    "connect-four:rule=pop-out,rows=4,columns=4",
    "connect-four:rule=pop-out,rows=5,columns=12,connect=3",
    "connect-four:rule=five-in-a-row",
    "tic-tac-toe",
    "tic-tac-toe:size=5",
    "tic-tac-toe:rows=4,columns=6,connect=3",
    "tic-tac-toe:rule=misere",
    "tic-tac-toe:rule=ultimate",
    "gomoku:size=9",
    "gomoku:size=9,rule=standard",
    "gomoku:size=9,rule=renju",
    "gomoku:size=9,rule=renju,foul=lose,passes=off",
    "gomoku:size=9,rule=omok,three=five-counts",
    "gomoku:size=9,rule=caro,draw-empty=10",
    "gomoku:size=9,passes=on,max-moves=30",
    "gomoku:size=9,opening=swap2",
    "gomoku:size=9,rule=renju,opening=rif",
    "gomoku:size=9,opening=yamaguchi",
    "gomoku:size=9,opening=taraguchi-10",
];

fn new_game(text: &str) -> Box<dyn AnyGame> {
    text.parse::<Specification>().unwrap().new_game()
}

/// Everything that can be seen of a game.
fn seen(game: &dyn AnyGame) -> impl PartialEq + std::fmt::Debug + use<> {
    let state = (game.to_move(), game.outcome(), game.ply(), game.moves());
    let moves = (game.legal(), game.legal_numbers(), game.forbidden(), game.winning_cells());
    (state, moves, game.players(), game.cells(), game.picture())
}

/// Plays a random game to its end, asks `check` after every move, and returns the game.
fn random_game(text: &str, seed: u64, mut check: impl FnMut(&dyn AnyGame)) -> Box<dyn AnyGame> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut game = new_game(text);
    while game.outcome().is_none() {
        let legal = game.legal();
        game.play(&legal[random.usize(..legal.len())]).unwrap();
        check(game.as_ref());
    }
    game
}

#[test]
fn every_game_of_the_catalogue_is_tried() {
    for entry in games() {
        assert!(GAMES.iter().any(|game| game.starts_with(entry.name)), "{}", entry.name);
    }
}

#[rstest]
fn text_and_numbers_name_the_same_moves(#[values(0, 1, 2)] seed: u64) {
    for text in GAMES {
        let mut start = new_game(text);
        let mut by_number = start.clone();
        let actions = start.actions();
        random_game(text, seed, |game| {
            let (legal, numbers) = (game.legal(), game.legal_numbers());
            assert_eq!(legal.len(), numbers.len(), "{text}");
            assert!(numbers.iter().all(|&number| number < actions), "{text}");
            let moves = game.moves();
            let last = moves.last().unwrap();
            let index = by_number.legal().iter().position(|other| other == last).unwrap();
            let played = by_number.play_number(by_number.legal_numbers()[index]).unwrap();
            assert_eq!(&played.text, last, "{text}");
            assert_eq!(seen(by_number.as_ref()), seen(game), "{text}");
        });
        assert_eq!(start.play_number(actions).unwrap_err().reason(), "wrong_input", "{text}");
    }
}

#[rstest]
fn undo_and_redo_walk_the_same_way(#[values(0, 1, 2)] seed: u64) {
    for text in GAMES {
        let mut states = vec![seen(new_game(text).as_ref())];
        let mut game = random_game(text, seed, |game| states.push(seen(game)));
        for state in states.iter().rev().skip(1) {
            game.undo().unwrap();
            assert_eq!(&seen(game.as_ref()), state, "{text}");
        }
        assert_eq!(game.undo().unwrap_err().reason(), "nothing_to_undo");
        for state in &states[1..] {
            game.redo().unwrap();
            assert_eq!(&seen(game.as_ref()), state, "{text}");
        }
        assert_eq!(game.redo().unwrap_err().reason(), "nothing_to_redo");
    }
}

#[rstest]
fn the_moves_of_a_game_play_it_again(#[values(0, 1, 2)] seed: u64) {
    for text in GAMES {
        let game = random_game(text, seed, |_| {});
        for separator in [" ", ",", "  ,\t"] {
            let mut again = new_game(text);
            again.play_all(&game.moves().join(separator)).unwrap();
            assert_eq!(seen(again.as_ref()), seen(game.as_ref()), "{text}");
        }
    }
}

#[rstest]
fn a_refused_move_changes_nothing(#[values(0, 1)] seed: u64) {
    for text in GAMES {
        random_game(text, seed, |game| {
            let mut game: Box<dyn AnyGame> = game.boxed_clone();
            let before = seen(game.as_ref());
            let other = Seat::new((game.to_move().index() as u8 + 1) % game.players().len() as u8);
            let over = game.outcome().is_some();
            for wrong in ["", "@", "z99", "-1", "1.5", "\u{fffd}"] {
                let reason = game.play(wrong).unwrap_err().reason();
                assert_eq!(reason == "game_over", over, "{text} {wrong}");
            }
            if let Some(legal) = game.legal().first() {
                let error = game.play_as(other, legal).unwrap_err();
                assert_eq!(error.reason(), "not_your_turn", "{text}");
            }
            assert_eq!(seen(game.as_ref()), before, "{text}");
        });
    }
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

#[test]
fn random_games_are_counted_and_a_seed_repeats_them() {
    for text in GAMES {
        let game = new_game(text);
        let tally = game.playouts(300, 7);
        assert_eq!(tally.games, 300);
        assert_eq!(tally.wins.iter().sum::<u64>() + tally.draws, 300, "{text}");
        assert!(tally.moves > 300, "{text}");
        assert_eq!(game.playouts(300, 7), tally, "{text}");
        assert_ne!(game.playouts(300, 8), tally, "{text}");
        assert_eq!(game.ply(), 0);
    }
}
