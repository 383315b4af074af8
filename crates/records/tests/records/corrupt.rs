//! Records that are not right: each is refused with its own reason and the place of the fault, and
//! nothing that is read panics, hangs or takes much memory.

use std::time::{Duration, Instant};

use boardwright_core::Reason;
use boardwright_records::{Format, MOST_BYTES, MOST_MOVES, ReadError, Record, read};
use proptest::prelude::*;
use rstest::rstest;

fn refused(text: &[u8]) -> ReadError {
    Format::Json.read(text, None).expect_err("it is refused")
}

/// A record of Connect Four with these fields besides its game, a field a line.
fn with(fields: &str) -> String {
    format!("{{\"boardwright\": 1,\n\"game\": \"connect-four\",\n{fields}\n}}")
}

/// Faults of the form: where they are, and what is said.
#[rstest]
#[case::no_version(r#"{"game": "gomoku"}"#, "line 1, column 18: missing field `boardwright`")]
#[case::no_game(r#"{"boardwright": 1}"#, "line 1, column 18: missing field `game`")]
#[case::unknown_version(
    r#"{"boardwright": 2, "game": "gomoku"}"#,
    "line 1, column 17: version 2 of the form is not known: this is a reader of version 1"
)]
#[case::version_zero(
    r#"{"boardwright": 0}"#,
    "line 1, column 18: version 0 of the form is not known: this is a reader of version 1"
)]
#[case::unknown_version_with_unknown_fields(
    r#"{"komi": 6, "boardwright": 3}"#,
    "line 1, column 7: version 3 of the form is not known: this is a reader of version 1"
)]
#[case::version_as_text(
    r#"{"boardwright": "1"}"#,
    "line 1, column 19: invalid type: string \"1\", expected u32"
)]
#[case::unknown_game(
    r#"{"boardwright": 1, "game": "chess"}"#,
    "the game of the record: there is no game \"chess\": \
     the games are connect-four, tic-tac-toe and gomoku"
)]
#[case::a_parameter_out_of_range(
    r#"{"boardwright": 1, "game": "connect-four:rows=99"}"#,
    "the game of the record: rows cannot be \"99\": it is a number from 1 to 64"
)]
#[case::an_unknown_parameter(
    r#"{"boardwright": 1, "game": "gomoku:komi=6"}"#,
    "the game of the record: gomoku has no parameter \"komi\": it has "
)]
#[case::a_key_twice(
    &with(r#""date": "", "date": """#),
    "line 3, column 18: duplicate field `date`"
)]
#[case::moves_twice(
    &with(r#""moves": ["d"], "moves": ["e"]"#),
    "line 3, column 23: duplicate field `moves`"
)]
#[case::a_key_of_a_note_twice(
    &with(r#""moves": ["d"], "notes": [{"line": 0, "ply": 1, "ply": 1}]"#),
    "line 3, column 53: duplicate field `ply`"
)]
#[case::an_unknown_key(&with(r#""komi": 6.5"#), "line 3, column 6: unknown field `komi`, expected ")]
#[case::an_unknown_key_of_a_player(
    &with(r#""players": [{"elo": 1800}]"#),
    "line 3, column 18: unknown field `elo`, expected one of `name`, `rating`, `origin`"
)]
#[case::an_unknown_key_of_a_result(
    &with(r#""result": {"points": 1}"#),
    "line 3, column 19: unknown field `points`, expected one of `outcome`, `winner`, `by`"
)]
#[case::truncated(
    "{\"boardwright\": 1, \"game\": \"gomoku\",\n\"moves\": [\"h8\", ",
    "line 2, column 16: EOF while parsing a value"
)]
#[case::truncated_text(
    "{\"boardwright\": 1, \"ga",
    "line 1, column 22: EOF while parsing a string"
)]
#[case::trailing_text(
    "{\"boardwright\": 1, \"game\": \"gomoku\"}\n{}",
    "line 2, column 1: trailing characters"
)]
#[case::a_comma_too_many(
    "{\"boardwright\": 1, \"game\": \"gomoku\",}",
    "line 1, column 37: trailing comma"
)]
#[case::moves_as_text(
    &with(r#""moves": "d d""#),
    "line 3, column 14: invalid type: string \"d d\", expected a list of moves"
)]
#[case::a_move_as_number(
    &with(r#""moves": [4]"#),
    "line 3, column 11: invalid type: integer `4`, expected a move"
)]
#[case::nothing_as_move(&with(r#""moves": [null]"#), "line 3, column 14: invalid type: null, expected a move")]
#[case::an_object_as_move(&with(r#""moves": [{}]"#), "line 3, column 10: invalid type: map, expected a move")]
#[case::a_name_as_number(
    &with(r#""players": [{"name": 1}]"#),
    "line 3, column 22: invalid type: integer `1`, expected a string"
)]
#[case::a_note_of_no_line(
    &with("\"moves\": [\"d\"],\n\"notes\": [{\"line\": 1, \"ply\": 1, \"comment\": \"?\"}]"),
    "line 4, column 11: line 1 has no move at ply 1"
)]
#[case::a_note_after_the_line(
    &with("\"moves\": [\"d\"],\n\"notes\": [{\"line\": 0, \"ply\": 2, \"comment\": \"?\"}]"),
    "line 4, column 11: line 0 has no move at ply 2"
)]
#[case::a_note_before_the_line(
    &with("\"moves\": [\"d\"],\n\"notes\": [{\"line\": 0, \"ply\": 0, \"comment\": \"?\"}]"),
    "line 4, column 11: line 0 has no move at ply 0"
)]
#[case::a_note_before_a_variation(
    &with("\"moves\": [\"d\", \"d\"], \"variations\": [{\"of\": 0, \"ply\": 2, \"moves\": [\"e\"]}],\n\
           \"notes\": [{\"line\": 1, \"ply\": 1, \"comment\": \"?\"}]"),
    "line 4, column 11: line 1 has no move at ply 1"
)]
#[case::two_notes(
    &with("\"moves\": [\"d\"], \"notes\": [{\"line\": 0, \"ply\": 1, \"comment\": \"?\"},\n\
           {\"line\": 0, \"ply\": 1, \"comment\": \"!\"}]"),
    "line 4, column 1: line 0 has two notes at ply 1"
)]
#[case::a_time_before_the_start(
    &with("\"moves\": [\"d\"], \"notes\": [\n{\"line\": 0, \"ply\": 1, \"seconds\": -3}]"),
    "line 4, column 1: a move takes from 0 to 4000000 seconds, not -3.0"
)]
#[case::a_huge_time(
    &with("\"moves\": [\"d\"], \"notes\": [\n{\"line\": 0, \"ply\": 1, \"seconds\": 1e300}]"),
    "line 4, column 1: a move takes from 0 to 4000000 seconds, not 1e300"
)]
#[case::a_time_out_of_range(
    &with("\"moves\": [\"d\"], \"notes\": [\n{\"line\": 0, \"ply\": 1, \"seconds\": 1e999}]"),
    "line 4, column 38: number out of range"
)]
#[case::a_time_that_is_no_number(
    &with("\"moves\": [\"d\"], \"notes\": [\n{\"line\": 0, \"ply\": 1, \"seconds\": NaN}]"),
    "line 4, column 34: expected value"
)]
#[case::a_variation_of_no_line(
    &with("\"moves\": [\"d\"], \"variations\": [\n{\"of\": 1, \"ply\": 1, \"moves\": [\"e\"]}]"),
    "line 4, column 1: variation 1 leaves line 1, and only lines 0 to 0 come before it"
)]
#[case::a_variation_beyond_the_line(
    &with("\"moves\": [\"d\"], \"variations\": [\n{\"of\": 0, \"ply\": 2, \"moves\": [\"e\"]}]"),
    "line 4, column 1: a variation of line 0 begins at a ply from 1 to 1, not 2"
)]
#[case::a_variation_before_the_line(
    &with("\"moves\": [\"d\"], \"variations\": [\n{\"of\": 0, \"ply\": 0, \"moves\": [\"e\"]}]"),
    "line 4, column 1: a variation of line 0 begins at a ply from 1 to 1, not 0"
)]
#[case::a_variation_of_nothing(
    &with("\"variations\": [\n{\"of\": 0, \"ply\": 1, \"moves\": [\"e\"]}]"),
    "line 4, column 1: no variation can leave line 0: nothing in it can be replaced"
)]
#[case::a_variation_that_belongs_to_the_line_before(
    &with("\"moves\": [\"d\"], \"variations\": [{\"of\": 0, \"ply\": 1, \"moves\": [\"e\", \"e\"]},\n\
           {\"of\": 1, \"ply\": 1, \"moves\": [\"f\"]}]"),
    "line 4, column 1: a variation of line 1 begins at a ply from 2 to 2, not 1"
)]
#[case::a_variation_without_moves(
    &with("\"moves\": [\"d\"], \"variations\": [\n{\"of\": 0, \"ply\": 1, \"moves\": []}]"),
    "line 4, column 1: a variation without moves"
)]
#[case::a_result_that_is_none(
    &with(r#""result": {"outcome": "lost", "by": "rules"}"#),
    "line 3, column 28: unknown variant `lost`, expected one of `win`, `draw`, `none`"
)]
#[case::an_ending_that_is_none(
    &with(r#""result": {"outcome": "draw", "by": "adjournment"}"#),
    "line 3, column 49: unknown variant `adjournment`, expected one of `rules`, `resignation`, "
)]
#[case::a_win_of_nobody(
    &with(r#""result": {"outcome": "win", "by": "rules"}"#),
    "line 3, column 11: a win names its winner"
)]
#[case::a_draw_won(
    &with(r#""result": {"outcome": "draw", "winner": 1, "by": "agreement"}"#),
    "line 3, column 11: only a win has a winner"
)]
#[case::winner_zero(
    &with(r#""result": {"outcome": "win", "winner": 0, "by": "time"}"#),
    "line 3, column 11: players count from 1, not 0"
)]
#[case::a_huge_winner(
    &with(r#""result": {"outcome": "win", "winner": 300, "by": "time"}"#),
    "line 3, column 42: invalid value: integer `300`, expected u8"
)]
#[case::half_a_character(&with(r#""event": "\ud83d""#), "line 3, column 17: unexpected end of hex escape")]
#[case::a_control_character(
    &with("\"event\": \"a\u{1}\""),
    "line 3, column 12: control character (\\u0000-\\u001F) found while parsing a string"
)]
fn a_form_that_is_wrong(#[case] text: &str, #[case] message: &str) {
    let error = refused(text.as_bytes());
    assert!(error.to_string().starts_with(message), "{error}\nis not\n{message}");
    assert!(!matches!(error, ReadError::Record { .. }), "{error}");
    assert_eq!(read(text.as_bytes(), None).unwrap_err().to_string(), error.to_string());
}

