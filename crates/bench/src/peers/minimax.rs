//! The crate `minimax` has a trait and no games. Its example of Connect Four is made anew here, on
//! two words, with the hash that its search wants.

use ::minimax::{Game, Winner};
use boardwright_core::{Outcome, Seat};
use fastrand::Rng;

use crate::Tally;

const ROWS: u32 = 6;
const COLUMNS: u32 = 7;
const HEIGHT: u32 = ROWS + 1;
const COLUMN: u64 = (1 << ROWS) - 1;

#[derive(Clone)]
struct Board {
    discs: u64,
    /// The discs of the player to move.
    own: u64,
    plies: u32,
    hash: u64,
}

struct ConnectFour;

impl Game for ConnectFour {
    type S = Board;
    type M = u8;

    fn generate_moves(board: &Board, columns: &mut Vec<u8>) -> Option<Winner> {
        if let Some(winner) = Self::get_winner(board) {
            return Some(winner);
        }
        for column in 0..COLUMNS {
            if board.discs >> (column * HEIGHT) & COLUMN != COLUMN {
                columns.push(column as u8);
            }
        }
        None
    }

    fn apply(board: &mut Board, column: u8) -> Option<Board> {
        let discs = board.discs | (board.discs + (1 << (u32::from(column) * HEIGHT)));
        let bit = (discs ^ board.discs).trailing_zeros();
        let key = KEYS[(2 * bit + board.plies % 2) as usize];
        Some(Board {
            discs,
            own: board.own ^ board.discs,
            plies: board.plies + 1,
            hash: board.hash ^ key,
        })
    }

    fn get_winner(board: &Board) -> Option<Winner> {
        let last = board.own ^ board.discs;
        let four = |step: u32| {
            let pairs = last & (last >> step);
            pairs & (pairs >> (2 * step)) != 0
        };
        if four(1) || four(HEIGHT) || four(HEIGHT + 1) || four(HEIGHT - 1) {
            return Some(Winner::PlayerJustMoved);
        }
        (board.plies == ROWS * COLUMNS).then_some(Winner::Draw)
    }

    fn zobrist_hash(board: &Board) -> u64 {
        board.hash
    }
}

/// A key for every bit and colour. Any will do: nothing here searches.
const KEYS: [u64; 128] = {
    let mut keys = [0; 128];
    let mut key: u64 = 1;
    let mut index = 0;
    while index < keys.len() {
        key = key.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        keys[index] = key;
        index += 1;
    }
    keys
};

/// Plays `games` random games of Connect Four through the trait.
pub fn connect_four(games: u64, seed: u64) -> Tally {
    let mut rng = Rng::with_seed(seed);
    let mut tally = Tally::default();
    let mut columns = Vec::new();
    for _ in 0..games {
        let mut board = Board { discs: 0, own: 0, plies: 0, hash: 0 };
        let winner = loop {
            columns.clear();
            if let Some(winner) = ConnectFour::generate_moves(&board, &mut columns) {
                break winner;
            }
            let column = columns[rng.u32(..columns.len() as u32) as usize];
            if let Some(next) = ConnectFour::apply(&mut board, column) {
                board = next;
            }
        };
        let outcome = match winner {
            Winner::PlayerJustMoved => Outcome::Win(Seat::new((board.plies as u8 + 1) % 2)),
            Winner::PlayerToMove => Outcome::Win(Seat::new(board.plies as u8 % 2)),
            Winner::Draw => Outcome::Draw,
        };
        std::hint::black_box(ConnectFour::zobrist_hash(&board));
        tally.add(board.plies, Some(outcome));
    }
    tally
}
