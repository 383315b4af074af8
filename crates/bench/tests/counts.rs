//! The table of instruction counts: its text, and what is held against it.

use boardwright_bench::{Complaint, Count, CountTable, CountTableError};
use rstest::rstest;

fn table(instructions: &[(&str, f64)]) -> CountTable {
    let mut table = CountTable::new("rustc 1.0.0");
    for &(name, instructions) in instructions {
        table.insert(name.into(), Count { instructions, mispredictions: 0.25 });
    }
    table
}

#[test]
fn text_and_back() {
    let before = table(&[("connect-four ours", 67.5), ("connect-four floor", 57.0)]);
    let text = before.to_string();
    assert!(text.contains("# compiler: rustc 1.0.0\nconnect-four floor\t57.00\t0.25\n"), "{text}");
    assert_eq!(text.parse(), Ok(before));
}

#[rstest]
#[case::empty("", CountTableError::NoCompiler)]
#[case::no_compiler("a\t1\t2\n", CountTableError::NoCompiler)]
#[case::no_number("# compiler: x\na\t1\tmany\n", CountTableError::BadLine { number: 2 })]
#[case::too_few("# compiler: x\na\t1\t2\nb\t1\n", CountTableError::BadLine { number: 3 })]
fn no_table(#[case] text: &str, #[case] error: CountTableError) {
    assert_eq!(text.parse::<CountTable>(), Err(error));
}

#[rstest]
#[case::same(100.0, false)]
#[case::three_percent(103.0, false)]
#[case::more(103.1, true)]
#[case::fewer(50.0, false)]
fn a_count_may_rise_by_three_percent(#[case] now: f64, #[case] too_much: bool) {
    let complaints = table(&[("a", 100.0)]).complaints(&table(&[("a", now)]));
    let risen = Complaint::Risen { name: "a".into(), before: 100.0, now };
    assert_eq!(complaints, if too_much { vec![risen] } else { vec![] });
}

#[test]
fn both_must_count_the_same_things() {
    let complaints = table(&[("a", 1.0), ("b", 1.0)]).complaints(&table(&[("b", 1.0), ("c", 1.0)]));
    let (new, gone) = (Complaint::New { name: "c".into() }, Complaint::Gone { name: "a".into() });
    assert_eq!(complaints, [new, gone]);
}
