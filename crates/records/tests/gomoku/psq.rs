use std::time::Duration;

use boardwright_core::{Outcome, Seat};
use boardwright_records::{Ending, Format, GameResult, Participant, Record};
use proptest::prelude::*;
use rstest::rstest;

use crate::support::{
    cells, comes_back, fault, line, one_line, random_line, read, record, refusal,
};

/// A game of a tournament on 20 x 20, written by hand in the form of Gomocup: no mirror or turn of
/// the board maps it to itself. Black's first stone is in the third column from the left and the
/// second row from the top.
const GAME: &str = "\
Piskvorky 20x20, 11:5, 0
3,2,0
17,1,0
4,2,1532
20,20,90
5,2,12
1,20,3
6,2,1
18,3,2
7,2,5
FIRST.zip
SECOND.zip
0
1,Freestyle1
";

#[test]
fn columns_count_from_the_left_and_rows_from_the_top() {
    let game = read(Format::Psq, GAME.as_bytes(), None);
    assert_eq!(game.game.to_string().split(',').next(), Some("gomoku:size=20"));
    assert_eq!(line(&game), "c19 q20 d19 t1 e19 a1 f19 r18 g19");
    let rows = cells(&game);
    assert_eq!(rows[0], "................O...");
    assert_eq!(rows[1], "..XXXXX.............");
    assert_eq!(rows[2], ".................O..");
    assert_eq!(rows[19], "O..................O");
}

#[test]
fn a_game_tells_its_players_times_event_and_result() {
    let game = read(Format::Psq, GAME.as_bytes(), None);
    let names: Vec<_> = game.details.players.iter().map(|player| &player.name).collect();
    assert_eq!(names, ["FIRST.zip", "SECOND.zip"]);
    assert_eq!(game.details.event, "Freestyle1");
    let times: Vec<_> = game
        .moves
        .main_line()
        .map(|node| game.moves[node].remarks.as_ref().and_then(|remarks| remarks.time))
        .collect();
    let ms = |time| Some(Duration::from_millis(time));
    let expected = [None, None, ms(1532), ms(90), ms(12), ms(3), ms(1), ms(2), ms(5)];
    assert_eq!(times, expected);
    assert_eq!(game.result, Some(GameResult::of(Outcome::Win(Seat::FIRST))));
    let levels = ("levels".to_owned(), vec!["11".to_owned(), "5".to_owned()]);
    assert_eq!(game.details.other, [levels]);
}

#[test]
fn writing_gives_the_file_again() {
    // The result is that of the moves, but the event needs its line; the winner is not repeated.
    let game = read(Format::Psq, GAME.as_bytes(), None);
    let written = String::from_utf8(Format::Psq.write(&game).unwrap()).unwrap();
    assert_eq!(written, GAME.replace("1,Freestyle1", "0,Freestyle1"));
}

#[test]
fn player_1_may_have_begun() {
    // The names stay in the order of the players; the second had the first move, so Black.
    let text = "Piskvorky 15x15, 3:7, 1\n8,8,0\n9,9,1\nhomo-1\nhomo-2\n0\n2,\n";
    let game = read(Format::Psq, text.as_bytes(), None);
    let names: Vec<_> = game.details.players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["homo-2", "homo-1"]);
    assert_eq!(game.outcome(), Some(Outcome::Win(Seat::FIRST)));
    assert_eq!(game.details.other, [("levels".to_owned(), vec!["7".to_owned(), "3".to_owned()])]);
}

#[test]
fn code_15_says_that_the_player_to_move_was_out_of_time() {
    let text = "Piskvorky 15x15, 0:0, 0\r\n8,8,0\r\n9,9,1\r\n8,9\r\n15\r\n";
    let game = read(Format::Psq, text.as_bytes(), None);
    let lost_by_white =
        GameResult { outcome: Some(Outcome::Win(Seat::FIRST)), ending: Ending::Time };
    assert_eq!(game.result, Some(lost_by_white));
    comes_back(Format::Psq, &game);
}

