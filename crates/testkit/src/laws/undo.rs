use boardwright_core::{Board, Game, Notation, WinStrategy};

use super::Laws;
use super::seen::Seen;
use super::walk::{Fault, fault};

impl<B, R, W> Laws<B, R, W>
where
    B: Board,
    R: Notation<B> + Clone,
    W: WinStrategy<B, R::Change> + Clone,
{
    /// Law 3: every legal move can be taken back, and whole games from either end.
    pub(super) fn check_undo(&self, inputs: &[R::Input]) -> Result<(), Fault<R::Input>> {
        let mut seen = Vec::new();
        self.walk(inputs, |game, last| {
            seen.push(self.see(game));
            if self.is_due(game, last) { self.take_back_each(game) } else { Ok(()) }
        })?;
        let game = self.played(inputs);
        self.end_by_agreement(&game).map_err(|complaint| fault(&game, complaint))?;
        self.back_and_forth(game.clone(), &seen).map_err(|complaint| fault(&game, complaint))
    }

    /// Plays each legal move on a position and takes it back.
    fn take_back_each(&self, game: &Game<B, R, W>) -> Result<(), String> {
        let rules = game.rules();
        let mut position = game.position().clone();
        for input in game.legal() {
            let mover = position.to_move();
            let Ok(change) = rules.play(&mut position, input.clone()) else { continue };
            rules.undo(&mut position, mover, &change);
            if position != *game.position() {
                return Err(format!("taking back {input:?} leaves another position"));
            }
        }
        if !rules.legal(&position).eq(game.legal()) {
            return Err("taking back each legal move leaves other legal moves".to_owned());
        }
        Ok(())
    }

    /// Undoes the whole game, redoes it and undoes it again, and compares all there is to see.
    fn back_and_forth(
        &self,
        mut game: Game<B, R, W>,
        seen: &[Seen<B, R::Input>],
    ) -> Result<(), String> {
        let check = |game: &Game<B, R, W>, done: &str| {
            let ply = game.ply();
            match self.see(game).difference(&seen[ply]) {
                Some(difference) => Err(format!("after {done} to ply {ply} {difference}")),
                None => Ok(()),
            }
        };
        let played = game.history().clone();
        for _ in 0..2 {
            while game.undo().is_ok() {
                check(&game, "undo")?;
            }
            if game.ply() > 0 {
                return Err("undo stops before the start".to_owned());
            }
            while game.redo().is_ok() {
                check(&game, "redo")?;
            }
            if *game.history() != played {
                return Err("undo to the start and redo to the end change the history".to_owned());
            }
        }
        Ok(())
    }

    /// Resigns and agrees on a draw, and takes both back.
    fn end_by_agreement(&self, game: &Game<B, R, W>) -> Result<(), String> {
        let mut ended = game.clone();
        let resigned = ended.resign(game.to_move()).is_ok();
        if resigned && ended.undo().is_ok() && ended.position() != game.position() {
            return Err("taking back a resignation leaves another position".to_owned());
        }
        let agreed = ended.agree_draw().is_ok();
        if agreed && ended.undo().is_ok() && ended.position() != game.position() {
            return Err("taking back an agreed draw leaves another position".to_owned());
        }
        Ok(())
    }
}
