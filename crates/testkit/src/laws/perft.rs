use boardwright_core::{Board, Notation, WinStrategy};

use super::Laws;
use super::walk::{Fault, fault};
use crate::{plain_divide, plain_perft};

/// How many move sequences the plain twin counts from a position: as deep as that allows.
const MOST_NODES: u64 = 20_000;

impl<B, R, W> Laws<B, R, W>
where
    B: Board,
    R: Notation<B> + Clone,
    W: WinStrategy<B, R::Change> + Clone,
{
    /// Law 10: the counts from the start are the published ones.
    pub(super) fn check_published_perft(&self) -> Result<(), String> {
        let (rules, position) = (self.game.rules(), self.game.position());
        for (depth, &published) in (1..).zip(&self.perft) {
            let counted = rules.perft(position, depth);
            if counted != published {
                return Err(format!("perft {depth} is {counted} instead of {published}"));
            }
        }
        Ok(())
    }

    /// Law 10: the counts from half way on are those of a plain twin that undoes nothing.
    pub(super) fn check_perft(&self, inputs: &[R::Input]) -> Result<(), Fault<R::Input>> {
        for inputs in [inputs, &inputs[..inputs.len() / 2]] {
            let game = self.played(inputs);
            let (rules, position) = (game.rules(), game.position());
            let moves = game.legal().count() as u64;
            let mut depth = 1;
            let mut expected = plain_perft(rules, position, depth);
            loop {
                let counted = rules.perft(position, depth);
                if counted != expected {
                    let complaint = format!(
                        "perft {depth} is {counted} instead of {expected}; by move {:?} instead \
                         of {:?}",
                        rules.divide(position, depth),
                        plain_divide(rules, position, depth)
                    );
                    return Err(fault(&game, complaint));
                }
                depth += 1;
                if expected == 0 || expected.saturating_mul(moves) > MOST_NODES {
                    break;
                }
                expected = plain_perft(rules, position, depth);
            }
        }
        Ok(())
    }
}
