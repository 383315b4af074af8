use std::env;
use std::fmt::Display;
use std::io::{self, IsTerminal, Write};

use serde::Serialize;

use crate::failure::{Failure, Fault};

/// Where answers go: to people as text, or to programs as JSON.
pub(crate) struct Output {
    json: bool,
    colour: bool,
}

/// An error as JSON.
#[derive(Serialize)]
struct ErrorObject<'f> {
    error: &'f Fault,
}

impl Output {
    pub(crate) fn new(json: bool) -> Output {
        let wants_colour = env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
            && env::var_os("TERM").is_some_and(|terminal| terminal != "dumb");
        Output { json, colour: wants_colour && !json && io::stdout().is_terminal() }
    }

    /// Whether programs read the answers.
    pub(crate) const fn is_json(&self) -> bool {
        self.json
    }

    /// Whether text may have colours.
    pub(crate) const fn has_colour(&self) -> bool {
        self.colour
    }

    /// Writes text for people, on a line of its own.
    pub(crate) fn text(&mut self, text: impl Display) -> Result<(), Failure> {
        Ok(writeln!(io::stdout().lock(), "{text}")?)
    }

    /// Writes one object on a line of its own.
    pub(crate) fn object<T: Serialize>(&mut self, object: &T) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        let line = serde_json::to_string(object).map_err(io::Error::from)?;
        Ok(writeln!(out, "{line}")?)
    }

    /// Writes what a conversation says: to the people, even where the answer is for programs.
    pub(crate) fn say(&mut self, text: impl Display) -> Result<(), Failure> {
        if self.json { Ok(writeln!(io::stderr().lock(), "{text}")?) } else { self.text(text) }
    }

    /// Asks for an input, on the line on which it will be typed.
    pub(crate) fn prompt(&mut self, text: impl Display) -> Result<(), Failure> {
        if self.json {
            write!(io::stderr().lock(), "{text}")?;
        } else {
            write!(io::stdout().lock(), "{text}")?;
        }
        Ok(io::stdout().flush()?)
    }

    /// Writes an error as a line for people, and as an object where programs read.
    pub(crate) fn error(&mut self, fault: &Fault) -> Result<(), Failure> {
        self.complain(fault);
        if self.json { self.object(&ErrorObject { error: fault }) } else { Ok(()) }
    }

    /// Writes an error for people only.
    pub(crate) fn complain(&mut self, fault: &Fault) {
        // Nothing is left to be done if standard error is closed.
        let _ = writeln!(io::stderr().lock(), "error: {}", fault.message());
    }
}
