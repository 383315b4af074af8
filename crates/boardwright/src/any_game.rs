use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use boardwright_core::{Outcome, Player, Seat};

use crate::{
    BytesError, Ending, Forbidden, MoveError, MovesError, SetUpError, SmallBoard, Specification,
    Tally,
};

/// A game whose types are known where it was made and nowhere else: what the command, servers and
/// bindings hold. It takes moves as text or as small numbers, and answers an input of the wrong
/// kind with an error.
///
/// Every call is dynamic, so what takes many moves ([`perft`](AnyGame::perft),
/// [`playouts`](AnyGame::playouts)) is one call. For anything else that must be fast, see
/// [`Visitor`](crate::Visitor).
///
/// ```
/// use boardwright::Specification;
///
/// let specification: Specification = "connect-four".parse()?;
/// let mut game = specification.new_game();
/// game.play_all("d d c")?;
/// assert_eq!(game.play("h8").unwrap_err().to_string(),
///     "\"h8\" is not a move: expected a column letter or number");
/// assert_eq!(game.picture(), "\
/// 6  . . . . . . .
/// 5  . . . . . . .
/// 4  . . . . . . .
/// 3  . . . . . . .
/// 2  . . . Y . . .
/// 1  . . R R . . .
///    a b c d e f g");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait AnyGame: Send + Sync {
    /// Which game it is.
    fn specification(&self) -> &Specification;

    /// The players in the order of their seats, each with the symbol of the colour that they play
    /// at the moment.
    fn players(&self) -> Vec<Player>;

    /// Who moves; after the end, the seat that made the last move.
    fn to_move(&self) -> Seat;

    /// How the game ended, or `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// How many moves were played since the start.
    fn ply(&self) -> usize;

    /// Takes the first move off a run of moves: its text, and what follows. See
    /// [`Notation::split`](boardwright_core::Notation::split).
    fn split<'t>(&self, text: &'t str) -> Option<(&'t str, &'t str)>;

    /// Plays one move, written in the game's notation, for the player whose turn it is.
    ///
    /// # Errors
    ///
    /// [`MoveError`]; the game, its history included, is then unchanged.
    fn play(&mut self, text: &str) -> Result<Played, MoveError>;

    /// Plays one move for `seat`, if it is that seat's turn.
    ///
    /// # Errors
    ///
    /// [`MoveError`]: the game is over, it is another seat's turn, the text is no move, or the rule
    /// refuses it, in this order. The game, its history included, is then unchanged.
    fn play_as(&mut self, seat: Seat, text: &str) -> Result<Played, MoveError>;

    /// Plays the move with this number, from `0..actions`, for the player whose turn it is.
    ///
    /// # Errors
    ///
    /// [`MoveError`], with the reason `wrong_input` for a number that is no move.
    fn play_number(&mut self, number: u32) -> Result<Played, MoveError>;

    /// How many numbers for moves the game has. It is the same all game long.
    fn actions(&self) -> u32;

    /// Every legal move in notation, each once; none after the end.
    fn legal(&self) -> Vec<String>;

    /// The numbers of the legal moves, in the order of [`legal`](AnyGame::legal).
    fn legal_numbers(&self) -> Vec<u32>;

    /// The free cells on which the player to move may not play, in the order of cells, none after
    /// the end; `None` for games that have no such thing.
    fn forbidden(&self) -> Option<Vec<Forbidden>>;

    /// What the player to move is asked for, in a few words, where that is not simply a move:
    /// `swap or stay`.
    fn asked(&self) -> Option<String>;

    /// The moves played since the start, in notation.
    fn moves(&self) -> Vec<String>;

    /// Takes back what happened last: a move, a resignation, an agreed draw.
    ///
    /// # Errors
    ///
    /// [`MoveError`] with the reason `nothing_to_undo`.
    fn undo(&mut self) -> Result<(), MoveError>;

    /// Brings back what was undone last.
    ///
    /// # Errors
    ///
    /// [`MoveError`] with the reason `nothing_to_redo`.
    fn redo(&mut self) -> Result<(), MoveError>;

    /// Ends the game because `seat` gives up.
    ///
    /// # Errors
    ///
    /// [`MoveError`] if the game is over, has no such seat, or has more than two.
    fn resign(&mut self, seat: Seat) -> Result<(), MoveError>;

    /// Ends the game as a draw on which the players agreed.
    ///
    /// # Errors
    ///
    /// [`MoveError`] if it is over.
    fn agree_draw(&mut self) -> Result<(), MoveError>;

    /// What stands on the board: the rows, top row first, a symbol a cell, `.` where it is empty.
    fn cells(&self) -> Vec<String>;

    /// The board for people: column letters below, row numbers from 1 at the left.
    fn picture(&self) -> String;

    /// The small boards that make up the board, by row from the bottom, then by column; none where
    /// it is one board.
    fn small_boards(&self) -> Vec<SmallBoard>;

    /// The cells that made the win, in notation, each once, in the order of cells.
    fn winning_cells(&self) -> Vec<String>;

    /// How the game came to its end; `None` while it goes on.
    fn ending(&self) -> Option<Ending>;

    /// The position in one line, with everything that decides how the game goes on, so that
    /// [`set_up`](AnyGame::set_up) of it gives an equal one.
    fn position_text(&self) -> String;

    /// The position in few bytes, with everything that decides how the game goes on and a
    /// checksum. [`set_up_bytes`](AnyGame::set_up_bytes) of a game with the same specification
    /// reads it. See the documentation of snapshots for the layout.
    fn to_bytes(&self) -> Vec<u8>;

    /// Starts again from a position that [`to_bytes`](AnyGame::to_bytes) wrote. It is checked
    /// like any position that is set up.
    ///
    /// # Errors
    ///
    /// [`BytesError`]; the game is then unchanged.
    fn set_up_bytes(&mut self, bytes: &[u8]) -> Result<(), BytesError>;

    /// Starts again from a position written as `CELLS` or `CELLS:SEAT`: rows separated by `/`, top
    /// row first, a symbol a cell, `.` or a number for empty ones, and who moves, from 1. What more
    /// there can be is told at [`SetUp`](crate::SetUp). The history is then empty, and nothing can
    /// be undone but a resignation or an agreed draw.
    ///
    /// # Errors
    ///
    /// [`SetUpError`] for what is no position of this game; the game is then unchanged.
    fn set_up(&mut self, position: &str) -> Result<(), SetUpError>;

    /// Counts the sequences of `depth` legal moves from here.
    fn perft(&self, depth: u32) -> u64;

    /// [`perft`](AnyGame::perft), one ply less deep, after each legal move, in notation.
    fn divide(&self, depth: u32) -> Vec<(String, u64)>;

    /// Plays this many games on from here with moves drawn at random; the same `seed` gives the
    /// same games. A game that goes on for [`Tally::MOST_MOVES`] moves is broken off.
    fn playouts(&self, games: u64, seed: u64) -> Tally;

    /// A copy that goes its own way.
    fn boxed_clone(&self) -> Box<dyn AnyGame>;
}

