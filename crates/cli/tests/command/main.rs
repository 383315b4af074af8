//! The command from outside: what it prints, and its exit status.

mod bad_inputs;
mod draw;
mod games;
mod lines;
mod perft;
mod play;
mod playout;
mod random;
mod records;
mod replay;
mod show;

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

/// What a run of the command came to.
struct Run {
    status: i32,
    out: String,
    err: String,
}

/// Runs the command with nothing on its standard input.
fn boardwright<S: AsRef<OsStr>>(arguments: &[S]) -> Run {
    boardwright_reading(arguments, b"")
}

/// Runs the command with these bytes on its standard input.
fn boardwright_reading<S: AsRef<OsStr>>(arguments: &[S], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_boardwright"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command is built");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    let input = input.to_vec();
    // A command that stops before the end of its input closes the pipe; that is no error.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("the writer does not panic");
    Run {
        status: output.status.code().expect("it ends by itself"),
        out: String::from_utf8(output.stdout).expect("it prints UTF-8"),
        err: String::from_utf8(output.stderr).expect("it prints UTF-8"),
    }
}

impl Run {
    /// What a run that did what it was asked to printed.
    fn done(self) -> String {
        assert_eq!((self.status, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The message of a run that failed with this status and one line.
    fn failed(&self, status: i32) -> &str {
        assert_eq!(self.status, status, "{}", self.err);
        assert!(self.err.ends_with('\n') && self.err.lines().count() == 1, "{:?}", self.err);
        assert!(self.err.len() < 500, "{:?}", self.err);
        self.err.trim_end().strip_prefix("error: ").expect("errors begin with error:")
    }
}

/// Reads the one JSON object that a run printed.
fn object(text: &str) -> serde_json::Value {
    assert_eq!(text.lines().count(), 1, "{text}");
    serde_json::from_str(text).expect("it is JSON")
}
