//! Reading and writing SGF.

use std::time::Duration;

use boardwright::Specification;
use boardwright_core::{NodeId, Outcome, Seat};
use boardwright_records::{
    Ending, Entry, Format, GameResult, Participant, ReadError, Record, WriteError, read,
};
use rstest::rstest;

fn record(text: &str) -> Record {
    let mut records = read(text.as_bytes(), None).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(records.len(), 1, "{text}");
    records.remove(0)
}

fn written(record: &Record) -> String {
    let bytes = Format::Sgf.write(record).unwrap_or_else(|error| panic!("{error}"));
    String::from_utf8(bytes).expect("text")
}

fn specification(text: &str) -> Specification {
    text.parse().expect("a specification")
}

fn moves(record: &Record) -> Vec<&str> {
    record.moves.main_line().map(|node| record.moves[node].text.as_str()).collect()
}

fn played(game: &str, moves: &str) -> Record {
    let mut game = specification(game).new_game();
    game.play_all(moves).expect("legal moves");
    Record::of(game.as_ref())
}

/// The comment on the last move of the main line.
fn last_comment(record: &Record) -> &str {
    let last = record.moves.main_line().last().expect("a move");
    record.moves[last].remarks.as_ref().map_or("", |remarks| &remarks.comment)
}

fn other(properties: &[(&str, &[&str])]) -> Vec<(String, Vec<String>)> {
    let owned = |values: &[&str]| values.iter().map(|&value| value.to_owned()).collect();
    properties.iter().map(|&(name, values)| (name.to_owned(), owned(values))).collect()
}

/// Stones described in words: Black in the middle, on the third column of the top row, and in the
/// lower left corner; White one up and right of the middle, and on the right edge, second row from
/// the bottom. No flip, turn or transposition maps them to themselves.
const ASYMMETRIC: &str = "(;GM[4]SZ[7];B[dd];W[ec];B[ca];W[gf];B[ag])";

#[test]
fn points_are_columns_from_the_left_and_rows_from_the_top() {
    let record = record(ASYMMETRIC);
    assert_eq!(moves(&record), ["d4", "e5", "c7", "g2", "a1"]);
    let game = record.replay().expect("a legal game");
    assert_eq!(
        game.cells(),
        ["..X....", ".......", "....O..", "...X...", ".......", "......O", "X......"]
    );
    let text = written(&record);
    assert!(text.ends_with("\n;B[dd];W[ec];B[ca];W[gf];B[ag])\n"), "{text}");
}

#[test]
fn a_position_is_drawn_before_the_first_move() {
    let record = record("(;GM[4]SZ[5]AB[aa][ce]AW[eb];AE[aa]AB[ba:ca]PL[W];W[cc])");
    assert_eq!(record.start.as_deref(), Some("1XX2/4O/5/5/2X2:2"));
    assert_eq!(moves(&record), ["c3"]);
    let text = written(&record);
    assert!(text.contains("AB[ba][ca][ce]AW[eb]PL[W]"), "{text}");
    assert_eq!(read(text.as_bytes(), None).expect("our own"), [record]);
}

#[rstest]
#[case::named("AB[aa]PL[B]", "", '1')]
#[case::by_the_first_move("AB[aa]AW[bb]", ";W[cc]", '2')]
#[case::by_counts("AB[aa]", "", '2')]
#[case::by_even_counts("AB[aa]AW[bb]", "", '1')]
#[case::with_more_white("AW[aa][bb]", "", '1')]
#[case::without_stones("", ";W[cc]", '2')]
fn who_moves_in_a_position(#[case] set_up: &str, #[case] first: &str, #[case] seat: char) {
    let record = record(&format!("(;GM[4]SZ[5]{set_up}{first})"));
    let start = record.start.expect("a position");
    assert!(start.ends_with(&format!(":{seat}")), "{start}");
}

