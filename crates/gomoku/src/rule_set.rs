use boardwright_grid::{Cell, Direction, Grid, Line, Stone};

use crate::{Fouls, Three};

/// What wins, and what is forbidden. Every rule set is about five in a row.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum RuleSet {
    /// Five or more win.
    #[default]
    Freestyle,
    /// Exactly five wins. Six or more is nothing, and the game goes on.
    Standard,
    /// Black wins with exactly five, and may make no overline, double-four or double-three. White
    /// wins with five or more, and may do everything.
    Renju,
    /// Six or more win, and five of which at most one end is held by a stone of the opponent. The
    /// edge of the board holds no end.
    Caro,
    /// Exactly five wins, if at most one end is held by a stone of the opponent. Six or more is
    /// nothing.
    CaroStandard,
    /// Exactly five wins, and neither player may make a double-three.
    Omok,
}

const FIVE: u8 = 5;

impl RuleSet {
    /// Every rule set.
    pub const ALL: [RuleSet; 6] = [
        RuleSet::Freestyle,
        RuleSet::Standard,
        RuleSet::Renju,
        RuleSet::Caro,
        RuleSet::CaroStandard,
        RuleSet::Omok,
    ];

    /// The name, in small letters: `caro-standard`.
    pub const fn name(self) -> &'static str {
        match self {
            RuleSet::Freestyle => "freestyle",
            RuleSet::Standard => "standard",
            RuleSet::Renju => "renju",
            RuleSet::Caro => "caro",
            RuleSet::CaroStandard => "caro-standard",
            RuleSet::Omok => "omok",
        }
    }

    /// The number of the rule set in the Piskvork engine protocol, in which a manager tells an
    /// engine `INFO rule N`. `None` for Omok, which has none there.
    ///
    /// ```
    /// use boardwright_gomoku::RuleSet;
    ///
    /// assert_eq!(RuleSet::Renju.protocol_number(), Some(4));
    /// assert_eq!(RuleSet::from_protocol_number(4), Some(RuleSet::Renju));
    /// ```
    pub const fn protocol_number(self) -> Option<u8> {
        match self {
            RuleSet::Freestyle => Some(0),
            RuleSet::Standard => Some(1),
            RuleSet::Renju => Some(4),
            RuleSet::Caro => Some(8),
            RuleSet::CaroStandard => Some(9),
            RuleSet::Omok => None,
        }
    }

    /// The rule set with this [`protocol_number`](RuleSet::protocol_number); `None` if none has it.
    pub fn from_protocol_number(number: u8) -> Option<RuleSet> {
        RuleSet::ALL.into_iter().find(|rule| rule.protocol_number() == Some(number))
    }

    /// What `stone` may not make; `None` if it may make everything.
    pub fn fouls_of(self, stone: Stone, three: Three) -> Option<Fouls> {
        match self {
            RuleSet::Renju if stone == Stone::FIRST => Some(Fouls::renju(three)),
            RuleSet::Omok => Some(Fouls::omok(three)),
            _ => None,
        }
    }

    /// How long a run of `stone` must be to win, its ends aside.
    pub(crate) fn line(self, stone: Stone) -> Line {
        match self {
            RuleSet::Freestyle | RuleSet::Caro => Line::at_least(FIVE),
            RuleSet::Renju if stone != Stone::FIRST => Line::at_least(FIVE),
            RuleSet::Standard | RuleSet::Renju | RuleSet::CaroStandard | RuleSet::Omok => {
                Line::exactly(FIVE)
            }
        }
    }

    /// Whether the ends of a run of five matter.
    const fn asks_for_ends(self) -> bool {
        matches!(self, RuleSet::Caro | RuleSet::CaroStandard)
    }

    /// Whether `stone`, which lies on `cell`, belongs to a run that wins.
    #[inline]
    pub(crate) fn wins_at<G: Grid>(self, board: &G, cell: Cell, stone: Stone) -> bool {
        // Boards keep lines so that this costs next to nothing.
        board.makes_line(cell, stone, self.line(stone))
            && (!self.asks_for_ends() || self.wins_by_ends(board, cell, stone))
    }

    /// The same for a run that is long enough, where the ends matter: asked once or twice a game.
    #[cold]
    fn wins_by_ends<G: Grid>(self, board: &G, cell: Cell, stone: Stone) -> bool {
        let line = self.line(stone);
        Direction::all().iter().any(|direction| {
            let step = direction.step();
            let back = step.map(|change| -change);
            // As many cells each way as tell five from more.
            let ahead = board.run_from(cell, step, stone, FIVE.into());
            let behind = board.run_from(cell, back, stone, FIVE.into());
            let length = ahead + behind + 1;
            let first = along(cell, back, behind);
            line.accepts(length) && self.ends_allow(board, first, step, length, stone)
        })
    }

    /// Whether a run that is long enough wins, seen from its first cell.
    pub(crate) fn ends_allow<G: Grid>(
        self,
        board: &G,
        first: Cell,
        step: [i8; 2],
        length: usize,
        stone: Stone,
    ) -> bool {
        if !self.asks_for_ends() || length > FIVE.into() {
            return true;
        }
        // Off the board there is nothing, which holds no end.
        let held = |cell| board.at(cell).is_some_and(|other| other != stone);
        let before = along(first, step.map(|change| -change), 1);
        !(held(before) && held(along(first, step, length)))
    }
}

/// The cell so many steps away, or one off the board: no board reaches as far as the sides wrap.
pub(crate) fn along(cell: Cell, step: [i8; 2], steps: usize) -> Cell {
    let move_by = |coordinate: u8, change: i8| {
        coordinate.wrapping_add_signed(change.wrapping_mul(steps as i8))
    };
    Cell::new(move_by(cell.row(), step[0]), move_by(cell.column(), step[1]))
}
