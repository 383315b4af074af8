use boardwright_core::NodeId;
use boardwright_records::{Entry, Format, Record};
use proptest::prelude::*;
use rstest::rstest;

use crate::support::{cells, comes_back, fault, line, read, record, refusal};

/// The header: `FF`, the name, `FF`, a version, ten times `FF`.
fn header(version: [u8; 2]) -> Vec<u8> {
    [b"\xFFRenLib\xFF", &version[..], &[0xFF; 10]].concat()
}

/// A library of version 3.4 with these nodes.
fn library(nodes: &[u8]) -> Vec<u8> {
    [&header([3, 4])[..], nodes].concat()
}

/// A library built by hand from the description of the format. No mirror or turn of the board maps
/// it to itself.
const NODES: &[u8] = &[
    // The root is 00. Its flags: 08, a comment follows; more nodes are below it, so not 40.
    0x00, 0x08, // byte 20 of the file
    // The comment "A\x08Bc": the title, 8, the text; a zero ends it and fills the pair.
    b'A', 0x08, b'B', b'c', 0x00, 0x00, // 22
    // h8: row 7 from the top, column 8, so 78. Flags: 10 it is marked, 01 more flags follow.
    0x78, 0x11, // 28
    0x00, 0x01, // 30: 00 01, a text for the point follows
    b'1', 0x00, // 32: "1" and a zero
    // i9: row 6 from the top, column 9, so 69. Flags: 80, a sibling comes after what is below.
    0x69, 0x80, // 34
    // c15: row 0 from the top, column 3, so 03. Flags: 40, nothing is below; 08, a comment.
    0x03, 0x48, // 36
    // "gut\xFC": Latin-1, since FC begins no character of UTF-8. The end fills two bytes.
    b'g', b'u', b't', 0xFC, 0x00, 0x00, // 38
    // The sibling of i9. a1: row 14 from the top, column 1, so E1; 02, it is no move but carries a
    // text, for which 01 announces more flags; 80, another sibling; 40, nothing is below it.
    0xE1, 0xC3, // 44
    0x00, 0x01, // 46
    b'x', b'y', 0x00, 0x00, // 48: "xy", a zero, and one that fills the pair
    // The last sibling: a pass, 00; 04, RenLib begins to show the library here; 40, nothing below.
    0x00, 0x44, // 52
];

#[test]
fn a_library_is_a_tree_with_comments_and_marks() {
    let game = read(Format::Lib, &library(NODES), None);
    assert!(game.game.to_string().starts_with("gomoku:size=15,rule=freestyle,"));
    assert_eq!(game.details.comment, "A\nBc");
    assert_eq!(line(&game), "h8 i9 c15");
    assert_eq!(cells(&game)[0], "..X............");
    assert_eq!(cells(&game)[6], "........O......");
    assert_eq!(cells(&game)[7], ".......X.......");

    let remarks = |node: NodeId| game.moves[node].remarks.as_deref().cloned().unwrap_or_default();
    let pair = |name: &str, values: &[&str]| {
        (name.to_owned(), values.iter().map(|&value| value.to_owned()).collect::<Vec<_>>())
    };
    let all: Vec<_> = game.moves.walk().collect();
    let [h8, _, c15, pass] = all[..] else { panic!("there are four moves") };
    let of_h8 = [pair("mark", &[]), pair("text", &["1"]), pair("point", &["a1", "xy", ""])];
    assert_eq!(remarks(h8).other, of_h8);
    assert_eq!(remarks(c15).comment, "gutü");
    assert_eq!(game.moves[pass].text, "pass");
    assert_eq!(game.moves.parent(pass), Some(h8));
    assert_eq!(remarks(pass).other, [pair("start", &[])]);
}

#[test]
fn writing_gives_the_bytes_again_with_the_points_first() {
    let game = read(Format::Lib, &library(NODES), None);
    let point_first = [&NODES[..14], &NODES[24..32], &NODES[14..24], &NODES[32..]].concat();
    assert_eq!(Format::Lib.write(&game).unwrap(), library(&point_first));
    comes_back(Format::Lib, &game);
}