/// Faults against the rules, with the word that programs are told.
#[rstest]
#[case::a_full_column(
    "\"moves\": [\"d\", \"d\", \"d\", \"d\", \"d\", \"d\",\n\"d\"]",
    "line 4, column 1: ply 7 (d): column d is full: it holds 6 discs",
    "column_full"
)]
#[case::a_column_that_is_not_there(
    r#""moves": ["d", "h"]"#,
    "line 3, column 16: ply 2 (h): there is no column h: columns are a to g, or 1 to 7",
    "column_out_of_range"
)]
#[case::text_that_is_no_move(
    r#""moves": ["d\u0007 and what else?"]"#,
    "line 3, column 11: ply 1 (\"d\\u{7} and what else?\"): \"d\\u{7} and what else?\" is not a move",
    "unreadable_move"
)]
#[case::two_moves_in_one(
    r#""moves": ["dd"]"#,
    "line 3, column 11: ply 1 (dd): ",
    "column_out_of_range"
)]
#[case::a_pass_where_there_is_none(
    r#""moves": ["pass"]"#,
    "line 3, column 11: ply 1 (pass): ",
    "column_out_of_range"
)]
#[case::a_move_after_the_end(
    r#""moves": ["a", "b", "a", "b", "a", "b", "a", "b"]"#,
    "line 3, column 46: ply 8 (b): the game is over: Red has won",
    "game_over"
)]
#[case::an_illegal_variation(
    "\"moves\": [\"d\", \"d\"], \"variations\": [\n{\"of\": 0, \"ply\": 2, \"moves\": [\"e\", \"z9\"]}]",
    "line 4, column 36: ply 3 (z9): \"z9\" is not a move",
    "unreadable_move"
)]
#[case::a_win_that_is_none(
    r#""moves": ["d"], "result": {"outcome": "win", "winner": 1, "by": "rules"}"#,
    "line 3, column 27: after 1 plies the result is none yet, not a win for player 1",
    "bad_record"
)]
#[case::the_wrong_winner(
    r#""moves": ["a","b","a","b","a","b","a"], "result": {"outcome": "win", "winner": 2, "by": "rules"}"#,
    "line 3, column 51: after 7 plies the result is a win for player 1, not a win for player 2",
    "bad_record"
)]
#[case::a_draw_that_is_won(
    r#""moves": ["a","b","a","b","a","b","a"], "result": {"outcome": "draw", "by": "unknown"}"#,
    "line 3, column 51: after 7 plies the result is a win for player 1, not a draw",
    "bad_record"
)]
#[case::resignation_after_the_end(
    r#""moves": ["a","b","a","b","a","b","a"], "result": {"outcome": "win", "winner": 1, "by": "resignation"}"#,
    "line 3, column 51: the game cannot have ended by resignation: it was over after 7 plies",
    "bad_record"
)]
#[case::a_resignation_that_draws(
    r#""result": {"outcome": "draw", "by": "resignation"}"#,
    "line 3, column 11: the game cannot have ended by resignation: nobody has won",
    "bad_record"
)]
#[case::an_agreement_that_wins(
    r#""result": {"outcome": "win", "winner": 1, "by": "agreement"}"#,
    "line 3, column 11: the game cannot have ended by agreement: it is no draw",
    "bad_record"
)]
#[case::an_end_of_nothing(
    r#""result": {"outcome": "none", "by": "rules"}"#,
    "line 3, column 11: the game cannot have ended by the rules: it goes on after 0 plies",
    "bad_record"
)]
#[case::a_winner_who_does_not_play(
    r#""result": {"outcome": "win", "winner": 3, "by": "time"}"#,
    "line 3, column 11: player 3 cannot have won: players are 1 to 2",
    "bad_record"
)]
#[case::too_many_players(
    r#""players": [{}, {}, {}]"#,
    "line 3, column 12: the record names 3 players, and the game has 2",
    "bad_record"
)]
#[case::too_few_players(
    r#""players": [{"name": "Ann"}]"#,
    "line 3, column 12: the record names 1 players, and the game has 2",
    "bad_record"
)]
#[case::a_disc_that_floats(
    r#""start": "7/7/7/7/3R3/7:2""#,
    "line 3, column 10: the start position: the disc on d2 floats: d1 is empty",
    "bad_position"
)]
#[case::a_start_of_another_board(
    r#""start": "3/3/3""#,
    "line 3, column 10: the start position: the position has 3 rows and 3 columns, the board 6 and 7",
    "bad_position"
)]
#[case::the_wrong_turn(
    r#""start": "7/7/7/7/7/3R3:1""#,
    "line 3, column 10: the start position: player 1 cannot be to move",
    "bad_position"
)]
#[case::two_winners(
    r#""start": "7/7/7/7/RRRR3/YYYY3""#,
    "line 3, column 10: the start position: players 1 and 2 have both won",
    "bad_position"
)]
#[case::given_up_at_the_start(
    r#""start": "7/7/7/7/7/3R3:2::resigned=1""#,
    "line 3, column 10: the start position: that a game was given up or drawn belongs to its result",
    "bad_position"
)]
#[case::no_position(r#""start": """#, "line 3, column 10: the start position: ", "bad_position")]
fn a_game_that_is_illegal(#[case] fields: &str, #[case] message: &str, #[case] reason: &str) {
    let text = with(fields);
    let error = refused(text.as_bytes());
    assert!(error.to_string().starts_with(message), "{error}\nis not\n{message}");
    assert!(matches!(error, ReadError::Record { place: Some(_), .. }), "{error}");
    assert_eq!(error.reason(), reason);
    // Through serde alone there is no place, and the same words.
    let words = serde_json::from_str::<Record>(&text).unwrap_err().to_string();
    let (_, told) = message.split_once(": ").unwrap();
    assert!(words.starts_with(told), "{words}\nis not\n{told}");
}

