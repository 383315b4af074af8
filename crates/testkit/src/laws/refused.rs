use boardwright_core::{Board, Game, Notation, Seat, WinStrategy};

use super::Laws;
use super::walk::Fault;

impl<B, R, W> Laws<B, R, W>
where
    B: Board,
    R: Notation<B> + Clone,
    W: WinStrategy<B, R::Change> + Clone,
{
    /// Law 2: a game that refused everything it could on the way is the game that was never asked.
    pub(super) fn check_refused(&self, inputs: &[R::Input]) -> Result<(), Fault<R::Input>> {
        let mut asked = self.game.clone();
        self.walk(inputs, |game, last| {
            if asked.ply() < game.ply() {
                let last_input = game.history().inputs().last().cloned();
                let Some(input) = last_input else { return Ok(()) };
                if let Err(error) = asked.play(input.clone()) {
                    return Err(format!("after refusals {input:?} is refused: {error}"));
                }
            }
            if self.is_due(game, last) {
                self.refuse_all(game, &mut asked)?;
            }
            match self.see(game).difference(&self.see(&asked)) {
                Some(difference) => Err(format!("after refusals {difference}")),
                None => Ok(()),
            }
        })
    }

    /// Asks `asked` for everything that it must refuse, and compares it with `game`.
    fn refuse_all(&self, game: &Game<B, R, W>, asked: &mut Game<B, R, W>) -> Result<(), String> {
        let legal: Vec<R::Input> = game.legal().collect();
        let candidates = self.candidates(game);
        for input in candidates.iter().filter(|input| !legal.contains(input)) {
            // What is accepted without being listed breaks law 1, not this one.
            let mut trial = asked.clone();
            if trial.play(input.clone()).is_ok() {
                continue;
            }
            let _ = asked.play(input.clone());
            if trial.position() != game.position() || asked.position() != game.position() {
                return Err(format!("refusing {input:?} changed the position"));
            }
        }
        let others = Seat::all(game.rules().seats()).filter(|&seat| seat != game.to_move());
        for (seat, input) in others.zip(legal.iter().chain(&candidates).cycle()) {
            if asked.play_as(seat, input.clone()).is_ok() {
                return Err(format!("seat {seat} plays {input:?} out of turn"));
            }
            if asked.position() != game.position() {
                return Err(format!("refusing seat {seat} changed the position"));
            }
        }
        if asked.history() != game.history() {
            return Err("refusing changed the history".to_owned());
        }
        Ok(())
    }
}