#[rstest]
#[case("RU[Renju]", "gomoku:rule=renju")]
#[case("RU[ renju ]", "gomoku:rule=renju")]
#[case("RU[Standard]SZ[19]", "gomoku:size=19,rule=standard")]
#[case("RU[Freestyle]SZ[20:20]", "gomoku:size=20")]
#[case("RU[Caro]", "gomoku:rule=caro")]
#[case("RU[Caro-Standard]", "gomoku:rule=caro-standard")]
#[case("RU[Omok]", "gomoku:rule=omok")]
#[case::an_opening_without_its_choices("RU[RIF]", "gomoku:rule=renju")]
#[case::unknown("RU[house rules]", "gomoku")]
#[case::none("", "gomoku")]
#[case::exact("RU[Renju]XGAME[gomoku:rule=omok,opening=swap2]", "gomoku:rule=omok,opening=swap2")]
fn which_game_it_is(#[case] properties: &str, #[case] game: &str) {
    assert_eq!(record(&format!("(;GM[4]{properties})")).game, specification(game));
}

#[rstest]
#[case::nothing_said(
    "",
    "gomoku:size=9,rule=renju,foul=lose",
    "gomoku:size=9,rule=renju,foul=lose"
)]
#[case::size("SZ[19]", "gomoku:size=9,rule=caro,passes=on", "gomoku:size=19,rule=caro,passes=on")]
#[case::same_rules("RU[Renju]", "gomoku:rule=renju,foul=lose", "gomoku:rule=renju,foul=lose")]
#[case::other_rules("RU[Renju]", "gomoku:size=9,rule=caro,foul=lose", "gomoku:size=9,rule=renju")]
#[case::exact("XGAME[gomoku:size=11]", "gomoku:rule=caro", "gomoku:size=11")]
#[case::another_game("", "connect-four", "gomoku")]
fn the_caller_says_what_the_file_does_not(
    #[case] properties: &str,
    #[case] given: &str,
    #[case] game: &str,
) {
    let text = format!("(;GM[4]{properties})");
    let records = read(text.as_bytes(), Some(&specification(given))).expect("a record");
    assert_eq!(records[0].game, specification(game));
}

#[test]
fn every_rule_set_and_opening_is_written_and_read() {
    for rule in ["freestyle", "standard", "renju", "caro", "caro-standard", "omok"] {
        for opening in [
            "free",
            "swap",
            "swap1",
            "swap2",
            "swap5",
            "pro",
            "long-pro",
            "rif",
            "yamaguchi",
            "soosyrv-8",
            "taraguchi-10",
        ] {
            let game = specification(&format!("gomoku:rule={rule},opening={opening}"));
            let text = written(&Record::new(game.clone()));
            assert_eq!(record(&text).game, game, "{text}");
        }
    }
    let odd = "gomoku:size=9,rule=omok,three=five-counts,foul=lose,opening=pro,passes=on,\
               draw-empty=3,max-moves=40";
    assert_eq!(record(&written(&Record::new(specification(odd)))).game, specification(odd));
}

#[test]
fn choices_and_offers_are_private_properties_and_stones_keep_their_colours() {
    let game = "gomoku:rule=renju,opening=taraguchi-10";
    let moves = "h8 stay h9 swap j9 stay g7 offer i8 j7 f6 f7 f8 f9 f10 g10 k8 k11 k11 d4";
    let mut record = played(game, moves);
    record.details.players = vec![
        Participant { name: "Aoi".into(), ..Participant::default() },
        Participant { name: "Ben".into(), rating: "3 dan".into(), ..Participant::default() },
    ];
    // One swap: the second player has Black.
    record.result =
        Some(GameResult { outcome: Some(Outcome::Win(Seat::SECOND)), ending: Ending::Resignation });
    let text = written(&record);
    assert!(text.contains("PB[Ben]BR[3 dan]PW[Aoi]"), "{text}");
    assert!(text.contains("RE[B+R]"), "{text}");
    let nodes: String = text.lines().skip(1).collect();
    assert!(
        nodes.starts_with(
            ";B[hh];XMOVE[stay];W[hg];XMOVE[swap];B[jg];XMOVE[stay];W[gi];XMOVE[offer];XMOVE[i8]"
        ),
        "{nodes}"
    );
    assert!(nodes.ends_with(";XMOVE[k8];XMOVE[k11];B[ke];W[dl])"), "{nodes}");
    assert_eq!(read(text.as_bytes(), None).expect("our own"), [record]);
}

#[test]
fn two_more_stones_of_swap2_have_their_colours() {
    let record = played("gomoku:opening=swap2", "a1 b2 c3 more d5 e7 swap f9 g10");
    let text = written(&record);
    let nodes: String = text.lines().skip(1).collect();
    assert_eq!(nodes, ";B[ao];W[bn];B[cm];XMOVE[more];W[dk];B[ei];XMOVE[swap];W[fg];B[gf])");
    assert_eq!(read(text.as_bytes(), None).expect("our own"), [record]);
}

