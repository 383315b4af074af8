use boardwright_core::{Game, MoveRule, Rules, WinStrategy};
use boardwright_grid::{Cell, Grid};

use crate::Input;
use crate::opening::{Opened, OpenedRule, OpenedWin, OpeningError, Protocol};

/// The games that [`with_opening`] returns.
pub type OpenedGame<B, R, W> = Game<Opened<B>, OpenedRule<R>, OpenedWin<W>>;

/// The same game, opened by a protocol: its board, rules and players, with an opening before them.
///
/// # Errors
///
/// [`OpeningError`] if the board is too small for the protocol, or if there are stones on it.
///
/// # Panics
///
/// If the game is not for two.
///
/// ```
/// use boardwright_core::Seat;
/// use boardwright_gomoku::{Input, Protocol, freestyle, with_opening};
/// use boardwright_grid::Stone;
///
/// let mut game = with_opening(freestyle(15)?, Protocol::Swap2)?;
/// for cell in ["h8", "i9", "c3"] {
///     game.play(Input::Stone(cell.parse()?))?;
/// }
/// game.play(Input::Swap)?;
/// assert_eq!(game.board().opening().seat_of(Stone::FIRST), Seat::SECOND);
/// // White plays the fourth stone.
/// assert_eq!(game.to_move(), Seat::FIRST);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn with_opening<B, R, W>(
    game: Game<B, R, W>,
    protocol: Protocol,
) -> Result<OpenedGame<B, R, W>, OpeningError>
where
    B: Grid,
    R: MoveRule<B> + Clone,
    R::Input: From<Cell> + TryFrom<Input> + Into<Input>,
    W: WinStrategy<B, R::Change> + Clone,
{
    let board = game.board();
    protocol.check_fits(board.shape())?;
    if board.shape().iter().any(|cell| board.at(cell).is_some()) {
        return Err(OpeningError::NotEmpty { protocol });
    }
    let rules = game.rules();
    let rules =
        Rules::for_two(OpenedRule::new(rules.moves().clone()), OpenedWin::new(rules.win().clone()));
    let opened = Game::new(rules, Opened::new(board.clone(), protocol), game.players().to_vec());
    Ok(opened.expect("the same two players"))
}
