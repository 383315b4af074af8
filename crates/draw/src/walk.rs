use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::{IntoIter, Vec};

use boardwright::{AnyGame, Played};
use boardwright_grid::Cell;

use crate::frame::Marks;

/// The way from the start of a game to where it stands, a move at a time.
///
/// Only the moves themselves say which stone came when: a stone may have been shifted since, or
/// have changed its colour.
pub(crate) struct Walk<'g> {
    end: &'g dyn AnyGame,
    game: Box<dyn AnyGame>,
    moves: IntoIter<String>,
    marks: Marks,
}

impl<'g> Walk<'g> {
    /// At the start of the game.
    pub(crate) fn new(end: &'g dyn AnyGame) -> Walk<'g> {
        let mut game = end.boxed_clone();
        while game.undo().is_ok() {}
        let symbols = game.players().iter().map(|player| player.symbol()).collect();
        let rows = game.cells();
        let columns = rows.first().map_or(0, |row| row.chars().count());
        let numbers = vec![vec![None; columns]; rows.len()];
        let marks = Marks { symbols, numbers, last: None, said: None };
        Walk { end, game, moves: end.moves().into_iter(), marks }
    }

    /// Makes the next move; `false` if there is none.
    pub(crate) fn step(&mut self) -> bool {
        let Some(text) = self.moves.next() else { return false };
        let played = self.game.play(&text).expect("a game's own moves play it again");
        self.marks.take_in(&played, self.game.as_ref());
        true
    }

    /// The game as it stands here, and what is known from the moves. At the end it is the game
    /// itself, in which a player may have resigned.
    pub(crate) fn here(&self) -> (&dyn AnyGame, &Marks) {
        let game = if self.moves.len() == 0 { self.end } else { self.game.as_ref() };
        (game, &self.marks)
    }
}

impl Marks {
    /// Follows a move that was made in `game`.
    fn take_in(&mut self, played: &Played, game: &dyn AnyGame) {
        // All shifts happen at once, so everything is lifted before anything is put down.
        let lifted: Vec<_> = played
            .shifts
            .iter()
            .map(|shift| (shift.to.as_deref(), self.number(&shift.from).and_then(Option::take)))
            .collect();
        for (to, number) in lifted {
            if let Some(place) = to.and_then(|to| self.number(to)) {
                *place = number;
            }
        }
        let ply = game.ply();
        self.last = played.landing.as_deref().and_then(|landing| landing.parse().ok());
        if let Some(place) = played.landing.as_deref().and_then(|landing| self.number(landing)) {
            *place = Some(ply);
        }
        let players = game.players();
        let name = players.get(played.mover.index()).map_or("", |player| player.name());
        self.said = Some(format!("{ply}. {name}: {}", played.text));
    }

    /// Where the number of the stone on a cell is kept.
    fn number(&mut self, cell: &str) -> Option<&mut Option<usize>> {
        let cell: Cell = cell.parse().ok()?;
        self.numbers.get_mut(usize::from(cell.row()))?.get_mut(usize::from(cell.column()))
    }
}
