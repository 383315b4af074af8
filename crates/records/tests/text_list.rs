//! Reading and writing bare lists of moves.

use std::time::{Duration, Instant};

use boardwright::Specification;
use boardwright_core::{NodeId, Outcome, Seat};
use boardwright_records::{
    Ending, Entry, Format, GameResult, MOST_MOVES, Participant, ReadError, Record, read,
};
use fastrand::Rng;
use proptest::prelude::*;
use rstest::rstest;

fn specification(text: &str) -> Specification {
    text.parse().expect("a specification")
}

fn list(game: &str, text: &str) -> Record {
    let records = read(text.as_bytes(), Some(&specification(game)));
    let mut records = records.unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(records.len(), 1);
    records.remove(0)
}

fn written(record: &Record) -> String {
    let bytes = Format::Text.write(record).unwrap_or_else(|error| panic!("{error}"));
    String::from_utf8(bytes).expect("text")
}

#[rstest]
#[case::digits("connect-four", "4453", "d d e c", "4453\n")]
#[case::letters("connect-four", "d c, d\n\te", "d c d e", "4345\n")]
#[case::wide("connect-four:columns=12", "12 a 3,10", "l a c j", "l a c j\n")]
#[case::pops("connect-four:rule=pop-out", "4 x4 d xD", "", "")]
#[case::runs("gomoku", "h8g9\nH7 a1", "h8 g9 h7 a1", "h8g9h7a1\n")]
#[case::passes("gomoku:passes=on", "h8 pass i9--j10", "h8 pass i9 pass j10", "h8--i9--j10\n")]
#[case::choices("gomoku:opening=swap", "a1b2c3 swap d4", "a1 b2 c3 swap d4", "a1b2c3swap d4\n")]
#[case::fifths(
    "gomoku:opening=soosyrv-8",
    "h8h9h10 stay a1 fifths=1 stay c3 c3 d4",
    "h8 h9 h10 stay a1 fifths=1 stay c3 c3 d4",
    "h8h9h10stay a1fifths=1 stay c3c3d4\n"
)]
#[case::cells("tic-tac-toe", "a1b2c3", "a1 b2 c3", "a1b2c3\n")]
#[case::nothing("connect-four", "\n \n", "", "\n")]
#[case::mark("connect-four", "\u{feff}44", "d d", "44\n")]
fn lists(#[case] game: &str, #[case] text: &str, #[case] moves: &str, #[case] again: &str) {
    if game.ends_with("pop-out") {
        // The second drop of player 2 lies on an empty column again.
        let error = read(text.as_bytes(), Some(&specification(game))).unwrap_err();
        assert!(error.to_string().starts_with("line 1, column 3: ply 2 (x4)"), "{error}");
        return;
    }
    let record = list(game, text);
    let texts: Vec<_> =
        record.moves.main_line().map(|node| record.moves[node].text.as_str()).collect();
    assert_eq!(texts.join(" "), moves);
    assert_eq!(written(&record), again);
    assert_eq!(list(game, again), record);
}

#[test]
fn pops_stand_together() {
    let record = list("connect-four:rule=pop-out", "d e xd xe a");
    assert_eq!(written(&record), "45x4x51\n");
    assert_eq!(list("connect-four:rule=pop-out", "45x4x51"), record);
}

#[test]
fn a_position_comes_first() {
    let record = list("connect-four", " @7/7/7/7/7/3R3:2 \n d c\t\n");
    assert_eq!(record.start.as_deref(), Some("7/7/7/7/7/3R3:2"));
    assert_eq!(record.replay().expect("a legal game").to_move(), Seat::SECOND);
    assert_eq!(written(&record), "@7/7/7/7/7/3R3:2 43\n");
    let alone = list("gomoku:size=5", "@5/5/2X2/5/5");
    assert_eq!(written(&alone), "@5/5/2X2/5/5:2\n");
    assert_eq!(list("gomoku:size=5", &written(&alone)), alone);
}

#[test]
fn the_result_is_that_of_the_rules() {
    assert_eq!(list("connect-four", "445").result, None);
    let won = list("connect-four", "1212121");
    assert_eq!(won.result, Some(GameResult::of(Outcome::Win(Seat::FIRST))));
}

#[test]
fn a_list_does_not_say_which_game_it_is_of() {
    assert!(matches!(read(b"4453", None), Err(ReadError::NoGame)));
}

#[rstest]
#[case::full("4444\n44 4", "line 2, column 4: ply 7 (4): column d is full")]
#[case::unreadable("44\u{e9}4 ?", "line 1, column 3: ply 3 (\u{e9}4)")]
#[case::lines("4\r\n5\r\r z", "line 4, column 2: ply 3 (z): there is no column z")]
#[case::over("1212121 7", "line 1, column 9: ply 8 (7): the game is over: Red has won")]
#[case::position("\n @7/7:1 4", "line 2, column 2: the start position: the position has 2 rows")]
#[case::seat("1:a", "line 1, column 2: ply 2 (:a): \":a\" is not a move")]
#[case::comment("4 # a good move", "line 1, column 3: ply 2 (#): \"#\" is not a move")]
fn the_first_fault_is_told_with_its_place(#[case] text: &str, #[case] message: &str) {
    let error = Format::Text.read(text.as_bytes(), Some(&specification("connect-four")));
    let error = error.unwrap_err().to_string();
    assert!(error.starts_with(message), "{error}");
}