#[rstest]
#[case::empty("(;GM[4]RU[Renju];B[hh];W[];B[ii])")]
#[case::tt("(;GM[4]RU[Renju];B[hh];W[tt];B[ii])")]
fn passes_are_empty_or_tt(#[case] text: &str) {
    let record = record(text);
    assert_eq!(moves(&record), ["h8", "pass", "i7"]);
    assert!(written(&record).contains(";B[hh];W[];B[ii]"));
}

#[test]
fn on_a_large_board_tt_is_a_point() {
    assert_eq!(moves(&record("(;GM[4]SZ[20];B[tt];W[aa])")), ["t1", "a20"]);
}

#[test]
fn variations_branch_where_the_brackets_say() {
    let record = record("(;GM[4](;B[aa](;W[bb];B[cc])(;W[dd]))(;B[ee]))");
    let lines: Vec<_> = record
        .moves
        .walk()
        .map(|node| {
            let path = record.moves.path(node);
            path.iter().map(|&node| &*record.moves[node].text).collect::<Vec<_>>().join(" ")
        })
        .collect();
    assert_eq!(lines, ["a15", "a15 b14", "a15 b14 c13", "a15 d12", "e11"]);
    let text = written(&record);
    let tree: String = text.split_once('\n').expect("lines").1.lines().collect();
    assert_eq!(tree, "(;B[aa](;W[bb];B[cc])(;W[dd]))(;B[ee]))");
}

#[test]
fn nodes_without_a_move_speak_of_the_move_before_them() {
    let record = record(
        "(;GM[4]C[on the game];C[and more]EV[final];B[hh]C[one];C[two]MA[aa];;W[gg](;C[three]\
         ;B[ii])(;B[jj]))",
    );
    assert_eq!(record.details.comment, "on the game\nand more");
    assert_eq!(record.details.event, "final");
    assert_eq!(moves(&record), ["h8", "g9", "i7"]);
    let remarks = |ply: usize| {
        let node = record.moves.main_line().nth(ply - 1).expect("a move");
        record.moves[node].remarks.as_deref()
    };
    let first = remarks(1).expect("remarks");
    assert_eq!(first.comment, "one\ntwo");
    assert_eq!(first.other, other(&[("MA", &["aa"])]));
    assert_eq!(remarks(2).expect("remarks").comment, "three");
    assert_eq!(remarks(3), None);
    let second = record.moves.main_line().nth(1).expect("a move");
    assert_eq!(record.moves.children(second).count(), 2);
}

#[test]
fn a_move_may_stand_in_the_root() {
    let record = record("(;GM[4]AP[x:1]PB[Ai]B[hh]C[the middle]CR[hh])");
    assert_eq!(moves(&record), ["h8"]);
    assert_eq!(record.details.players[0].name, "Ai");
    assert_eq!(record.details.other, other(&[("AP", &["x:1"])]));
    assert_eq!(last_comment(&record), "the middle");
    assert_eq!(record.details.comment, "");
}

#[test]
fn the_comment_on_the_game_is_gc_or_else_that_of_the_root() {
    let both = record("(;GM[4]C[at the start]GC[on the game])");
    assert_eq!(both.details.comment, "on the game");
    assert_eq!(both.details.other, other(&[("C", &["at the start"])]));
    assert_eq!(record(&written(&both)), both);
    let one = record("(;GM[4]C[at the start])");
    assert_eq!(one.details.comment, "at the start");
    assert_eq!(record(&written(&one)), one);
}

#[test]
fn what_is_unknown_stays_in_its_order_and_as_it_is_written() {
    let text =
        "(;GM[4]ZZ[a\\]b\\\\][c\\:d]AP[P:1]RU[house][x]LB[aa:A\\:B]5A[gg];B[hh]TR[aa][bb]KO[])";
    assert!(read(text.as_bytes(), None).is_err(), "rules are one value");
    let record = record(&text.replace("[x]", ""));
    assert_eq!(
        record.details.other,
        other(&[
            ("ZZ", &["a\\]b\\\\", "c\\:d"]),
            ("AP", &["P:1"]),
            ("RU", &["house"]),
            ("LB", &["aa:A\\:B"]),
            ("5A", &["gg"]),
        ])
    );
    let written = written(&record);
    assert!(
        written.contains("ZZ[a\\]b\\\\][c\\:d]AP[P:1]RU[house]LB[aa:A\\:B]5A[gg]\n"),
        "{written}"
    );
    assert!(written.contains(";B[hh]TR[aa][bb]KO[])"), "{written}");
}

