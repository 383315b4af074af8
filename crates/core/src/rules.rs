use alloc::vec::Vec;

use crate::{Board, Dice, MoveRule, PlayError, PlayersError, Position, Seat, WinStrategy};

/// What is allowed and what ends the game: a move rule, a win strategy and a number of seats.
///
/// Rules never change during a game, can be shared, and are `Copy` where their parts are. Programs
/// that search call them on a [`Position`] directly; everyone else uses a [`Game`](crate::Game),
/// which does the same and keeps the history.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules<R, W> {
    moves: R,
    win: W,
    seats: u8,
}

impl<R, W> Rules<R, W> {
    /// Rules for a table of `seats`.
    ///
    /// # Errors
    ///
    /// [`PlayersError::TooFew`] for fewer than two seats.
    pub fn new(moves: R, win: W, seats: u8) -> Result<Rules<R, W>, PlayersError> {
        if seats < 2 {
            return Err(PlayersError::TooFew { players: usize::from(seats) });
        }
        Ok(Rules { moves, win, seats })
    }

    /// Rules for two seats.
    pub const fn for_two(moves: R, win: W) -> Rules<R, W> {
        Rules { moves, win, seats: 2 }
    }

    /// How a move lands.
    pub const fn moves(&self) -> &R {
        &self.moves
    }

    /// How a win is found.
    pub const fn win(&self) -> &W {
        &self.win
    }

    /// How many seats the table has, at least 2.
    #[inline]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The position with this board in which `to_move` moves. The board is judged, so a set-up in
    /// which somebody has already won is over, and `to_move` is who would move.
    ///
    /// # Panics
    ///
    /// If the table has no seat `to_move`.
    pub fn position<B>(&self, board: B, to_move: Seat) -> Position<B>
    where
        B: Board,
        R: MoveRule<B>,
        W: WinStrategy<B, R::Change>,
    {
        let seats = self.seats;
        assert!(to_move.index() < usize::from(seats), "a table of {seats} has no seat {to_move}");
        let outcome = self
            .win
            .judge(&board, to_move.previous(seats))
            .or_else(|| self.moves.stuck(&board, to_move, seats));
        Position { board, to_move, outcome }
    }

    /// The position with this board on which the game has just ended by what `last` did: who
    /// made the last move stays to move, as after [`play`](Rules::play). `None` if the game goes
    /// on.
    ///
    /// # Panics
    ///
    /// If the table has no seat `last`.
    pub fn ended<B>(&self, board: B, last: Seat) -> Option<Position<B>>
    where
        B: Board,
        R: MoveRule<B>,
        W: WinStrategy<B, R::Change>,
    {
        let position = self.position(board, last.next(self.seats));
        position.is_over().then_some(Position { to_move: last, ..position })
    }

    /// Plays `input` for the seat whose turn it is, and tells what it did.
    ///
    /// # Errors
    ///
    /// [`PlayError::GameOver`] or [`PlayError::Refused`]; the position is then unchanged.
    #[inline]
    pub fn play<B>(
        &self,
        position: &mut Position<B>,
        input: R::Input,
    ) -> Result<R::Change, PlayError<R::Refusal>>
    where
        B: Board,
        R: MoveRule<B>,
        W: WinStrategy<B, R::Change>,
    {
        if let Some(outcome) = position.outcome {
            return Err(PlayError::GameOver(outcome));
        }
        let mover = position.to_move;
        let change =
            self.moves.apply(&mut position.board, mover, input).map_err(PlayError::Refused)?;
        self.settle(position, mover, &change);
        Ok(change)
    }

    /// Like [`play`](Rules::play), for an input that is known to be legal in a game that goes on.
    ///
    /// # Panics
    ///
    /// An illegal input, or a game that is over, leaves the position in an unspecified state, or
    /// panics.
    // Always inlined, like what it calls next: left to itself the compiler makes it a call a move.
    #[inline(always)]
    pub fn play_unchecked<B>(&self, position: &mut Position<B>, input: R::Input) -> R::Change
    where
        B: Board,
        R: MoveRule<B>,
        W: WinStrategy<B, R::Change>,
    {
        let mover = position.to_move;
        let change = self.moves.apply_unchecked(&mut position.board, mover, input);
        self.settle(position, mover, &change);
        change
    }

    /// Judges the change just made, and passes the turn if the game goes on.
    #[inline(always)]
    fn settle<B>(&self, position: &mut Position<B>, mover: Seat, change: &R::Change)
    where
        B: Board,
        R: MoveRule<B>,
        W: WinStrategy<B, R::Change>,
    {
        // A win is asked for before a draw: the last move can win on a full board.
        if let Some(won) = self.win.outcome(&position.board, mover, change) {
            position.outcome = Some(won);
            return;
        }
        let next = self.moves.next(&position.board, mover, change, self.seats);
        if let Some(stuck) = self.moves.stuck(&position.board, next, self.seats) {
            position.outcome = Some(stuck);
            return;
        }
        position.to_move = next;
    }

