use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::any::Any;

use boardwright_core::{
    Board, Dice, EndError, Event, Game, MoveRule, Notation, Outcome, PlayError, Player, Reason,
    Seat, WinStrategy,
};

use crate::bytes::{self, Stage};
use crate::set_up::write_end;
use crate::{
    AnyGame, BytesError, CellOf, ChangeOf, Ending, Forbidden, GameOf, InputOf, MoveError, Played,
    SetUp, SetUpError, Shift, SmallBoard, Specification, Tally, Variant, Visitor,
};

/// The visitor that hides the types of a game behind [`AnyGame`].
pub(crate) struct Erase {
    specification: Specification,
}

impl Erase {
    pub(crate) const fn new(specification: Specification) -> Erase {
        Erase { specification }
    }
}

impl Visitor for Erase {
    type Output = Box<dyn AnyGame>;

    fn visit<V: Variant>(self, game: GameOf<V>, variant: V) -> Box<dyn AnyGame> {
        let specification = self.specification;
        Box::new(Erased { game, variant, specification, starts_ended: false })
    }
}

/// The visitor that takes the game as it is.
struct TakeGame;

impl Visitor for TakeGame {
    type Output = Box<dyn Any>;

    fn visit<V: Variant>(self, game: GameOf<V>, _variant: V) -> Box<dyn Any> {
        Box::new(game)
    }
}

#[derive(Clone)]
struct Erased<V: Variant> {
    game: GameOf<V>,
    variant: V,
    specification: Specification,
    // Whether the game was set up as one that a move has just ended.
    starts_ended: bool,
}

type Refusal<V> = <<V as Variant>::Moves as MoveRule<<V as Variant>::Board>>::Refusal;

impl<V: Variant> Erased<V> {
    fn notation(&self) -> &V::Moves {
        self.game.rules().moves()
    }

    fn write(&self, input: &InputOf<V>) -> String {
        self.notation().write(self.game.board(), self.game.to_move(), input)
    }

    fn name(&self, seat: Seat) -> String {
        match self.game.players().get(seat.index()) {
            Some(player) => player.name().to_string(),
            None => format!("player {}", seat.index() + 1),
        }
    }

    fn game_over(&self, outcome: Outcome) -> MoveError {
        let message = match outcome {
            Outcome::Win(seat) => format!("the game is over: {} has won", self.name(seat)),
            Outcome::Draw => "the game is over: it is a draw".to_string(),
        };
        MoveError::new("game_over", message)
    }

    /// Words a refusal in names and notation. The board is the one on which it was refused.
    fn explain(&self, error: &PlayError<Refusal<V>>) -> MoveError {
        match error {
            PlayError::GameOver(outcome) => self.game_over(*outcome),
            PlayError::NotYourTurn { named, to_move } => {
                let (named, to_move) = (self.name(*named), self.name(*to_move));
                MoveError::new(
                    error.reason(),
                    format!("it is not the turn of {named}: {to_move} is to move"),
                )
            }
            PlayError::Refused(refusal) => {
                MoveError::new(error.reason(), self.notation().explain(self.game.board(), refusal))
            }
        }
    }

    fn explain_end(&self, error: &EndError) -> MoveError {
        match error {
            EndError::GameOver(outcome) => self.game_over(*outcome),
            EndError::NoSuchSeat { seat, seats } => MoveError::new(
                error.reason(),
                format!("there is no player {}: players are 1 to {seats}", seat.index() + 1),
            ),
            EndError::NoSingleOpponent { .. } => MoveError::of(error),
        }
    }

    fn check_in_progress(&self) -> Result<(), MoveError> {
        match self.game.outcome() {
            Some(outcome) => Err(self.game_over(outcome)),
            None => Ok(()),
        }
    }

    fn read(&self, text: &str) -> Result<InputOf<V>, MoveError> {
        let reading = self.notation().read(self.game.board(), self.game.to_move(), text);
        reading.map_err(|error| MoveError::of(&error))
    }

    fn play_input(&mut self, input: InputOf<V>) -> Result<Played, MoveError> {
        let mover = self.game.to_move();
        let text = self.write(&input);
        match self.game.play(input) {
            Ok(change) => {
                let landing = self.variant.landing(&change).map(|cell| cell.to_string());
                let shifts = self.shifts(&change);
                Ok(Played { mover, text, landing, shifts })
            }
            Err(error) => Err(self.explain(&error)),
        }
    }

    /// Where a move that was just made shifted things, in notation.
    fn shifts(&self, change: &ChangeOf<V>) -> Vec<Shift> {
        let shifts = self.variant.shifts(self.game.board(), change).into_iter();
        let written = |(from, to): (CellOf<V>, Option<CellOf<V>>)| {
            (from.to_string(), to.map(|to| to.to_string()))
        };
        shifts.map(written).map(|(from, to)| Shift { from, to }).collect()
    }