#[test]
fn what_another_format_knows_is_written_under_a_private_name() {
    let mut record = played("gomoku", "h8");
    record.details.other = other(&[
        ("ON", &["fine"]),
        ("result code", &["1]", "a:b\\"]),
        ("AP", &["after"]),
        ("", &[]),
        ("B", &["aa"]),
    ]);
    let node = record.moves.main_line().next().expect("a move");
    record.moves.get_mut(node).expect("it is there").remarks_mut().other =
        other(&[("C", &["not a comment"]), ("none", &[])]);
    let text = written(&record);
    assert!(
        text.contains("ON[fine]XOTHER[result code:1\\]:a\\:b\\\\][AP:after][][B:aa]\n"),
        "{text}"
    );
    assert!(text.ends_with(";B[hh]XOTHER[C:not a comment][none])\n"), "{text}");
    assert_eq!(read(text.as_bytes(), None).expect("our own"), [record]);
}

#[rstest]
#[case("B+", Outcome::Win(Seat::FIRST), Ending::Unknown)]
#[case("B+Resign", Outcome::Win(Seat::FIRST), Ending::Resignation)]
#[case("W+R", Outcome::Win(Seat::SECOND), Ending::Resignation)]
#[case("W+Time", Outcome::Win(Seat::SECOND), Ending::Time)]
#[case("w+t", Outcome::Win(Seat::SECOND), Ending::Time)]
#[case("B+F", Outcome::Win(Seat::FIRST), Ending::Forfeit)]
#[case("B+Forfeit", Outcome::Win(Seat::FIRST), Ending::Forfeit)]
#[case("B+3.5", Outcome::Win(Seat::FIRST), Ending::Unknown)]
#[case("0", Outcome::Draw, Ending::Agreement)]
#[case("Draw", Outcome::Draw, Ending::Agreement)]
fn results_of_games_that_the_rules_do_not_end(
    #[case] text: &str,
    #[case] outcome: Outcome,
    #[case] ending: Ending,
) {
    let record = record(&format!("(;GM[4]RE[{text}];B[hh])"));
    assert_eq!(record.result, Some(GameResult { outcome: Some(outcome), ending }));
    let again = written(&record);
    assert!(again.contains(&format!("RE[{text}]")) || text.len() > 3, "{again}");
    assert_eq!(read(again.as_bytes(), None).expect("our own"), [record]);
}

#[rstest]
#[case("?", true)]
#[case("Void", true)]
#[case("", false)]
#[case("Black is better", false)]
fn results_that_name_no_winner(#[case] text: &str, #[case] is_told: bool) {
    let record = record(&format!("(;GM[4]RE[{text}];B[hh])"));
    let unknown = GameResult { outcome: None, ending: Ending::Unknown };
    assert_eq!(record.result, is_told.then_some(unknown));
    assert_eq!(read(written(&record).as_bytes(), None).expect("our own"), [record]);
}

const FIVE: &str = ";B[aa];W[ba];B[ab];W[bb];B[ac];W[bc];B[ad];W[bd];B[ae]";

#[rstest]
#[case::nothing_said("")]
#[case("RE[B+]")]
#[case::sloppy("RE[B+R]")]
#[case::a_score("RE[B+5]")]
#[case::unknown("RE[?]")]
fn the_rules_know_the_result_of_a_game_that_they_end(#[case] properties: &str) {
    let record = record(&format!("(;GM[4]{properties}{FIVE})"));
    assert_eq!(record.result, Some(GameResult::of(Outcome::Win(Seat::FIRST))));
    assert_eq!(read(written(&record).as_bytes(), None).expect("our own"), [record]);
}

#[test]
fn a_result_against_the_rules_is_refused_where_it_stands() {
    let text = format!("(;GM[4]\nRE[W+]{FIVE})");
    let error = read(text.as_bytes(), None).unwrap_err().to_string();
    assert!(error.starts_with("line 2, column 4: after 9 plies the result is a win"), "{error}");
}

