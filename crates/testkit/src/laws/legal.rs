use boardwright_core::{Board, Game, MoveRule, Notation, PlayError, WinStrategy};

use super::Laws;
use super::walk::{Fault, fault};
use crate::ChiSquared;

impl<B, R, W> Laws<B, R, W>
where
    B: Board,
    R: Notation<B> + Clone,
    W: WinStrategy<B, R::Change> + Clone,
{
    /// Law 1: what is listed is accepted, and what is not is not.
    pub(super) fn check_legal(&self, inputs: &[R::Input]) -> Result<(), Fault<R::Input>> {
        self.walk(inputs, |game, last| {
            if game.is_over() {
                return self.check_nothing_after_the_end(game);
            }
            let (rule, board, mover) = (game.rules().moves(), game.board(), game.to_move());
            let legal: Vec<R::Input> = game.legal().collect();
            if legal.is_empty() {
                return Err("the game goes on, but there is no legal move".to_owned());
            }
            if !self.is_due(game, last) {
                return Ok(());
            }
            if let Some(again) = (1..legal.len()).find(|&n| legal[..n].contains(&legal[n])) {
                return Err(format!("{:?} is listed twice", legal[again]));
            }
            for input in &legal {
                if let Err(refusal) = rule.apply(&mut board.clone(), mover, input.clone()) {
                    return Err(format!("{input:?} is listed and refused: {refusal}"));
                }
            }
            for input in self.candidates(game).into_iter().filter(|input| !legal.contains(input)) {
                if rule.apply(&mut board.clone(), mover, input.clone()).is_ok() {
                    return Err(format!("{input:?} is not listed and accepted"));
                }
            }
            Ok(())
        })
    }

    fn check_nothing_after_the_end(&self, game: &Game<B, R, W>) -> Result<(), String> {
        if let Some(input) = game.legal().next() {
            return Err(format!("the game is over, and {input:?} is listed"));
        }
        if game.random(&mut |_| 0).is_some() {
            return Err("the game is over, and a random move is drawn".to_owned());
        }
        for input in self.candidates(game) {
            if !matches!(game.clone().play(input.clone()), Err(PlayError::GameOver(_))) {
                return Err(format!("the game is over, and {input:?} is not refused for that"));
            }
        }
        Ok(())
    }

    /// Law 1: random moves are legal, and drawn as evenly as they should be, at the end of these
    /// moves or half way there.
    pub(super) fn check_random(&self, inputs: &[R::Input]) -> Result<(), Fault<R::Input>> {
        for inputs in [inputs, &inputs[..inputs.len() / 2]] {
            let game = self.played(inputs);
            if !game.is_over() {
                draw_often(&game).map_err(|complaint| fault(&game, complaint))?;
            }
        }
        Ok(())
    }
}

fn draw_often<B, R, W>(game: &Game<B, R, W>) -> Result<(), String>
where
    B: Board,
    R: MoveRule<B>,
    W: WinStrategy<B, R::Change>,
{
    const DRAWS_OF_EACH: usize = 60;
    let legal: Vec<R::Input> = game.legal().collect();
    let weights = game.rules().moves().chance(game.board(), game.to_move());
    let weights = weights.unwrap_or_else(|| vec![1; legal.len()]);
    if weights.len() != legal.len() {
        return Err(format!("{} moves have {} weights", legal.len(), weights.len()));
    }
    let mut generator = fastrand::Rng::with_seed(1);
    let mut dice = |sides| generator.u32(..sides);
    let mut counts = vec![0; legal.len()];
    for _ in 0..DRAWS_OF_EACH * legal.len() {
        let Some(input) = game.random(&mut dice) else {
            return Err("no random move is drawn, though there are legal ones".to_owned());
        };
        let Some(index) = legal.iter().position(|other| *other == input) else {
            return Err(format!("{input:?} is drawn and not listed"));
        };
        counts[index] += 1;
    }
    let test = ChiSquared::of(&counts, &weights);
    if !test.is_plausible() {
        let ChiSquared { statistic, limit } = test;
        return Err(format!(
            "random moves are not drawn evenly: {legal:?} came {counts:?} times \
             (chi-squared {statistic:.1}, at most {limit:.1})"
        ));
    }
    Ok(())
}