#[rstest]
#[case::a_resignation_of_three(
    "connect-four:players=3",
    "resignation",
    1,
    "the game cannot have ended by resignation: it has 3 players"
)]
#[case::nobody_to_win("connect-four:players=3", "time", 4, "player 4 cannot have won")]
fn more_players(#[case] game: &str, #[case] by: &str, #[case] winner: u8, #[case] message: &str) {
    let text = format!(
        "{{\"boardwright\": 1, \"game\": \"{game}\", \
         \"result\": {{\"outcome\": \"win\", \"winner\": {winner}, \"by\": \"{by}\"}}}}"
    );
    let error = refused(text.as_bytes()).to_string();
    assert!(error.contains(message), "{error}");
}

/// The bounds that the limits promise.
#[rstest]
#[case::of_a_game_that_ends("connect-four", "d")]
#[case::of_a_game_without_end("connect-four:rule=pop-out", "d\", \"e\", \"xd\", \"xe")]
fn a_million_moves_are_too_many(#[case] game: &str, #[case] moves: &str) {
    let count = MOST_MOVES / (1 + moves.matches(',').count()) + 1;
    let moves = vec![format!("\"{moves}\""); count].join(", ");
    let text = format!("{{\"boardwright\": 1, \"game\": \"{game}\", \"moves\": [{moves}]}}");
    let start = Instant::now();
    let message = refused(text.as_bytes()).to_string();
    assert!(message.ends_with("there are too many: at most 1000000 are read"), "{message}");
    assert!(start.elapsed() < Duration::from_secs(1), "{:?}", start.elapsed());
}

