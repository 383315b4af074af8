use boardwright_records::{Format, Record};
use proptest::prelude::*;
use rstest::rstest;

use crate::support::{
    cells, comes_back, fault, line, random_line, read, record, refusal, specification,
};

/// What an engine of White is told, by hand; no mirror or turn of the board maps it to itself.
const POSITION: &str = "\
START 15
INFO timeout_turn 1000
INFO rule 4
BOARD
7,7,2
8,6,1
2,0,2
DONE
";

#[test]
fn columns_count_from_the_left_and_rows_from_the_top() {
    let game = read(Format::Board, POSITION.as_bytes(), None);
    assert!(game.game.to_string().starts_with("gomoku:size=15,rule=renju,"));
    assert_eq!(line(&game), "h8 i9 c15");
    assert_eq!(game.start, None);
    assert_eq!(cells(&game)[0], "..X............");
    assert_eq!(cells(&game)[6], "........O......");
    assert_eq!(cells(&game)[7], ".......X.......");
    let written = Format::Board.write(&game).unwrap();
    let order = POSITION
        .replace("INFO timeout_turn 1000\nINFO rule 4", "INFO rule 4\nINFO timeout_turn 1000");
    assert_eq!(String::from_utf8(written).unwrap(), order);
}

#[test]
fn stones_that_do_not_alternate_are_a_position_to_start_from() {
    let text = "RECTSTART 6,6\nBOARD\n0,0,1\n5,0,1\n0,5,2\nDONE\n";
    // Three stones: White is to move, and has those that are called its own.
    let game = read(Format::Board, text.as_bytes(), None);
    assert_eq!(game.start.as_deref(), Some("O4O/6/6/6/6/X5:2"));
    assert_eq!(line(&game), "");
    comes_back(Format::Board, &game);
}

#[test]
fn an_empty_board_and_several_boards() {
    let text = "START 20\nBEGIN\nSTART 15\nINFO rule 1\nBOARD\nDONE\nBOARD\n7,7,2\nDONE\n";
    let records = boardwright_records::read(text.as_bytes(), None).unwrap();
    let games: Vec<String> = records.iter().map(|record| record.game.to_string()).collect();
    assert!(games[0].starts_with("gomoku:size=20,rule=freestyle,"));
    assert!(games[1].starts_with("gomoku:size=15,rule=standard,"));
    assert_eq!(records.iter().map(line).collect::<Vec<_>>(), ["", "", "h8"]);
}

#[rstest]
#[case(None, "gomoku:size=15,rule=freestyle,")]
#[case(Some("gomoku:size=19,rule=omok"), "gomoku:size=19,rule=omok,")]
#[case(Some("othello"), "gomoku:size=15,rule=freestyle,")]
fn what_the_file_does_not_say_is_that_of_the_game(#[case] game: Option<&str>, #[case] found: &str) {
    let game = game.and_then(|game| game.parse().ok());
    let records = Format::Board.read(b"BOARD\n7,7,2\nDONE\n", game.as_ref()).unwrap();
    assert!(records[0].game.to_string().starts_with(found));
    let stated =
        Format::Board.read(b"START 15\nINFO rule 8\nBOARD\nDONE\n", game.as_ref()).unwrap();
    assert!(stated[0].game.to_string().starts_with("gomoku:size=15,rule=caro,"));
}

