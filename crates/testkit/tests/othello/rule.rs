use std::cmp::Ordering;

use boardwright_core::{MoveRule, Notation, Outcome, ReadError, Reason, Seat, WinStrategy};
use boardwright_grid::{Cell, Symmetric, Symmetry, read_cell, split_cell, write_cell};

use crate::board::{Discs, shape};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Input {
    Disc(Cell),
    Pass,
}

/// The cell of the new disc, if one was placed, and the bits of those that it turned over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Flips {
    placed: Option<usize>,
    turned: u64,
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Refusal {
    #[error("{0:?} is not an empty cell next to discs to turn over")]
    TurnsNothing(Cell),
    #[error("there is a move, so passing is not allowed")]
    MustMove,
}

impl Reason for Refusal {
    fn reason(&self) -> &'static str {
        match self {
            Refusal::TurnsNothing(_) => "turns_nothing",
            Refusal::MustMove => "must_move",
        }
    }
}

/// A disc must turn others over. Who can turn none over passes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Flanking;

/// The bits of the open cells that are left, and whether a pass is.
pub(crate) struct Moves {
    open: u64,
    pass: bool,
}

impl Iterator for Moves {
    type Item = Input;

    fn next(&mut self) -> Option<Input> {
        if self.open == 0 {
            return std::mem::take(&mut self.pass).then_some(Input::Pass);
        }
        let cell = self.open.trailing_zeros() as usize;
        self.open &= self.open - 1;
        Some(Input::Disc(shape().cell(cell)))
    }
}

impl MoveRule<Discs> for Flanking {
    type Input = Input;
    type Change = Flips;
    type Refusal = Refusal;
    type Moves = Moves;

    fn apply(&self, board: &mut Discs, mover: Seat, input: Input) -> Result<Flips, Refusal> {
        let open = board.open(mover);
        let Input::Disc(cell) = input else {
            let pass = Flips { placed: None, turned: 0 };
            return if open == 0 { Ok(pass) } else { Err(Refusal::MustMove) };
        };
        if !shape().contains(cell) || open >> shape().index(cell) & 1 == 0 {
            return Err(Refusal::TurnsNothing(cell));
        }
        let placed = shape().index(cell);
        let turned = board.turned(mover, placed);
        board.0[mover.index()] ^= turned | 1 << placed;
        board.0[1 - mover.index()] ^= turned;
        Ok(Flips { placed: Some(placed), turned })
    }

    fn undo(&self, board: &mut Discs, mover: Seat, change: &Flips) {
        let placed = change.placed.map_or(0, |cell| 1 << cell);
        board.0[mover.index()] ^= change.turned | placed;
        board.0[1 - mover.index()] ^= change.turned;
    }

    fn legal(&self, board: &Discs, mover: Seat) -> Moves {
        let open = board.open(mover);
        Moves { open, pass: open == 0 }
    }

    /// The game ends when neither can turn a disc over, and more discs win.
    fn stuck(&self, board: &Discs, next: Seat, seats: u8) -> Option<Outcome> {
        if board.open(next) != 0 || board.open(next.next(seats)) != 0 {
            return None;
        }
        let [black, white] = board.0.map(u64::count_ones);
        Some(match black.cmp(&white) {
            Ordering::Greater => Outcome::Win(Seat::FIRST),
            Ordering::Less => Outcome::Win(Seat::SECOND),
            Ordering::Equal => Outcome::Draw,
        })
    }
}

impl Notation<Discs> for Flanking {
    fn split<'t>(&self, _: &Discs, text: &'t str) -> Option<(&'t str, &'t str)> {
        split_cell(text)
    }

    fn read(&self, _: &Discs, _: Seat, text: &str) -> Result<Input, ReadError> {
        if text == "pass" {
            return Ok(Input::Pass);
        }
        read_cell(shape(), text).map(Input::Disc)
    }

    fn write(&self, _: &Discs, _: Seat, input: &Input) -> String {
        match *input {
            Input::Disc(cell) => write_cell(cell),
            Input::Pass => "pass".to_owned(),
        }
    }

    fn explain(&self, _: &Discs, refusal: &Refusal) -> String {
        match refusal {
            Refusal::TurnsNothing(cell) => format!("a disc on {cell} turns nothing over"),
            Refusal::MustMove => refusal.to_string(),
        }
    }

    fn actions(&self, _: &Discs) -> u32 {
        65
    }

    fn number(&self, _: &Discs, input: &Input) -> Option<u32> {
        match *input {
            Input::Disc(cell) => shape().contains(cell).then(|| shape().index(cell) as u32),
            Input::Pass => Some(64),
        }
    }

    fn input(&self, _: &Discs, number: u32) -> Option<Input> {
        match number {
            0..64 => Some(Input::Disc(shape().cell(number as usize))),
            64 => Some(Input::Pass),
            _ => None,
        }
    }
}

impl Symmetric<Discs> for Flanking {
    fn symmetries(&self, _: &Discs) -> &'static [Symmetry] {
        Symmetry::SQUARE
    }

    fn map_board(&self, board: &Discs, symmetry: Symmetry) -> Discs {
        let mut mapped = Discs([0; 2]);
        for cell in shape().iter() {
            let to = shape().index(symmetry.map(shape(), cell));
            for (discs, mapped) in board.0.iter().zip(&mut mapped.0) {
                *mapped |= (discs >> shape().index(cell) & 1) << to;
            }
        }
        mapped
    }

    fn map_input(&self, _: &Discs, symmetry: Symmetry, input: &Input) -> Input {
        match *input {
            Input::Disc(cell) => Input::Disc(symmetry.map(shape(), cell)),
            Input::Pass => Input::Pass,
        }
    }
}

/// No move wins: the end comes when neither can move, which is the move rule's to know.
#[derive(Debug, Clone, Copy)]
pub(crate) struct NoWin;

impl WinStrategy<Discs, Flips> for NoWin {
    fn outcome(&self, _: &Discs, _: Seat, _: &Flips) -> Option<Outcome> {
        None
    }

    fn judge(&self, _: &Discs, _: Seat) -> Option<Outcome> {
        None
    }
}