    /// A new game of the same specification, without the position from which this one may have
    /// started.
    fn fresh(&self) -> Box<GameOf<V>> {
        self.specification
            .visit(TakeGame)
            .downcast()
            .expect("one specification always builds one type of game")
    }

    /// Who would move: the seat that a position names. After a move that ended the game it is the
    /// next one.
    fn next_seat(&self) -> Seat {
        let to_move = self.game.to_move();
        match self.ending() {
            Some(Ending::Move) => to_move.next(self.game.rules().seats()),
            _ => to_move,
        }
    }

    /// Starts again from a position, if it is one of this game.
    fn start_from(&mut self, text: SetUp<'_>) -> Result<(), SetUpError> {
        let fresh = self.fresh();
        let rules = fresh.rules().clone();
        let ending = text.ending(rules.seats())?;
        let (board, seat) = self.variant.set_up(&fresh, text)?;
        let position = match ending {
            Some(Ending::Move) => {
                let last = seat.previous(rules.seats());
                rules.ended(board, last).ok_or(SetUpError::NotOver)?
            }
            _ => rules.position(board, seat),
        };
        let mut game = Game::from_position(rules, position, self.game.players().to_vec())
            .expect("these players sat at a game under these rules already");
        let ended = match ending {
            Some(Ending::Resigned(seat)) => game.resign(seat),
            Some(Ending::Agreed) => game.agree_draw(),
            Some(Ending::Move | Ending::SetUp) | None => Ok(()),
        };
        ended.map_err(|error| match error {
            EndError::GameOver(outcome) => SetUpError::OverBefore { outcome },
            error => SetUpError::unfit(self.explain_end(&error)),
        })?;
        self.game = game;
        self.starts_ended = ending == Some(Ending::Move);
        Ok(())
    }
}

impl<V: Variant> AnyGame for Erased<V> {
    fn specification(&self) -> &Specification {
        &self.specification
    }

    fn players(&self) -> Vec<Player> {
        let players = self.game.players().iter();
        players
            .zip(Seat::all(self.game.rules().seats()))
            .map(|(player, seat)| {
                let symbol = self.variant.symbol(self.game.board(), player, seat);
                Player::new(player.name(), symbol)
            })
            .collect()
    }

    fn to_move(&self) -> Seat {
        self.game.to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn ply(&self) -> usize {
        self.game.ply()
    }

    fn split<'t>(&self, text: &'t str) -> Option<(&'t str, &'t str)> {
        self.notation().split(self.game.board(), text)
    }

    fn play(&mut self, text: &str) -> Result<Played, MoveError> {
        self.check_in_progress()?;
        let input = self.read(text)?;
        self.play_input(input)
    }

    fn play_as(&mut self, seat: Seat, text: &str) -> Result<Played, MoveError> {
        self.check_in_progress()?;
        let to_move = self.game.to_move();
        if seat != to_move {
            return Err(self.explain(&PlayError::NotYourTurn { named: seat, to_move }));
        }
        self.play(text)
    }

    fn play_number(&mut self, number: u32) -> Result<Played, MoveError> {
        self.check_in_progress()?;
        let input = self.notation().input(self.game.board(), number).ok_or_else(|| {
            let actions = self.actions();
            MoveError::new(
                "wrong_input",
                format!("{number} is the number of no move: numbers are 0..{}", actions - 1),
            )
        })?;
        self.play_input(input)
    }

    fn actions(&self) -> u32 {
        self.notation().actions(self.game.board())
    }

    fn legal(&self) -> Vec<String> {
        self.game.legal().map(|input| self.write(&input)).collect()
    }

    fn legal_numbers(&self) -> Vec<u32> {
        let number = |input| self.notation().number(self.game.board(), &input);
        self.game.legal().filter_map(number).collect()
    }

    fn forbidden(&self) -> Option<Vec<Forbidden>> {
        let (moves, mover) = (self.notation(), self.game.to_move());
        let mut points = self.variant.forbidden(moves, self.game.board(), mover)?;
        if self.game.is_over() {
            points.clear();
        }
        Some(points)
    }

    fn asked(&self) -> Option<String> {
        if self.game.is_over() { None } else { self.variant.asked(self.game.board()) }
    }

    fn moves(&self) -> Vec<String> {
        // Writing a move may need the board on which it was made, so the game is walked through.
        let mut game = self.game.clone();
        while game.undo().is_ok() {}
        let mut moves = Vec::with_capacity(self.game.ply());
        for event in self.game.history().events() {
            if let Event::Played { mover, input, .. } = event {
                moves.push(self.notation().write(game.board(), *mover, input));
            }
            if game.redo().is_err() {
                break;
            }
        }
        moves
    }