#[rstest]
#[case("START 15\n", "line 2, column 1: expected BOARD, or BEGIN, and a position")]
#[case(
    "START 0\nBOARD\n0,0,1\nDONE",
    "line 1, column 7: the side of the board must be in 1..=2147483647"
)]
#[case("START\nBEGIN", "line 1, column 6: expected the side of the board, a number")]
#[case(
    "START 4\nBEGIN",
    "the game of the record: size cannot be \"4\": it is a number from 5 to 26"
)]
#[case("RECTSTART 15,16\nBEGIN", "line 1, column 14: a board of 15x16 is no square")]
#[case("START 15\nTURN 7,7", "line 2, column 1: expected START, RECTSTART, INFO, BOARD or BEGIN")]
#[case("INFO rule 2\nBEGIN", "line 1, column 11: the rule 2 is not one of 0, 1, 4, 8 and 9")]
#[case("BOARD 15\nDONE", "line 1, column 7: nothing more belongs in this line")]
#[case("BOARD\n7,7,1\n", "line 3, column 1: expected DONE: the board is cut short")]
#[case("BOARD\n15,7,1\nDONE", "line 2, column 1: a column must be in 0..=14")]
#[case("BOARD\n7,7\nDONE", "line 2, column 4: expected \",\" here")]
#[case("BOARD\n7,7,4\nDONE", "line 2, column 5: whose stone it is must be in 1..=3")]
#[case("BOARD\n7,7,3\nDONE", "line 2, column 5: a point without a stone on which nobody may play")]
#[case("BOARD\n7,7,1\n 7,7,2\nDONE", "line 3, column 1: there is a stone on h8 already")]
#[case(
    "BOARD\n0,0,2\n0,1,1\n1,0,2\n1,1,1\n2,0,2\n2,1,1\n3,0,2\n3,1,1\n4,0,2\n4,1,1\n5,0,2\nDONE",
    "line 11, column 1: ply 10 (e14): the game is over: Black has won"
)]
fn every_fault_has_a_place(#[case] text: &str, #[case] error: &str) {
    assert_eq!(fault(Format::Board, text.as_bytes(), None), error);
}

#[test]
fn what_the_format_cannot_hold_is_named() {
    let refused = |change: fn(&mut Record)| {
        let mut record = record("gomoku", "h8 g8");
        change(&mut record);
        refusal(Format::Board, &record)
    };
    assert_eq!(refusal(Format::Board, &record("gomoku:rule=omok", "h8")), "the rule omok");
    assert_eq!(refused(|record| record.details.event = "x".into()), "the name of an event");
    assert_eq!(
        refused(|record| record.game = specification("tic-tac-toe")),
        "a game of tic-tac-toe"
    );
    assert_eq!(
        refused(
            |record| record.start = Some("X14/15/15/15/15/15/15/15/15/15/15/15/15/15/15".into())
        ),
        "moves after a start position"
    );
    let mut turn = record("gomoku:size=5", "");
    turn.start = Some("XX3/5/5/5/5:2".into());
    assert_eq!(refusal(Format::Board, &turn), "a turn that the stones do not tell");
    let mut passed = record("gomoku:size=5,passes=on", "");
    passed.start = Some("XX3/5/5/5/5:1:passes=1".into());
    assert_eq!(
        refusal(Format::Board, &passed),
        "what a start position remembers besides its stones"
    );
    turn.start = Some("XX3".into());
    assert!(refusal(Format::Board, &turn).starts_with("what is no position: "));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn games_come_back(
        size in 5_u8..=26,
        rule in prop::sample::select(vec!["freestyle", "standard", "renju", "caro", "caro-standard"]),
        choices in prop::collection::vec(any::<u16>(), 0..60),
    ) {
        let mut game = record(&format!("gomoku:size={size},rule={rule}"), "");
        random_line(&mut game, &choices);
        comes_back(Format::Board, &game);
    }

    #[test]
    fn positions_come_back(stones in prop::collection::vec(0..3_u8, 36)) {
        let mut game = record("gomoku:size=6", "");
        let rows = stones.chunks(6).map(|row| row.iter().map(|&stone| ".XO".as_bytes()[usize::from(stone)] as char).collect::<String>());
        let count = stones.iter().filter(|&&stone| stone > 0).count();
        // One stone of Black, or none, is the same as a game of as many moves.
        prop_assume!(count > 1);
        let seat = count % 2 + 1;
        game.start = Some(format!("{}:{seat}", rows.collect::<Vec<_>>().join("/")));
        let Ok(start) = game.start() else { return Ok(()) };
        game.start = Some(start.position_text());
        game.result = start.outcome().map(boardwright_records::GameResult::of);
        comes_back(Format::Board, &game);
    }

    #[test]
    fn no_text_makes_it_panic(
        head in prop::sample::select(vec!["", "START ", "BOARD\n", "INFO rule ", "START 15\nBOARD\n"]),
        text in "(BOARD|DONE|INFO|[0-9]|,|\n| |BEGIN){0,20}",
        bytes in prop::collection::vec(any::<u8>(), 0..40),
    ) {
        let _ = Format::Board.read(format!("{head}{text}").as_bytes(), None);
        let _ = Format::Board.read(&[head.as_bytes(), &bytes].concat(), None);
    }
}