#[rstest]
#[case(GameResult { outcome: Some(Outcome::Draw), ending: Ending::Time }, "0", "draw time")]
#[case(GameResult { outcome: None, ending: Ending::Forfeit }, "?", "none forfeit")]
fn results_of_which_re_says_less_are_told_in_full(
    #[case] result: GameResult,
    #[case] re: &str,
    #[case] exact: &str,
) {
    let mut record = played("gomoku", "h8");
    record.result = Some(result);
    let text = written(&record);
    assert!(text.contains(&format!("RE[{re}]XRESULT[{exact}]")), "{text}");
    assert_eq!(read(text.as_bytes(), None).expect("our own"), [record]);
}

#[test]
fn details_have_their_properties() {
    let text = "(;GM[4]PB[Aoi]BR[2 dan]BT[Kyoto]PW[Ben]EV[Open]RO[3 (final)]PC[Oslo]DT[2026-12-01]\
                AN[Cy]GC[Good\\\n \\]game\\\\.\nTwo lines.];B[hh]C[the \\\\ middle])";
    let record = record(text);
    let details = &record.details;
    let [first, second] = &details.players[..] else { panic!("two players") };
    assert_eq!((&*first.name, &*first.rating, &*first.origin), ("Aoi", "2 dan", "Kyoto"));
    assert_eq!((&*second.name, &*second.rating, &*second.origin), ("Ben", "", ""));
    assert_eq!(
        [&details.event, &details.round, &details.place, &details.date, &details.annotator],
        ["Open", "3 (final)", "Oslo", "2026-12-01", "Cy"]
    );
    assert_eq!(details.comment, "Good ]game\\.\nTwo lines.");
    assert_eq!(last_comment(&record), "the \\ middle");
    assert_eq!(read(written(&record).as_bytes(), None).expect("our own"), [record]);
}

#[test]
fn times_are_told_or_follow_from_the_clocks() {
    let text = "(;GM[4]TM[60];B[aa]BL[57.5];W[bb]WL[50]XTIME[7.25];B[cc]BL[57.5];W[dd];B[ee]\
                BL[60];W[ff]WL[40](;B[gg]BL[55])(;B[hh]BL[58]))";
    let record = record(text);
    let times: Vec<_> = record
        .moves
        .walk()
        .map(|node| record.moves[node].remarks.as_ref().and_then(|remarks| remarks.time))
        .collect();
    let milliseconds = |time| Some(Duration::from_millis(time));
    assert_eq!(
        times,
        [
            milliseconds(2500),
            milliseconds(7250),
            milliseconds(0),
            // No clock is told, then no clock before it, then more time than before.
            None,
            None,
            None,
            milliseconds(5000),
            milliseconds(2000),
        ]
    );
    assert_eq!(read(written(&record).as_bytes(), None).expect("our own"), [record]);
    let overtime = "(;GM[4]TM[60]OT[5x30 byo-yomi];B[aa]BL[57.5])";
    let first = first_time(overtime);
    assert_eq!(first, None, "overtime gives time back");
}

fn first_time(text: &str) -> Option<Duration> {
    let record = record(text);
    let first = record.moves.main_line().next().expect("a move");
    record.moves[first].remarks.as_ref().and_then(|remarks| remarks.time)
}

#[test]
fn a_collection_is_several_records() {
    let text = "(;GM[4];B[aa])\n -- \n(;GM[4]SZ[19];B[bb];W[cc])(;GM[4])";
    let records = read(text.as_bytes(), None).expect("three games");
    assert_eq!(records.iter().map(|record| record.moves.len()).collect::<Vec<_>>(), [1, 2, 0]);
}

#[test]
fn charsets() {
    let latin = b"(;GM[4]CA[ISO-8859-1]PB[Andr\xE9];B[hh]C[\xC3\xA9])";
    let records = read(latin, None).expect("Latin-1");
    assert_eq!(records[0].details.players[0].name, "Andr\u{e9}");
    assert_eq!(last_comment(&records[0]), "\u{c3}\u{a9}", "the file says which charset it is");
    let unnamed = read(b"(;GM[4]PB[Andr\xE9])", None).expect("no UTF-8, so Latin-1");
    assert_eq!(unnamed[0].details.players[0].name, "Andr\u{e9}");
    let unnamed = read("(;GM[4]PB[\u{4e94}])".as_bytes(), None).expect("UTF-8");
    assert_eq!(unnamed[0].details.players[0].name, "\u{4e94}");
    assert!(written(&unnamed[0]).contains("CA[UTF-8]"));
}