#[test]
fn without_a_root_where_every_line_begins_with_the_centre() {
    // Version 3.0; i8 and h7 are siblings below h8.
    let bytes = [&header([3, 0])[..], &[0x78, 0x00, 0x79, 0xC0, 0x88, 0x40]].concat();
    let game = read(Format::Lib, &bytes, None);
    let moves: Vec<_> = game.moves.walk().map(|node| game.moves[node].text.as_str()).collect();
    assert_eq!(moves, ["h8", "i8", "h7"]);
    assert_eq!(Format::Lib.write(&game).unwrap(), bytes);
    // The first libraries had no header either.
    let bare = Format::Lib.read(&bytes[20..], None).unwrap();
    assert_eq!(bare, [game]);
    // RenLib writes a lone first move, and a lone root, without 40.
    let lone = [&header([3, 0])[..], &[0x78, 0x00]].concat();
    assert_eq!(line(&read(Format::Lib, &lone, None)), "h8");
    assert_eq!(line(&read(Format::Lib, &library(&[0, 0]), None)), "");
}

#[test]
fn old_comments_are_swedish_and_end_with_a_high_bit() {
    // "h{r" is "här"; the last byte has its highest bit set.
    let game = read(Format::Lib, &library(&[0, 0, 0x78, 0x60, b'h', b'{', b'r' | 0x80, 0]), None);
    let node = game.moves.main_line().next().unwrap();
    assert_eq!(game.moves[node].remarks.as_ref().unwrap().comment, "här");
}

#[rstest]
#[case::nothing(b"", "byte 0: this does not begin like a library")]
#[case::header_cut(b"\xFFRenLib\xFF\x03\x04", "byte 10: the header is cut short here")]
fn a_header_must_be_there(#[case] bytes: &[u8], #[case] error: &str) {
    assert_eq!(fault(Format::Lib, bytes, None), error);
}

#[test]
fn later_versions_are_unknown() {
    let bytes = [&header([3, 5])[..], &[0, 0]].concat();
    assert_eq!(
        fault(Format::Lib, &bytes, None),
        "byte 8: the version 3.5 is unknown: 3.4 is the last"
    );
}

#[rstest]
#[case(&[], "byte 20: the library is cut short here")]
#[case(&[0], "byte 21: the library is cut short here")]
#[case(&[0, 0, 0x78, 0x00], "byte 24: the library is cut short here")]
#[case::missing_sibling(&[0, 0, 0x78, 0xC0], "byte 24: the library is cut short here")]
#[case::comment_cut(&[0, 0, 0x78, 0x48, b'a', b'b'], "byte 26: the library is cut short here")]
#[case::extension_cut(&[0, 0, 0x78, 0x41, 0], "byte 25: the library is cut short here")]
#[case::root_with_sibling(&[0, 0x80, 0x78, 0x40], "byte 20: nothing can stand beside the root")]
#[case::after_the_end(&[0, 0, 0x78, 0x40, 0x79, 0x40],
    "byte 24: the tree is complete, and nothing belongs after it")]
#[case::column_0(&[0, 0, 0x70, 0x40], "byte 22: 70 is no point")]
#[case::row_16(&[0, 0, 0x78, 0, 0xF1, 0x40], "byte 24: f1 is no point")]
#[case::flags(&[0, 0, 0x78, 0x41, 0x00, 0x02], "byte 24: the flags 00 02 are unknown")]
#[case::below_no_move(&[0, 0, 0x78, 0x02, 0x79, 0x40], "byte 22: nothing can follow a point that is no move")]
#[case::pass_no_move(&[0, 0, 0x00, 0x42], "byte 22: a pass that is no move")]
#[case::pass_without_root(&[0x78, 0, 0x00, 0x40], "byte 22: a pass in a library without a root")]
#[case::twice(&[0, 0, 0x78, 0, 0x78, 0x40], "byte 24: ply 2 (h8): h8 is occupied")]
fn every_fault_has_a_place(#[case] nodes: &[u8], #[case] error: &str) {
    assert_eq!(fault(Format::Lib, &library(nodes), None), error);
}

#[test]
fn every_shorter_beginning_is_refused() {
    let bytes = library(NODES);
    // RenLib writes a root with nothing below it like one with something, so that one is no fault.
    let root_alone = 28;
    for end in (0..bytes.len()).filter(|&end| end != root_alone) {
        assert!(Format::Lib.read(&bytes[..end], None).is_err(), "{end} bytes");
    }
}

#[test]
fn a_million_passes_and_a_million_siblings_end() {
    // Two passes in a row end the game, and a deep tree is walked without recursion.
    let deep = library(&[[0, 0].repeat(900_000), vec![0, 0x40]].concat());
    assert!(fault(Format::Lib, &deep, None).starts_with("byte 26: ply 3 (pass): "));
    let many = library(&[vec![0, 0], [0x78, 0xC0].repeat(1_000_001)].concat());
    assert_eq!(
        fault(Format::Lib, &many, None),
        "1000001 moves are too many: at most 1000000 are read"
    );
}

