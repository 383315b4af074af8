//! Long and strange lines on standard input.

use std::process::Command;

use serde_json::json;

use super::{boardwright_reading, object};

const LONGEST_LINE: usize = 1 << 20;

fn answers(input: &[u8]) -> Vec<serde_json::Value> {
    let run = boardwright_reading(&["show", "connect-four", "--stdin", "--json"], input);
    assert_eq!(run.status, 1);
    run.out.lines().map(object).collect()
}

#[test]
fn a_line_that_is_too_long_is_refused_and_the_run_goes_on() {
    let mut input = vec![b'd'; LONGEST_LINE + 1];
    input.extend_from_slice(b"\nd\n");
    let answers = answers(&input);
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[0]["error"]["reason"], json!("line_too_long"));
    assert_eq!(answers[0]["error"]["ply"], json!(null));
    assert_eq!(answers[1]["ply"], json!(1));
}

#[test]
fn a_line_of_a_megabyte_is_read() {
    let answers = answers(&[b'd'; LONGEST_LINE]);
    assert_eq!(answers.len(), 1);
    assert_eq!(answers[0]["error"]["reason"], json!("column_out_of_range"));
    assert!(answers[0]["error"]["move"].as_str().unwrap().len() < 100);
}

#[test]
fn a_megabyte_of_digits_stops_at_the_first_fault() {
    let answers = answers(&[b'4'; LONGEST_LINE]);
    assert_eq!(answers[0]["error"]["reason"], json!("column_full"));
    assert_eq!(answers[0]["error"]["ply"], json!(7));
}

#[test]
fn a_megabyte_of_blanks_is_the_start() {
    let mut input = vec![b' '; LONGEST_LINE];
    input.extend_from_slice(b"\n?");
    assert_eq!(answers(&input)[0]["ply"], json!(0));
}

#[test]
fn bytes_that_are_no_text_are_no_move() {
    let answers = answers(b"d\xff\xfe\nd\n\0\n");
    assert_eq!(answers.len(), 3);
    assert_eq!(answers[0]["error"]["reason"], json!("unreadable_move"));
    assert_eq!(answers[1]["ply"], json!(1));
    assert_eq!(answers[2]["error"]["reason"], json!("unreadable_move"));
}

/// The command is given 64 MB of memory in all and a line of 256 MB.
#[test]
fn a_line_without_an_end_takes_little_memory() {
    let script = "ulimit -v 65536; tr '\\0' d < /dev/zero | head -c 268435456 |
        \"$0\" show connect-four --stdin";
    let output = Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_boardwright")])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(err, "error: the line is longer than 1048576 bytes\n");
}
