use alloc::vec;
use alloc::vec::Vec;

use boardwright_core::{Game, Player, Rules};
use boardwright_grid::{CellBoard, CellPlacement, DirectionalWin, Line, Misere, SetupError, Shape};

use crate::{
    CountingBoard, FullLineWin, ThreeByThree, UltimateBoard, UltimatePlacement, UltimateWin,
};

/// The game that [`tic_tac_toe`] returns.
pub type TicTacToe = Game<ThreeByThree, CellPlacement, FullLineWin>;

/// The games that [`square`] returns.
pub type SquareGame = Game<CountingBoard, CellPlacement, FullLineWin>;

/// The games that [`m_n_k`] returns.
pub type MnkGame = Game<CellBoard, CellPlacement, DirectionalWin>;

/// The games that [`misere`] returns.
pub type MisereGame = Game<CellBoard, CellPlacement, Misere<DirectionalWin>>;

/// The game that [`ultimate`] returns.
pub type Ultimate = Game<UltimateBoard, UltimatePlacement, UltimateWin>;

/// Tic Tac Toe: three in a row on 3 x 3 wins. Cross moves first, then Nought.
pub fn tic_tac_toe() -> TicTacToe {
    let rules = Rules::for_two(CellPlacement::new(), FullLineWin);
    Game::new(rules, ThreeByThree::new(), default_players()).expect("the symbols differ")
}

/// Tic Tac Toe on a square board in which a line runs from edge to edge: `side` in a row.
///
/// # Errors
///
/// [`SetupError`] unless the side is from 2 to 32.
///
/// ```
/// use boardwright_tic_tac_toe::square;
///
/// assert!(square(5).is_ok());
/// assert_eq!(
///     square(1).unwrap_err().to_string(),
///     "a line of 1 is too short: it takes at least 2",
/// );
/// ```
pub fn square(side: usize) -> Result<SquareGame, SetupError> {
    let board = CountingBoard::new(side)?;
    Line::at_least(side as u8).check_fits(Shape::new([side, side])?)?;
    let rules = Rules::for_two(CellPlacement::new(), FullLineWin);
    Ok(Game::new(rules, board, default_players())?)
}

/// Tic Tac Toe on any board with any length of line: `length` in a row or more, on `rows` x
/// `columns`. Mathematicians call it an m,n,k-game.
///
/// # Errors
///
/// [`SetupError`] for sides that no board has or a line that does not fit.
///
/// ```
/// use boardwright_tic_tac_toe::m_n_k;
///
/// assert!(m_n_k(4, 5, 4).is_ok());
/// assert_eq!(
///     m_n_k(4, 5, 6).unwrap_err().to_string(),
///     "a line of 6 does not fit: the longest side of the board is 5",
/// );
/// ```
pub fn m_n_k(rows: usize, columns: usize, length: u8) -> Result<MnkGame, SetupError> {
    let (board, win) = board_and_line(rows, columns, length)?;
    Ok(Game::new(Rules::for_two(CellPlacement::new(), win), board, default_players())?)
}

/// Misere: the same boards and lines, and whoever completes a line loses.
///
/// # Errors
///
/// [`SetupError`], as for [`m_n_k`].
///
/// ```
/// use boardwright_core::Seat;
/// use boardwright_tic_tac_toe::misere;
///
/// let mut game = misere(3, 3, 3)?;
/// for cell in ["b2", "a1", "a2", "c3", "c2"] {
///     game.play(cell.parse()?)?;
/// }
/// assert_eq!(game.winner(), Some(Seat::SECOND));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn misere(rows: usize, columns: usize, length: u8) -> Result<MisereGame, SetupError> {
    let (board, win) = board_and_line(rows, columns, length)?;
    let rules = Rules::for_two(CellPlacement::new(), Misere::new(win));
    Ok(Game::new(rules, board, default_players())?)
}

/// Ultimate: nine small boards make up a large one, the cell that a player chooses names the small
/// board that the other must play on, and three small boards in a row win.
pub fn ultimate() -> Ultimate {
    let rules = Rules::for_two(UltimatePlacement, UltimateWin);
    Game::new(rules, UltimateBoard::new(), default_players()).expect("the symbols differ")
}

fn board_and_line(
    rows: usize,
    columns: usize,
    length: u8,
) -> Result<(CellBoard, DirectionalWin), SetupError> {
    let shape = Shape::new([rows, columns])?;
    let line = Line::at_least(length);
    line.check_fits(shape)?;
    Ok((CellBoard::new(shape), DirectionalWin::new(line)))
}

/// Cross and Nought, in the order of their turns.
pub fn default_players() -> Vec<Player> {
    vec![Player::new("Cross", 'X'), Player::new("Nought", 'O')]
}