#[test]
fn a_file_of_web_renju_board() {
    let record = record(include_str!("data/sgf/web-renju-board.sgf"));
    let game = record.replay().expect("a position");
    let cells = game.cells();
    // Counted from the top: h8 is the middle, j13, a1; White i9 and b12.
    assert_eq!(cells[2], ".........X.....");
    assert_eq!(cells[3], ".O.............");
    assert_eq!(cells[6], "........O......");
    assert_eq!(cells[7], ".......X.......");
    assert_eq!(cells[14], "X..............");
    assert_eq!(game.to_move(), Seat::SECOND);
    assert_eq!(record.details.other, other(&[("AP", &["Web Renju Board:1.0.0"]), ("ST", &["0"])]));
}

#[test]
fn a_file_of_piri_mnk() {
    let record = record(include_str!("data/sgf/piri-mnk.sgf"));
    assert_eq!(record.game, specification("gomoku:size=19"));
    assert_eq!(moves(&record), ["j10", "k10", "i11", "h12", "k9", "a1", "l8", "s19", "m7"]);
    assert_eq!(record.result, Some(GameResult::of(Outcome::Win(Seat::FIRST))));
}

#[test]
fn a_file_of_the_orc_game_center() {
    let text = include_str!("data/sgf/orc-game-center.sgf");
    let error = read(text.as_bytes(), None).unwrap_err().to_string();
    assert_eq!(error, "line 2, column 4: GM is \"5\", another game: Gomoku and Renju are 4");
    let renju = specification("gomoku:rule=renju");
    let records = read(text.as_bytes(), Some(&renju)).expect("the caller knows better");
    let record = &records[0];
    assert_eq!(moves(record), ["h8", "h9", "j10", "i9", "g7", "k9", "i7"]);
    assert_eq!(record.details.players[1].rating, "3d*");
    assert_eq!(
        record.result,
        Some(GameResult { outcome: Some(Outcome::Win(Seat::SECOND)), ending: Ending::Resignation })
    );
    assert_eq!(record.details.other[1], ("5A".to_owned(), vec!["gi".to_owned(), "jg".to_owned()]));
    let fourth = record.moves.main_line().nth(3).expect("a move");
    let comment = &record.moves[fourth].remarks.as_ref().expect("remarks").comment;
    assert_eq!(comment, "\n A third one looks on.\n");
}

#[test]
fn a_file_that_makes_use_of_everything_that_is_allowed() {
    let bytes = include_bytes!("data/sgf/nasty.sgf");
    assert_eq!(Format::recognise(bytes), Some(Format::Sgf));
    let records = read(bytes, Some(&specification("gomoku:passes=on"))).expect("a record");
    let record = &records[0];
    let details = &record.details;
    assert_eq!(details.players[0].name, "A]B\\C");
    assert_eq!(details.players[1].name, "two lines");
    assert_eq!(details.comment, "first line\nsecond");
    assert_eq!(details.other, other(&[("UK", &["kept \\] as\\\r\n it is", "and\\:this"])]));
    assert_eq!(moves(record), ["h8", "i9", "j13"]);
    let second = record.moves.main_line().nth(1).expect("a move");
    let remarks = record.moves[second].remarks.as_ref().expect("remarks");
    assert_eq!(remarks.other, other(&[("CR", &["hh", "ig"])]));
    let variation = record.moves.children(second).nth(1).expect("a variation");
    let line: Vec<_> =
        record.moves.line_from(variation).map(|node| &*record.moves[node].text).collect();
    assert_eq!((&*record.moves[variation].text, line), ("a1", vec!["pass", "o15"]));
    let pass = record.moves.line_from(variation).next().expect("a pass");
    assert_eq!(record.moves[pass].remarks.as_ref().expect("remarks").comment, "no move");
    assert_eq!(read(written(record).as_bytes(), None).expect("our own"), records);
}

#[rstest]
#[case("connect-four")]
#[case("tic-tac-toe")]
fn games_that_the_format_does_not_know_are_named(#[case] game: &str) {
    let record = Record::new(specification(game));
    let error = Format::Sgf.write(&record).unwrap_err();
    assert_eq!(error, WriteError { format: Format::Sgf, what: format!("a game of {game}") });
}

