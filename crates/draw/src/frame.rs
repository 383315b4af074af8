use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use boardwright::{AnyGame, SmallBoard};
use boardwright_core::{Outcome, Seat};
use boardwright_grid::Cell;

/// What is known of a position from the moves that led to it.
pub(crate) struct Marks {
    /// The symbols of the colours, in the order of their looks.
    pub(crate) symbols: Vec<char>,
    /// By row from the bottom, then by column: the number of the move that put the stone there.
    pub(crate) numbers: Vec<Vec<Option<usize>>>,
    /// Where the last move put a stone, if it put one.
    pub(crate) last: Option<Cell>,
    /// The last move in words: `7. Red: d`.
    pub(crate) said: Option<String>,
}

/// One thing that a picture shows of a position, in the order in which they are painted: what
/// comes later lies on top. Looks count from 1.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Item {
    /// A small board on which the next move can be made, by its corners.
    Playable {
        corners: [Cell; 2],
    },
    /// A small board that a colour has won.
    Taken {
        corners: [Cell; 2],
        look: usize,
    },
    Stone {
        look: usize,
        cell: Cell,
    },
    /// The number of the move that put the stone of this look on the cell.
    Number {
        look: usize,
        cell: Cell,
        number: usize,
    },
    /// A cell on which the player to move may not play, with the word for the reason.
    Forbidden {
        cell: Cell,
        reason: &'static str,
    },
    Winning {
        cell: Cell,
    },
    Last {
        cell: Cell,
    },
    /// The colour that a seat, from 0, plays.
    Legend {
        seat: usize,
        look: usize,
    },
    Caption(String),
}

/// Everything that a picture shows of a position, in the order of painting, each thing once.
pub(crate) fn items(game: &dyn AnyGame, marks: &Marks) -> Vec<Item> {
    let mut items = Vec::new();
    for board in game.small_boards() {
        let Some(corners) = corners(&board) else { continue };
        if board.is_playable {
            items.push(Item::Playable { corners });
        }
        if let Some(look) = board.winner.and_then(|symbol| marks.look(symbol)) {
            items.push(Item::Taken { corners, look });
        }
    }
    for (cell, symbol) in stones(game) {
        let Some(look) = marks.look(symbol) else { continue };
        items.push(Item::Stone { look, cell });
        let number = marks.numbers[usize::from(cell.row())][usize::from(cell.column())];
        items.extend(number.map(|number| Item::Number { look, cell, number }));
    }
    for point in game.forbidden().unwrap_or_default() {
        let reason = point.reason;
        items.extend(point.text.parse().ok().map(|cell| Item::Forbidden { cell, reason }));
    }
    let winning = game.winning_cells();
    items
        .extend(winning.iter().filter_map(|cell| Some(Item::Winning { cell: cell.parse().ok()? })));
    items.extend(marks.last.map(|cell| Item::Last { cell }));
    for (seat, player) in game.players().iter().enumerate() {
        let look = marks.look(player.symbol());
        items.extend(look.map(|look| Item::Legend { seat, look }));
    }
    let state = state(game);
    items.push(Item::Caption(match &marks.said {
        Some(said) => format!("{said} – {state}"),
        None => state,
    }));
    items.sort_unstable();
    items
}

/// The cells at the bottom left and at the top right of a small board.
pub(crate) fn corners(board: &SmallBoard) -> Option<[Cell; 2]> {
    let [first, last] = &board.corners;
    Some([first.parse().ok()?, last.parse().ok()?])
}

/// Every stone on the board: its cell and the symbol of its colour.
pub(crate) fn stones(game: &dyn AnyGame) -> Vec<(Cell, char)> {
    let rows = game.cells();
    let mut stones = Vec::new();
    for (row, symbols) in (0..).zip(rows.iter().rev()) {
        let cells = (0..).map(|column| Cell::new(row, column)).zip(symbols.chars());
        stones.extend(cells.filter(|(_, symbol)| *symbol != '.'));
    }
    stones
}

/// How the game stands, in a few words.
pub(crate) fn state(game: &dyn AnyGame) -> String {
    let players = game.players();
    let name = |seat: Seat| players.get(seat.index()).map_or("nobody", |player| player.name());
    match game.outcome() {
        None => {
            let asked = game.asked().map(|asked| format!(": {asked}")).unwrap_or_default();
            format!("{} to move{asked}", name(game.to_move()))
        }
        Some(Outcome::Draw) => "a draw".to_string(),
        Some(Outcome::Win(seat)) => format!("{} has won", name(seat)),
    }
}

impl Marks {
    /// The number, from 1, of the look of the colour with this symbol.
    fn look(&self, symbol: char) -> Option<usize> {
        self.symbols.iter().position(|&other| other == symbol).map(|index| index + 1)
    }
}