impl dyn AnyGame + '_ {
    /// Plays a run of moves, separated by blanks or commas, or by nothing where the notation of the
    /// game says so. A position to set up, `@CELLS:SEAT`, can stand at the beginning.
    ///
    /// # Errors
    ///
    /// [`MovesError`] names the first fault. The moves before it were played.
    pub fn play_all(&mut self, moves: &str) -> Result<(), MovesError> {
        let mut rest = self.set_up_first(moves)?;
        let mut number = 0;
        while let Some((text, following)) = self.split(rest) {
            number += 1;
            if let Err(error) = self.play(text) {
                return Err(MovesError::Move { number, text: text.to_owned(), error });
            }
            rest = following;
        }
        Ok(())
    }

    /// Sets up the position at the beginning of a run of moves, if there is one, and returns the
    /// moves that follow it.
    ///
    /// # Errors
    ///
    /// [`SetUpError`] for what is no position of this game.
    pub fn set_up_first<'t>(&mut self, moves: &'t str) -> Result<&'t str, SetUpError> {
        let moves = moves.trim_start();
        let Some(text) = moves.strip_prefix('@') else { return Ok(moves) };
        let end = text.find(char::is_whitespace).unwrap_or(text.len());
        let (position, following) = text.split_at(end);
        self.set_up(position)?;
        Ok(following)
    }

    /// The seats of the table, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(u8::try_from(self.players().len()).unwrap_or(u8::MAX))
    }
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Box<dyn AnyGame> {
        self.boxed_clone()
    }
}

/// A move that was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// Who made it.
    pub mover: Seat,
    /// The move in notation, as the game itself writes it.
    pub text: String,
    /// The cell on which something was put, in notation, if something was.
    pub landing: Option<String>,
    /// Where everything went that stood on the board before and is not there any more.
    pub shifts: Vec<Shift>,
}

/// What became of something that stood on the board before a move. All shifts of a move happen at
/// once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shift {
    /// The cell on which it stood, in notation.
    pub from: String,
    /// The cell on which it stands now, in notation; `None` if it left the board.
    pub to: Option<String>,
}
