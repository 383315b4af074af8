use alloc::string::{String, ToString};

use boardwright_core::{Notation, ReadError, Reason, Seat};
use boardwright_grid::{Cell, Grid};

use crate::Input;
use crate::opening::choice::{CHOICES, read_choice, word, write_choice};
use crate::opening::{Opened, OpenedRefusal, OpenedRule};

/// Choices are words: `swap`, `stay`, `more`, `offer`, `fifths=5`. Everything else is written as
/// the game's rule writes it. Choices are numbered after the rule's own inputs.
impl<B, R> Notation<Opened<B>> for OpenedRule<R>
where
    B: Grid,
    R: Notation<B>,
    R::Input: From<Cell> + TryFrom<Input> + Into<Input>,
{
    fn split<'t>(&self, board: &Opened<B>, text: &'t str) -> Option<(&'t str, &'t str)> {
        self.rule().split(&board.board, text)
    }

    fn read(&self, board: &Opened<B>, mover: Seat, text: &str) -> Result<Input, ReadError> {
        if let Some(choice) = read_choice(text) {
            return choice;
        }
        let input = self.rule().read(&board.board, board.as_colour(mover), text);
        input.map(Into::into).map_err(|error| match error.reason() {
            "unreadable_move" if !board.opening.is_over() => {
                ReadError::unreadable(text, &board.opening.step().to_string())
            }
            _ => error,
        })
    }

    fn write(&self, board: &Opened<B>, mover: Seat, input: &Input) -> String {
        if let Some(choice) = write_choice(*input) {
            return choice;
        }
        match R::Input::try_from(*input) {
            Ok(input) => self.rule().write(&board.board, board.as_colour(mover), &input),
            Err(_) => word(*input).into(),
        }
    }

    fn explain(&self, board: &Opened<B>, refusal: &OpenedRefusal<R::Refusal>) -> String {
        match refusal {
            OpenedRefusal::Opening(refusal) => refusal.explain(),
            OpenedRefusal::Rule(refusal) => self.rule().explain(&board.board, refusal),
        }
    }

    fn actions(&self, board: &Opened<B>) -> u32 {
        self.rule().actions(&board.board) + CHOICES.len() as u32
    }

    fn number(&self, board: &Opened<B>, input: &Input) -> Option<u32> {
        if let Some(choice) = CHOICES.iter().position(|choice| choice == input) {
            return Some(self.rule().actions(&board.board) + choice as u32);
        }
        self.rule().number(&board.board, &R::Input::try_from(*input).ok()?)
    }

    fn input(&self, board: &Opened<B>, number: u32) -> Option<Input> {
        match number.checked_sub(self.rule().actions(&board.board)) {
            Some(choice) => CHOICES.get(choice as usize).copied(),
            None => self.rule().input(&board.board, number).map(Into::into),
        }
    }
}