#[rstest]
#[case("Freestyle15_1", "freestyle")]
#[case("Fastgame", "freestyle")]
#[case("Standard", "standard")]
#[case("Renju", "renju")]
#[case("Caro", "caro")]
#[case("A cup", "freestyle")]
fn the_league_tells_the_rule_unless_a_game_is_given(#[case] league: &str, #[case] rule: &str) {
    let text = format!("Piskvorky 15x15, 0:0, 0\n8,8,0\n-1\n0,{league}\n");
    let found = |game| read(Format::Psq, text.as_bytes(), game).game.to_string();
    assert!(found(None).contains(&format!(",rule={rule},")), "{}", found(None));
    assert!(found(Some("gomoku:size=20,rule=omok")).starts_with("gomoku:size=15,rule=omok,"));
    assert!(found(Some("connect-four")).contains(&format!(",rule={rule},")));
}

#[rstest]
#[case("", "line 1, column 1: expected \"Piskvorky\" here")]
#[case("Piskvorky 15", "line 1, column 13: expected \"x\" here")]
#[case("Piskvorky 15x16, 0:0, 0", "line 1, column 16: a board of 15x16 is no square")]
#[case("Piskvorky 15x15, 0:0, 2\n0", "line 1, column 23: the player who began must be in 0..=1")]
#[case("Piskvorky 15x15, 0:0, 0 0\n0", "line 1, column 25: nothing more belongs in this line")]
#[case(
    "Piskvorky 40x40, 0:0, 0\n0",
    "the game of the record: size cannot be \"40\": it is a number from 5 to 26"
)]
#[case("Piskvorky 15x15, 0:0, 0\n8,16,0\n0", "line 2, column 3: a row must be in 1..=15")]
#[case("Piskvorky 15x15, 0:0, 0\n\n0,8,0\n0", "line 3, column 1: a column must be in 1..=15")]
#[case(
    "Piskvorky 15x15, 0:0, 0\n8,8,-1\n0",
    "line 2, column 5: expected the milliseconds, a number"
)]
#[case(
    "Piskvorky 15x15, 0:0, 0\n8,8,99999999999\n0",
    "line 2, column 5: the milliseconds must be in 0..=2147483647"
)]
#[case(
    "Piskvorky 15x15, 0:0, 0\n8,8,1 ms\n0",
    "line 2, column 7: nothing more belongs in this line"
)]
#[case("Piskvorky 15x15, 0:0, 0\n8,8,0\n8,8,0\n0", "line 3, column 1: ply 2 (h8): h8 is occupied")]
#[case(
    "Piskvorky 15x15, 0:0, 0\n8,8,0\n",
    "line 3, column 1: expected the code for how the game \
    ended, a number; is the file cut short?"
)]
#[case(
    "Piskvorky 15x15, 0:0, 0\n8,8,0\nA\nB\n",
    "line 5, column 1: expected the code for how the \
    game ended, a number; is the file cut short?"
)]
#[case(
    "Piskvorky 15x15, 0:0, 0\nA\nB\n0\n3,Cup\n",
    "line 5, column 1: the player who won must be in 0..=2"
)]
#[case(
    "Piskvorky 15x15, 0:0, 0\nA\nB\n0\n1,Cup\nmore\n",
    "line 6, column 1: nothing belongs after the result"
)]
#[case(
    "Piskvorky 15x15, 0:0, 0\n1,1\n1,2\n2,1\n2,2\n3,1\n3,2\n4,1\n4,2\n5,1\n0\n2,\n",
    "line 12, column 1: after 9 plies the result is a win for player 1, not a win for player 2"
)]
fn every_fault_has_a_place(#[case] text: &str, #[case] error: &str) {
    assert_eq!(fault(Format::Psq, text.as_bytes(), None), error);
}

#[test]
fn what_is_no_utf_8_has_a_place() {
    let text = b"Piskvorky 15x15, 0:0, 0\nA\xFFB\n";
    assert_eq!(fault(Format::Psq, text, None), "line 2, column 2: this is no UTF-8");
}