#[rstest]
#[case::lists(r#"{"boardwright": 1, "game": "gomoku", "moves": "#, "[")]
#[case::objects(r#"{"boardwright": 1, "game": "gomoku", "result": "#, "{\"outcome\": ")]
#[case::unknown(r#"{"boardwright": 1, "game": "gomoku", "what": "#, "[")]
#[case::of_another_version(r#"{"boardwright": 2, "what": "#, "[")]
#[case::before_the_version(r#"{"what": "#, "[{\"a\": ")]
#[case::in_a_list_of_lists(r#"{"boardwright": 1, "game": "gomoku", "other": "#, "[")]
fn nesting_is_refused(#[case] begin: &str, #[case] part: &str) {
    let text = format!("{begin}{}", part.repeat(100_000));
    let start = Instant::now();
    let message = refused(text.as_bytes()).to_string();
    assert!(message.len() < 400, "{message}");
    assert!(start.elapsed() < Duration::from_secs(1), "{:?}", start.elapsed());
}

#[test]
fn a_file_that_is_too_large_is_not_read() {
    let text = vec![b'{'; MOST_BYTES + 1];
    assert_eq!(
        refused(&text).to_string(),
        "67108865 bytes are too many: at most 67108864 are read"
    );
    let values = format!("{{\"other\": [[\"\", [{}\"\"]]]}}", "\"\",".repeat(3_000_000));
    assert!(refused(values.as_bytes()).to_string().contains("values are too many"));
}

