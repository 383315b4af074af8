use core::num::NonZeroU16;

use boardwright_core::{Game, Reason, Rules};
use boardwright_grid::{CellGrid, LineBoard15, LineBoard20, LineBoard31};

use crate::size::{DEFAULT_SIZE, GO_SIZE, shape};
use crate::{GomokuBoard, GomokuRule, GomokuWin, RuleSet, SizeError, Three, players};

/// What happens when a player makes a foul.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum OnFoul {
    /// The move is refused, as servers do.
    #[default]
    Reject,
    /// The stone stays and its player has lost, as before a referee.
    Lose,
}

/// Which Gomoku is played. [`Options::of`] gives a rule set as it is usually played.
///
/// ```
/// use boardwright_gomoku::{Options, OnFoul, RuleSet, gomoku};
///
/// let options = Options { foul: OnFoul::Lose, ..Options::of(RuleSet::Renju) };
/// assert!(options.passes);
/// let game = gomoku(19, options)?;
/// assert_eq!(game.legal().count(), 361 + 1);
/// # Ok::<(), boardwright_gomoku::OptionsError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Options {
    /// What wins and what is forbidden.
    pub rule: RuleSet,
    /// Which reading of the double-three holds, where it is forbidden.
    pub three: Three,
    /// What a foul does.
    pub foul: OnFoul,
    /// Whether a player may pass. Two passes in a row are a draw. Where passing is not allowed, a
    /// player with no legal point has lost.
    pub passes: bool,
    /// The game is a draw as soon as at most so many points are empty.
    pub draw_empty: u16,
    /// The game is a draw after so many moves. Stones and passes are moves, as each is a player's
    /// whole turn; the choices of an opening are not, though each is a ply, since they stand beside
    /// a move and some openings ask for more of them than others. So the limit is the same under
    /// every opening.
    pub max_moves: Option<NonZeroU16>,
}

impl Options {
    /// The rule set with its usual options: the strict reading of the double-three, fouls refused,
    /// passing in Renju only, a draw on a full board and no limit of moves.
    pub const fn of(rule: RuleSet) -> Options {
        let passes = matches!(rule, RuleSet::Renju);
        let (three, foul) = (Three::Strict, OnFoul::Reject);
        Options { rule, three, foul, passes, draw_empty: 0, max_moves: None }
    }

    /// The rules, for a game on any board.
    pub const fn rules(self) -> Rules<GomokuRule, GomokuWin> {
        Rules::for_two(GomokuRule::new(self), GomokuWin::new(self.rule))
    }
}

/// Why no game can be played like this.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// No board has this side.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// The game would be a draw at its start.
    #[error("a draw with {draw_empty} empty points is out of range: the board has {cells}")]
    DrawEmpty {
        /// How many empty points were to make a draw.
        draw_empty: u16,
        /// How many points the board has.
        cells: u16,
    },
}

impl Reason for OptionsError {
    fn reason(&self) -> &'static str {
        "bad_parameter"
    }
}

/// Gomoku under any rules, on a board `G`.
pub type GomokuOn<G> = Game<GomokuBoard<G>, GomokuRule, GomokuWin>;

/// Gomoku under any rules, on a board of any size.
pub type Gomoku = GomokuOn<LineBoard31>;

/// The same on the usual board of 15 x 15.
pub type Gomoku15 = GomokuOn<LineBoard15>;

/// The same on a board of 19 x 19.
pub type Gomoku19 = GomokuOn<LineBoard20>;

/// Gomoku on a board of `size` x `size`. Black moves first.
///
/// Where lines are all that is asked, [`freestyle`](crate::freestyle) and
/// [`standard`](crate::standard) are faster.
///
/// # Errors
///
/// [`OptionsError`] for a size that is not in 5 to 26, or a draw with as many empty points as the
/// board has.
///
/// ```
/// use boardwright_core::Reason;
/// use boardwright_gomoku::{Input, Options, RuleSet, gomoku};
/// use boardwright_grid::Cell;
///
/// let mut game = gomoku(15, Options::of(RuleSet::Renju))?;
/// for cell in ["h8", "g6", "f6", "g5", "f7", "g4", "h7", "g3", "g2", "a1"] {
///     game.play(Input::Stone(cell.parse()?))?;
/// }
/// // White threatens g7, where Black would make a double-three.
/// let refusal = game.play(Input::Stone("g7".parse()?)).unwrap_err();
/// assert_eq!(refusal.reason(), "forbidden_double_three");
/// game.play(Input::Pass)?;
/// game.play(Input::Stone("g7".parse()?))?;
/// assert!(game.is_over());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn gomoku(size: usize, options: Options) -> Result<Gomoku, OptionsError> {
    let board = LineBoard31::new(shape(size)?).expect("no larger size passes");
    start(board, options)
}

/// [`gomoku`] on 15 x 15, in less than 1 KB a position instead of 5 KB.
///
/// # Errors
///
/// [`OptionsError::DrawEmpty`] for a draw with 225 empty points or more.
pub fn gomoku_15(options: Options) -> Result<Gomoku15, OptionsError> {
    let board = LineBoard15::new(shape(DEFAULT_SIZE)?).expect("15 is its side");
    start(board, options)
}

/// [`gomoku`] on 19 x 19, in 3.4 KB a position instead of 5 KB.
///
/// # Errors
///
/// [`OptionsError::DrawEmpty`] for a draw with 361 empty points or more.
pub fn gomoku_19(options: Options) -> Result<Gomoku19, OptionsError> {
    let board = LineBoard20::new(shape(GO_SIZE)?).expect("19 is no longer than its longest side");
    start(board, options)
}

fn start<G: CellGrid>(board: G, options: Options) -> Result<GomokuOn<G>, OptionsError> {
    let (draw_empty, cells) = (options.draw_empty, board.shape().cells() as u16);
    if draw_empty >= cells {
        return Err(OptionsError::DrawEmpty { draw_empty, cells });
    }
    let game = Game::new(options.rules(), GomokuBoard::new(board), players());
    Ok(game.expect("two players with different symbols"))
}