#[test]
fn the_game_is_that_which_is_given_on_15_by_15() {
    let bytes = library(&[0, 0, 0x78, 0x40]);
    let game = read(Format::Lib, &bytes, Some("gomoku:size=20,rule=renju"));
    assert!(game.game.to_string().starts_with("gomoku:size=15,rule=renju,"));
}

#[test]
fn what_the_format_cannot_hold_is_named() {
    let refused = |change: fn(&mut Record)| {
        let mut record = record("gomoku", "h8 g8");
        change(&mut record);
        refusal(Format::Lib, &record)
    };
    assert_eq!(refusal(Format::Lib, &record("gomoku:size=19", "h8")), "a board of 19 x 19");
    assert_eq!(
        refusal(Format::Lib, &record("gomoku:opening=rif", "h8")),
        "the choices of the opening rif"
    );
    assert_eq!(refusal(Format::Lib, &record("gomoku", "h8 p1")), "the move \"p1\"");
    assert_eq!(refused(|record| record.details.event = "x".into()), "the name of an event");
    assert_eq!(
        refused(|record| record.details.comment = "a\0".into()),
        "such characters in a comment"
    );
    assert_eq!(refused(|record| record.details.other.push(("AP".into(), vec![]))), "\"AP\"");
    let first = |record: &Record| record.moves.main_line().next().unwrap();
    let mut marked = record("gomoku", "h8");
    let node = first(&marked);
    marked.moves.get_mut(node).unwrap().remarks_mut().other.push(("mark".into(), vec!["x".into()]));
    assert_eq!(refusal(Format::Lib, &marked), "such marks of a move");
    let mut timed = record("gomoku", "h8");
    timed.moves.get_mut(node).unwrap().remarks_mut().time = Some(Default::default());
    assert_eq!(refusal(Format::Lib, &timed), "times");
}

/// A comment with everything that can be told apart: titles, lines, all kinds of letters.
fn comment() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => Just(String::new()),
        2 => "[a-z é\n]{1,8}",
        1 => "[漢é\n]{1,4}",
        // Latin-1 that would be taken for UTF-8: à and © make é.
        1 => Just("Ã©".to_owned()),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn trees_come_back(
        steps in prop::collection::vec((any::<u16>(), any::<u16>(), comment(), 0_u8..8), 0..60),
        about in comment(),
    ) {
        let mut game = record("gomoku:passes=on", "");
        game.details.comment = about;
        let mut nodes = vec![NodeId::ROOT];
        for (whence, which, comment, marks) in steps {
            let parent = nodes[usize::from(whence) % nodes.len()];
            let mut played = game.game.new_game();
            for node in game.moves.path(parent) {
                played.play(&game.moves[node].text).expect("it was legal");
            }
            let legal = played.legal();
            if legal.is_empty() {
                continue;
            }
            // The rarest point is as likely as the centre, and so is a pass.
            let text = if which % 8 == 0 { "pass" } else { &legal[usize::from(which) % legal.len()] };
            let mut entry = Entry::new(text);
            if !comment.is_empty() || marks > 0 {
                let remarks = entry.remarks_mut();
                remarks.comment = comment;
                let mut keep = |name: &str, values: &[&str]| {
                    let values = values.iter().map(|&value| value.to_owned()).collect();
                    remarks.other.push((name.to_owned(), values));
                };
                if marks & 1 > 0 { keep("mark", &[]); }
                if marks & 2 > 0 { keep("text", &["é"]); }
                if marks & 4 > 0 { keep("point", &["o1", "B", "why\nnot", "start"]); }
            }
            nodes.push(game.moves.add(parent, entry));
        }
        game.result = game.replay().unwrap().outcome().map(boardwright_records::GameResult::of);
        comes_back(Format::Lib, &game);
    }

    #[test]
    fn no_bytes_make_it_panic(
        nodes in prop::collection::vec(prop_oneof![Just(0), Just(0x40), Just(0x78), any::<u8>()], 0..60),
    ) {
        let _ = Format::Lib.read(&library(&nodes), None);
        let _ = Format::Lib.read(&nodes, None);
        // What is read can be written, and is the same again.
        if let Ok(records) = Format::Lib.read(&library(&nodes), None)
            && let Ok(bytes) = Format::Lib.write(&records[0])
        {
            prop_assert_eq!(Format::Lib.read(&bytes, None).unwrap(), records);
        }
    }
}
