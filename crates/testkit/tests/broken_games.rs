//! Games with one fault each: the laws that the fault breaks find it, and no other law complains.

mod faulty;

use std::hash::{DefaultHasher, Hash, Hasher};

use boardwright_core::Position;
use boardwright_grid::{Grid, Line, Picture};
use boardwright_testkit::{Law, Laws, WindowJudge};
use faulty::{Fault, Rule, Stack, Three, faulty};
use rstest::rstest;

/// Every law, with everything that it can take in.
fn laws(fault: Fault) -> Laws<Stack, Rule, Three> {
    let game = faulty(fault);
    let judge = WindowJudge::new(game.board().shape(), Line::at_least(3));
    Laws::on_grid("three", game)
        .symmetric()
        .parsed_by(move |text| Stack::parse(text, fault))
        .judged_by(move |board, last| judge.verdict(board, last))
        .hashed_by(hash)
        .perft(&[6, 36, 216])
        .games(40)
}

/// A hash of everything in a position.
fn hash(position: &Position<Stack>) -> u64 {
    hash_of(&(position.board().columns, position.to_move(), position.board().discs))
}

fn hash_of(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

fn broken(laws: &Laws<Stack, Rule, Three>) -> Vec<Law> {
    let report = laws.run();
    println!("{report}");
    report.failures.iter().map(|failure| failure.law).collect()
}

#[test]
fn without_a_fault_every_law_holds() {
    let report = laws(Fault::None).check();
    assert_eq!((report.laws.as_slice(), report.games), (&Law::ALL[..], 40));
}

/// Undo and unchecked moves are what perft counts with, so law 10 finds what breaks them, too; and
/// what is listed and refused is a move sequence that does not exist.
#[rstest]
#[case(Fault::ListsFullColumns, &[Law::Legal, Law::Perft])]
#[case(Fault::ListsAColumnTwice, &[Law::Legal, Law::Perft])]
#[case(Fault::OmitsTheLastColumn, &[Law::Legal, Law::Symmetry, Law::Perft])]
#[case(Fault::FavoursTheFirstColumn, &[Law::Legal])]
#[case(Fault::RefusalBumpsAHeight, &[Law::Refused])]
#[case(Fault::UndoForgetsACounter, &[Law::Undo, Law::Perft])]
#[case(Fault::UndoDoesNothing, &[Law::Undo, Law::Perft])]
#[case(Fault::UncheckedMovesDiffer, &[Law::Undo, Law::Perft])]
#[case(Fault::MissesTheBottomRow, &[Law::Verdict])]
#[case(Fault::JudgesWithoutTheBottomRow, &[Law::Verdict])]
#[case(Fault::OverlooksTheFirstColumn, &[Law::Verdict, Law::Symmetry])]
#[case(Fault::SharesAnActionNumber, &[Law::Text])]
#[case(Fault::RecordLosesAPass, &[Law::Replay])]
#[case(Fault::MirrorDropsAColumn, &[Law::Symmetry])]
#[case(Fault::HashReadsTheLastMove, &[Law::Hash])]
#[case(Fault::PanicsOnEmptyText, &[Law::Reading])]
fn a_fault_breaks_its_laws_and_no_other(#[case] fault: Fault, #[case] expected: &[Law]) {
    assert_eq!(broken(&laws(fault)), expected);
}

#[test]
fn a_picture_that_cannot_be_read_back_breaks_law_5() {
    // Both colours look the same.
    let laws =
        Laws::new("three", faulty(Fault::None), |board| Picture::of(board, &['X', 'X']).lettered());
    assert_eq!(broken(&laws.parsed_by(|text| Stack::parse(text, Fault::None))), [Law::Text]);
}

#[test]
fn a_parser_that_panics_breaks_law_9() {
    let parse = |text: &str| {
        let first = text.chars().next().expect("there is a first character");
        if first == '\u{feff}' { Err("a mark".to_owned()) } else { Stack::parse(text, Fault::None) }
    };
    assert_eq!(broken(&laws(Fault::None).parsed_by(parse)), [Law::Reading]);
}

#[rstest]
#[case::forgets_whose_turn_it_is(|position: &Position<Stack>| hash_of(position.board()))]
#[case::counts_and_nothing_else(|position: &Position<Stack>| position.board().discs.into())]
#[case::reads_the_last_move(|position: &Position<Stack>| {
    hash_of(&(position.board(), position.to_move(), position.board().last))
})]
fn a_hash_of_too_little_or_too_much_breaks_law_8(#[case] hash: fn(&Position<Stack>) -> u64) {
    assert_eq!(broken(&laws(Fault::None).hashed_by(hash)), [Law::Hash]);
}

#[test]
fn a_wrong_count_breaks_law_10() {
    assert_eq!(broken(&laws(Fault::None).perft(&[6, 36, 217])), [Law::Perft]);
}

#[test]
fn an_oracle_that_disagrees_breaks_law_4() {
    let nobody_wins = |_: &Stack, _| None;
    assert_eq!(broken(&laws(Fault::None).judged_by(nobody_wins)), [Law::Verdict]);
}

/// The report says which law, what is wrong, how to get there, and shows it. Four discs fill the
/// column that raises its height when it refuses a fifth.
#[test]
fn a_failure_shows_the_smallest_game() {
    let report = laws(Fault::RefusalBumpsAHeight).run();
    let failure = &report.failures[0];
    assert_eq!(failure.moves.len(), 4);
    assert!(failure.moves.iter().all(|text| *text == failure.moves[0]), "one column");

    let report = laws(Fault::MirrorDropsAColumn).run();
    assert_eq!(
        report.failures[0].to_string(),
        "\
three breaks law 7: map and then play is play and then map
Mirror: to map and then play Drop(4) is not to play and then map
boardwright show three ''
4  . . . . .
3  . . . . .
2  . . . . .
1  . . . . .
   a b c d e"
    );
}
