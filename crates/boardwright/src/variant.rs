use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{Debug, Display};

use boardwright_core::{Board, Game, MoveRule, Notation, Player, Seat, WinStrategy};
use boardwright_grid::{Picture, SymmetryMaps};

use crate::{SetUp, SetUpError};

/// One way to build a game of the catalogue: its types, and what people see of them.
///
/// The chassis knows neither symbols nor pictures. This trait adds them from outside, a small
/// type for each combination of board, move rule and win strategy that the catalogue builds.
pub trait Variant: Clone + Send + Sync + 'static {
    /// The board.
    type Board: Board<Cell: Display> + Debug + Send + Sync + 'static;
    /// The move rule.
    type Moves: Notation<Self::Board, Input: Send + Sync, Change: Send + Sync>
        + Clone
        + Debug
        + Send
        + Sync
        + 'static;
    /// The win strategy.
    type Win: WinStrategy<Self::Board, ChangeOf<Self>> + Clone + Debug + Send + Sync + 'static;

    /// What stands on the board.
    fn picture(&self, board: &Self::Board) -> Picture;

    /// The cell on which a move put something, if it did.
    fn landing(&self, change: &ChangeOf<Self>) -> Option<CellOf<Self>>;

    /// The board and the seat to move of a position that was set up, given a game in which
    /// nothing has been played.
    ///
    /// # Errors
    ///
    /// [`SetUpError`] if the game cannot come to such a position.
    fn set_up(
        &self,
        start: &GameOf<Self>,
        text: SetUp<'_>,
    ) -> Result<(Self::Board, Seat), SetUpError>;

    /// What a position has besides what stands on the board and who moves, in the words that
    /// [`set_up`](Variant::set_up) reads: passes, the stage of an opening, earlier positions. The
    /// default is `None`: nothing.
    fn rest(&self, moves: &Self::Moves, board: &Self::Board) -> Option<String> {
        let _ = (moves, board);
        None
    }

    /// The [`rest`](Variant::rest) in few bytes. The default is its text.
    fn pack_rest(&self, moves: &Self::Moves, board: &Self::Board) -> Option<Vec<u8>> {
        self.rest(moves, board).map(String::into_bytes)
    }

    /// The text of a rest that [`pack_rest`](Variant::pack_rest) has packed, for a board like
    /// this one.
    ///
    /// # Errors
    ///
    /// [`SetUpError`] for bytes that are no packed rest.
    fn unpack_rest(&self, board: &Self::Board, bytes: &[u8]) -> Result<String, SetUpError> {
        let _ = board;
        let text = core::str::from_utf8(bytes).map(ToString::to_string);
        text.map_err(|_| SetUpError::unfit("the bytes behind the stones are no text"))
    }

    /// The symbol of the colour that a player plays at the moment, at this seat. The default is
    /// the player's own.
    fn symbol(&self, board: &Self::Board, player: &Player, seat: Seat) -> char {
        let _ = (board, seat);
        player.symbol()
    }

    /// How the game can be turned and mirrored. The default is `None`, for games that cannot.
    fn symmetry_maps(&self) -> Option<SymmetryMaps<Self::Board, Self::Moves>> {
        None
    }

    /// What the player to move is asked for, in a few words, where that is not simply a move. The
    /// default is `None`.
    fn asked(&self, board: &Self::Board) -> Option<String> {
        let _ = board;
        None
    }

    /// The free cells on which `mover` may not play although they are free, in the order of cells.
    /// The default is `None`, for games that have no such thing.
    fn forbidden(
        &self,
        moves: &Self::Moves,
        board: &Self::Board,
        mover: Seat,
    ) -> Option<Vec<Forbidden>> {
        let _ = (moves, board, mover);
        None
    }
}

/// The game that a [`Variant`] describes.
pub type GameOf<V> = Game<<V as Variant>::Board, <V as Variant>::Moves, <V as Variant>::Win>;

/// The change that a move of a [`Variant`] makes.
pub type ChangeOf<V> = <<V as Variant>::Moves as MoveRule<<V as Variant>::Board>>::Change;

/// What a player of a [`Variant`] names.
pub type InputOf<V> = <<V as Variant>::Moves as MoveRule<<V as Variant>::Board>>::Input;

/// A cell of a [`Variant`]'s board.
pub type CellOf<V> = <<V as Variant>::Board as Board>::Cell;

/// Something to do with a game whose types are known where it runs and chosen at run time.
///
/// A visitor is a closure with a generic parameter: [`Specification::visit`] calls it with the
/// types of the game that the specification names, so everything inside is compiled for each of
/// them and nothing in a loop is dynamic.
///
/// [`Specification::visit`]: crate::Specification::visit
///
/// ```
/// use boardwright::{GameOf, Specification, Variant, Visitor};
///
/// /// How many bytes a position takes.
/// struct PositionSize;
///
/// impl Visitor for PositionSize {
///     type Output = usize;
///     fn visit<V: Variant>(self, game: GameOf<V>, _variant: V) -> usize {
///         size_of_val(game.position())
///     }
/// }
///
/// let specification: Specification = "connect-four:players=3".parse()?;
/// assert!(specification.visit(PositionSize) < 100);
/// # Ok::<(), boardwright::SpecificationError>(())
/// ```
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it, with a new game of variant `V`.
    fn visit<V: Variant>(self, game: GameOf<V>, variant: V) -> Self::Output;
}

/// A free cell that the rules forbid to the player to move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forbidden {
    /// The move, in notation.
    pub text: String,
    /// Why, as the word of the refusal: `forbidden_overline`.
    pub reason: &'static str,
}
