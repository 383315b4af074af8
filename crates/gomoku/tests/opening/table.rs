use boardwright_core::{Reason, Seat};
use boardwright_gomoku::{Input, Opening, OpeningChange, OpeningRefusal, Protocol, shape};
use boardwright_grid::{CellBoard, CellGrid};

/// An opening at a table: the machine with a plain board and a history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) board: CellBoard,
    pub(crate) opening: Opening,
    pub(crate) to_move: Seat,
    pub(crate) history: Vec<(Seat, OpeningChange)>,
}

impl Table {
    pub(crate) fn new(protocol: Protocol, size: usize) -> Table {
        protocol.check_fits(shape(size).expect("a size")).expect("large enough");
        Table::of_any_size(protocol, size)
    }

    /// A table with a board that may be too small.
    pub(crate) fn of_any_size(protocol: Protocol, size: usize) -> Table {
        let board = CellBoard::new(shape(size).expect("a size"));
        let opening = Opening::new(protocol);
        Table { board, opening, to_move: Seat::FIRST, history: Vec::new() }
    }

    pub(crate) fn play(&mut self, input: Input) -> Result<(), OpeningRefusal> {
        let change = self.opening.answer(&self.board, input)?;
        if let Some(placement) = change.placed() {
            self.board.place(placement.cell, placement.stone);
        }
        self.opening.advance(&change);
        self.history.push((self.to_move, change));
        self.to_move = self.opening.next(self.to_move);
        Ok(())
    }

    pub(crate) fn undo(&mut self) {
        let (mover, change) = self.history.pop().expect("something to undo");
        self.opening.retreat(&change);
        if let Some(placement) = change.placed() {
            self.board.lift(placement.cell);
        }
        self.to_move = mover;
    }

    pub(crate) fn legal(&self) -> Vec<Input> {
        self.opening.legal(&self.board).collect()
    }
}

/// Reads an input as notation writes it.
pub(crate) fn read(text: &str) -> Input {
    match text {
        "pass" => Input::Pass,
        "swap" => Input::Swap,
        "stay" => Input::Stay,
        "more" => Input::More,
        "offer" => Input::Offer,
        _ => match text.strip_prefix("fifths=") {
            Some(number) => Input::Fifths(number.parse().expect("a number")),
            None => Input::Stone(text.parse().expect("a cell")),
        },
    }
}

pub(crate) fn protocol(name: &str) -> Protocol {
    Protocol::ALL.into_iter().find(|protocol| protocol.name() == name).expect("a protocol")
}

pub(crate) fn reason(result: Result<(), OpeningRefusal>) -> Option<&'static str> {
    result.err().map(|refusal| refusal.reason())
}
