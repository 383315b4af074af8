use alloc::vec::Vec;

use crate::{
    Board, Dice, EndError, Event, History, MoveRule, NothingToRedo, NothingToUndo, Outcome,
    PlayError, Player, PlayersError, Position, Rules, Seat, WinStrategy,
};

/// A game that people play: a position, the rules, the players and the history.
///
/// It is the same for every game. A factory function of a game's crate puts the parts together;
/// [`Game::new`] does so for your own. `Game` is `Send` and `Clone` where its parts are, and
/// everything that changes it takes `&mut self`: that is where a server puts its lock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game<B: Board, R: MoveRule<B>, W> {
    position: Position<B>,
    rules: Rules<R, W>,
    players: Vec<Player>,
    history: History<R::Input, R::Change>,
}

impl<B, R, W> Game<B, R, W>
where
    B: Board,
    R: MoveRule<B>,
    W: WinStrategy<B, R::Change>,
{
    /// A new game on `board`, which is empty or shows where the game starts. The first player
    /// moves first.
    ///
    /// # Errors
    ///
    /// [`PlayersError`] if there are not as many players as the rules have seats, or if their
    /// symbols cannot be told apart or shown.
    pub fn new(
        rules: Rules<R, W>,
        board: B,
        players: Vec<Player>,
    ) -> Result<Game<B, R, W>, PlayersError> {
        let position = rules.position(board, Seat::FIRST);
        Game::from_position(rules, position, players)
    }

    /// A new game that starts from `position`, which these rules made.
    ///
    /// # Errors
    ///
    /// [`PlayersError`], as for [`new`](Game::new), and if the position names a seat that these
    /// rules do not have: it was made by others.
    pub fn from_position(
        rules: Rules<R, W>,
        position: Position<B>,
        players: Vec<Player>,
    ) -> Result<Game<B, R, W>, PlayersError> {
        let seats = rules.seats();
        check_players(&players, seats)?;
        let named = [Some(position.to_move), position.outcome.and_then(Outcome::winner)];
        let is_missing = |seat: &Seat| seat.index() >= usize::from(seats);
        if let Some(seat) = named.into_iter().flatten().find(is_missing) {
            return Err(PlayersError::NoSuchSeat { seat, seats });
        }
        Ok(Game { position, rules, players, history: History::new() })
    }

    /// The same game with other players.
    ///
    /// # Errors
    ///
    /// [`PlayersError`], as for [`new`](Game::new).
    pub fn with_players(mut self, players: Vec<Player>) -> Result<Game<B, R, W>, PlayersError> {
        check_players(&players, self.rules.seats())?;
        self.players = players;
        Ok(self)
    }

    /// The position as it stands.
    pub const fn position(&self) -> &Position<B> {
        &self.position
    }

    /// The board as it stands.
    pub const fn board(&self) -> &B {
        self.position.board()
    }

    /// The rules, for programs that search on from this position.
    pub const fn rules(&self) -> &Rules<R, W> {
        &self.rules
    }

    /// The players, in the order of their seats.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Who moves; after the end, the seat that made the last move.
    pub const fn to_move(&self) -> Seat {
        self.position.to_move()
    }

    /// How the game ended, or `None` while it goes on.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    /// The seat that won, if one did.
    pub fn winner(&self) -> Option<Seat> {
        self.outcome().and_then(Outcome::winner)
    }

    /// Whether the game has ended.
    pub const fn is_over(&self) -> bool {
        self.position.is_over()
    }

    /// The cells that made the win, each once.
    pub fn winning_cells(&self) -> Vec<B::Cell> {
        self.rules.win().winning_cells(self.board())
    }

    /// How many moves were played since the start.
    pub fn ply(&self) -> usize {
        self.history.plies()
    }

    /// What happened so far, and what can be redone.
    pub const fn history(&self) -> &History<R::Input, R::Change> {
        &self.history
    }

    /// Every legal input of the player to move, each once; none after the end.
    pub fn legal(&self) -> impl Iterator<Item = R::Input> + use<B, R, W> {
        self.rules.legal(&self.position)
    }

    /// One legal input drawn at random (see [`MoveRule::random`]); `None` after the end.
    pub fn random<D: Dice + ?Sized>(&self, dice: &mut D) -> Option<R::Input> {
        self.rules.random(&self.position, dice)
    }

    /// Plays `input` for the player whose turn it is, and tells what it did to the board.
    ///
    /// # Errors
    ///
    /// [`PlayError::GameOver`], or [`PlayError::Refused`] with the rule's own reason. The game,
    /// its history included, is then unchanged.
    pub fn play(&mut self, input: R::Input) -> Result<R::Change, PlayError<R::Refusal>> {
        let mover = self.position.to_move();
        let change = self.rules.play(&mut self.position, input.clone())?;
        self.history.push(Event::Played { mover, input, change: change.clone() });
        Ok(change)
    }

    /// Plays `input` for `seat`, if it is that seat's turn.
    ///
    /// # Errors
    ///
    /// [`PlayError`]: the game is over, it is another seat's turn, or the rule refuses, in this
    /// order. The game, its history included, is then unchanged.
    pub fn play_as(
        &mut self,
        seat: Seat,
        input: R::Input,
    ) -> Result<R::Change, PlayError<R::Refusal>> {
        if let Some(outcome) = self.outcome() {
            return Err(PlayError::GameOver(outcome));
        }
        let to_move = self.to_move();
        if seat != to_move {
            return Err(PlayError::NotYourTurn { named: seat, to_move });
        }
        self.play(input)
    }

    /// Ends the game because `seat`, whose turn it need not be, gives up: the other seat wins.
    ///
    /// # Errors
    ///
    /// [`EndError`] if the game is over, has no such seat, or has more than two.
    pub fn resign(&mut self, seat: Seat) -> Result<(), EndError> {
        self.check_in_progress()?;
        let seats = self.rules.seats();
        if seat.index() >= usize::from(seats) {
            return Err(EndError::NoSuchSeat { seat, seats });
        }
        if seats > 2 {
            return Err(EndError::NoSingleOpponent { seats });
        }
        self.position.outcome = Some(Outcome::Win(seat.next(seats)));
        self.history.push(Event::Resigned(seat));
        Ok(())
    }

    /// Ends the game as a draw on which the players agreed.
    ///
    /// # Errors
    ///
    /// [`EndError::GameOver`] if it has ended already.
    pub fn agree_draw(&mut self) -> Result<(), EndError> {
        self.check_in_progress()?;
        self.position.outcome = Some(Outcome::Draw);
        self.history.push(Event::DrawAgreed);
        Ok(())
    }

    /// Takes back what happened last: a move, a resignation, an agreed draw. It can be redone
    /// until something else is played.
    ///
    /// # Errors
    ///
    /// [`NothingToUndo`] at the start.
    pub fn undo(&mut self) -> Result<(), NothingToUndo> {
        match self.history.step_back().ok_or(NothingToUndo)? {
            Event::Played { mover, change, .. } => {
                self.rules.undo(&mut self.position, *mover, change);
            }
            Event::Resigned(_) | Event::DrawAgreed => self.position.outcome = None,
        }
        Ok(())
    }

    /// Brings back what was undone last.
    ///
    /// # Errors
    ///
    /// [`NothingToRedo`] if nothing was undone since the last move.
    pub fn redo(&mut self) -> Result<(), NothingToRedo> {
        match self.history.step_forward().ok_or(NothingToRedo)? {
            Event::Played { input, .. } => {
                self.rules.play_unchecked(&mut self.position, input.clone());
            }
            Event::Resigned(seat) => {
                self.position.outcome = Some(Outcome::Win(seat.next(self.rules.seats())));
            }
            Event::DrawAgreed => self.position.outcome = Some(Outcome::Draw),
        }
        Ok(())
    }

    const fn check_in_progress(&self) -> Result<(), EndError> {
        match self.position.outcome {
            Some(outcome) => Err(EndError::GameOver(outcome)),
            None => Ok(()),
        }
    }
}

fn check_players(players: &[Player], seats: u8) -> Result<(), PlayersError> {
    if players.len() < 2 {
        return Err(PlayersError::TooFew { players: players.len() });
    }
    if players.len() != usize::from(seats) {
        return Err(PlayersError::SeatsDiffer {
            seats: usize::from(seats),
            players: players.len(),
        });
    }
    for (second, seat) in players.iter().zip(Seat::all(seats)) {
        let symbol = second.symbol();
        if !symbol.is_ascii_graphic() || symbol.is_ascii_digit() || "./:|".contains(symbol) {
            return Err(PlayersError::BadSymbol { symbol, seat });
        }
        for (first, earlier) in players.iter().zip(Seat::all(seat.index() as u8)) {
            if first.symbol() == symbol {
                return Err(PlayersError::SameSymbol { symbol, first: earlier, second: seat });
            }
        }
    }
    Ok(())
}
