//! SGF, the Smart Game Format, for games of Gomoku and Renju (`GM[4]`).
//!
//! The format is described at <https://red-bean.com/sgf/>: the grammar and the types of text on
//! `sgf4.html`, the properties on `properties.html`, points and passes on `go.html`, which Gomoku
//! shares as programs write it. That list of games knows neither Connect Four nor Tic Tac Toe.
//!
//! # Points
//!
//! Two letters: the column from the left, then the row from the **top**, so that on 15 x 15 `aa` is
//! a15 and `hg` is h9. `[]` is a pass, and so is `[tt]` on boards of up to 19.
//!
//! # Which game
//!
//! | in the file | the game |
//! |---|---|
//! | `XGAME[gomoku:…]` | that one: this library writes it always, and trusts it |
//! | `RU[Renju]` | that rule set; `Freestyle`, `Standard`, `Caro`, `Caro-Standard`, `Omok`, and the openings of Renju (`RIF`, `Yamaguchi`, `Soosyrv-8`, `Taraguchi-10`), whose stones are played without the choices between them |
//! | neither | the game that the caller names, or else freestyle |
//!
//! What `RU` leaves open follows the game that the caller names, if it has that rule set. `SZ` is
//! the size, 15 if it is not told. Other games than `GM[4]`, and those that do not say, are read
//! only for a caller who names Gomoku: some programs write another number there.
//!
//! # Properties of this library
//!
//! Other programs skip what they do not know. None of these names begins or ends like a move, for
//! the sake of programs that look for no more than `;B[` or `W[`.
//!
//! | property | says |
//! |---|---|
//! | `XGAME[specification]` | the game, with every parameter |
//! | `XMOVE[swap]` | a move that puts no stone on the board: a choice of an opening, a fifth that is offered |
//! | `XTIME[2.5]` | how many seconds the move took |
//! | `XRESULT[2 time]` | the result: a player, `draw`, `none` or `-`, and how it came about; only where `RE` says less |
//! | `XOTHER[name:value]` | what another format knows, under a name that is none of SGF |
//!
//! # What becomes of everything else
//!
//! - `B` and `W` are the colours of stones. Where colours change hands, `PB`, `PW` and `RE` are
//!   about who plays the colour at the end of the main line.
//! - `GC` is the comment on the game, or `C` of the root where there is no `GC`.
//! - A node without a move says what it says about the move before it, or about the game: comments
//!   are joined by a line break. A position is set up before the first move and nowhere else.
//! - The time of a move is taken from `XTIME`, or told by `TM`, `BL` and `WL` where no overtime is
//!   named.
//! - Everything unknown stays, in its order, as it is written between its brackets.
//! - `CA` is UTF-8 or ISO-8859-1; if it is not told, UTF-8 if the file is, or else ISO-8859-1, the
//!   format's own default. UTF-8 is written.
//! - Text before the first `(;` is skipped, and so is text without brackets after a game. Small
//!   letters in names, which the first versions of the format allow, are dropped.

mod charset;
mod clock;
mod game;
mod game_reader;
mod grammar;
mod header;
mod other;
mod point;
mod read;
mod result;
mod set_up;
mod text;
mod write;

use boardwright::Specification;

use crate::place::BYTE_ORDER_MARK;
use crate::{Format, ReadError, Record, WriteError};

use self::write::Writer;

pub(crate) fn recognise(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes);
    let text = bytes.trim_ascii_start();
    if text.starts_with(b"(") && grammar::begins_tree(text) {
        return true;
    }
    // A letter may come before a game; another format is no letter.
    let is_other = [&b"\xFFRenLib"[..], b"<", b"Piskvorky"].iter().any(|s| text.starts_with(s));
    !is_other && grammar::has_tree(text)
}

pub(crate) fn read(bytes: &[u8], game: Option<&Specification>) -> Result<Vec<Record>, ReadError> {
    read::collection(bytes, game)
}

pub(crate) fn write(record: &Record) -> Result<Vec<u8>, WriteError> {
    let text = Writer::new(record)?.write()?;
    Ok(text.into_bytes())
}

/// One of the two colours of stones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Colour {
    Black,
    White,
}

impl Colour {
    const BOTH: [Colour; 2] = [Colour::Black, Colour::White];

    /// The letter of its properties.
    const fn letter(self) -> char {
        match self {
            Colour::Black => 'B',
            Colour::White => 'W',
        }
    }

    /// The symbol of its stones in pictures of the board.
    const fn symbol(self) -> char {
        match self {
            Colour::Black => 'X',
            Colour::White => 'O',
        }
    }

    fn of_symbol(symbol: char) -> Option<Colour> {
        Colour::BOTH.into_iter().find(|colour| colour.symbol() == symbol)
    }

    const fn adjective(self) -> &'static str {
        match self {
            Colour::Black => "black",
            Colour::White => "white",
        }
    }
}

/// What SGF cannot hold.
fn cannot_hold(what: impl Into<String>) -> WriteError {
    WriteError { format: Format::Sgf, what: what.into() }
}
