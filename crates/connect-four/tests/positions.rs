//! The numbers of different positions after so many discs, from the empty board, won ones included:
//! published counts of the positions of Connect Four. A position that is reached in several orders
//! counts once, and a won one has no children.
//!
//! There are 4,531,985,219,092 of them on all plies together, which is out of reach here.

use std::collections::HashSet;

use boardwright_connect_four::{DropGrid, StandardBoard, connect_four};
use boardwright_core::Seat;
use boardwright_grid::{Cell, Grid, Stone};
use rstest::rstest;

const PUBLISHED: [usize; 15] = [
    1, 7, 49, 238, 1120, 4263, 16422, 54859, 184275, 558186, 1662623, 4568683, 12236101, 30929111,
    75437595,
];

/// By equality and hash of positions, which this tests as well.
#[test]
fn positions_that_are_not_equal() {
    let game = connect_four();
    let mut positions = HashSet::from([*game.position()]);
    let mut counts = vec![positions.len()];
    for _ in 0..9 {
        let mut next = HashSet::new();
        for position in &positions {
            for column in game.rules().legal(position) {
                let mut after = *position;
                game.rules().play_unchecked(&mut after, column);
                next.insert(after);
            }
        }
        positions = next;
        counts.push(positions.len());
    }
    assert_eq!(counts, PUBLISHED[..10]);
}

/// By the cells, 8 bytes a position, so that many fit into memory.
#[rstest]
#[case(10)]
#[ignore = "takes a minute and 2 GB"]
#[case(14)]
fn positions_with_different_cells(#[case] plies: usize) {
    let rules = *connect_four().rules();
    let mut level = vec![key(&StandardBoard::new())];
    let mut counts = vec![level.len()];
    for ply in 0..plies {
        let to_move = Seat::new((ply % 2) as u8);
        let mut next = Vec::with_capacity(2 * PUBLISHED[ply + 1]);
        for &key in &level {
            let position = rules.position(board(key), to_move);
            for column in rules.legal(&position) {
                let mut after = position;
                rules.play_unchecked(&mut after, column);
                if next.len() == next.capacity() {
                    thin_out(&mut next);
                }
                next.push(self::key(after.board()));
            }
        }
        thin_out(&mut next);
        level = next;
        counts.push(level.len());
    }
    assert_eq!(counts, PUBLISHED[..=plies]);
}

/// Leaves each key once. The stable sort is quick with what it finds sorted already: the keys that
/// were left the last time.
fn thin_out(keys: &mut Vec<u64>) {
    keys.sort();
    keys.dedup();
}

/// The bits of a column in a key: a bit for each cell from the bottom, 1 for a disc of the first
/// player, and a 1 above the topmost disc.
const COLUMN_BITS: u32 = 7;

fn key(board: &StandardBoard) -> u64 {
    (0..7).fold(0, |key, column| {
        let height = board.height(column);
        let discs = (0..height).fold(0, |discs, row| {
            let is_first = board.at(Cell::new(row, column)) == Some(Stone::FIRST);
            discs | u64::from(is_first) << row
        });
        key << COLUMN_BITS | 1 << height | discs
    })
}

fn board(key: u64) -> StandardBoard {
    let mut board = StandardBoard::new();
    for column in 0..7 {
        let bits = key >> (COLUMN_BITS * (6 - column)) & ((1 << COLUMN_BITS) - 1);
        for row in 0..bits.ilog2() {
            board.drop(column as u8, Stone::new(1 - (bits >> row & 1) as u8));
        }
    }
    board
}
