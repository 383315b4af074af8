use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use boardwright_core::{Player, Seat};
use boardwright_gomoku::{
    DEFAULT_SIZE, Input, Opened, OpenedChange, OpenedRule, OpenedWin, Protocol, Step, freestyle,
    freestyle_15, standard, standard_15, with_opening,
};
use boardwright_grid::{Cell, Grid, Picture};

use super::stones::{Counts, SYMBOLS, Stones};
use crate::{
    ChangeOf, Entry, Forbidden, GameOf, InputOf, Parameter, SetUp, SetUpError, Specification,
    SpecificationError, Variant, Visitor,
};

pub(crate) static ENTRY: Entry = Entry {
    name: "gomoku",
    rules: "players put stones on free points in turn; five in a row win",
    players: 2..=2,
    notation: "a point by column letter and row from the bottom: h8; points run together: h8i9; \
               in openings also swap, stay, more, offer, fifths=5",
    parameters: &[
        Parameter::number("size", 5, 26, 15, "rows and columns of the board"),
        Parameter::choice("rule", &["freestyle", "standard"], "what counts as five"),
        Parameter::choice(
            "opening",
            &[
                "free",
                "swap",
                "swap1",
                "swap2",
                "swap5",
                "pro",
                "long-pro",
                "rif",
                "yamaguchi",
                "soosyrv-8",
                "taraguchi-10",
            ],
            "what the first moves must be, and who plays Black after them",
        ),
    ],
    shorthands: &[],
};

pub(crate) fn build<V: Visitor>(
    specification: &Specification,
    visitor: V,
) -> Result<V::Output, SpecificationError> {
    let size = specification.number("size") as usize;
    let is_standard = specification.word("rule") == "standard";
    // The usual board has a position of a quarter of the size.
    if size == DEFAULT_SIZE {
        let game = if is_standard { standard_15() } else { freestyle_15() };
        return visit_opened(game, Stones::new(Counts::Any), specification, visitor);
    }
    let game = if is_standard { standard(size) } else { freestyle(size) };
    let game = game.map_err(SpecificationError::unfit)?;
    visit_opened(game, Stones::new(Counts::Any), specification, visitor)
}

/// Hands the game to the visitor with the opening that the specification asks for.
fn visit_opened<N, V>(
    game: GameOf<N>,
    variant: N,
    specification: &Specification,
    visitor: V,
) -> Result<V::Output, SpecificationError>
where
    N: Variant<Board: Grid>,
    InputOf<N>: From<Cell> + TryFrom<Input> + Into<Input>,
    V: Visitor,
{
    let name = specification.word("opening");
    match Protocol::ALL.into_iter().find(|protocol| protocol.name() == name) {
        None | Some(Protocol::Free) => Ok(visitor.visit(game, variant)),
        Some(protocol) => {
            let game = with_opening(game, protocol).map_err(SpecificationError::unfit)?;
            let game = game.with_players(players()).map_err(SpecificationError::unfit)?;
            Ok(visitor.visit(game, WithOpening { variant }))
        }
    }
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
