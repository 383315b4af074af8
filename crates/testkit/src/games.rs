use std::fmt::Debug;

use boardwright_core::{Board, Game, MoveRule, WinStrategy};
use proptest::prelude::Rng;
use proptest::strategy::{NewTree, Strategy, ValueTree};
use proptest::test_runner::TestRunner;

use crate::shortener::Shortener;

/// A proptest strategy: `start`, played on with random legal moves, up to `plies` of them or to the
/// end. A failing game shrinks to a short one: moves are left out, and those that are then illegal
/// with them.
///
/// ```
/// use boardwright_core::Player;
/// use boardwright_grid::{CellPlacement, Line, Shape};
/// use boardwright_testkit::{games, plain_twin};
/// use proptest::prelude::*;
///
/// let players = [Player::new("Cross", 'X'), Player::new("Nought", 'O')];
/// let placement = CellPlacement::new();
/// let start = plain_twin(placement, Shape::new([3, 3])?, Line::at_least(3), &players);
/// proptest!(|(game in games(start, 9))| {
///     prop_assert_eq!(game.is_over(), game.legal().next().is_none());
/// });
/// # Ok::<(), boardwright_grid::ShapeError>(())
/// ```
pub fn games<B, R, W>(start: Game<B, R, W>, plies: usize) -> Games<B, R, W>
where
    B: Board,
    R: MoveRule<B> + Clone,
    W: WinStrategy<B, R::Change> + Clone,
    Game<B, R, W>: Debug,
{
    Games { start, plies }
}

/// The strategy that [`games`] returns.
pub struct Games<B: Board, R: MoveRule<B>, W> {
    start: Game<B, R, W>,
    plies: usize,
}

impl<B, R, W> Debug for Games<B, R, W>
where
    B: Board,
    R: MoveRule<B>,
    Game<B, R, W>: Debug,
{
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Games").field("start", &self.start).field("plies", &self.plies).finish()
    }
}

impl<B, R, W> Strategy for Games<B, R, W>
where
    B: Board,
    R: MoveRule<B> + Clone,
    W: WinStrategy<B, R::Change> + Clone,
    Game<B, R, W>: Debug,
{
    type Tree = PlayedGame<B, R, W>;
    type Value = Game<B, R, W>;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        let mut generator = fastrand::Rng::with_seed(runner.rng().next_u64());
        let mut game = self.start.clone();
        let mut inputs = Vec::new();
        // Shorter games as well: a test may look at the position at the end alone.
        for _ in 0..generator.usize(..=self.plies) {
            let legal: Vec<R::Input> = game.legal().collect();
            let Some(input) = generator.choice(&legal) else { break };
            if game.play(input.clone()).is_err() {
                break;
            }
            inputs.push(input.clone());
        }
        Ok(PlayedGame { start: self.start.clone(), shortener: Shortener::new(inputs), tried: None })
    }
}

/// A game as proptest shrinks it.
pub struct PlayedGame<B: Board, R: MoveRule<B>, W> {
    start: Game<B, R, W>,
    shortener: Shortener<R::Input>,
    // What is tried instead of the shortest list so far.
    tried: Option<Vec<R::Input>>,
}

impl<B, R, W> ValueTree for PlayedGame<B, R, W>
where
    B: Board,
    R: MoveRule<B> + Clone,
    W: WinStrategy<B, R::Change> + Clone,
    Game<B, R, W>: Debug,
{
    type Value = Game<B, R, W>;

    fn current(&self) -> Game<B, R, W> {
        let mut game = self.start.clone();
        for input in self.tried.as_deref().unwrap_or(self.shortener.items()) {
            // What was legal may no longer be, with other moves before it.
            let _ = game.play(input.clone());
        }
        game
    }

    fn simplify(&mut self) -> bool {
        if self.tried.is_some() {
            self.shortener.keep();
        }
        self.tried = self.shortener.candidate();
        self.tried.is_some()
    }

    fn complicate(&mut self) -> bool {
        if self.tried.is_none() {
            return false;
        }
        self.shortener.restore();
        self.tried = self.shortener.candidate();
        self.tried.is_some()
    }
}