#[test]
fn what_the_format_cannot_hold_is_named() {
    let of = |game, moves| record(game, moves);
    let refused = |change: fn(&mut Record)| {
        let mut record = of("gomoku", "h8 g8");
        change(&mut record);
        refusal(Format::Psq, &record)
    };
    assert_eq!(refusal(Format::Psq, &of("connect-four", "d")), "a game of connect-four");
    assert_eq!(
        refusal(Format::Psq, &of("gomoku:opening=swap", "h8")),
        "the choices of the opening swap"
    );
    assert_eq!(refusal(Format::Psq, &of("gomoku:rule=renju", "h8 pass")), "the move \"pass\"");
    assert_eq!(refusal(Format::Psq, &of("gomoku", "h16")), "the move \"h16\"");
    assert_eq!(
        refused(|record| {
            record.moves.add(boardwright_core::NodeId::ROOT, boardwright_records::Entry::new("a1"));
        }),
        "variations"
    );
    assert_eq!(refused(|record| record.details.round = "1".into()), "a round");
    assert_eq!(
        refused(|record| record.details.event = " x".into()),
        "an event that is no single line"
    );
    assert_eq!(refused(|record| record.details.other.push(("GN".into(), vec![]))), "\"GN\"");
    assert_eq!(
        refused(|record| {
            let name = |name: &str| Participant { name: name.into(), ..Default::default() };
            record.details.players = vec![name("7,8"), name("b")];
        }),
        "a first name that begins like a move"
    );
    assert_eq!(
        refused(|record| {
            let node = record.moves.main_line().next().unwrap();
            record.moves.get_mut(node).unwrap().remarks_mut().comment = "good".into();
        }),
        "comments"
    );
    assert_eq!(
        refused(|record| {
            record.result = Some(GameResult {
                outcome: Some(Outcome::Win(Seat::FIRST)),
                ending: Ending::Resignation,
            });
        }),
        "a resignation"
    );
    assert_eq!(
        refused(|record| record.result = Some(GameResult::of(Outcome::Draw))),
        "a result that the moves do not give"
    );
    let mut set_up = of("gomoku:size=5", "");
    set_up.start = Some("5/5/5/5/5:1".into());
    assert_eq!(refusal(Format::Psq, &set_up), "a start position");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn what_is_written_comes_back(
        size in 5_u8..=26,
        rule in prop::sample::select(vec!["freestyle", "standard", "renju", "caro", "omok"]),
        choices in prop::collection::vec(any::<u16>(), 0..60),
        times in prop::collection::vec(prop::option::of(1_u64..=2_147_483_647), 60),
        names in prop::option::of((one_line(), one_line())),
        event in prop::option::of(one_line()),
        winner in prop::option::of(0_u8..2),
    ) {
        let mut game = record(&format!("gomoku:size={size},rule={rule}"), "");
        random_line(&mut game, &choices);
        for (node, time) in game.moves.main_line().collect::<Vec<_>>().into_iter().zip(times) {
            if let Some(time) = time {
                let entry = game.moves.get_mut(node).expect("a node of the line");
                entry.remarks_mut().time = Some(Duration::from_millis(time));
            }
        }
        if let Some((first, second)) = names {
            let name = |name| Participant { name, ..Default::default() };
            game.details.players = vec![name(first), name(second)];
        }
        game.details.event = event.unwrap_or_default();
        if let (None, Some(winner)) = (&game.result, winner) {
            let outcome = Some(Outcome::Win(Seat::new(winner)));
            game.result = Some(GameResult { outcome, ending: Ending::Unknown });
        }
        comes_back(Format::Psq, &game);
    }

    #[test]
    fn no_text_makes_it_panic(
        head in prop::sample::select(vec!["", "Piskvorky ", "Piskvorky 15x15, 0:0, 0\n"]),
        text in "[0-9,x:A\n -]{0,40}",
        bytes in prop::collection::vec(any::<u8>(), 0..40),
    ) {
        let _ = Format::Psq.read(format!("{head}{text}").as_bytes(), None);
        let _ = Format::Psq.read(&[head.as_bytes(), &bytes].concat(), None);
    }
}