#[rstest]
#[case::name("a line break in the name of a player", |record: &mut Record| {
    record.details.players = vec![Participant { name: "a\nb".into(), ..Participant::default() }; 2];
})]
#[case::event("a line break in the event", |record: &mut Record| {
    record.details.event = "a\rb".into();
})]
#[case::comment("a carriage return in a comment", |record: &mut Record| {
    let node = record.moves.main_line().next().expect("a move");
    record.moves.get_mut(node).expect("it is there").remarks_mut().comment = "a\r\nb".into();
})]
#[case::players("3 players", |record: &mut Record| {
    record.details.players = vec![Participant::default(); 3];
})]
#[case::illegal("a move that the rules refuse: \"h8\", h8 is occupied", |record: &mut Record| {
    let node = record.moves.main_line().next().expect("a move");
    record.moves.add(node, Entry::new("h8"));
})]
fn what_cannot_be_held_is_named(#[case] what: &str, #[case] change: fn(&mut Record)) {
    let mut record = played("gomoku", "h8");
    change(&mut record);
    assert_eq!(Format::Sgf.write(&record).unwrap_err().what, what);
}

#[test]
fn an_illegal_move_is_refused_where_it_stands() {
    let text = "(;GM[4];B[hh]\n;W[hg]\n (;B[ii])(;B[hg]))";
    let error = read(text.as_bytes(), None).unwrap_err();
    assert_eq!(error.to_string(), "line 3, column 14: ply 3 (h9): h9 is occupied");
    let ReadError::Record { error, .. } = error else { panic!("a record") };
    let boardwright_records::RecordError::Move(illegal) = error else { panic!("a move") };
    assert_ne!(illegal.node, NodeId::ROOT);
}

/// The files of version 1 read as the records that they were written from, and are written the same.
#[test]
fn golden_files_of_version_1() {
    let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sgf");
    for (name, record) in golden() {
        let path = format!("{directory}/version-1-{name}.sgf");
        std::fs::write(&path, written(&record)).unwrap(); // TEMPORARY
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        assert_eq!(written(&record), text, "{name}");
        assert_eq!(read(text.as_bytes(), None).expect("a golden file"), [record], "{name}");
    }
}

fn golden() -> Vec<(&'static str, Record)> {
    let mut analysed = played("gomoku:rule=renju", "h8 i9 j8 g7");
    let second = analysed.moves.main_line().nth(1).expect("a move");
    let variation = analysed.moves.add(second, Entry::new("i8"));
    let pass = analysed.moves.add(variation, Entry::new("pass"));
    analysed.moves.add(second, Entry::new("j10"));
    let remarks = analysed.moves.get_mut(pass).expect("it is there").remarks_mut();
    remarks.comment = "White passes \\ [why?]\nA joke.".into();
    remarks.time = Some(Duration::from_millis(1500));
    remarks.other = other(&[("MA", &["aa", "bb"]), ("from another format", &["1:2"])]);
    let details = &mut analysed.details;
    details.players = vec![
        Participant { name: "Aoi [A]".into(), rating: "2 dan".into(), origin: "Kyoto".into() },
        Participant { name: "Ben".into(), ..Participant::default() },
    ];
    details.event = "Open".into();
    details.round = "3".into();
    details.place = "Oslo".into();
    details.date = "2026-12-01".into();
    details.annotator = "Cy".into();
    details.comment = "Two\nlines".into();
    details.other = other(&[("AP", &["Board:1"]), ("SO", &["a book"])]);
    analysed.result =
        Some(GameResult { outcome: Some(Outcome::Win(Seat::SECOND)), ending: Ending::Resignation });
    let opening = played("gomoku:opening=swap2,size=19", "a1 b2 c3 more d5 e7 swap f9 s19");
    let mut drawn = specification("gomoku:size=7").new_game();
    drawn.set_up("7/1XXXX2/7/2OOO2/7/7/6X:2").expect("a position");
    drawn.play_all("b4 a7 f4").expect("legal moves");
    let mut position = Record::of(drawn.as_ref());
    position.start = Some("7/1XXXX2/7/2OOO2/7/7/6X:2".into());
    vec![("analysed", analysed), ("opening", opening), ("position", position)]
}
