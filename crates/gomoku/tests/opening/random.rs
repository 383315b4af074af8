//! Random inputs at every step of an opening are uniform.

use std::collections::BTreeMap;

use boardwright_gomoku::Protocol;
use rstest::rstest;

use crate::table::{after, protocol};

/// Draws each legal input 400 times on average; the standard deviation is 20 or a little less.
#[rstest]
#[case::first_stone("swap", "")]
#[case::one_cell("rif", "")]
#[case::inside("rif", "h8 h9")]
#[case::outside("pro", "h8 h9")]
#[case::swap("swap", "h8 h9 a1")]
#[case::swap_or_more("swap2", "h8 h9 a1")]
#[case::swap_or_offer("taraguchi-10", "h8 stay h9 stay h10 stay h7")]
#[case::declaration("soosyrv-8", "h8 h9 h10 stay h7")]
#[case::offer("rif", "h8 h9 h10 stay h7 g5")]
#[case::keep("yamaguchi", "h8 h9 h10 fifths=4 stay h7 a1 a2 a3 a4")]
#[case::play_on("swap1", "h8 swap")]
fn uniform(#[case] name: &str, #[case] before: &str) {
    let protocol: Protocol = protocol(name);
    let game = after(protocol, before);
    let legal: Vec<String> = game.legal().map(|input| format!("{input:?}")).collect();
    let mut random = fastrand::Rng::with_seed(7);
    let mut dice = |sides| random.u32(..sides);
    let mut counts: BTreeMap<String, i32> = BTreeMap::new();
    for _ in 0..400 * legal.len() {
        let input = game.random(&mut dice).expect("a legal input");
        *counts.entry(format!("{input:?}")).or_default() += 1;
    }
    assert_eq!(counts.len(), legal.len());
    for input in legal {
        // Five standard deviations.
        assert!(counts[&input].abs_diff(400) <= 100, "{input}: {}", counts[&input]);
    }
}
