use boardwright_core::{Board, Game, Notation, WinStrategy};

use super::Laws;
use super::walk::Fault;

impl<B, R, W> Laws<B, R, W>
where
    B: Board,
    R: Notation<B> + Clone,
    W: WinStrategy<B, R::Change> + Clone,
{
    /// Law 5: moves, their numbers and the picture of the board read back.
    pub(super) fn check_text(&self, inputs: &[R::Input]) -> Result<(), Fault<R::Input>> {
        let actions = self.game.rules().moves().actions(self.game.board());
        self.walk(inputs, |game, last| {
            if !self.is_due(game, last) {
                return Ok(());
            }
            let (rule, board) = (game.rules().moves(), game.board());
            if rule.actions(board) != actions {
                return Err("the number of actions changes during the game".to_owned());
            }
            game.legal().try_for_each(|input| check_move(game, &input))?;
            check_numbers(game)?;
            self.check_picture(board)
        })
    }

    fn check_picture(&self, board: &B) -> Result<(), String> {
        let Some(parse) = &self.parse else { return Ok(()) };
        match parse(&(self.picture)(board)) {
            Ok(parsed) if parsed == *board => Ok(()),
            Ok(_) => Err("the picture of the board reads back as another board".to_owned()),
            Err(error) => Err(format!("the picture of the board does not read back: {error}")),
        }
    }
}

fn check_move<B, R, W>(game: &Game<B, R, W>, input: &R::Input) -> Result<(), String>
where
    B: Board,
    R: Notation<B>,
    W: WinStrategy<B, R::Change>,
{
    let (rule, board, mover) = (game.rules().moves(), game.board(), game.to_move());
    let text = rule.write(board, mover, input);
    match rule.read(board, mover, &text) {
        Ok(read) if read == *input => {}
        Ok(read) => return Err(format!("{input:?} is written {text:?}, which reads {read:?}")),
        Err(error) => return Err(format!("{input:?} is written {text:?}: {error}")),
    }
    let number = rule.number(board, input).filter(|&number| number < rule.actions(board));
    let Some(number) = number else { return Err(format!("{input:?} has no action number")) };
    if rule.input(board, number).as_ref() != Some(input) {
        return Err(format!("{input:?} has the action number {number}, which is another's"));
    }
    Ok(())
}

/// Every action number is that of its own input, and beyond the last there is none.
fn check_numbers<B, R, W>(game: &Game<B, R, W>) -> Result<(), String>
where
    B: Board,
    R: Notation<B>,
    W: WinStrategy<B, R::Change>,
{
    let (rule, board) = (game.rules().moves(), game.board());
    for number in 0..rule.actions(board) {
        let input = rule.input(board, number);
        let back = input.as_ref().and_then(|input| rule.number(board, input));
        if back != Some(number) {
            return Err(format!("action {number} is {input:?}, whose number is {back:?}"));
        }
    }
    match rule.input(board, rule.actions(board)) {
        Some(input) => Err(format!("there is an action beyond the last: {input:?}")),
        None => Ok(()),
    }
}
