//! The matrix and the cross-check catch boards and strategies that are nearly right.

use std::panic::{AssertUnwindSafe, catch_unwind};

use boardwright_core::{Board, Game, Player, Rules};
use boardwright_grid::{
    Cell, CellBoard, CellGrid, CellPlacement, DirectionalWin, Grid, Line, Shape, Stone,
};
use boardwright_testkit::{WinMatrix, cross_check, plain_twin};
use rstest::rstest;

const ROWS: usize = 7;
const COLUMNS: usize = 8;
const LINE: Line = Line::at_least(4);

/// A board in the bits of one word, row after row, that finds lines by shifting the whole word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Bits {
    stones: [u128; 2],
    // The bits of a row: one more than it has cells keeps lines from wrapping round.
    stride: usize,
    // Bits shifted out come in again at the other end of a word of so many bits.
    word: Option<usize>,
}

impl Bits {
    fn bit(&self, cell: Cell) -> u128 {
        1 << (usize::from(cell.row()) * self.stride + usize::from(cell.column()))
    }

    fn shift(&self, bits: u128, by: usize) -> u128 {
        let around = self.word.map_or(0, |word| bits.checked_shl((word - by) as u32).unwrap_or(0));
        bits >> by | around & self.word.map_or(0, |word| (1 << word) - 1)
    }
}

impl Board for Bits {
    type Cell = Cell;
    fn is_full(&self) -> bool {
        (self.stones[0] | self.stones[1]).count_ones() as usize == ROWS * COLUMNS
    }
}

impl Grid for Bits {
    fn shape(&self) -> Shape {
        Shape::new([ROWS, COLUMNS]).expect("a shape that boards have")
    }

    fn at(&self, cell: Cell) -> Option<Stone> {
        let stone = |colour: u8| {
            let there = self.stones[usize::from(colour)] & self.bit(cell) != 0;
            there.then_some(Stone::new(colour))
        };
        if self.shape().contains(cell) { stone(0).or(stone(1)) } else { None }
    }

    fn makes_line(&self, _cell: Cell, stone: Stone, line: Line) -> bool {
        let stones = self.stones[stone.index()];
        [1, self.stride - 1, self.stride, self.stride + 1].into_iter().any(|step| {
            let mut runs = stones;
            for _ in 1..line.length() {
                runs = stones & self.shift(runs, step);
            }
            runs != 0
        })
    }
}

impl CellGrid for Bits {
    fn place(&mut self, cell: Cell, stone: Stone) {
        self.stones[stone.index()] |= self.bit(cell);
    }

    fn lift(&mut self, cell: Cell) {
        let bit = self.bit(cell);
        self.stones.iter_mut().for_each(|stones| *stones &= !bit);
    }
}

fn passes_the_matrix<G: CellGrid>(board: &G) -> bool {
    let rules = Rules::for_two(CellPlacement::new(), DirectionalWin::new(LINE));
    let matrix = WinMatrix::new(board.shape(), LINE);
    catch_unwind(AssertUnwindSafe(|| matrix.check(&rules, board, |cell| cell))).is_ok()
}

#[rstest]
#[case::with_a_spare_bit(COLUMNS + 1, None, true)]
#[case::without(COLUMNS, None, false)]
#[case::rotating_a_word_of_64(COLUMNS + 1, Some(64), false)]
fn words_that_wrap(#[case] stride: usize, #[case] word: Option<usize>, #[case] sound: bool) {
    assert_eq!(passes_the_matrix(&Bits { stones: [0; 2], stride, word }), sound);
}

/// A win by a line of another length than the matrix is for.
#[rstest]
#[case(Line::at_least(3))]
#[case(Line::at_least(5))]
#[case(Line::exactly(4))]
fn another_line(#[case] line: Line) {
    let shape = Shape::new([ROWS, COLUMNS]).expect("a shape that boards have");
    let rules = Rules::for_two(CellPlacement::new(), DirectionalWin::new(line));
    let matrix = WinMatrix::new(shape, LINE);
    let checked = catch_unwind(|| matrix.check(&rules, &CellBoard::new(shape), |cell| cell));
    assert!(checked.is_err());
}

/// Random games reach the difference between a board that wraps and its twin.
#[rstest]
#[case::sound(COLUMNS + 1, true)]
#[case::wraps(COLUMNS, false)]
fn games_on_words_that_wrap(#[case] stride: usize, #[case] sound: bool) {
    let board = Bits { stones: [0; 2], stride, word: None };
    let players = vec![Player::new("Cross", 'X'), Player::new("Nought", 'O')];
    let rules = Rules::for_two(CellPlacement::new(), DirectionalWin::new(LINE));
    let game = Game::new(rules, board, players).expect("the symbols differ");
    let twin = plain_twin(CellPlacement::new(), board.shape(), LINE, game.players());
    let checked =
        catch_unwind(AssertUnwindSafe(|| cross_check(&game, &twin, |cell| *cell, 200, 1)));
    assert_eq!(checked.is_ok(), sound);
}
