use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use boardwright_core::{Excerpt, Game, Notation, PlayError, Player, Rules, Seat};
use boardwright_gomoku::{
    Input, Opened, OpenedChange, OpenedRule, OpenedWin, Protocol, Step, with_opening,
};
use boardwright_grid::{Cell, Grid, Picture, Symmetric, SymmetryMaps};

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
    N::Moves: Symmetric<N::Board>,
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
    N::Moves: Symmetric<N::Board>,
    InputOf<N>: From<Cell> + TryFrom<Input> + Into<Input>,
{
    type Board = Opened<N::Board>;
    type Moves = OpenedRule<N::Moves>;
    type Win = OpenedWin<N::Win>;

    fn picture(&self, board: &Self::Board) -> Picture {
        self.variant.picture(board.board())
    }

    fn symmetry_maps(&self) -> Option<SymmetryMaps<Self::Board, Self::Moves>> {
        Some(SymmetryMaps::of_rule())
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

    /// While the opening lasts, a line of inputs that leads to the position: `opening=h8.h9.stay`.
    /// Then whether the players have kept their colours, `colours=kept` or `colours=swapped`, and
    /// what the game itself remembers.
    fn rest(&self, moves: &Self::Moves, board: &Self::Board) -> Option<String> {
        let opening = board.opening();
        if opening.is_over() {
            let colours = if opening.is_swapped() { SWAPPED } else { KEPT };
            let rest = self.variant.rest(moves.rule(), board.board());
            let rest = rest.map_or(String::new(), |rest| format!(",{rest}"));
            return Some(format!("{COLOURS}={colours}{rest}"));
        }
        let inputs = board.inputs().into_iter();
        // No input is written differently for another board or another mover.
        let inputs: Vec<String> =
            inputs.map(|input| moves.write(board, Seat::FIRST, &input)).collect();
        Some(format!("{OPENING}={}", inputs.join(".")))
    }

    fn set_up(
        &self,
        start: &GameOf<Self>,
        text: SetUp<'_>,
    ) -> Result<(Self::Board, Seat), SetUpError> {
        let Some(rest) = text.rest() else {
            return Err(SetUpError::unfit(
                "a position can be set up with opening=free only, or with the stage of the opening \
                 behind the player: opening=h8.h9.stay, colours=kept or colours=swapped",
            ));
        };
        let (stage, rest) = match rest.split_once(',') {
            Some((stage, rest)) => (stage, Some(rest)),
            None => (rest, None),
        };
        match (stage.split_once('='), rest) {
            (Some((OPENING, inputs)), None) => set_up_opening::<Self, _>(start, text, inputs),
            (Some((COLOURS, KEPT)), _) => self.set_up_behind(start, text, false, rest),
            (Some((COLOURS, SWAPPED)), _) => self.set_up_behind(start, text, true, rest),
            _ => Err(SetUpError::TooMuch { text: text.rest().unwrap_or_default().into() }),
        }
    }
}

// What a position that is set up calls the inputs of an opening that lasts, and the colours behind
// one.
const OPENING: &str = "opening";
const COLOURS: &str = "colours";
const KEPT: &str = "kept";
const SWAPPED: &str = "swapped";

impl<N> WithOpening<N>
where
    N: Variant<Board: Grid>,
    N::Moves: Symmetric<N::Board>,
    InputOf<N>: From<Cell> + TryFrom<Input> + Into<Input>,
{
    /// A position behind the opening: one of the game itself, whose first seat is who plays Black.
    fn set_up_behind(
        &self,
        start: &GameOf<Self>,
        text: SetUp<'_>,
        swapped: bool,
        rest: Option<&str>,
    ) -> Result<(Opened<N::Board>, Seat), SetUpError> {
        let to_move = text.named_seat(2)?.ok_or(SetUpError::NoSeat)?;
        let colour = if swapped { to_move.next(2) } else { to_move };
        let (rules, opened) = (start.rules(), start.board());
        let (moves, win) = (rules.moves().rule().clone(), rules.win().win().clone());
        let (empty, players) = (opened.board().clone(), start.players().to_vec());
        let game = Game::new(Rules::for_two(moves, win), empty, players);
        let game = game.map_err(SetUpError::unfit)?;
        let text = text.with_seat_and_rest(["1", "2"][colour.index()], rest);
        let (board, _) = self.variant.set_up(&game, text)?;
        // Black and White take turns from the first stone, unless somebody passes.
        let pass = InputOf::<N>::try_from(Input::Pass).ok();
        let can_pass =
            pass.is_some_and(|pass| game.rules().moves().number(&board, &pass).is_some());
        if !can_pass {
            check_turns(&self.variant.picture(&board), &text)?;
        }
        let protocol = opened.opening().protocol();
        let board = Opened::after(board, protocol, swapped).map_err(SetUpError::unfit)?;
        Ok((board, to_move))
    }
}

/// Checks the counts behind an opening in which nobody passes. Who made the last input of one that
/// ended the game at once may be either.
fn check_turns(picture: &Picture, text: &SetUp<'_>) -> Result<(), SetUpError> {
    let to_move = text.seat_by_turns(picture, 2);
    match to_move {
        Err(SetUpError::NotItsTurn { .. }) if text.has_just_ended() => Ok(()),
        Err(SetUpError::NotItsTurn { named, to_move }) => {
            let colour = |seat: Seat| if seat == Seat::FIRST { "Black" } else { "White" };
            Err(SetUpError::unfit(format!(
                "{} cannot be to move: by the counts it is the turn of {}",
                colour(named),
                colour(to_move)
            )))
        }
        other => other.map(drop),
    }
}

/// A position in an opening: what the inputs leave.
fn set_up_opening<V, B>(
    start: &GameOf<V>,
    text: SetUp<'_>,
    inputs: &str,
) -> Result<(V::Board, Seat), SetUpError>
where
    V: Variant<Board = Opened<B>>,
    B: Grid,
{
    let mut game = start.clone();
    for (index, token) in inputs.split('.').filter(|_| !inputs.is_empty()).enumerate() {
        let refused = |message: String| {
            let (ply, token) = (index + 1, Excerpt(token));
            SetUpError::unfit(format!("input {ply} of the opening, {token}: {message}"))
        };
        let moves = game.rules().moves();
        let input = moves.read(game.board(), game.to_move(), token);
        let input = input.map_err(|error| refused(error.to_string()))?;
        let explained = match game.play(input) {
            Ok(_) if game.board().opening().is_over() => "it ends the opening".to_string(),
            Ok(_) => continue,
            Err(PlayError::Refused(refusal)) => {
                game.rules().moves().explain(game.board(), &refusal)
            }
            Err(error) => error.to_string(),
        };
        return Err(refused(explained));
    }
    let picture = text.picture(game.board().shape(), &SYMBOLS)?;
    if game.board().shape().iter().any(|cell| game.board().at(cell) != picture.at(cell)) {
        return Err(SetUpError::unfit("the inputs of the opening leave other stones"));
    }
    let to_move = game.to_move();
    match text.named_seat(2)? {
        Some(named) if named != to_move => Err(SetUpError::unfit(format!(
            "player {} cannot be to move: after the inputs of the opening it is the turn of player {}",
            named.index() + 1,
            to_move.index() + 1
        ))),
        _ => Ok((game.board().clone(), to_move)),
    }
}