    fn undo(&mut self) -> Result<(), MoveError> {
        self.game.undo().map_err(|error| MoveError::of(&error))
    }

    fn redo(&mut self) -> Result<(), MoveError> {
        self.game.redo().map_err(|error| MoveError::of(&error))
    }

    fn resign(&mut self, seat: Seat) -> Result<(), MoveError> {
        self.game.resign(seat).map_err(|error| self.explain_end(&error))
    }

    fn agree_draw(&mut self) -> Result<(), MoveError> {
        self.game.agree_draw().map_err(|error| self.explain_end(&error))
    }

    fn cells(&self) -> Vec<String> {
        self.variant.picture(self.game.board()).rows()
    }

    fn picture(&self) -> String {
        self.variant.picture(self.game.board()).lettered()
    }

    fn small_boards(&self) -> Vec<SmallBoard> {
        let mut boards = self.variant.small_boards(self.game.board());
        if self.game.is_over() {
            boards.iter_mut().for_each(|board| board.is_playable = false);
        }
        boards
    }

    fn winning_cells(&self) -> Vec<String> {
        self.game.winning_cells().iter().map(ToString::to_string).collect()
    }

    fn ending(&self) -> Option<Ending> {
        let last = self.game.history().events().last();
        match (self.game.outcome()?, last) {
            (_, Some(Event::Resigned(seat))) => Some(Ending::Resigned(*seat)),
            (_, Some(Event::DrawAgreed)) => Some(Ending::Agreed),
            (_, Some(Event::Played { .. })) => Some(Ending::Move),
            (_, None) if self.starts_ended => Some(Ending::Move),
            (_, None) => Some(Ending::SetUp),
        }
    }

    fn position_text(&self) -> String {
        let cells = self.variant.picture(self.game.board()).to_line();
        let mut text = format!("{cells}:{}", self.next_seat().index() + 1);
        let rest = self.variant.rest(self.notation(), self.game.board());
        let end = self.ending().and_then(write_end);
        if rest.is_some() || end.is_some() {
            text.push(':');
            text.push_str(&rest.unwrap_or_default());
        }
        if let Some(end) = end {
            text.push(':');
            text.push_str(&end);
        }
        text
    }

    fn to_bytes(&self) -> Vec<u8> {
        let seats = self.game.rules().seats();
        let stage = Stage {
            stones: self.variant.picture(self.game.board()).pack(seats),
            seat: self.next_seat(),
            rest: self.variant.pack_rest(self.notation(), self.game.board()),
            ending: self.ending(),
        };
        bytes::write(&self.specification, &stage)
    }

    fn set_up_bytes(&mut self, bytes: &[u8]) -> Result<(), BytesError> {
        let shown = self.variant.picture(self.game.board());
        let seats = self.game.rules().seats();
        let symbols = &shown.symbols()[..usize::from(seats)];
        let read = bytes::read(&self.specification, shown.shape(), symbols, bytes)?;
        let rest = read.rest.map(|rest| self.variant.unpack_rest(self.game.board(), rest));
        let rest = rest.transpose()?;
        let seat = (read.seat + 1).to_string();
        let end = read.ending.and_then(write_end);
        let text = SetUp::with_picture(&read.picture, &seat, rest.as_deref(), end.as_deref());
        Ok(self.start_from(text)?)
    }

    fn set_up(&mut self, position: &str) -> Result<(), SetUpError> {
        self.start_from(SetUp::new(position))
    }

    fn perft(&self, depth: u32) -> u64 {
        self.game.rules().perft(self.game.position(), depth)
    }

    fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        let figures = self.game.rules().divide(self.game.position(), depth);
        figures.into_iter().map(|(input, nodes)| (self.write(&input), nodes)).collect()
    }

    fn playouts(&self, games: u64, seed: u64) -> Tally {
        let mut generator = fastrand::Rng::with_seed(seed);
        play_out(&self.game, games, &mut |sides| generator.u32(..sides))
    }

    fn boxed_clone(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
}

fn play_out<B, R, W>(game: &Game<B, R, W>, games: u64, dice: &mut impl Dice) -> Tally
where
    B: Board,
    R: MoveRule<B>,
    W: WinStrategy<B, R::Change>,
{
    let mut tally = Tally::new(game.rules().seats());
    for _ in 0..games {
        let mut position = game.position().clone();
        let moves = game.rules().playout_within(&mut position, Tally::MOST_MOVES, dice);
        tally.add(moves, position.outcome());
    }
    tally
}
