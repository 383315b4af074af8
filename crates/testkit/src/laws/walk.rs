use boardwright_core::{Board, Game, Notation, WinStrategy};

use super::Laws;
use super::suite::caught;

/// Where a law is broken: after which inputs, and how.
#[derive(Debug)]
pub(super) struct Fault<I> {
    pub(super) played: Vec<I>,
    pub(super) complaint: String,
}

/// Moves as text that many games know, some of them off every board. What a game can read of them
/// is tried on it.
const TEXTS: &[&str] = &[
    "a", "g", "z", "az", "iv", "a1", "h8", "z26", "a64", "bl64", "iv256", "1", "9", "64", "256",
    "xa", "xg", "xz", "pass", "swap", "stay", "more", "offer", "fifths=1", "fifths=5",
];

/// How many action numbers are tried at most.
const MOST_ACTIONS: u32 = 4096;

impl<B, R, W> Laws<B, R, W>
where
    B: Board,
    R: Notation<B> + Clone,
    W: WinStrategy<B, R::Change> + Clone,
{
    /// Plays the inputs, leaves out those that are refused, and looks `at` every position from the
    /// first to the last. The second argument tells the last one.
    pub(super) fn walk(
        &self,
        inputs: &[R::Input],
        mut at: impl FnMut(&Game<B, R, W>, bool) -> Result<(), String>,
    ) -> Result<(), Fault<R::Input>> {
        let mut game = self.game.clone();
        for input in inputs {
            let before = game.clone();
            if game.play(input.clone()).is_ok() {
                at(&before, false).map_err(|complaint| fault(&before, complaint))?;
            }
        }
        at(&game, true).map_err(|complaint| fault(&game, complaint))
    }

    /// The game that these inputs make; those that are refused are left out.
    pub(super) fn played(&self, inputs: &[R::Input]) -> Game<B, R, W> {
        let mut game = self.game.clone();
        for input in inputs {
            let _ = game.play(input.clone());
        }
        game
    }

    /// Whether a check that takes long is due: on boards with many moves not at every position, but
    /// always at the last.
    pub(super) fn is_due(&self, game: &Game<B, R, W>, last: bool) -> bool {
        let actions = game.rules().moves().actions(game.board()) as usize;
        last || game.ply().is_multiple_of(1 + actions / 32)
    }

    /// Inputs to try, legal or not: every numbered one, and what can be read off some texts.
    pub(super) fn candidates(&self, game: &Game<B, R, W>) -> Vec<R::Input> {
        let (rule, board) = (game.rules().moves(), game.board());
        let actions = rule.actions(board).min(MOST_ACTIONS);
        let mut candidates: Vec<R::Input> =
            (0..actions).filter_map(|number| rule.input(board, number)).collect();
        for text in TEXTS {
            let read = caught(|| {
                rule.read(board, game.to_move(), text).map_err(|error| error.to_string())
            });
            candidates.extend(read.ok().filter(|input| !candidates.contains(input)));
        }
        candidates
    }
}

/// A fault in the position that the game shows.
pub(super) fn fault<B, R, W>(game: &Game<B, R, W>, complaint: String) -> Fault<R::Input>
where
    B: Board,
    R: Notation<B>,
    W: WinStrategy<B, R::Change>,
{
    Fault { played: game.history().inputs().cloned().collect(), complaint }
}
