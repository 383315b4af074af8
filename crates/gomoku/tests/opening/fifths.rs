//! Which fifths are different, and that there are always enough.

use std::collections::BTreeSet;

use boardwright_core::PlayError;
use boardwright_gomoku::{Input, OpenedRefusal, OpeningRefusal, Protocol, Step};
use boardwright_grid::{Cell, Grid, Stone};
use rstest::rstest;

use crate::table::{Table, after, read, table};

fn cells(names: &str) -> BTreeSet<Cell> {
    names.split(' ').map(|name| name.parse().expect("a cell")).collect()
}

/// The first offer, and every fifth that is the same.
#[rstest]
// Black h8 h10, white h9 h11: a mirror along column h.
#[case::mirror("h8 h9 h10 stay h11", "g9", "g9 i9")]
// Upside down the same stones change colours.
#[case::colours_count("h8 h9 h10 stay h11", "g8", "g8 i8")]
#[case::on_the_mirror("h8 h9 h10 stay h11", "h5", "h5")]
// Black h8 j9, white h9 j8: half a turn about a point on column i, between rows 8 and 9.
#[case::half_turn("h8 h9 j9 stay j8", "k8", "k8 g9")]
// Black h8 h9, white i8 g9: half a turn about the edge between h8 and h9.
#[case::half_turn_about_an_edge("h8 i8 h9 stay g9", "a2", "a2 o15")]
#[case::image_off_the_board("h8 i8 h9 stay g9", "a1", "a1")]
// Black h8 i9, white i8 h9: half a turn, and mirrors along both diagonals.
#[case::little_square("h8 i8 i9 stay h9", "h7", "h7 g8 i10 j9")]
#[case::both_diagonals("h8 g7 i9 stay j10", "g8", "g8 h7 i10 j9")]
#[case::both_diagonals_at_the_end("h8 g7 i9 stay j10", "b2", "b2 o15")]
#[case::both_diagonals_off_the_board("h8 g7 i9 stay j10", "a1", "a1")]
// No symmetry at all, though the board has eight.
#[case::none("h8 h9 i10 stay a1", "c3", "c3")]
fn same_fifths(#[case] opening: &str, #[case] offer: &str, #[case] same: &str) {
    let mut game = after(Protocol::Rif, opening);
    game.play(read(offer)).expect("a first offer");

    let offered = offer.parse().expect("a cell");
    let board = &game.board().board();
    for cell in board.shape().iter().filter(|&cell| board.at(cell).is_none()) {
        let expected = match cells(same).contains(&cell) {
            true => Err(PlayError::Refused(OpenedRefusal::Opening(OpeningRefusal::SameFifth {
                cell,
                offered,
            }))),
            false => Ok(()),
        };
        assert_eq!(game.clone().play(Input::Stone(cell)).map(|_| ()), expected, "{cell}");
    }
}

/// Calls `check` with every position of a protocol in which Black begins to offer fifths, as many
/// as may be. The other choices are to stay.
fn for_each_offering(game: &mut Table, check: &mut impl FnMut(&Table)) {
    let inputs = match game.board().opening().step() {
        Step::Offer => return check(game),
        Step::Swap => vec![Input::Stay],
        Step::SwapOrOffer => vec![Input::Offer],
        Step::Declare { most } => vec![Input::Fifths(most)],
        _ => game.legal().collect(),
    };
    for input in inputs {
        game.play(input).expect("legal");
        for_each_offering(game, check);
        game.undo().expect("something to undo");
    }
}

/// A turn or a mirror about the origin.
type Map = fn(i32, i32) -> (i32, i32);

/// The images of a cell under every turn, mirror and shift that keeps the stones, tried one by one.
fn images(game: &Table, of: Cell) -> BTreeSet<Cell> {
    let place = |cell: Cell| (i32::from(cell.row()), i32::from(cell.column()));
    let board = &game.board().board();
    let shape = board.shape();
    let stones: BTreeSet<(i32, i32, Stone)> = shape
        .iter()
        .filter_map(|cell| Some((place(cell).0, place(cell).1, board.at(cell)?)))
        .collect();
    let maps: [Map; 8] = [
        |r, c| (r, c),
        |r, c| (-c, r),
        |r, c| (-r, -c),
        |r, c| (c, -r),
        |r, c| (r, -c),
        |r, c| (c, r),
        |r, c| (-r, c),
        |r, c| (-c, -r),
    ];
    let reach = 2 * i32::from(shape.rows());
    let mut images = BTreeSet::new();
    for map in maps {
        for up in -reach..=reach {
            for right in -reach..=reach {
                let shifted = |row: i32, column: i32| {
                    let (row, column) = map(row, column);
                    (row + up, column + right)
                };
                let keeps = |&(row, column, stone): &(i32, i32, Stone)| {
                    let (row, column) = shifted(row, column);
                    stones.contains(&(row, column, stone))
                };
                if stones.iter().all(keeps) {
                    let image = shifted(place(of).0, place(of).1);
                    images.extend(shape.iter().find(|&cell| place(cell) == image));
                }
            }
        }
    }
    images
}

/// Every position with four stones that an opening of the federation can reach on 5 x 5, each with
/// one first offer.
#[test]
fn same_fifths_agree_with_a_plain_search() {
    let mut positions = 0;
    for_each_offering(&mut table(Protocol::Rif, 5), &mut |game| {
        positions += 1;
        let free: Vec<Input> = game.legal().collect();
        let first = free[positions % free.len()];
        let Input::Stone(offered) = first else { panic!("{first:?} is no stone") };
        let same = images(game, offered);
        let mut after = game.clone();
        after.play(first).expect("legal");
        let different = free.iter().copied().filter(|input| match input {
            Input::Stone(cell) => !same.contains(cell),
            _ => false,
        });
        assert!(after.legal().eq(different));
    });
    assert_eq!(positions, 8 * 23 * 22);
}

/// The fewest different fifths that any position of the protocol leaves on a board of this size,
/// counted up to as many as may be asked for.
fn fewest(protocol: Protocol, size: usize) -> usize {
    let mut fewest = usize::MAX;
    for_each_offering(&mut table(protocol, size), &mut |game| {
        let mut game = game.clone();
        while game.board().opening().step() == Step::Offer {
            let Some(fifth) = game.legal().next() else { break };
            game.play(fifth).expect("legal");
        }
        fewest = fewest.min(game.board().opening().offers().len());
    });
    fewest
}

#[rstest]
#[case::rif(Protocol::Rif, 5, 2)]
#[case::yamaguchi(Protocol::Yamaguchi, 7, 12)]
#[case::yamaguchi_larger(Protocol::Yamaguchi, 8, 12)]
#[case::soosyrv(Protocol::Soosyrv8, 6, 8)]
#[case::taraguchi(Protocol::Taraguchi10, 6, 10)]
#[case::taraguchi_larger(Protocol::Taraguchi10, 7, 10)]
fn enough_fifths(#[case] protocol: Protocol, #[case] size: usize, #[case] asked: usize) {
    assert_eq!(fewest(protocol, size), asked);
}
