use alloc::vec::Vec;

use boardwright::AnyGame;
use boardwright_core::Player;
use boardwright_grid::Cell;

use crate::art::Art;

/// How wide a picture is at least, so that the words below the board have room.
const NARROWEST: usize = 290;
/// The room at the left, where the row numbers stand, and at the other sides.
const LEFT: usize = 40;
const SIDE: usize = 20;
/// By how much the frame stands out beyond the cells.
pub(crate) const BORDER: usize = 8;
/// The height of a line of words.
const LINE: usize = 26;
/// How wide a letter is on average in the usual fonts, at the size of the words.
const LETTER: usize = 8;
/// The room for a stone in the legend, before its name.
const LEGEND_STONE: usize = 26;
/// The most letters of a name.
pub(crate) const LONGEST_NAME: usize = 20;

/// Where everything is, in pixels from the top left.
pub(crate) struct Layout {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    /// From one cell to the next.
    pub(crate) pitch: usize,
    /// The corner of the top left cell.
    pub(crate) left: usize,
    pub(crate) top: usize,
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// By seat: the middle of its stone in the legend.
    pub(crate) legend: Vec<(usize, usize)>,
    /// The base line of the caption.
    pub(crate) caption: (usize, usize),
}

impl Layout {
    pub(crate) fn new(game: &dyn AnyGame, art: &Art) -> Layout {
        let rows = game.cells();
        let columns = rows.first().map_or(0, |row| row.chars().count());
        let pitch = art.pitch;
        let board = columns * pitch;
        let width = (LEFT + board + SIDE + BORDER).max(NARROWEST);
        let left = LEFT + (width - (LEFT + board + SIDE + BORDER)) / 2;
        let below = SIDE + rows.len() * pitch + BORDER + LINE;
        let legend = legend(&game.players(), width, below + LINE / 2);
        let last = legend.last().map_or(below, |&(_, y)| y);
        Layout {
            rows: rows.len(),
            columns,
            pitch,
            left,
            top: SIDE,
            width,
            height: last + LINE + SIDE,
            legend,
            caption: (SIDE, last + LINE + 5),
        }
    }

    /// The middle of a cell.
    pub(crate) fn middle(&self, cell: Cell) -> (usize, usize) {
        let from_top = self.rows.saturating_sub(usize::from(cell.row()) + 1);
        let x = self.left + usize::from(cell.column()) * self.pitch + self.pitch / 2;
        (x, self.top + from_top * self.pitch + self.pitch / 2)
    }

    /// How many letters fit on a line of words.
    pub(crate) fn letters(&self) -> usize {
        (self.width - 2 * SIDE) / LETTER
    }
}

/// Where the stone of each player stands below the board, in as many lines as it takes.
fn legend(players: &[Player], width: usize, top: usize) -> Vec<(usize, usize)> {
    let (mut x, mut y) = (SIDE, top);
    let place = |player: &Player| {
        let letters = player.name().chars().count().min(LONGEST_NAME);
        let entry = LEGEND_STONE + letters * LETTER;
        if x > SIDE && x + entry > width - SIDE {
            (x, y) = (SIDE, y + LINE);
        }
        let middle = (x + LEGEND_STONE / 2 - 3, y);
        x += entry + 14;
        middle
    };
    players.iter().map(place).collect()
}
