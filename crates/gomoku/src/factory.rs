use alloc::vec;
use alloc::vec::Vec;

use boardwright_core::{Game, Player, Rules};
use boardwright_grid::{CellBoard, CellPlacement, DirectionalWin, Line};

use crate::size::{SizeError, shape};

/// How many stones make a line.
pub(crate) const FIVE: u8 = 5;

/// The game that [`freestyle`] returns.
pub type Freestyle = Game<CellBoard, CellPlacement, DirectionalWin>;

/// The game that [`standard`] returns.
pub type Standard = Game<CellBoard, CellPlacement, DirectionalWin>;

/// Freestyle Gomoku on a board of `size` x `size`: five in a row or more wins. Black moves first.
///
/// # Errors
///
/// [`SizeError`] for a size that is not in 5 to 26.
///
/// ```
/// use boardwright_gomoku::freestyle;
///
/// // Black fills the gap in a row of six.
/// let mut game = freestyle(9)?;
/// for cell in ["a1", "a9", "b1", "b9", "c1", "c9", "e1", "e9", "f1", "f9", "d1"] {
///     game.play(cell.parse()?)?;
/// }
/// assert_eq!(game.winning_cells().len(), 6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn freestyle(size: usize) -> Result<Freestyle, SizeError> {
    lines(size, Line::at_least(FIVE))
}

/// Standard Gomoku on a board of `size` x `size`: exactly five in a row wins, six or more is
/// nothing and the game goes on. Black moves first.
///
/// # Errors
///
/// [`SizeError`] for a size that is not in 5 to 26.
///
/// ```
/// use boardwright_gomoku::standard;
///
/// // The same six as in freestyle win nothing.
/// let mut game = standard(9)?;
/// for cell in ["a1", "a9", "b1", "b9", "c1", "c9", "e1", "e9", "f1", "f9", "d1"] {
///     game.play(cell.parse()?)?;
/// }
/// assert_eq!(game.outcome(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn standard(size: usize) -> Result<Standard, SizeError> {
    lines(size, Line::exactly(FIVE))
}

/// Black, who moves first and is shown as `X`, and White, shown as `O`.
pub fn players() -> Vec<Player> {
    vec![Player::new("Black", 'X'), Player::new("White", 'O')]
}

fn lines(size: usize, line: Line) -> Result<Freestyle, SizeError> {
    let rules = Rules::for_two(CellPlacement::new(), DirectionalWin::new(line));
    let game = Game::new(rules, CellBoard::new(shape(size)?), players());
    Ok(game.expect("two players with different symbols"))
}