#[test]
fn bytes_that_are_no_text_are_told_by_their_place() {
    let error = refused(b"{\"boardwright\": 1,\n\"event\": \"\xc3\xa9\xff\"}");
    assert_eq!(error.to_string(), "line 2, column 12: this is not UTF-8");
    assert_eq!(error.reason(), "bad_record");
}

#[test]
fn a_message_repeats_no_more_than_the_beginning() {
    let key = "x\\n".repeat(100_000);
    let error = refused(with(&format!("\"{key}\": 1")).as_bytes()).to_string();
    assert!(error.len() < 400 && !error.contains('\n'), "{error}");
}

/// What editors and other programs make of a file that is right.
#[rstest]
#[case::a_mark_at_the_beginning("\u{feff}{\"boardwright\": 1, \"game\": \"gomoku\"}")]
#[case::on_one_line(r#"{"boardwright":1,"game":"gomoku:size=15"}"#)]
#[case::in_another_order("\r\n{\t\"game\": \"gomoku\", \"moves\": [],\r\n\"boardwright\": 1}\r\n")]
#[case::empty_fields(
    r#"{"boardwright": 1, "game": "gomoku", "players": [], "event": "", "start": null, "result": null}"#
)]
fn the_same_record_written_differently(#[case] text: &str) {
    let records = read(text.as_bytes(), None).unwrap();
    assert_eq!(records, [Record::new("gomoku".parse().unwrap())]);
}