#[test]
fn bytes_that_are_no_text() {
    assert_eq!(Format::recognise(b"44\xFF"), None);
    assert_eq!(Format::recognise(b"44\0"), None);
    assert_eq!(Format::recognise(b"44\r\n5"), Some(Format::Text));
    let error = Format::Text.read(b"44\n5\xFF", Some(&specification("connect-four")));
    assert_eq!(error.unwrap_err().to_string(), "line 2, column 2: this is no UTF-8");
}

#[rstest]
#[case::variations("variations", |record: &mut Record| {
    record.moves.add(NodeId::ROOT, Entry::new("a1"));
})]
#[case::comment("comments", |record: &mut Record| first(record).remarks_mut().comment = "!".into())]
#[case::time("the time that a move took", |record: &mut Record| {
    first(record).remarks_mut().time = Some(Duration::ZERO);
})]
#[case::other("what another format knows about a move", |record: &mut Record| {
    first(record).remarks_mut().other.push(("MA".into(), vec![]));
})]
#[case::names("the names of players", |record: &mut Record| {
    record.details.players = vec![Participant::default(); 2];
})]
#[case::event("the event", |record: &mut Record| record.details.event = "Open".into())]
#[case::round("the round", |record: &mut Record| record.details.round = "1".into())]
#[case::place("the place", |record: &mut Record| record.details.place = "Oslo".into())]
#[case::date("the date", |record: &mut Record| record.details.date = "2026".into())]
#[case::annotator("the name of the annotator", |record: &mut Record| {
    record.details.annotator = "Cy".into();
})]
#[case::remark("a comment", |record: &mut Record| record.details.comment = "!".into())]
#[case::details("what another format knows about the game", |record: &mut Record| {
    record.details.other.push(("AP".into(), vec![]));
})]
#[case::resigned("a win that the moves do not make", |record: &mut Record| {
    let outcome = Some(Outcome::Win(Seat::FIRST));
    record.result = Some(GameResult { outcome, ending: Ending::Resignation });
})]
#[case::agreed("a draw that the moves do not make", |record: &mut Record| {
    record.result = Some(GameResult { outcome: Some(Outcome::Draw), ending: Ending::Agreement });
})]
#[case::left("an end without a result", |record: &mut Record| {
    record.result = Some(GameResult { outcome: None, ending: Ending::Unknown });
})]
fn what_cannot_be_held_is_named(#[case] what: &str, #[case] change: fn(&mut Record)) {
    let mut record = list("gomoku", "h8g9");
    change(&mut record);
    let error = Format::Text.write(&record).unwrap_err();
    assert_eq!(error.to_string(), format!("a list of moves cannot hold {what}"));
}

fn first(record: &mut Record) -> &mut Entry {
    let node = record.moves.main_line().next().expect("a move");
    record.moves.get_mut(node).expect("it is there")
}

#[rstest]
#[case::digits("connect-four", "1")]
#[case::one_number("connect-four:columns=12", "1")]
#[case::letters("gomoku", "a")]
#[case::cells("gomoku", "a1b1")]
#[case::blanks("gomoku", " ")]
#[case::passes("gomoku:passes=on", "--")]
#[case::marks("gomoku", "@")]
fn a_million_moves_are_refused_at_once(#[case] game: &str, #[case] part: &str) {
    let begin = Instant::now();
    let text = part.repeat(MOST_MOVES);
    let read = Format::Text.read(text.as_bytes(), Some(&specification(game)));
    assert_eq!(read.is_ok(), part == " ");
    assert!(begin.elapsed() < Duration::from_secs(10));
    if let Err(error) = read {
        assert!(error.to_string().len() < 1_000);
    }
}

const GAMES: [&str; 10] = [
    "connect-four",
    "connect-four:rows=4,columns=12",
    "connect-four:rule=pop-out",
    "connect-four:rule=pop-out,columns=30",
    "connect-four:players=3,rows=8,columns=9",
    "tic-tac-toe:rule=ultimate",
    "gomoku:rule=renju",
    "gomoku:size=26",
    "gomoku:opening=swap2",
    "gomoku:rule=renju,opening=taraguchi-10",
];

proptest! {
    #[test]
    fn a_game_is_what_it_was_after_writing_and_reading(seed: u64) {
        let random = &mut Rng::with_seed(seed);
        let specification = specification(GAMES[random.usize(..GAMES.len())]);
        let mut game = specification.new_game();
        for _ in 0..random.usize(..100) {
            let Some(&number) = random.choice(&game.legal_numbers()) else { break };
            game.play_number(number).expect("it is listed as legal");
        }
        let record = Record::of(game.as_ref());
        let bytes = Format::Text.write(&record).expect("moves alone");
        prop_assert_eq!(Format::recognise(&bytes), Some(Format::Text));
        let read = Format::Text.read(&bytes, Some(&specification));
        prop_assert_eq!(read.expect("our own"), [record]);
    }

    #[test]
    fn no_bytes_make_it_panic(bytes: Vec<u8>, game in 0..GAMES.len()) {
        let _ = Format::Text.read(&bytes, Some(&specification(GAMES[game])));
    }

    #[test]
    fn no_text_makes_it_panic(text in r"@?[a-o0-9x:/.=\- \nXO]{0,40}", game in 0..GAMES.len()) {
        let _ = Format::Text.read(text.as_bytes(), Some(&specification(GAMES[game])));
    }
}
