use alloc::collections::BTreeMap;
use core::hash::{Hash, Hasher};

use boardwright_core::Board;
use boardwright_grid::{Cell, Grid, Line, Shape, Stone};

use crate::PopGrid;

/// The board of Pop Out: a grid of discs, and how often each position has occurred since the
/// start.
///
/// Equality and hash read the discs alone, so that a search finds a position that it has reached
/// another way; the occurrences are not compared. Cloning copies both, and a clone plays on like
/// the original.
///
/// The occurrences say nothing of who was to move, and need not: both a drop and a pop change the
/// number of discs by one, so between two players equal boards of one game have the same player
/// to move.
#[derive(Debug, Clone)]
pub struct PopOutBoard<G> {
    grid: G,
    occurrences: BTreeMap<G, u32>,
}

impl<G: PopGrid> PopOutBoard<G> {
    /// The board with which a game starts, empty or not: this is the first time its position
    /// occurs.
    pub fn new(grid: G) -> PopOutBoard<G> {
        let mut board = PopOutBoard { grid, occurrences: BTreeMap::new() };
        board.remember();
        board
    }

    /// The discs.
    #[inline]
    pub const fn grid(&self) -> &G {
        &self.grid
    }

    /// How often the position on the board has occurred, this time included.
    pub fn occurrences(&self) -> u32 {
        self.occurrences.get(&self.grid).copied().unwrap_or(0)
    }

    /// Changes the discs, and counts the position that results.
    #[inline]
    pub(crate) fn advance<T>(&mut self, change: impl FnOnce(&mut G) -> T) -> T {
        let told = change(&mut self.grid);
        self.remember();
        told
    }

    /// Takes back the last change, in which the position was counted.
    #[inline]
    pub(crate) fn retreat(&mut self, change: impl FnOnce(&mut G)) {
        self.forget();
        change(&mut self.grid);
    }

    /// The same board and the same past, seen through `map`, which keeps different positions
    /// different.
    pub(crate) fn mapped(&self, map: impl Fn(&G) -> G) -> PopOutBoard<G> {
        let occurrences = self.occurrences.iter().map(|(grid, &times)| (map(grid), times));
        PopOutBoard { grid: map(&self.grid), occurrences: occurrences.collect() }
    }

    /// Every position that has occurred, with how often.
    pub(crate) fn seen(&self) -> impl Iterator<Item = (&G, u32)> {
        self.occurrences.iter().map(|(grid, &times)| (grid, times))
    }

    /// Counts a position so many times more, and tells how often that is in all.
    pub(crate) fn see(&mut self, grid: G, times: u32) -> u32 {
        let seen = self.occurrences.entry(grid).or_insert(0);
        *seen += times;
        *seen
    }

    fn remember(&mut self) {
        self.see(self.grid.clone(), 1);
    }

    fn forget(&mut self) {
        match self.occurrences.get_mut(&self.grid) {
            Some(times) if *times > 1 => *times -= 1,
            _ => {
                self.occurrences.remove(&self.grid);
            }
        }
    }
}

impl<G: PartialEq> PartialEq for PopOutBoard<G> {
    fn eq(&self, other: &PopOutBoard<G>) -> bool {
        self.grid == other.grid
    }
}

impl<G: Eq> Eq for PopOutBoard<G> {}

impl<G: Hash> Hash for PopOutBoard<G> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.grid.hash(state);
    }
}

impl<G: PopGrid> Board for PopOutBoard<G> {
    type Cell = Cell;

    #[inline]
    fn is_full(&self) -> bool {
        self.grid.is_full()
    }
}

impl<G: PopGrid> Grid for PopOutBoard<G> {
    #[inline]
    fn shape(&self) -> Shape {
        self.grid.shape()
    }

    #[inline]
    fn at(&self, cell: Cell) -> Option<Stone> {
        self.grid.at(cell)
    }

    #[inline]
    fn makes_line(&self, cell: Cell, stone: Stone, line: Line) -> bool {
        self.grid.makes_line(cell, stone, line)
    }
}
