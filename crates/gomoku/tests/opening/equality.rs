//! When two positions of an opening are the same.

use rstest::rstest;

use crate::table::{after, protocol};

#[rstest]
#[case::offers_in_another_order(
    "rif",
    "h8 h9 h10 stay h7 a1 b1 a1",
    "rif",
    "h8 h9 h10 stay h7 b1 a1 a1",
    true
)]
#[case::fewer_offers("rif", "h8 h9 h10 stay h7 a1", "rif", "h8 h9 h10 stay h7", false)]
#[case::other_offers("rif", "h8 h9 h10 stay h7 a1", "rif", "h8 h9 h10 stay h7 b1", false)]
#[case::other_offers_but_the_same_was_kept(
    "rif",
    "h8 h9 h10 stay h7 a1 b1 a1",
    "rif",
    "h8 h9 h10 stay h7 a1 c1 a1",
    true
)]
#[case::the_other_was_kept(
    "rif",
    "h8 h9 h10 stay h7 a1 b1 a1",
    "rif",
    "h8 h9 h10 stay h7 a1 b1 b1",
    false
)]
#[case::more_are_declared(
    "yamaguchi",
    "h8 h9 h10 fifths=2",
    "yamaguchi",
    "h8 h9 h10 fifths=3",
    false
)]
#[case::more_were_declared_and_the_same_was_kept(
    "yamaguchi",
    "h8 h9 h10 fifths=1 stay h7 a1 a1",
    "yamaguchi",
    "h8 h9 h10 fifths=2 stay h7 a1 b1 a1",
    true
)]
#[case::the_colours_differ("swap", "h8 h9 h10 stay", "swap", "h8 h9 h10 swap", false)]
#[case::the_colours_differ_in_the_middle("swap5", "h8 stay", "swap5", "h8 swap", false)]
#[case::swapped_twice(
    "swap5",
    "h8 swap h9 swap h10 stay h11 stay h12 stay",
    "swap5",
    "h8 stay h9 stay h10 stay h11 stay h12 stay",
    true
)]
#[case::a_choice_was_made("swap", "h8 h9 h10 stay", "swap", "h8 h9 h10", false)]
#[case::by_another_protocol("swap", "h8 h9 h10 stay", "swap2", "h8 h9 h10 stay", true)]
#[case::another_protocol_goes_on("swap", "h8 h9 h10", "swap2", "h8 h9 h10", false)]
fn equal_positions(
    #[case] left_protocol: &str,
    #[case] left: &str,
    #[case] right_protocol: &str,
    #[case] right: &str,
    #[case] equal: bool,
) {
    let left = after(protocol(left_protocol), left);
    let right = after(protocol(right_protocol), right);
    assert_eq!(left.board() == right.board(), equal);
    if equal {
        assert_eq!(left.position(), right.position());
        assert_eq!(hash(left.position()), hash(right.position()));
    }
}

fn hash(value: &impl std::hash::Hash) -> u64 {
    use std::hash::{DefaultHasher, Hasher};
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
