use boardwright_core::{Board, Game, MoveRule, Outcome, Reason, Rules, Seat, WinStrategy};
use boardwright_gomoku::{
    Input, Opening, OpeningChange, OpeningRefusal, Protocol, Step, players, shape,
};
use boardwright_grid::{
    Cell, CellBoard, CellGrid, CellPlacement, DirectionalWin, Line, Placement, Stone,
};

/// A game with an opening, played with plain parts: five in a row or more wins.
pub(crate) type Table = Game<Opened, OpenedPlacement, OpenedFive>;

/// A plain board with an opening.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Opened {
    pub(crate) stones: CellBoard,
    pub(crate) opening: Opening,
}

impl Board for Opened {
    type Cell = Cell;

    fn is_full(&self) -> bool {
        self.stones.is_full()
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Change {
    Opening(OpeningChange),
    Stone(Placement),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct OpenedPlacement;

impl MoveRule<Opened> for OpenedPlacement {
    type Input = Input;
    type Change = Change;
    type Refusal = OpeningRefusal;
    type Moves = Box<dyn Iterator<Item = Input>>;

    fn apply(
        &self,
        board: &mut Opened,
        mover: Seat,
        input: Input,
    ) -> Result<Change, OpeningRefusal> {
        if !board.opening.is_over() {
            let change = board.opening.answer(&board.stones, input)?;
            if let Some(placement) = change.placed() {
                board.stones.place(placement.cell, placement.stone);
            }
            board.opening.advance(&change);
            return Ok(Change::Opening(change));
        }
        let Input::Stone(cell) = input else {
            return Err(OpeningRefusal::WrongInput { input, due: Step::Play });
        };
        let colour = board.opening.stone_of(mover).seat();
        Ok(Change::Stone(CellPlacement::new().apply(&mut board.stones, colour, cell)?))
    }

    fn undo(&self, board: &mut Opened, _mover: Seat, change: &Change) {
        let placed = match change {
            Change::Opening(change) => {
                board.opening.retreat(change);
                change.placed()
            }
            Change::Stone(placement) => Some(*placement),
        };
        if let Some(placement) = placed {
            board.stones.lift(placement.cell);
        }
    }

    fn legal(&self, board: &Opened, _mover: Seat) -> Self::Moves {
        if board.opening.is_over() {
            Box::new(board.stones.free_cells().map(Input::Stone))
        } else {
            Box::new(board.opening.legal(&board.stones))
        }
    }

    fn next(&self, board: &Opened, mover: Seat, change: &Change, seats: u8) -> Seat {
        match change {
            Change::Opening(_) => board.opening.next(mover),
            Change::Stone(_) => mover.next(seats),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct OpenedFive(DirectionalWin);

impl WinStrategy<Opened, Change> for OpenedFive {
    fn outcome(&self, board: &Opened, mover: Seat, change: &Change) -> Option<Outcome> {
        match change {
            Change::Opening(_) => None,
            Change::Stone(placement) => self.0.outcome(&board.stones, mover, placement),
        }
    }

    fn judge(&self, board: &Opened, last: Seat) -> Option<Outcome> {
        let last = board.opening.stone_of(last).seat();
        WinStrategy::<_, Placement>::judge(&self.0, &board.stones, last).map(
            |outcome| match outcome {
                Outcome::Win(colour) => Outcome::Win(board.opening.seat_of(Stone::from(colour))),
                Outcome::Draw => Outcome::Draw,
            },
        )
    }
}

/// A new game.
pub(crate) fn table(protocol: Protocol, size: usize) -> Table {
    protocol.check_fits(shape(size).expect("a size")).expect("large enough");
    table_of_any_size(protocol, size)
}

/// A new game on a board that may be too small for the protocol.
pub(crate) fn table_of_any_size(protocol: Protocol, size: usize) -> Table {
    let stones = CellBoard::new(shape(size).expect("a size"));
    let board = Opened { stones, opening: Opening::new(protocol) };
    let win = OpenedFive(DirectionalWin::new(Line::at_least(5)));
    Game::new(Rules::for_two(OpenedPlacement, win), board, players()).expect("two players")
}

/// The game on 15 x 15 after these inputs.
pub(crate) fn after(protocol: Protocol, inputs: &str) -> Table {
    let mut table = table(protocol, 15);
    for input in inputs.split_whitespace() {
        table.play(read(input)).expect("legal");
    }
    table
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

/// Why an input was refused, if it was.
pub(crate) fn reason<T, E: Reason>(result: Result<T, E>) -> Option<&'static str> {
    result.err().map(|refusal| refusal.reason())
}

/// Every input that there is, whatever the position, in the order in which legal ones are listed.
pub(crate) fn all_inputs(side: u8) -> impl Iterator<Item = Input> {
    let cells =
        (0..=side).flat_map(move |row| (0..=side).map(move |column| Cell::new(row, column)));
    let choices = [Input::Swap, Input::Stay, Input::More, Input::Offer];
    let declarations = (0..=20).chain([255]).map(Input::Fifths);
    cells.map(Input::Stone).chain(choices).chain(declarations).chain([Input::Pass])
}
