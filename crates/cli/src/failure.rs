use std::io;
use std::process::ExitCode;

use boardwright::{MovesError, SpecificationError};
use boardwright_core::Reason;
use boardwright_records::{ReadError, RecordError};
use serde::Serialize;

use crate::output::Output;

/// The exit status after something was refused.
pub(crate) const REFUSED: u8 = 1;
/// The exit status after a command line that makes no sense.
const USAGE: u8 = 2;

/// Why the command cannot do what it was asked to.
pub(crate) enum Failure {
    /// The command line itself is at fault.
    Usage(Fault),
    /// A move, a position or a file is.
    Refused(Fault),
    /// Nobody reads the output any more.
    Closed,
}

/// What is wrong, as a word for programs and as a sentence for people.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct Fault {
    reason: &'static str,
    message: String,
    /// The number of the input at fault, from 1.
    ply: Option<usize>,
    /// The input at fault, as it was written.
    #[serde(rename = "move")]
    text: Option<String>,
}

impl Fault {
    /// A fault that lies with no single move.
    pub(crate) fn new(reason: &'static str, message: impl Into<String>) -> Fault {
        Fault { reason, message: message.into(), ply: None, text: None }
    }

    /// The same fault, found in the move with this number.
    pub(crate) fn in_move(mut self, number: usize, text: &str) -> Fault {
        self.ply = Some(number);
        self.text = Some(shortened(text));
        self
    }

    /// The first fault of a run of moves.
    pub(crate) fn in_moves(error: &MovesError) -> Fault {
        let fault = Fault::from(error);
        match error {
            MovesError::SetUp(_) => fault,
            MovesError::Move { number, text, .. } => fault.in_move(*number, text),
        }
    }

    pub(crate) const fn reason(&self) -> &'static str {
        self.reason
    }

    pub(crate) fn message(&self) -> &str {
        &self.message
    }
}

/// The beginning of an input, to be repeated.
pub(crate) fn shortened(text: &str) -> String {
    const LENGTH: usize = 40;
    let mut shown: String = text.chars().take(LENGTH).collect();
    if text.chars().nth(LENGTH).is_some() {
        shown.push('…');
    }
    shown
}

impl<E: Reason> From<&E> for Fault {
    fn from(error: &E) -> Fault {
        Fault::new(error.reason(), error.to_string())
    }
}

impl Failure {
    /// A command line that makes no sense.
    pub(crate) fn usage(message: impl Into<String>) -> Failure {
        Failure::Usage(Fault::new("usage", message))
    }

    /// Tells what went wrong, and with which status the command ends.
    pub(crate) fn report(self, output: &mut Output) -> ExitCode {
        let (fault, status) = match self {
            Failure::Usage(fault) => (fault, USAGE),
            Failure::Refused(fault) => (fault, REFUSED),
            // Whoever read the output has seen enough.
            Failure::Closed => return ExitCode::SUCCESS,
        };
        // If the error cannot be written either, the status still says it.
        let _ = output.error(&fault);
        ExitCode::from(status)
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        Failure::Refused(fault)
    }
}

impl From<SpecificationError> for Failure {
    fn from(error: SpecificationError) -> Failure {
        Failure::Usage(Fault::from(&error))
    }
}

impl From<MovesError> for Failure {
    fn from(error: MovesError) -> Failure {
        Failure::Refused(Fault::in_moves(&error))
    }
}

impl From<ReadError> for Failure {
    fn from(error: ReadError) -> Failure {
        match &error {
            ReadError::NoGame => Failure::usage(format!("{error}: give --game GAME")),
            ReadError::Record { error: RecordError::Move(illegal), .. } => {
                Fault::from(&error).in_move(illegal.ply, &illegal.text).into()
            }
            _ => Fault::from(&error).into(),
        }
    }
}

/// What can go wrong where the command reads and writes.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::Refused(Fault::new("input_output", error.to_string())),
        }
    }
}
