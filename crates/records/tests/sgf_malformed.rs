//! SGF that is refused: each fault with its line, its column and its reason; and files made to take
//! long or much memory.

use std::time::{Duration, Instant};

use boardwright_core::Reason;
use boardwright_records::{Format, ReadError};
use rstest::rstest;

#[rstest]
#[case::nothing("", 1, 1, "there is no game here: a game begins with (;")]
#[case::no_game("a letter (no game)", 1, 1, "there is no game here: a game begins with (;")]
#[case::not_closed("\n (;GM[4];B[hh]", 2, 2, "the game that begins here is not closed by )")]
#[case::variation_not_closed(
    "(;GM[4](;B[hh])",
    1,
    1,
    "the game that begins here is not closed by )"
)]
#[case::closed_twice("(;GM[4])\n)", 2, 1, "this is outside of every game, which begin with (;")]
#[case::node_outside("(;GM[4]);B[hh]", 1, 9, "this is outside of every game, which begin with (;")]
#[case::empty_variation("(;GM[4]\r\n  ())", 2, 4, "a game or a variation begins with (;")]
#[case::property_before_node("(;GM[4](B[hh]))", 1, 9, "a game or a variation begins with (;")]
#[case::node_after_variations(
    "(;GM[4](;B[hh]);W[ii])",
    1,
    16,
    "a node cannot follow variations: it belongs before them"
)]
#[case::value_open("(;GM[4]\nC[never\nclosed)", 2, 2, "the value that begins here has no ]")]
#[case::value_escaped("(;GM[4]C[a\\])", 1, 9, "the value that begins here has no ]")]
#[case::no_value("(;GM[4];B;W[hh])", 1, 9, "the property \"B\" has no value in brackets")]
#[case::no_name("(;GM[4];[hh])", 1, 9, "a value follows the name of a property")]
#[case::small_letters(
    "(;GM[4];black[hh])",
    1,
    9,
    "\"black\" is no property: it has no capital letter"
)]
#[case::stray(
    "(;GM[4]\r\r;B[hh] \u{4e94} ?)",
    3,
    8,
    "\"\u{4e94}\" does not belong here: a property, ;, ( or ) does"
)]
#[case::no_number(
    "x(;FF[4];B[hh])",
    1,
    3,
    "there is no GM, which stands for Go: Gomoku and Renju are GM[4]"
)]
#[case::go("(;GM[1];B[hh])", 1, 6, "GM is \"1\", another game: Gomoku and Renju are 4")]
#[case::version("(;GM[4]FF[5])", 1, 11, "version \"5\" of SGF is not read: 1 to 4 are")]
#[case::charset(
    "(;GM[4]CA[GB2312])",
    1,
    11,
    "the charset \"GB2312\" is not read: UTF-8 and ISO-8859-1 are"
)]
#[case::twice_root("(;GM[4]GM[4])", 1, 8, "GM is there twice in one node")]
#[case::twice("(;GM[4];B[hh]C[a]\nC[b])", 2, 1, "C is there twice in one node")]
#[case::two_values("(;GM[4]EV[a][b])", 1, 13, "EV has one value, and this is another")]
#[case::two_points("(;GM[4];B[hh][ii])", 1, 14, "B has one value, and this is another")]
#[case::two_moves("(;GM[4];B[hh]W[ii])", 1, 14, "a node has one move, and this is another")]
#[case::size("(;GM[4]SZ[ten])", 1, 11, "\"ten\" is no size of a board")]
#[case::small("(;GM[4]SZ[4])", 1, 11, "size cannot be \"4\": it is a number from 5 to 26")]
#[case::large("(;GM[4]SZ[27])", 1, 11, "size cannot be \"27\": it is a number from 5 to 26")]
#[case::oblong(
    "(;GM[4]SZ[19:15])",
    1,
    11,
    "a board of 19 columns and 15 rows is not one of Gomoku, which are square"
)]
#[case::off_the_board("(;GM[4];B[hp])", 1, 11, "hp is off the board: its letters are a to o")]
#[case::not_a_pass("(;GM[4]SZ[21];B[uv])", 1, 17, "uv is off the board: its letters are a to u")]
#[case::notation(
    "(;GM[4];B[h8])",
    1,
    11,
    "\"h8\" is no point: a point is two letters, its column and its row from the top"
)]
#[case::capitals(
    "(;GM[4];B[HH])",
    1,
    11,
    "\"HH\" is no point: a point is two letters, its column and its row from the top"
)]
#[case::two_black("(;GM[4];B[hh]\n;B[ii])", 2, 2, "this move is black, and a white one is due")]
#[case::two_white("(;GM[4];W[hh];W[ii])", 1, 15, "this move is white, and a black one is due")]
#[case::white_pass(
    "(;GM[4]RU[Renju];B[aa];W[];W[])",
    1,
    28,
    "this move is white, and a black one is due"
)]
#[case::colour_of_the_opening(
    "(;GM[4]XGAME[gomoku:opening=swap2];B[aa];B[bb])",
    1,
    42,
    "this move is black, and a white one is due"
)]
#[case::occupied("(;GM[4];B[hh];W[hh])", 1, 17, "ply 2 (h8): h8 is occupied")]
#[case::pass(
    "(;GM[4];B[])",
    1,
    11,
    "ply 1 (pass): \"pass\" is not a move: expected a cell such as h8"
)]
#[case::choice(
    "(;GM[4];XMOVE[swap])",
    1,
    15,
    "ply 1 (swap): \"swap\" is not a move: expected a cell such as h8"
)]
#[case::opening(
    "(;GM[4]XGAME[gomoku:opening=pro]\n;B[aa])",
    2,
    4,
    "ply 1 (a15): a15 is not in the centre: h8"
)]
#[case::late_position(
    "(;GM[4];B[hh];AB[ii])",
    1,
    15,
    "a position is set up in a node before the first move"
)]
#[case::position_with_move(
    "(;GM[4]AB[ii];PL[W]W[hh])",
    1,
    15,
    "a position is set up in a node before the first move"
)]
#[case::rectangle(
    "(;GM[4]AB[cc:aa])",
    1,
    11,
    "cc:aa is no rectangle: its upper left corner comes first"
)]
#[case::colour("(;GM[4]PL[X])", 1, 11, "\"X\" is no colour: B or W is")]
#[case::opening_from_a_position(
    "(;GM[4]XGAME[gomoku:opening=swap]\nAB[aa];W[bb])",
    2,
    1,
    "the start position: "
)]
#[case::two_winners(
    "(;GM[4]SZ[5]\nAB[aa:ea]AW[ab:eb])",
    2,
    1,
    "the start position: players 1 and 2 have both won"
)]
#[case::result("(;GM[4]XRESULT[3 rules];B[hh])", 1, 16, "\"3 rules\" is no result")]
#[case::result_not_reached(
    "(;GM[4]XRESULT[1 rules];B[hh])",
    1,
    16,
    "after 1 plies the result is none yet, not a win for player 1"
)]
#[case::time("(;GM[4];B[hh]XTIME[-1])", 1, 20, "\"-1\" is no number of seconds up to 4000000")]
#[case::long_time(
    "(;GM[4];B[hh]XTIME[100000000000000000])",
    1,
    20,
    "\"100000000000000000\" is no number of seconds up to 4000000"
)]
#[case::game("(;GM[4]XGAME[gomoku:rule=go])", 1, 14, "rule cannot be \"go\"")]
#[case::game_of_another_kind(
    "(;GM[4]XGAME[connect-four])",
    1,
    14,
    "XGAME is connect-four, and GM[4] is gomoku"
)]
#[case::size_and_game("(;GM[4]SZ[19]XGAME[gomoku])", 1, 20, "SZ is 19, and XGAME has the size 15")]
fn faults(#[case] text: &str, #[case] line: usize, #[case] column: usize, #[case] message: &str) {
    let error = Format::Sgf.read(text.as_bytes(), None).unwrap_err();
    let expected = format!("line {line}, column {column}: {message}");
    let found = error.to_string();
    assert!(found.starts_with(&expected), "{found}\n{expected}");
}

