//! The game database of RenjuNet, an XML file (`renjunet_v10_….rif`).
//!
//! ```xml
//! <database version="1.0" date="2026-01-02">
//! <countries><country id="1" name="Estonia" abbr="EST"/></countries>
//! <cities><city id="1" country="1" name="Tallinn"/></cities>
//! <rules><rule id="1" name="RIF"/></rules>
//! <openings><opening id="21" abbr="D1" name="Kansei"/></openings>
//! <players><player id="1" name="Ando" surname="Meritee" country="1" city="1"/></players>
//! <tournaments><tournament id="1" name="A cup" country="1" start="2005-08-01"/></tournaments>
//! <games>
//! <game id="7" tournament="1" round="2" rule="1" black="1" white="2" bresult="1" alt="i8" swap="R">
//! <move>h8 h9 i8</move>
//! <info>a remark</info>
//! </game>
//! </games>
//! </database>
//! ```
//!
//! Tables come before the games, which refer to their rows by number; 0, or nothing, is nobody.
//! Points are letter and row from the bottom. `bresult` is 1 where Black won, 0.5 for a draw and 0
//! where White won.
//!
//! # The record
//!
//! - **The game** is Renju on 15 x 15, in which a foul loses, as it does over the board; a rule with
//!   `Gomoku` in its name is the standard one, with exactly five. Options are those of the game that
//!   is given, if it has that rule.
//! - **The opening** is read as `opening=free`. Rules such as RIF or Soosyrv-8 say how it was chosen,
//!   but the file holds neither every choice nor who made it: `swap` has a letter a step whose
//!   meaning is described nowhere, and `alt` names fifths that were not taken, or something else.
//!   So these are kept: `rule`, `opening` (its short name, and its name), `alt` and `swap`.
//! - **Names.** The tournament is the event, its city and country the place, its start the date; a
//!   player's country is the origin; `info` is the comment. All else that is told about a game is
//!   kept under the name of its attribute, all else about its tournament under `tournament.…`;
//!   `publisher`, `tournament.rule` and `tournament.month` by the name they refer to. The city of a
//!   player is not read: it belongs to no game.
//! - **The result** of a game that stops before it is decided on the board is `Unknown`: the file
//!   does not tell who resigned or ran out of time.
//!
//! A game without a number is written as number 1.
//!
//! A document type is refused, with everything that could be declared in it, and no entity but those
//! of XML itself is known. The encoding is UTF-8, or Latin-1 if the declaration says so.
//!
//! RenjuNet describes its format nowhere. These are facts from programs that read it:
//! <https://github.com/renju-note/renju-note> (`src/database/rif.ts`) names tables and attributes,
//! and games quoted in the comments and tests of other readers show them.

mod read;
mod tables;
mod write;
mod xml;

pub(crate) use self::read::{read, recognise};
pub(crate) use self::write::write;

/// The side of the board.
const SIZE: usize = 15;
/// How many moves a database may have. It has more games than a record has moves.
const MOST_MOVES: usize = 4_000_000;
/// How many games and rows of tables a database may have, together.
const MOST_ROWS: usize = 400_000;
/// What stands between the names that are told as one.
const PLACES: &str = ", ";
const NAMES: &str = " ";
/// What a name of the tournament's attribute begins with.
const TOURNAMENT: &str = "tournament.";

/// The rule that a name stands for.
fn rule_of(name: &str) -> &'static str {
    if name.to_ascii_lowercase().contains("gomoku") { "standard" } else { "renju" }
}
