use boardwright_core::Reason;
use boardwright_grid::{CellGrid, Stone};

use crate::{GomokuBoard, GomokuRule, OnFoul};

/// How many passes in a row end a game.
const MOST_PASSES: u8 = 2;

/// What a position of Gomoku remembers besides its stones. The default is a position without a
/// past.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct GomokuMemory {
    /// How many passes came in a row just now.
    pub passes: u8,
    /// How many stones and passes were played, if a limit counts them.
    pub moves: u16,
    /// The colour that has lost by a foul.
    pub fouled: Option<Stone>,
}

impl<G: CellGrid> GomokuBoard<G> {
    /// What the position remembers besides its stones.
    pub fn memory(&self) -> GomokuMemory {
        GomokuMemory { passes: self.passes(), moves: self.moves(), fouled: self.fouled() }
    }
}

impl GomokuRule {
    /// The position with these stones and this memory, if a game by this rule can come to it.
    ///
    /// # Errors
    ///
    /// [`GomokuMemoryError`] for a memory that no game leaves behind.
    ///
    /// ```
    /// use boardwright_gomoku::{GomokuMemory, Options, RuleSet, gomoku};
    ///
    /// let game = gomoku(15, Options::of(RuleSet::Renju))?;
    /// let (rule, stones) = (game.rules().moves(), game.board().stones().clone());
    /// let passed = rule.restore(stones, GomokuMemory { passes: 1, ..GomokuMemory::default() })?;
    /// assert_eq!(passed.passes(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn restore<G: CellGrid>(
        &self,
        stones: G,
        memory: GomokuMemory,
    ) -> Result<GomokuBoard<G>, GomokuMemoryError> {
        let GomokuMemory { passes, moves, fouled } = memory;
        let board = GomokuBoard::new(stones).remembering(passes, moves, fouled);
        self.check_passes(memory)?;
        self.check_moves(&board, memory)?;
        if let Some(stone) = memory.fouled {
            self.check_foul(&board, stone)?;
        }
        if (memory.passes > 0 || memory.fouled.is_some()) && self.has_five(&board) {
            return Err(GomokuMemoryError::AfterFive);
        }
        Ok(board)
    }

    fn check_passes(&self, memory: GomokuMemory) -> Result<(), GomokuMemoryError> {
        match memory.passes {
            0 => Ok(()),
            _ if !self.options().passes => Err(GomokuMemoryError::NoPassing),
            passes if passes > MOST_PASSES => Err(GomokuMemoryError::TooManyPasses { passes }),
            _ if memory.fouled.is_some() => Err(GomokuMemoryError::PassAfterFoul),
            _ => Ok(()),
        }
    }

    fn check_moves<G: CellGrid>(
        &self,
        board: &GomokuBoard<G>,
        memory: GomokuMemory,
    ) -> Result<(), GomokuMemoryError> {
        let GomokuMemory { passes, moves, .. } = memory;
        let Some(most) = self.options().max_moves else {
            return if moves == 0 { Ok(()) } else { Err(GomokuMemoryError::NoLimit) };
        };
        let stones = board.stones().shape().cells() as u16 - board.empty();
        if moves > most.get() {
            return Err(GomokuMemoryError::TooManyMoves { moves, most: most.get() });
        }
        if moves < passes.into() || (!self.options().passes && moves > stones) {
            return Err(GomokuMemoryError::OtherCount { moves, stones, passes });
        }
        Ok(())
    }

    /// A foul is made by the last stone, so without one of that colour it was not there.
    fn check_foul<G: CellGrid>(
        &self,
        board: &GomokuBoard<G>,
        stone: Stone,
    ) -> Result<(), GomokuMemoryError> {
        let fouls = self.fouls_of(stone).filter(|_| self.options().foul == OnFoul::Lose);
        let fouls = fouls.ok_or(GomokuMemoryError::NoFouls { stone })?;
        let mut stones = board.stones().clone();
        for cell in stones.shape().iter().filter(|&cell| board.stones().at(cell) == Some(stone)) {
            stones.lift(cell);
            if fouls.foul_at(&stones, stone, cell).is_some() {
                return Ok(());
            }
            stones.place(cell, stone);
        }
        Err(GomokuMemoryError::NoFoul { stone })
    }

    fn has_five<G: CellGrid>(&self, board: &GomokuBoard<G>) -> bool {
        let stones = board.stones();
        stones.shape().iter().any(|cell| {
            let stone = stones.at(cell);
            stone.is_some_and(|stone| self.options().rule.wins_at(stones, cell, stone))
        })
    }
}

/// Why no game comes to a position with such a memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum GomokuMemoryError {
    /// Nobody can have passed.
    #[error("nobody can have passed: passing is not allowed in this game")]
    NoPassing,
    /// The game was over before.
    #[error("{passes} passes in a row are too many: two end the game")]
    TooManyPasses {
        /// How many there were.
        passes: u8,
    },
    /// A foul has ended the game, so it was the last move.
    #[error("nobody can have passed after a foul, which ended the game")]
    PassAfterFoul,
    /// Moves are counted, and no limit asks for it.
    #[error("moves are not counted in this game, which has no limit of moves")]
    NoLimit,
    /// More moves than the limit allows.
    #[error("{moves} moves are too many: the game ends after {most}")]
    TooManyMoves {
        /// How many there were.
        moves: u16,
        /// How many there can be.
        most: u16,
    },
    /// Every move leaves a stone or is a pass.
    #[error("{moves} moves do not go with {stones} stones and {passes} passes in a row")]
    OtherCount {
        /// How many moves there were.
        moves: u16,
        /// How many stones there are.
        stones: u16,
        /// How many passes came last.
        passes: u8,
    },
    /// This colour cannot lose by a foul.
    #[error("{} cannot have lost by a foul in this game", colour(*stone))]
    NoFouls {
        /// The colour.
        stone: Stone,
    },
    /// There is no foul on the board.
    #[error("{} has made no foul: no stone of it would be forbidden", colour(*stone))]
    NoFoul {
        /// The colour.
        stone: Stone,
    },
    /// Somebody has won, so the game was over before the pass or the foul.
    #[error("somebody has won, which no pass or foul can have followed")]
    AfterFive,
}

impl Reason for GomokuMemoryError {
    fn reason(&self) -> &'static str {
        "bad_position"
    }
}

fn colour(stone: Stone) -> &'static str {
    if stone == Stone::FIRST { "Black" } else { "White" }
}
