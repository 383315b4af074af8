use alloc::format;
use alloc::string::String;

use boardwright_core::ReadError;

use crate::Input;

/// The most fifths that any protocol asks for.
pub(super) const MOST_FIFTHS: u8 = 12;

/// Every choice that an opening can ask for, in the order in which they are numbered.
pub(super) const CHOICES: [Input; 4 + MOST_FIFTHS as usize] = {
    let mut choices = [Input::Swap; 4 + MOST_FIFTHS as usize];
    choices[1] = Input::Stay;
    choices[2] = Input::More;
    choices[3] = Input::Offer;
    let mut fifths = 1;
    while fifths <= MOST_FIFTHS {
        choices[3 + fifths as usize] = Input::Fifths(fifths);
        fifths += 1;
    }
    choices
};

/// Every declaration that any protocol allows, from 1 fifth up.
pub(super) const DECLARATIONS: &[Input] = CHOICES.split_at(4).1;

/// Reads a choice, in capitals or not: `swap`, `stay`, `more`, `offer`, `fifths=5`. `None` for text
/// that is no choice at all; the error is for `fifths=` with something that cannot be declared.
pub(crate) fn read_choice(text: &str) -> Option<Result<Input, ReadError>> {
    for choice in [Input::Swap, Input::Stay, Input::More, Input::Offer] {
        if text.eq_ignore_ascii_case(word(choice)) {
            return Some(Ok(choice));
        }
    }
    let (name, number) = text.split_once('=')?;
    if !name.eq_ignore_ascii_case(word(Input::Fifths(1))) {
        return None;
    }
    if number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return Some(Err(ReadError::unreadable(text, "a number of fifths, as in fifths=5")));
    }
    Some(number.parse().map(Input::Fifths).map_err(|_| {
        let message = format!("so many fifths are out of range: they are 1 to {MOST_FIFTHS}");
        ReadError::out_of_range("opening_restriction", message)
    }))
}

/// Writes a choice, so that [`read_choice`] reads it; `None` for what is no choice.
pub(crate) fn write_choice(input: Input) -> Option<String> {
    match input {
        Input::Stone(_) | Input::Pass => None,
        Input::Fifths(fifths) => Some(format!("{}={fifths}", word(input))),
        Input::Swap | Input::Stay | Input::More | Input::Offer => Some(word(input).into()),
    }
}

/// The word with which notation names this kind of input.
pub(crate) const fn word(input: Input) -> &'static str {
    match input {
        Input::Stone(_) => "stone",
        Input::Pass => "pass",
        Input::Swap => "swap",
        Input::Stay => "stay",
        Input::More => "more",
        Input::Fifths(_) => "fifths",
        Input::Offer => "offer",
    }
}
