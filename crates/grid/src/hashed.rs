use core::cmp::Ordering;
use core::fmt::Debug;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;

use boardwright_core::{Board, Dice, Reason, Seat};

use crate::{Cell, CellGrid, Direction, FreeCells, Grid, Line, Shape, Stone, Symmetry};

/// A board that keeps a hash of what is on it, for tables of positions already searched. Putting a
/// stone on it and taking one off change the hash by one exclusive or an image, as Zobrist showed
/// ("A new hashing method with application for game playing", 1970).
///
/// It is a board like the one inside it, so rules and factories take it unchanged; boards without
/// it pay nothing. `I` says which images of the board count as the same position for
/// [`canonical_key`](Hashed::canonical_key): [`Alone`], [`Mirrored`], or all [`Turned`] ones. It keeps
/// a hash for each.
///
/// ```
/// use boardwright_core::{Game, Player, Rules};
/// use boardwright_grid::{CellBoard, CellPlacement, DirectionalWin, Hashed, Line, Shape, Turned};
///
/// let board = Hashed::<_, Turned>::new(CellBoard::new(Shape::new([3, 3])?))?;
/// let rules = Rules::for_two(CellPlacement::new(), DirectionalWin::new(Line::at_least(3)));
/// let players = vec![Player::new("Cross", 'X'), Player::new("Nought", 'O')];
/// let start = Game::new(rules, board, players)?;
///
/// let keys = |cell: &str| {
///     let mut game = start.clone();
///     game.play(cell.parse().unwrap()).unwrap();
///     (game.board().key(game.to_move()), game.board().canonical_key(game.to_move()))
/// };
/// // Two corners are two positions, and the same one when the board is turned.
/// assert_ne!(keys("a1").0, keys("c3").0);
/// assert_eq!(keys("a1").1, keys("c3").1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Boards are equal when the boards inside them are. `Hash` feeds the key alone.
#[derive(Debug, Clone, Copy)]
pub struct Hashed<G, I: Images> {
    board: G,
    keys: I::Keys,
    images: PhantomData<I>,
}

/// Which images of a board a [`Hashed`] board keeps the hash of.
pub trait Images: Copy + Debug {
    /// One hash for each.
    type Keys: Copy + Debug + AsRef<[u64]> + AsMut<[u64]>;

    /// No stone on any.
    const NO_KEYS: Self::Keys;

    /// The symmetries that make them, the identity first.
    const SYMMETRIES: &'static [Symmetry];
}

/// Only the board as it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Alone;

/// The board and its mirror image, left for right: for games with gravity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mirrored;

/// The eight ways to turn and mirror a square board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turned;

impl Images for Alone {
    type Keys = [u64; 1];
    const NO_KEYS: [u64; 1] = [0];
    const SYMMETRIES: &'static [Symmetry] = &[Symmetry::Identity];
}

impl Images for Mirrored {
    type Keys = [u64; 2];
    const NO_KEYS: [u64; 2] = [0; 2];
    const SYMMETRIES: &'static [Symmetry] = &[Symmetry::Identity, Symmetry::Mirror];
}

impl Images for Turned {
    type Keys = [u64; 8];
    const NO_KEYS: [u64; 8] = [0; 8];
    const SYMMETRIES: &'static [Symmetry] = Symmetry::SQUARE;
}

impl<G: Grid, I: Images> Hashed<G, I> {
    /// The same board, with the hash of what is on it computed afresh.
    ///
    /// # Errors
    ///
    /// [`HashedError`] if the board does not have these images.
    pub fn new(board: G) -> Result<Hashed<G, I>, HashedError> {
        let shape = board.shape();
        if I::SYMMETRIES.iter().any(|symmetry| !Symmetry::of(shape).contains(symmetry)) {
            return Err(HashedError { rows: shape.rows(), columns: shape.columns() });
        }
        let mut hashed = Hashed { board, keys: I::NO_KEYS, images: PhantomData };
        for cell in shape.iter() {
            if let Some(stone) = hashed.board.at(cell) {
                hashed.toggle(cell, stone);
            }
        }
        Ok(hashed)
    }

    /// The board inside.
    #[inline]
    pub const fn board(&self) -> &G {
        &self.board
    }

    /// The hash of the position with this board in which `to_move` moves.
    #[inline]
    pub fn key(&self, to_move: Seat) -> u64 {
        self.board_key() ^ key_of_seat(to_move)
    }

    /// A hash that the position shares with its images: the least of theirs.
    #[inline]
    pub fn canonical_key(&self, to_move: Seat) -> u64 {
        let least = self.keys.as_ref().iter().copied().fold(u64::MAX, u64::min);
        least ^ key_of_seat(to_move)
    }

