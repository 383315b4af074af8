use boardwright_core::Reason;
use boardwright_gomoku::{Input, OpenedGame, Protocol, freestyle, with_opening};
use boardwright_grid::{Cell, CellPlacement, DirectionalWin, LineBoard31};

/// A game with an opening. Five in a row or more wins.
pub(crate) type Table = OpenedGame<LineBoard31, CellPlacement, DirectionalWin>;

/// A new game.
pub(crate) fn table(protocol: Protocol, size: usize) -> Table {
    with_opening(freestyle(size).expect("a size"), protocol).expect("a board that is large enough")
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