    /// Takes back the last move: the `change` that `mover` made. The game goes on and it is
    /// `mover`'s turn again.
    ///
    /// `change` must be what playing the last move returned; anything else leaves the position in
    /// an unspecified state, or panics.
    #[inline]
    pub fn undo<B>(&self, position: &mut Position<B>, mover: Seat, change: &R::Change)
    where
        B: Board,
        R: MoveRule<B>,
    {
        self.moves.undo(&mut position.board, mover, change);
        position.outcome = None;
        position.to_move = mover;
    }

    /// Every legal input of the seat to move, each once; none after the end.
    #[inline]
    pub fn legal<B>(&self, position: &Position<B>) -> impl Iterator<Item = R::Input> + use<B, R, W>
    where
        B: Board,
        R: MoveRule<B>,
    {
        let moves = match position.outcome {
            None => Some(self.moves.legal(&position.board, position.to_move)),
            Some(_) => None,
        };
        moves.into_iter().flatten()
    }

    /// One legal input drawn at random (see [`MoveRule::random`]); `None` after the end.
    #[inline]
    pub fn random<B, D>(&self, position: &Position<B>, dice: &mut D) -> Option<R::Input>
    where
        B: Board,
        R: MoveRule<B>,
        D: Dice + ?Sized,
    {
        if position.outcome.is_some() {
            return None;
        }
        self.moves.random(&position.board, position.to_move, dice)
    }

    /// Plays random moves until the game is over, and tells how many it took.
    ///
    /// The rules must let every game end: a set of rules under which play can go on for ever makes
    /// this do so too. [`playout_within`](Rules::playout_within) stops there.
    #[inline]
    pub fn playout<B, D>(&self, position: &mut Position<B>, dice: &mut D) -> u32
    where
        B: Board,
        R: MoveRule<B>,
        W: WinStrategy<B, R::Change>,
        D: Dice + ?Sized,
    {
        let mut plies = 0;
        while let Some(input) = self.random(position, dice) {
            self.play_unchecked(position, input);
            plies += 1;
        }
        plies
    }

    /// Plays random moves until the game is over or `most` moves have been made, and tells how many
    /// were made. Whether the game is over is in the position.
    #[inline]
    pub fn playout_within<B, D>(&self, position: &mut Position<B>, most: u32, dice: &mut D) -> u32
    where
        B: Board,
        R: MoveRule<B>,
        W: WinStrategy<B, R::Change>,
        D: Dice + ?Sized,
    {
        let mut plies = 0;
        while plies < most {
            let Some(input) = self.random(position, dice) else { break };
            self.play_unchecked(position, input);
            plies += 1;
        }
        plies
    }

    /// Counts the sequences of `depth` legal moves from `position`: the standard check of a move
    /// generator against published figures. A position that is over has no moves.
    pub fn perft<B>(&self, position: &Position<B>, depth: u32) -> u64
    where
        B: Board,
        R: MoveRule<B>,
        W: WinStrategy<B, R::Change>,
    {
        self.perft_in_place(&mut position.clone(), depth)
    }

    /// [`perft`](Rules::perft) of the position after each legal move, one ply less deep: where two
    /// move generators differ, the line that differs says under which move to look. The figures
    /// add up to `perft(position, depth)`; for depth 0 there are none.
    pub fn divide<B>(&self, position: &Position<B>, depth: u32) -> Vec<(R::Input, u64)>
    where
        B: Board,
        R: MoveRule<B>,
        W: WinStrategy<B, R::Change>,
    {
        let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
        self.legal(position)
            .map(|input| {
                let mut after = position.clone();
                self.play_unchecked(&mut after, input.clone());
                (input, self.perft_in_place(&mut after, rest))
            })
            .collect()
    }

    fn perft_in_place<B>(&self, position: &mut Position<B>, depth: u32) -> u64
    where
        B: Board,
        R: MoveRule<B>,
        W: WinStrategy<B, R::Change>,
    {
        if depth == 0 {
            return 1;
        }
        if position.outcome.is_some() {
            return 0;
        }
        let mover = position.to_move;
        let moves = self.moves.legal(&position.board, mover);
        if depth == 1 {
            return moves.count() as u64;
        }
        let mut nodes = 0;
        for input in moves {
            let change = self.play_unchecked(position, input);
            nodes += self.perft_in_place(position, depth - 1);
            self.undo(position, mover, &change);
        }
        nodes
    }
}
