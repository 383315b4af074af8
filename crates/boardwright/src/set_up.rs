use alloc::format;
use alloc::string::{String, ToString};
use core::str::FromStr;

use boardwright_core::{Excerpt, Outcome, Reason, Seat};
use boardwright_grid::{Picture, PictureError, Shape, Stone};

use crate::Ending;

/// A position that is set up, taken apart: `CELLS`, `CELLS:SEAT`, `CELLS:SEAT:REST` or
/// `CELLS:SEAT:REST:END`.
///
/// Cells are rows separated by `/`, top row first, a symbol a cell, `.` or a number for one or
/// that many empty cells. Seats count from 1. What a game remembers besides is the rest, and how
/// the game ended is the end: nothing, `ended` (by a move of the seat before SEAT), `resigned=1`
/// or `agreed`.
#[derive(Debug, Clone, Copy)]
pub struct SetUp<'t> {
    cells: Cells<'t>,
    seat: Option<&'t str>,
    rest: Option<&'t str>,
    end: Option<&'t str>,
}

/// The cells of a position: written, or read already.
#[derive(Debug, Clone, Copy)]
enum Cells<'t> {
    Text(&'t str),
    Picture(&'t Picture),
}

impl<'t> SetUp<'t> {
    pub(crate) fn new(text: &'t str) -> SetUp<'t> {
        let mut parts = text.splitn(4, ':');
        let cells = Cells::Text(parts.next().unwrap_or_default());
        let (seat, rest, end) = (parts.next(), parts.next(), parts.next());
        // Where an end is told there may be nothing between.
        let rest = rest.filter(|rest| end.is_none() || !rest.is_empty());
        SetUp { cells, seat, rest, end }
    }

    /// A position of which the cells are read already.
    pub(crate) const fn with_picture(
        picture: &'t Picture,
        seat: &'t str,
        rest: Option<&'t str>,
        end: Option<&'t str>,
    ) -> SetUp<'t> {
        SetUp { cells: Cells::Picture(picture), seat: Some(seat), rest, end }
    }

    /// The same position with another seat to move and another rest.
    pub(crate) const fn with_seat_and_rest(
        self,
        seat: &'t str,
        rest: Option<&'t str>,
    ) -> SetUp<'t> {
        SetUp { seat: Some(seat), rest, ..self }
    }

    /// The cells, as a board of this shape.
    ///
    /// # Errors
    ///
    /// [`SetUpError`] for anything but a picture of such a board with these symbols.
    pub fn picture(&self, shape: Shape, symbols: &[char]) -> Result<Picture, SetUpError> {
        let picture = match self.cells {
            Cells::Text(text) => Picture::parse_line(text, symbols)?,
            Cells::Picture(picture) => picture.clone(),
        };
        if picture.shape() != shape {
            return Err(SetUpError::Shape { shown: picture.shape(), board: shape });
        }
        Ok(picture)
    }

    /// The seat to move where every player plays one colour and puts one stone a turn: the counts
    /// tell it, and must be such that turns can give them.
    ///
    /// # Errors
    ///
    /// [`SetUpError`] for other counts, or if the text names another seat.
    pub fn seat_by_turns(&self, picture: &Picture, seats: u8) -> Result<Seat, SetUpError> {
        let stones = picture.stones().count();
        for seat in Seat::all(seats) {
            let share = (stones + usize::from(seats) - 1 - seat.index()) / usize::from(seats);
            let shown = picture.count(Stone::from(seat));
            if shown != share {
                return Err(SetUpError::Counts { seat, shown, share, stones });
            }
        }
        let to_move = Seat::new((stones % usize::from(seats)) as u8);
        match self.named_seat(seats)? {
            Some(named) if named != to_move => Err(SetUpError::NotItsTurn { named, to_move }),
            _ => Ok(to_move),
        }
    }

    /// The seat to move where positions are drawn freely: the one that the text names, or else
    /// the one whose turn it is by the counts.
    ///
    /// # Errors
    ///
    /// [`SetUpError`] if the text names no seat and the counts do not tell it.
    pub fn seat_of_any(&self, picture: &Picture, seats: u8) -> Result<Seat, SetUpError> {
        match self.named_seat(seats)? {
            Some(named) => Ok(named),
            None => self.seat_by_turns(picture, seats).map_err(|_| SetUpError::NoSeat),
        }
    }

    /// The seat to move as the text names it, if it does.
    ///
    /// # Errors
    ///
    /// [`SetUpError`] if it names none of these `seats`.
    pub fn named_seat(&self, seats: u8) -> Result<Option<Seat>, SetUpError> {
        let text = self.seat.filter(|text| !text.is_empty());
        text.map(|text| read_seat(text, seats)).transpose()
    }

    /// What follows the seat, for games that need to know more.
    pub const fn rest(&self) -> Option<&'t str> {
        self.rest
    }

    /// What follows the seat, where that is a list of `name=value` separated by commas: the value
    /// of each of these names that is there.
    ///
    /// # Errors
    ///
    /// [`SetUpError`] for another name, and for one that is given twice.
    pub fn items<const N: usize>(
        &self,
        names: [&str; N],
    ) -> Result<[Option<&'t str>; N], SetUpError> {
        let mut values = [None; N];
        for item in self.rest.into_iter().flat_map(|rest| rest.split(',')) {
            let too_much = || SetUpError::TooMuch { text: item.to_string() };
            let (name, value) = item.split_once('=').ok_or_else(too_much)?;
            let index = names.iter().position(|&other| other == name).ok_or_else(too_much)?;
            if values[index].replace(value).is_some() {
                return Err(SetUpError::Repeated { name: name.to_string() });
            }
        }
        Ok(values)
    }

    /// How the game ended, if the text says that it did.
    ///
    /// # Errors
    ///
    /// [`SetUpError`] for other words, and for a seat that is none of these `seats`.
    pub fn ending(&self, seats: u8) -> Result<Option<Ending>, SetUpError> {
        Ok(Some(match self.end {
            None => return Ok(None),
            Some(ENDED) => Ending::Move,
            Some(AGREED) => Ending::Agreed,
            Some(end) => match end.strip_prefix(RESIGNED) {
                Some(seat) => Ending::Resigned(read_seat(seat, seats)?),
                None => return Err(SetUpError::NoEnd { text: end.to_string() }),
            },
        }))
    }

    /// Whether the text says that the game has just ended by a move of the seat before the one
    /// that it names.
    pub fn has_just_ended(&self) -> bool {
        self.end == Some(ENDED)
    }

    /// Refuses a text that says more than cells and a seat.
    ///
    /// # Errors
    ///
    /// [`SetUpError`] if it does.
    pub fn check_no_rest(&self) -> Result<(), SetUpError> {
        match self.rest {
            None => Ok(()),
            Some(rest) => Err(SetUpError::TooMuch { text: rest.to_string() }),
        }
    }
}

