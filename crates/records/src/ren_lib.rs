//! Libraries of RenLib: trees of analysis on a board of 15 x 15, two bytes a node.
//!
//! # The file
//!
//! The header has 20 bytes: `FF`, `RenLib`, `FF`, the major and the minor version of the format, ten
//! times `FF`. Versions up to 3.4 are read. The first versions had no header, and their files begin
//! with the node of h8, `78`; they are read where the format is named, and not recognised.
//!
//! A node is a byte for the point and a byte of flags. The point is its row from the top, counted
//! from 0, times 16, plus its column, counted from 1; 0 is the root or a pass.
//!
//! | flag | meaning |
//! |---|---|
//! | `80` | another node follows on the same level, after everything below this one |
//! | `40` | nothing is below this node: the next one belongs to the latest open level |
//! | `20` | an old comment follows |
//! | `10` | the node is marked |
//! | `08` | a comment follows |
//! | `04` | the start position, where RenLib begins to show the library |
//! | `02` | no move: the node carries a text for its point |
//! | `01` | two more bytes of flags follow; `00 01` says that a text for the point follows |
//!
//! RenLib's source calls `80` down and `40` right. Texts end with a zero byte and are filled up to
//! an even number of bytes with another. In a comment the byte 8 stands between its title, which
//! RenLib shows in one line, and its text. An old comment has seven-bit characters, those of the
//! Swedish alphabet in place of brackets, and its last byte has the highest bit set.
//!
//! A root of `00` comes first. RenLib leaves it out, and states the version 3.0, where every line
//! starts with h8 and nobody passes, and so does this library.
//!
//! # The record
//!
//! - **Comments.** The first line is the title; the text follows after it. Lines end with CR LF in
//!   the file. RenLib writes in the code page of the machine and says nowhere in which; text that is
//!   UTF-8 is read as such, any other as Latin-1. Latin-1 is also written, unless it cannot hold the
//!   text or would be taken for UTF-8. So every text comes back as it was.
//! - **Marks.** `mark`, `start` and `text` are kept under these names, and a point that is no move as
//!   `point`, with its name, its text, its comment, and perhaps `mark` and `start`.
//! - **Order.** The first of several moves is the main line. RenLib itself sorts them by point, and
//!   takes two that are the same for one.
//! - **The game** is not stated. Where none is given it is freestyle with passes: a library of Renju
//!   or of Gomoku shows lines that end with the five, which every rule allows, and shows the
//!   points that are forbidden to Black as well, which the rules of Renju would refuse.
//! - A result stands in no library; that of the main line is the one the moves give.
//!
//! A library that ends before every open level has been closed is cut short, and refused.
//!
//! Facts from the source of RenLib 3.6 by Frank Arkbo (`LibraryFile.cpp`, `MoveNode.cpp`,
//! `RenLibDoc.cpp`, `Utils.cpp`), <https://github.com/gomoku/RenLib>.

mod node;
mod read;
mod text;
mod write;

pub(crate) use self::read::{read, recognise};
pub(crate) use self::write::write;

const MARK: &[u8] = b"\xFFRenLib\xFF";
const HEADER: usize = 20;
/// The side of the board.
const SIZE: usize = 15;
/// The latest version, as a major and a minor number.
const LATEST: [u8; 2] = [3, 4];
/// The version of a library without a root.
const WITHOUT_ROOT: [u8; 2] = [3, 0];
const PASS: &str = "pass";
