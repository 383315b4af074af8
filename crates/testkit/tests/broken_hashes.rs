//! Law 8 catches a hash kept from move to move that is nearly right.

use std::hash::{Hash, Hasher};

use boardwright_core::{Board, Game, Player, Position, Rules};
use boardwright_grid::{
    Cell, CellGrid, CellPlacement, DirectionalWin, Grid, Line, Shape, Stone, Symmetry,
};
use boardwright_testkit::{Law, Laws, PlainGrid};
use rstest::rstest;

/// What is wrong with the hash.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fault {
    None,
    /// A stone that is lifted stays in it.
    ForgetsALift,
    /// All stones look the same to it.
    ColourBlind,
}

/// A board that keeps a hash: the exclusive or of the keys of its stones.
#[derive(Debug, Clone)]
struct Keyed {
    grid: PlainGrid,
    key: u64,
    fault: Fault,
}

impl Keyed {
    fn toggle(&mut self, cell: Cell, stone: Stone) {
        let colour = if self.fault == Fault::ColourBlind { 0 } else { stone.index() };
        let place = self.shape().index(cell) * 2 + colour;
        self.key ^= (place as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    }

    fn afresh(&self) -> u64 {
        let mut keyed = Keyed { key: 0, ..self.clone() };
        for cell in self.shape().iter() {
            if let Some(stone) = self.at(cell) {
                keyed.toggle(cell, stone);
            }
        }
        keyed.key
    }
}

impl PartialEq for Keyed {
    fn eq(&self, other: &Keyed) -> bool {
        self.grid == other.grid
    }
}

impl Eq for Keyed {}

impl Hash for Keyed {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.grid.hash(state);
    }
}

impl Board for Keyed {
    type Cell = Cell;

    fn is_full(&self) -> bool {
        self.grid.is_full()
    }
}

impl Grid for Keyed {
    fn shape(&self) -> Shape {
        self.grid.shape()
    }

    fn at(&self, cell: Cell) -> Option<Stone> {
        self.grid.at(cell)
    }
}

impl CellGrid for Keyed {
    fn place(&mut self, cell: Cell, stone: Stone) {
        self.toggle(cell, stone);
        self.grid.place(cell, stone);
    }

    fn lift(&mut self, cell: Cell) {
        if let Some(stone) = self.at(cell).filter(|_| self.fault != Fault::ForgetsALift) {
            self.toggle(cell, stone);
        }
        self.grid.lift(cell);
    }
}

type KeyedLaws = Laws<Keyed, CellPlacement, DirectionalWin>;

fn laws(fault: Fault) -> KeyedLaws {
    let grid = PlainGrid::new(Shape::new([4, 4]).expect("a shape that boards have"));
    let players = vec![Player::new("Cross", 'X'), Player::new("Nought", 'O')];
    let rules = Rules::for_two(CellPlacement::new(), DirectionalWin::new(Line::at_least(3)));
    let game = Game::new(rules, Keyed { grid, key: 0, fault }, players);
    Laws::on_grid("keyed", game.expect("the symbols differ"))
        .games(20)
        .symmetric()
        .hashed_by(|position| position.board().key)
        .hashed_afresh_by(|position| position.board().afresh())
}

fn broken(laws: &KeyedLaws) -> Vec<Law> {
    let report = laws.run();
    println!("{report}");
    report.failures.iter().map(|failure| failure.law).collect()
}

#[rstest]
#[case(Fault::None, &[])]
#[case(Fault::ForgetsALift, &[Law::Hash])]
#[case(Fault::ColourBlind, &[Law::Hash])]
fn a_faulty_hash_breaks_law_8(#[case] fault: Fault, #[case] expected: &[Law]) {
    assert_eq!(broken(&laws(fault)), expected);
}

/// The hash does not say whose turn it is, which on this board the stones tell: only the one
/// computed afresh does.
#[test]
fn another_hash_computed_afresh_breaks_law_8() {
    let afresh =
        |position: &Position<Keyed>| position.board().afresh() ^ position.to_move().index() as u64;
    assert_eq!(broken(&laws(Fault::None).hashed_afresh_by(afresh)), [Law::Hash]);
}

#[rstest]
#[case::of_the_board_as_it_lies(|position: &Position<Keyed>| position.board().key, &[Law::Hash])]
#[case::of_every_board(|_: &Position<Keyed>| 0, &[])]
fn a_canonical_hash_that_images_do_not_share_breaks_law_8(
    #[case] canonical: fn(&Position<Keyed>) -> u64,
    #[case] expected: &[Law],
) {
    let laws = laws(Fault::None).hashed_alike_by(Symmetry::SQUARE, canonical);
    assert_eq!(broken(&laws), expected);
}
