use alloc::string::{String, ToString};

use boardwright_core::{Excerpt, Reason, Seat};
use boardwright_grid::{Picture, PictureError, Shape, Stone};

/// A position as text, taken apart: `CELLS`, `CELLS:SEAT` or `CELLS:SEAT:REST`.
///
/// Cells are rows separated by `/`, top row first, a symbol a cell, `.` or a number for one or
/// that many empty cells. Seats count from 1.
#[derive(Debug, Clone, Copy)]
pub struct SetUp<'t> {
    cells: &'t str,
    seat: Option<&'t str>,
    rest: Option<&'t str>,
}

impl<'t> SetUp<'t> {
    pub(crate) fn new(text: &'t str) -> SetUp<'t> {
        let mut parts = text.splitn(3, ':');
        let cells = parts.next().unwrap_or_default();
        SetUp { cells, seat: parts.next(), rest: parts.next() }
    }

    /// The cells, as a board of this shape.
    ///
    /// # Errors
    ///
    /// [`SetUpError`] for anything but a picture of such a board with these symbols.
    pub fn picture(&self, shape: Shape, symbols: &[char]) -> Result<Picture, SetUpError> {
        let picture = Picture::parse_line(self.cells, symbols)?;
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
        let Some(text) = self.seat.filter(|text| !text.is_empty()) else { return Ok(None) };
        Seat::all(seats)
            .find(|seat| (seat.index() + 1).to_string() == text)
            .map(Some)
            .ok_or_else(|| SetUpError::NoSuchSeat { text: text.to_string(), seats })
    }

    /// What follows the seat, for games that need to know more.
    pub const fn rest(&self) -> Option<&'t str> {
        self.rest
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
