use boardwright_core::{Board, Game, Notation, WinStrategy};

use super::Laws;
use super::walk::{Fault, fault};

impl<B, R, W> Laws<B, R, W>
where
    B: Board,
    R: Notation<B> + Clone,
    W: WinStrategy<B, R::Change> + Clone,
{
    /// Law 6: the inputs played again, and the moves written down and read, give the same game; a
    /// copy from half way plays on like the original.
    pub(super) fn check_replay(&self, inputs: &[R::Input]) -> Result<(), Fault<R::Input>> {
        let game = self.played(inputs);
        let complain = |complaint| fault(&game, complaint);
        let again = self.played(&game.history().inputs().cloned().collect::<Vec<_>>());
        self.compare(&game, &again, "the inputs played again").map_err(complain)?;
        for separator in [" ", ", "] {
            let record = self.written(&game).join(separator);
            let read = self.read_record(&record).map_err(complain)?;
            self.compare(&game, &read, "the moves written down and read").map_err(complain)?;
        }
        self.check_copy(&game).map_err(complain)
    }

    fn compare(
        &self,
        game: &Game<B, R, W>,
        other: &Game<B, R, W>,
        what: &str,
    ) -> Result<(), String> {
        if let Some(difference) = self.see(game).difference(&self.see(other)) {
            return Err(format!("{what} do not give the same game: {difference}"));
        }
        if game.history() != other.history() {
            return Err(format!("{what} do not give the same game: the history differs"));
        }
        Ok(())
    }

    /// The moves of a game in notation.
    fn written(&self, game: &Game<B, R, W>) -> Vec<String> {
        let mut replayed = self.game.clone();
        let mut moves = Vec::new();
        for input in game.history().inputs() {
            let rule = replayed.rules().moves();
            moves.push(rule.write(replayed.board(), replayed.to_move(), input));
            let _ = replayed.play(input.clone());
        }
        moves
    }

    /// The game that a run of moves makes.
    fn read_record(&self, record: &str) -> Result<Game<B, R, W>, String> {
        let mut game = self.game.clone();
        let mut rest = record;
        loop {
            let rule = game.rules().moves();
            let Some((text, following)) = rule.split(game.board(), rest) else { return Ok(game) };
            let reading = rule.read(game.board(), game.to_move(), text);
            let input = reading.map_err(|error| format!("in {record:?}: {error}"))?;
            game.play(input).map_err(|error| format!("in {record:?}: {text:?}: {error}"))?;
            if following.len() >= rest.len() {
                return Err(format!("splitting {rest:?} takes nothing off"));
            }
            rest = following;
        }
    }

    /// Copies the game and the bare position half way, and plays on with both.
    fn check_copy(&self, game: &Game<B, R, W>) -> Result<(), String> {
        let inputs: Vec<R::Input> = game.history().inputs().cloned().collect();
        let (before, after) = inputs.split_at(inputs.len() / 2);
        let original = self.played(before);
        let mut copy = original.clone();
        let mut position = original.position().clone();
        drop(original);
        for input in after {
            copy.play(input.clone())
                .map_err(|error| format!("a copy refuses {input:?}: {error}"))?;
            let played = game.rules().play(&mut position, input.clone());
            played.map_err(|error| format!("a copied position refuses {input:?}: {error}"))?;
        }
        if position != *game.position() {
            return Err("a copied position does not play on like the original".to_owned());
        }
        self.compare(game, &copy, "a copy and the moves that follow")
    }
}
