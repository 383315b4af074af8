//! Random games come out as they should, through the generic interface, with a fixed seed.

mod support;

use boardwright_bench::ours;
use boardwright_connect_four::{connect_four, connect_n};
use boardwright_tic_tac_toe::tic_tac_toe;
use support::Expected;

/// Shares and length measured over 160 million games of another program; the standard deviation of
/// the length over 3 million of ours.
#[test]
fn connect_four_results() {
    let expected = Expected {
        wins: [0.55575, 0.44169],
        draws: 0.002562,
        plies: 21.312,
        standard_deviation: 7.367,
    };
    expected.check(ours::playouts(&connect_four(), 1_000_000, 1));
    expected.check(ours::playouts(&connect_n(6, 7, 4).unwrap(), 200_000, 2));
}

#[test]
fn tic_tac_toe_results() {
    support::TIC_TAC_TOE.check(ours::playouts(&tic_tac_toe(), 1_000_000, 1));
}