    /// Changes the board inside by `change`, which must put `stone` on the empty `cell`, or take it
    /// off, and nothing else: for the moves of boards that are more than a [`CellGrid`].
    #[inline]
    pub fn change<T>(&mut self, cell: Cell, stone: Stone, change: impl FnOnce(&mut G) -> T) -> T {
        self.toggle(cell, stone);
        change(&mut self.board)
    }

    #[inline]
    fn toggle(&mut self, cell: Cell, stone: Stone) {
        let shape = self.board.shape();
        for (key, symmetry) in self.keys.as_mut().iter_mut().zip(I::SYMMETRIES) {
            *key ^= key_of_stone(shape, symmetry.map(shape, cell), stone);
        }
    }

    #[inline]
    fn board_key(&self) -> u64 {
        self.keys.as_ref().first().copied().unwrap_or(0)
    }
}

/// The key of a stone on a cell of a board with this shape. For two colours they are kept: to look
/// one up takes a third of the time of computing it.
#[inline]
fn key_of_stone(shape: Shape, cell: Cell, stone: Stone) -> u64 {
    static KEYS: [u64; 2 * Shape::<2>::MOST_CELLS] = first_keys();
    let number = stone.index() * Shape::<2>::MOST_CELLS + shape.index(cell);
    KEYS.get(number).copied().unwrap_or_else(|| mixed(number as u64))
}

const fn first_keys<const KEYS: usize>() -> [u64; KEYS] {
    let mut keys = [0; KEYS];
    let mut number = 0;
    while number < KEYS {
        keys[number] = mixed(number as u64);
        number += 1;
    }
    keys
}

#[inline]
fn key_of_seat(seat: Seat) -> u64 {
    const FIRST: u64 = 1 << 32;
    mixed(FIRST + seat.index() as u64)
}

/// The number at this place of the sequence that SplitMix64 draws from a fixed seed (Steele, Lea and
/// Flood, "Fast splittable pseudorandom number generators", 2014; the constants are those of
/// Vigna's <https://prng.di.unimi.it/splitmix64.c>).
#[inline]
const fn mixed(place: u64) -> u64 {
    const SEED: u64 = 0x626f_6172_6477_7269;
    let number = place.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(SEED);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

impl<G: PartialEq, I: Images> PartialEq for Hashed<G, I> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
    }
}

impl<G: Eq, I: Images> Eq for Hashed<G, I> {}

/// The order of the boards inside.
impl<G: Ord, I: Images> PartialOrd for Hashed<G, I> {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<G: Ord, I: Images> Ord for Hashed<G, I> {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.board.cmp(&other.board)
    }
}

impl<G: Grid, I: Images> Hash for Hashed<G, I> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.board_key());
    }
}

impl<G: Grid, I: Images> Board for Hashed<G, I> {
    type Cell = Cell;

    #[inline]
    fn is_full(&self) -> bool {
        self.board.is_full()
    }
}

impl<G: Grid, I: Images> Grid for Hashed<G, I> {
    #[inline]
    fn shape(&self) -> Shape {
        self.board.shape()
    }

    #[inline]
    fn at(&self, cell: Cell) -> Option<Stone> {
        self.board.at(cell)
    }

    #[inline]
    fn run(&self, cell: Cell, direction: Direction, stone: Stone, reach: usize) -> usize {
        self.board.run(cell, direction, stone, reach)
    }

    #[inline]
    fn run_from(&self, cell: Cell, step: [i8; 2], stone: Stone, reach: usize) -> usize {
        self.board.run_from(cell, step, stone, reach)
    }

    #[inline]
    fn makes_line(&self, cell: Cell, stone: Stone, line: Line) -> bool {
        self.board.makes_line(cell, stone, line)
    }
}

impl<G: CellGrid, I: Images> CellGrid for Hashed<G, I> {
    #[inline]
    fn place(&mut self, cell: Cell, stone: Stone) {
        self.change(cell, stone, |board| board.place(cell, stone));
    }

    #[inline]
    fn lift(&mut self, cell: Cell) {
        match self.board.at(cell) {
            Some(stone) => self.change(cell, stone, |board| board.lift(cell)),
            None => self.board.lift(cell),
        }
    }

    #[inline]
    fn free_cells(&self) -> FreeCells {
        self.board.free_cells()
    }

    #[inline]
    fn random_free<R: Dice + ?Sized>(&self, dice: &mut R) -> Option<Cell> {
        self.board.random_free(dice)
    }
}

/// A board does not have the images of which [`Hashed`] should keep the hash.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a board of {rows} rows and {columns} columns cannot be turned into itself")]
pub struct HashedError {
    /// How many rows it has.
    pub rows: u8,
    /// How many columns it has.
    pub columns: u8,
}

impl Reason for HashedError {
    fn reason(&self) -> &'static str {
        "bad_parameter"
    }
}
