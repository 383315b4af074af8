use boardwright_core::{Board, Game, Notation, Outcome, Position, WinStrategy};

use super::Laws;

/// Everything that can be seen of a position.
pub(super) struct Seen<B, I> {
    position: Position<B>,
    legal: Vec<I>,
    full: bool,
    judged: Option<Outcome>,
    picture: String,
}

impl<B, R, W> Laws<B, R, W>
where
    B: Board,
    R: Notation<B> + Clone,
    W: WinStrategy<B, R::Change> + Clone,
{
    pub(super) fn see(&self, game: &Game<B, R, W>) -> Seen<B, R::Input> {
        let board = game.board();
        let last = game.to_move().previous(game.rules().seats());
        Seen {
            position: game.position().clone(),
            legal: game.legal().collect(),
            full: board.is_full(),
            judged: game.rules().win().judge(board, last),
            picture: (self.picture)(board),
        }
    }
}

impl<B: Board, I: PartialEq> Seen<B, I> {
    /// What differs, if anything does.
    pub(super) fn difference(&self, other: &Seen<B, I>) -> Option<&'static str> {
        let differs = [
            ("the board differs", self.position.board() != other.position.board()),
            ("the seat to move differs", self.position.to_move() != other.position.to_move()),
            ("the outcome differs", self.position.outcome() != other.position.outcome()),
            ("the legal moves differ", self.legal != other.legal),
            ("only one of the boards is full", self.full != other.full),
            ("the verdict on the whole board differs", self.judged != other.judged),
            ("the picture differs", self.picture != other.picture),
        ];
        differs.into_iter().find(|(_, differs)| *differs).map(|(what, _)| what)
    }
}
