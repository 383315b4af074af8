use alloc::vec;
use alloc::vec::Vec;

use boardwright_core::{Game, Player, Rules};
use boardwright_grid::{
    CellGrid, CellPlacement, DirectionalWin, Line, LineBoard15, LineBoard20, LineBoard31,
};

use crate::size::{DEFAULT_SIZE, GO_SIZE, SizeError, shape};

/// How many stones make a line.
const FIVE: u8 = 5;

/// The game in which lines win and nothing else is asked, on a board of any size.
pub type LineGame = Game<LineBoard31, CellPlacement, DirectionalWin>;

/// The same on the usual board of 15 x 15.
pub type LineGame15 = Game<LineBoard15, CellPlacement, DirectionalWin>;

/// The same on a board of 19 x 19.
pub type LineGame19 = Game<LineBoard20, CellPlacement, DirectionalWin>;

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
/// let mut game = freestyle(19)?;
/// for cell in ["a1", "a9", "b1", "b9", "c1", "c9", "e1", "e9", "f1", "f9", "d1"] {
///     game.play(cell.parse()?)?;
/// }
/// assert_eq!(game.winning_cells().len(), 6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn freestyle(size: usize) -> Result<LineGame, SizeError> {
    on_any_board(size, Line::at_least(FIVE))
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
/// let mut game = standard(19)?;
/// for cell in ["a1", "a9", "b1", "b9", "c1", "c9", "e1", "e9", "f1", "f9", "d1"] {
///     game.play(cell.parse()?)?;
/// }
/// assert_eq!(game.outcome(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn standard(size: usize) -> Result<LineGame, SizeError> {
    on_any_board(size, Line::exactly(FIVE))
}

/// [`freestyle`] on 15 x 15, in less than 1 KB a position instead of 5 KB.
pub fn freestyle_15() -> LineGame15 {
    on_usual_board(Line::at_least(FIVE))
}

/// [`standard`] on 15 x 15, in less than 1 KB a position instead of 5 KB.
pub fn standard_15() -> LineGame15 {
    on_usual_board(Line::exactly(FIVE))
}

/// [`freestyle`] on 19 x 19, in 3.4 KB a position instead of 5 KB.
pub fn freestyle_19() -> LineGame19 {
    on_go_board(Line::at_least(FIVE))
}

/// [`standard`] on 19 x 19, in 3.4 KB a position instead of 5 KB.
pub fn standard_19() -> LineGame19 {
    on_go_board(Line::exactly(FIVE))
}

/// Black, who moves first and is shown as `X`, and White, shown as `O`.
pub fn players() -> Vec<Player> {
    vec![Player::new("Black", 'X'), Player::new("White", 'O')]
}

fn on_any_board(size: usize, line: Line) -> Result<LineGame, SizeError> {
    let board = LineBoard31::new(shape(size)?).expect("no larger size passes");
    Ok(lines(board, line))
}

fn on_usual_board(line: Line) -> LineGame15 {
    let shape = shape(DEFAULT_SIZE).expect("15 is in range");
    lines(LineBoard15::new(shape).expect("15 is its side"), line)
}

fn on_go_board(line: Line) -> LineGame19 {
    let shape = shape(GO_SIZE).expect("19 is in range");
    lines(LineBoard20::new(shape).expect("19 is no longer than its longest side"), line)
}

fn lines<G: CellGrid>(board: G, line: Line) -> Game<G, CellPlacement, DirectionalWin> {
    let rules = Rules::for_two(CellPlacement::new(), DirectionalWin::new(line));
    Game::new(rules, board, players()).expect("two players with different symbols")
}
