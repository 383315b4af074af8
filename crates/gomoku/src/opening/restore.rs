use alloc::vec::Vec;

use boardwright_core::Reason;
use boardwright_grid::{Cell, CellBoard, CellGrid, Grid, Stone};

use crate::Input;
use crate::opening::machine::colour;
use crate::opening::{Opened, Opening, Protocol, Step, Window};

/// Openings that come from elsewhere: positions set up behind one, and the way into one.
impl<B: Grid> Opened<B> {
    /// The position of a game whose opening is over. `swapped` says that the first player plays
    /// White.
    ///
    /// # Errors
    ///
    /// [`OpenedBoardError`] for colours that the protocol does not let change hands, or a board
    /// without the stones that it puts.
    ///
    /// ```
    /// use boardwright_core::Seat;
    /// use boardwright_gomoku::{Opened, Protocol};
    /// use boardwright_grid::{CellBoard, Picture, Stone};
    ///
    /// let picture = Picture::parse_line("5/5/2X2/3O1/4X", &['X', 'O'])?;
    /// let opened = Opened::after(CellBoard::from(&picture), Protocol::Swap, true)?;
    /// assert_eq!(opened.opening().seat_of(Stone::FIRST), Seat::SECOND);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn after(
        board: B,
        protocol: Protocol,
        swapped: bool,
    ) -> Result<Opened<B>, OpenedBoardError> {
        let is_choice =
            |step: &Step| matches!(step, Step::Swap | Step::SwapOrMore | Step::SwapOrOffer);
        if swapped && !protocol.script().iter().any(is_choice) {
            return Err(OpenedBoardError::NoSwap { protocol });
        }
        check_stones(&board, protocol)?;
        Ok(Opened { board, opening: Opening::over(protocol, swapped) })
    }

    /// A line of inputs that leads from the empty board to this position, while its opening
    /// lasts; nothing once it is over. Where several lead here, they differ in nothing that the
    /// rest of the game could tell.
    pub fn inputs(&self) -> Vec<Input> {
        let mut inputs = Vec::new();
        if self.opening.is_over() {
            return inputs;
        }
        let start = Opening::new(self.opening.protocol());
        let mut scratch = CellBoard::new(self.board.shape());
        let is_found = self.lead_here(start, &mut scratch, &mut inputs);
        debug_assert!(is_found, "the machine came here by some line");
        inputs
    }

    /// Goes on from `opening` on the stones in `scratch`, and leaves the inputs that lead here.
    fn lead_here(
        &self,
        opening: Opening,
        scratch: &mut CellBoard,
        inputs: &mut Vec<Input>,
    ) -> bool {
        if opening == self.opening {
            return true;
        }
        for input in opening.legal(scratch).filter(|&input| self.can_follow(&opening, input)) {
            let Ok(change) = opening.answer(scratch, input) else { continue };
            let mut next = opening;
            next.advance(&change);
            inputs.push(input);
            if let Some(placed) = change.placed() {
                scratch.place(placed.cell, placed.stone);
            }
            if self.lead_here(next, scratch, inputs) {
                return true;
            }
            if let Some(placed) = change.placed() {
                scratch.lift(placed.cell);
            }
            inputs.pop();
        }
        false
    }

    /// Whether an input may be one of those that lead here.
    fn can_follow(&self, opening: &Opening, input: Input) -> bool {
        match (opening.step(), input) {
            (Step::Stone { number, .. }, Input::Stone(cell)) => {
                self.board.at(cell) == Some(colour(number))
            }
            (Step::Declare { .. }, Input::Fifths(fifths)) => {
                // Until it is declared there are none.
                fifths == self.opening.fifths()
            }
            // The order of offers leaves no trace, and behind them nothing is swapped.
            (Step::Offer, Input::Stone(cell)) => {
                let next = self.opening.offers().get(opening.offers().len());
                next == Some(&cell) && opening.is_swapped() == self.opening.is_swapped()
            }
            (Step::Keep | Step::Play, _) => false,
            _ => true,
        }
    }
}

/// Whether every stone that a protocol puts has one of its colour in its window. The windows that
/// a protocol names for one colour lie in one another, the smallest first, or apart, so taking any
/// stone for each takes none from the next.
fn check_stones<B: Grid>(board: &B, protocol: Protocol) -> Result<(), OpenedBoardError> {
    let shape = board.shape();
    let mut taken = Vec::new();
    let mut take = |number: u8, window: Window| {
        let is_free = |cell: &Cell| {
            board.at(*cell) == Some(colour(number))
                && window.contains(shape, *cell)
                && !taken.contains(cell)
        };
        let found = shape.iter().find(is_free);
        taken.extend(found);
        match found {
            Some(_) => Ok(()),
            None => Err(OpenedBoardError::MissingStone { protocol, number, window }),
        }
    };
    for step in protocol.script() {
        match *step {
            Step::Stone { number, window, .. } => take(number, window)?,
            // Whoever takes a colour ends the protocol.
            Step::SwapOrMore => break,
            // In the other branch the fifth stone is black as well.
            Step::Keep => return take(5, Window::Anywhere),
            _ => {}
        }
    }
    Ok(())
}

/// Why a board is none on which an opening has been played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum OpenedBoardError {
    /// The players keep their colours.
    #[error("the colours cannot have changed hands: the opening {protocol} has no swap")]
    NoSwap {
        /// The protocol.
        protocol: Protocol,
    },
    /// A stone that the protocol puts is not there.
    #[error(
        "after the opening {protocol} there is a {} stone {window}: number {number} is missing",
        if colour(*number) == Stone::FIRST { "black" } else { "white" }
    )]
    MissingStone {
        /// The protocol.
        protocol: Protocol,
        /// The number of the stone, from 1.
        number: u8,
        /// Where it should lie.
        window: Window,
    },
}

impl Reason for OpenedBoardError {
    fn reason(&self) -> &'static str {
        "bad_position"
    }
}
