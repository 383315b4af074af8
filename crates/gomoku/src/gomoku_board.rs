use boardwright_core::Board;
use boardwright_grid::{Cell, CellGrid, Direction, Grid, Line, Shape, Stone};

/// Stones on a board `G`, and what else changes during a game of Gomoku: passes, the number of
/// moves where a limit counts them, and a foul that has lost the game.
///
/// It shows what the board shows. A new one is made from a board, empty or with a position on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GomokuBoard<G> {
    stones: G,
    empty: u16,
    passes: u8,
    moves: u16,
    fouled: Option<Stone>,
}

impl<G: CellGrid> GomokuBoard<G> {
    /// The position that `stones` show, before any move of the game.
    pub fn new(stones: G) -> GomokuBoard<G> {
        let empty = stones.free_cells().len() as u16;
        GomokuBoard { stones, empty, passes: 0, moves: 0, fouled: None }
    }

    /// The board itself.
    #[inline]
    pub const fn stones(&self) -> &G {
        &self.stones
    }

    /// How many points are empty.
    #[inline]
    pub const fn empty(&self) -> u16 {
        self.empty
    }

    /// How many passes came in a row just now.
    #[inline]
    pub const fn passes(&self) -> u8 {
        self.passes
    }

    /// How many stones and passes were played, if a limit counts them.
    #[inline]
    pub const fn moves(&self) -> u16 {
        self.moves
    }

    /// The colour that has lost by a foul.
    #[inline]
    pub const fn fouled(&self) -> Option<Stone> {
        self.fouled
    }

    /// Puts a stone on an empty point, which may be a foul that loses.
    #[inline]
    pub(crate) fn place(&mut self, cell: Cell, stone: Stone, is_foul: bool) {
        self.stones.place(cell, stone);
        self.empty -= 1;
        self.passes = 0;
        if is_foul {
            self.fouled = Some(stone);
        }
    }

    /// Takes the stone placed last back, before which there were so many passes.
    #[inline]
    pub(crate) fn lift(&mut self, cell: Cell, passes: u8) {
        self.stones.lift(cell);
        self.empty += 1;
        self.passes = passes;
        self.fouled = None;
    }

    #[inline]
    pub(crate) fn pass(&mut self) {
        self.passes += 1;
    }

    #[inline]
    pub(crate) fn take_back_pass(&mut self) {
        self.passes -= 1;
    }

    #[inline]
    pub(crate) fn count_move(&mut self) {
        self.moves += 1;
    }

    #[inline]
    pub(crate) fn uncount_move(&mut self) {
        self.moves -= 1;
    }

    /// The same with this past.
    pub(crate) fn remembering(
        self,
        passes: u8,
        moves: u16,
        fouled: Option<Stone>,
    ) -> GomokuBoard<G> {
        GomokuBoard { passes, moves, fouled, ..self }
    }

    /// The same with other stones.
    pub(crate) fn with_stones(&self, stones: G) -> GomokuBoard<G> {
        GomokuBoard { stones, ..self.clone() }
    }
}

impl<G: CellGrid> Board for GomokuBoard<G> {
    type Cell = Cell;

    #[inline]
    fn is_full(&self) -> bool {
        self.empty == 0
    }
}

impl<G: CellGrid> Grid for GomokuBoard<G> {
    #[inline]
    fn shape(&self) -> Shape {
        self.stones.shape()
    }

    #[inline]
    fn at(&self, cell: Cell) -> Option<Stone> {
        self.stones.at(cell)
    }

    #[inline]
    fn run(&self, cell: Cell, direction: Direction, stone: Stone, reach: usize) -> usize {
        self.stones.run(cell, direction, stone, reach)
    }

    #[inline]
    fn run_from(&self, cell: Cell, step: [i8; 2], stone: Stone, reach: usize) -> usize {
        self.stones.run_from(cell, step, stone, reach)
    }

    #[inline]
    fn makes_line(&self, cell: Cell, stone: Stone, line: Line) -> bool {
        self.stones.makes_line(cell, stone, line)
    }
}
