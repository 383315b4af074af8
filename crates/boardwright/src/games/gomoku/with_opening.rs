use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use boardwright_core::{Player, Seat};
use boardwright_gomoku::{
    Input, Opened, OpenedChange, OpenedRule, OpenedWin, Protocol, Step, with_opening,
};
use boardwright_grid::{Cell, Grid, Picture};

use crate::games::stones::SYMBOLS;
use crate::{
    ChangeOf, Forbidden, GameOf, InputOf, SetUp, SetUpError, SpecificationError, Variant, Visitor,
};

/// Hands the game to the visitor with this opening before it.
pub(super) fn visit_opened<N, V>(
    game: GameOf<N>,
    variant: N,
    protocol: Protocol,
    visitor: V,
) -> Result<V::Output, SpecificationError>
where
    N: Variant<Board: Grid>,
    InputOf<N>: From<Cell> + TryFrom<Input> + Into<Input>,
    V: Visitor,
{
    if protocol == Protocol::Free {
        return Ok(visitor.visit(game, variant));
    }
    let game = with_opening(game, protocol).map_err(SpecificationError::unfit)?;
    let game = game.with_players(players()).map_err(SpecificationError::unfit)?;
    Ok(visitor.visit(game, WithOpening { variant }))
}

/// Players who are not named after colours, which may change hands.
fn players() -> Vec<Player> {
    vec![Player::new("Player 1", SYMBOLS[0]), Player::new("Player 2", SYMBOLS[1])]
}

/// The game of variant `N` with an opening before it.
#[derive(Clone)]
struct WithOpening<N> {
    variant: N,
}

impl<N> Variant for WithOpening<N>
where
    N: Variant<Board: Grid>,
    InputOf<N>: From<Cell> + TryFrom<Input> + Into<Input>,
{
    type Board = Opened<N::Board>;
    type Moves = OpenedRule<N::Moves>;
    type Win = OpenedWin<N::Win>;

    fn picture(&self, board: &Self::Board) -> Picture {
        self.variant.picture(board.board())
    }

    fn landing(&self, change: &OpenedChange<ChangeOf<N>>) -> Option<Cell> {
        self.variant.landing(change.on_board()?)
    }

    fn symbol(&self, board: &Self::Board, _player: &Player, seat: Seat) -> char {
        SYMBOLS[board.opening().stone_of(seat).index()]
    }

    fn asked(&self, board: &Self::Board) -> Option<String> {
        let opening = board.opening();
        match opening.step() {
            Step::Play => None,
            Step::Keep => {
                let offers: Vec<_> = opening.offers().iter().map(ToString::to_string).collect();
                Some(format!("{}, of {}", Step::Keep, offers.join(" ")))
            }
            step => Some(step.to_string()),
        }
    }

    fn forbidden(
        &self,
        moves: &Self::Moves,
        board: &Self::Board,
        mover: Seat,
    ) -> Option<Vec<Forbidden>> {
        let colour = board.opening().stone_of(mover).seat();
        self.variant.forbidden(moves.rule(), board.board(), colour)
    }

    fn set_up(
        &self,
        _start: &GameOf<Self>,
        _text: SetUp<'_>,
    ) -> Result<(Self::Board, Seat), SetUpError> {
        Err(SetUpError::unfit("a position can be set up with opening=free only"))
    }
}