const ENDED: &str = "ended";
const AGREED: &str = "agreed";
const RESIGNED: &str = "resigned=";

/// How a game ended, as a position says it; nothing where that follows from the rest of it.
pub(crate) fn write_end(ending: Ending) -> Option<String> {
    match ending {
        Ending::Move => Some(ENDED.to_string()),
        Ending::SetUp => None,
        Ending::Resigned(seat) => Some(format!("{RESIGNED}{}", seat.index() + 1)),
        Ending::Agreed => Some(AGREED.to_string()),
    }
}

fn read_seat(text: &str, seats: u8) -> Result<Seat, SetUpError> {
    Seat::all(seats)
        .find(|seat| (seat.index() + 1).to_string() == text)
        .ok_or_else(|| SetUpError::NoSuchSeat { text: text.to_string(), seats })
}

/// Reads a number that a position gives by name.
pub(crate) fn read_number<N: FromStr>(name: &str, text: &str) -> Result<N, SetUpError> {
    let is_plain = !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_plain).ok_or_else(|| {
        SetUpError::Unfit(format!("{name} cannot be {}: it is a number from 1", Excerpt(text)))
    })
}

/// Why a position cannot be set up. Seats, rows and columns count from 1, like the text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetUpError {
    /// The cells are no picture of a board.
    #[error(transparent)]
    Picture(#[from] PictureError),
    /// They are a picture of another board.
    #[error(
        "the position has {} rows and {} columns, the board {} and {}",
        shown.rows(), shown.columns(), board.rows(), board.columns()
    )]
    Shape {
        /// The shape of the position.
        shown: Shape,
        /// The shape of the board.
        board: Shape,
    },
    /// Turns cannot give these counts.
    #[error(
        "player {} has {shown} of {stones} stones, and turns would give {share}",
        seat.index() + 1
    )]
    Counts {
        /// Whose count is wrong.
        seat: Seat,
        /// How many stones of this player are shown.
        shown: usize,
        /// How many there would be.
        share: usize,
        /// How many stones are shown in all.
        stones: usize,
    },
    /// The counts say that somebody else moves.
    #[error(
        "player {} cannot be to move: by the counts it is the turn of player {}",
        named.index() + 1, to_move.index() + 1
    )]
    NotItsTurn {
        /// Who was named.
        named: Seat,
        /// Whose turn it is.
        to_move: Seat,
    },
    /// The seat to move is no seat.
    #[error("{} is no player: players are 1 to {seats}", Excerpt(text))]
    NoSuchSeat {
        /// What was said.
        text: String,
        /// How many seats there are.
        seats: u8,
    },
    /// No seat to move is named, and the counts do not tell it.
    #[error("the counts do not tell who is to move: name the player, as in @CELLS:2")]
    NoSeat,
    /// There is text after the seat that this game has no use for.
    #[error("{} does not belong to a position of this game", Excerpt(text))]
    TooMuch {
        /// The text.
        text: String,
    },
    /// Two players have a winning line.
    #[error("players {} and {} have both won", first.index() + 1, second.index() + 1)]
    TwoWinners {
        /// One of them.
        first: Seat,
        /// The other.
        second: Seat,
    },
    /// The lines on the board cannot have been made at once, and the first ends the game.
    #[error("player {} has lines that no single last move can have made", seat.index() + 1)]
    TooManyLines {
        /// Whose lines they are.
        seat: Seat,
    },
    /// A player has a line although somebody else moved last, after the end of the game.
    #[error(
        "player {} has a line, but player {} moved last: the game was over before",
        seat.index() + 1, last.index() + 1
    )]
    LineBefore {
        /// Whose line it is.
        seat: Seat,
        /// Who moved last.
        last: Seat,
    },
    /// A player has lost by a foul although somebody else moved last.
    #[error(
        "player {} has made a foul, but player {} moved last: the game was over before",
        seat.index() + 1, last.index() + 1
    )]
    FoulBefore {
        /// Whose foul it is.
        seat: Seat,
        /// Who moved last.
        last: Seat,
    },
    /// The same thing is said twice.
    #[error("{} is given twice", Excerpt(name))]
    Repeated {
        /// What it is called.
        name: String,
    },
    /// How the game ended is not told in words that are known.
    #[error("{} is no end of a game: expected ended, resigned=1 or agreed", Excerpt(text))]
    NoEnd {
        /// What was said.
        text: String,
    },
    /// The text says that the game has ended, and it has not.
    #[error("the game has not ended in this position")]
    NotOver,
    /// The text says that a player gave up or that the players agreed on a draw, and the game was
    /// over before.
    #[error("the game is over in this position, so nobody can give up or agree on a draw")]
    OverBefore {
        /// How the game ended.
        outcome: Outcome,
    },
    /// Something else that only this game asks for: the message says what.
    #[error("{0}")]
    Unfit(String),
}

impl SetUpError {
    /// What a game's own board says about a position.
    pub(crate) fn unfit(error: impl ToString) -> SetUpError {
        SetUpError::Unfit(error.to_string())
    }
}

impl Reason for SetUpError {
    fn reason(&self) -> &'static str {
        "bad_position"
    }
}
