use boardwright_core::{Board, Event, Game, Notation, WinStrategy};

use super::Laws;
use super::walk::Fault;

impl<B, R, W> Laws<B, R, W>
where
    B: Board,
    R: Notation<B> + Clone,
    W: WinStrategy<B, R::Change> + Clone,
{
    /// Law 4: the win test, which looks round the last move, and the judge of the whole board
    /// agree after every move, and with the oracle where there is one.
    pub(super) fn check_verdict(&self, inputs: &[R::Input]) -> Result<(), Fault<R::Input>> {
        self.walk(inputs, |game, _| {
            let (win, board) = (game.rules().win(), game.board());
            if let Some(Event::Played { mover, change, .. }) = game.history().events().last() {
                let verdict = win.outcome(board, *mover, change);
                let judged = win.judge(board, *mover);
                if verdict != judged {
                    return Err(format!(
                        "after the move the verdict is {verdict:?}, from the whole board {judged:?}"
                    ));
                }
                if let Some(oracle) = &self.oracle {
                    let expected = oracle(board, *mover);
                    if verdict != expected {
                        return Err(format!("the verdict is {verdict:?}, by oracle {expected:?}"));
                    }
                }
            }
            check_winning_cells(game)
        })
    }
}

/// The cells of the win are there when somebody has won, if at all, and each is there once.
fn check_winning_cells<B, R, W>(game: &Game<B, R, W>) -> Result<(), String>
where
    B: Board,
    R: Notation<B>,
    W: WinStrategy<B, R::Change>,
{
    let cells = game.winning_cells();
    if !game.is_over() && !cells.is_empty() {
        return Err("the game goes on, and there are winning cells".to_owned());
    }
    if (1..cells.len()).any(|n| cells[..n].contains(&cells[n])) {
        return Err("a winning cell is there twice".to_owned());
    }
    Ok(())
}