#[test]
fn whole_seconds_need_no_point() {
    let text = with(r#""moves": ["d"], "notes": [{"line": 0, "ply": 1, "seconds": 3}]"#);
    let record = &read(text.as_bytes(), None).unwrap()[0];
    let first = record.moves.main_line().next().unwrap();
    let remarks = record.moves[first].remarks.as_deref().unwrap();
    assert_eq!(remarks.time, Some(Duration::from_secs(3)));
}

#[test]
fn a_time_that_is_too_long_is_not_written() {
    let mut record = read(with(r#""moves": ["d"]"#).as_bytes(), None).unwrap().remove(0);
    let first = record.moves.main_line().next().unwrap();
    record.moves.get_mut(first).unwrap().remarks_mut().time = Some(Duration::MAX);
    for format in Format::ALL {
        assert_eq!(
            format.write(&record).unwrap_err().to_string(),
            format!("{} cannot hold a move of more than 4000000 seconds", format.title())
        );
    }
    assert!(postcard::to_allocvec(&record).is_err());
}

#[test]
fn a_start_is_kept_as_the_game_writes_it() {
    let text = with(r#""start": "......./7/7/7/7/3R3", "moves": ["d"]"#);
    let record = &read(text.as_bytes(), None).unwrap()[0];
    assert_eq!(record.start.as_deref(), Some("7/7/7/7/7/3R3:2"));
}

#[test]
fn moves_are_kept_as_the_game_writes_them() {
    let text = with(r#""moves": ["4", "D"], "variations": [{"of": 0, "ply": 2, "moves": ["7"]}]"#);
    let record = &read(text.as_bytes(), None).unwrap()[0];
    let moves: Vec<_> = record.moves.walk().map(|node| record.moves[node].text.as_str()).collect();
    assert_eq!(moves, ["d", "d", "g"]);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_a_record_or_an_error(bytes: Vec<u8>) {
        let _ = Format::Json.read(&bytes, None);
        let _ = read(&bytes, None);
        let _ = postcard::from_bytes::<Record>(&bytes);
    }

    #[test]
    fn almost_json_is_a_record_or_an_error(
        text in r#"\{("boardwright": ?1,)?("game": ?"connect-four",)?("[a-z]{2,9}":[\[\{"0-9a-z,:\]\}]{0,9},?){0,4}\}?"#
    ) {
        let _ = Format::Json.read(text.as_bytes(), None);
    }

    /// One wrong byte in a good record: nothing panics, and what reads writes and reads again.
    #[test]
    fn a_flipped_byte_gives_a_record_or_an_error(seed: u64, at: prop::sample::Index, byte: u8) {
        let mut random = fastrand::Rng::with_seed(seed);
        let set = ["connect-four:rule=pop-out", "gomoku:opening=swap2", "tic-tac-toe:rule=ultimate"];
        let specification = set[random.usize(..set.len())].parse().expect("a rule set");
        let game = crate::random_games::random_game(&specification, &mut random);
        let mut record = Record::of(game.as_ref());
        crate::random_games::decorate(&mut record, &mut random);
        for binary in [false, true] {
            let mut bytes = if binary {
                postcard::to_allocvec(&record).expect("it is written")
            } else {
                Format::Json.write(&record).expect("it is written")
            };
            let at = at.index(bytes.len());
            bytes[at] = byte;
            let read = if binary {
                postcard::from_bytes(&bytes).ok()
            } else {
                Format::Json.read(&bytes, None).ok().map(|mut records| records.remove(0))
            };
            if let Some(read) = read {
                prop_assert_eq!(read.check(), Ok(()));
                let again = Format::Json.read(&Format::Json.write(&read).expect("it is written"), None);
                prop_assert_eq!(&again.expect("it was written")[0], &read);
            }
        }
    }
}