#[test]
fn text_that_is_not_of_its_charset() {
    let error = Format::Sgf.read(b"(;GM[4]CA[UTF-8]\nC[\xC3\xA9 \xE9])", None).unwrap_err();
    assert_eq!(error.to_string(), "line 2, column 5: this is no UTF-8");
    assert_eq!(error.reason(), "bad_record");
}

fn repeated(before: &str, part: &str, times: usize, after: &str) -> Vec<u8> {
    format!("{before}{}{after}", part.repeat(times)).into_bytes()
}

/// Files of which a reader that recurses, or that looks at anything twice, makes a meal.
#[rstest]
#[case::one_comment(repeated("(;GM[4]C[", "x\\]", 400_000, "])"), true)]
#[case::one_open_comment(repeated("(;GM[4]C[", "x\\]", 400_000, ""), false)]
#[case::nested(repeated("(;GM[4]", "(;", 100_000, ""), false)]
#[case::nested_and_closed(
    format!("(;GM[4]{}{})", "(;".repeat(100_000), ")".repeat(100_000)).into_bytes(), true
)]
#[case::nested_comments(
    format!("(;GM[4]{}{})", "(;C[x]".repeat(100_000), ")".repeat(100_000)).into_bytes(), true
)]
#[case::open_brackets(repeated("", "(", 1_000_000, ""), false)]
#[case::open_brackets_and_blanks(repeated("", "(  ", 400_000, ""), false)]
#[case::closed_values(repeated("(;GM[4]", "]", 1_000_000, ")"), false)]
#[case::values(repeated("(;GM[4]MA", "[aa]", 250_000, ")"), true)]
#[case::properties(repeated("(;GM[4]", "MA[aa]", 200_000, ")"), true)]
#[case::a_long_name(repeated("(;GM[4]", "A", 1_000_000, "[x])"), true)]
#[case::small_letters(repeated("(;GM[4]", "a", 1_000_000, "[x])"), false)]
#[case::areas(repeated("(;GM[4]AE", "[aa:oo]", 20_000, ")"), true)]
#[case::games(repeated("", "(;GM[4])", 10_000, ""), true)]
#[case::variations(repeated("(;GM[4]", "(;B[hh];W[ii])", 70_000, ")"), true)]
#[case::nodes_without_moves(repeated("(;GM[4];B[hh]", ";C[x]MA[aa]", 100_000, ")"), true)]
#[case::too_many_nodes(repeated("(;GM[4]", ";", 1_000_001, ")"), false)]
#[case::backslashes(repeated("(;GM[4]C[", "\\", 1_000_001, "])"), false)]
fn reading_takes_one_pass(#[case] bytes: Vec<u8>, #[case] is_read: bool) {
    let begin = Instant::now();
    let _ = Format::recognise(&bytes);
    let read = Format::Sgf.read(&bytes, None);
    assert_eq!(read.is_ok(), is_read, "{:?}", read.err().map(|error| error.to_string()));
    if let Ok(records) = read {
        for record in records {
            let again = Format::Sgf.write(&record).expect("it can be written");
            assert_eq!(Format::Sgf.read(&again, None).expect("and read"), [record]);
        }
    }
    // Twenty times what the slowest takes.
    assert!(begin.elapsed() < Duration::from_secs(20), "{:?}", begin.elapsed());
}

#[test]
fn too_many_moves_and_games_are_counted() {
    let error = Format::Sgf.read(&repeated("(;GM[4]", ";", 1_000_001, ")"), None).unwrap_err();
    assert!(matches!(error, ReadError::TooLarge { most: 1_000_000, unit: "moves", .. }), "{error}");
    let error = Format::Sgf.read(&repeated("", "(;GM[4])", 200_001, ""), None).unwrap_err();
    assert!(matches!(error, ReadError::TooLarge { most: 200_000, unit: "games", .. }), "{error}");
}
