//! Every branch of every protocol, as a transcript.
//!
//! A transcript is a list of calls: the seat whose turn it is, from 1, and its input. `h8?` is a
//! fifth on offer; `h8!cell_occupied` is refused with this reason. It ends with the seat that moves
//! next. `black` is the seat that then plays Black.

use boardwright_gomoku::{Input, Step};
use boardwright_grid::{Cell, Grid, Stone};
use rstest::rstest;

use crate::table::{Table, all_inputs, protocol, read, reason, table};

#[rstest]
// Swap.
#[case::the_second_takes_black(
    "swap",
    15,
    "1:swap!wrong_input 1:pass!wrong_input 1:h16!cell_out_of_range 1:h8 1:h8!cell_occupied
     1:stay!wrong_input 1:a1 1:fifths=2!wrong_input 1:o15
     2:c3!wrong_input 2:pass!wrong_input 2:more!wrong_input 2:offer!wrong_input
     2:fifths=1!wrong_input 2:swap 1",
    2
)]
#[case::the_second_stays_white("swap", 15, "1:h8 1:a1 1:o15 2:stay 2", 1)]
// Swap1.
#[case::the_only_stone_is_taken_over(
    "swap1",
    15,
    "1:pass!wrong_input 1:b2 2:c3!wrong_input 2:more!wrong_input 2:swap 1",
    2
)]
#[case::the_only_stone_is_answered("swap1", 15, "1:b2 2:stay 2", 1)]
// Swap2.
#[case::black_is_taken_at_once("swap2", 15, "1:h8 1:i9 1:c3 2:offer!wrong_input 2:swap 1", 2)]
#[case::white_is_kept_at_once(
    "swap2",
    15,
    "1:h8 1:i9 1:more!wrong_input 1:c3 2:c4!wrong_input 2:stay 2",
    1
)]
#[case::two_more_and_the_first_takes_white(
    "swap2",
    15,
    "1:h8 1:i9 1:c3 2:more 2:swap!wrong_input 2:c3!cell_occupied 2:d4 2:more!wrong_input 2:e5
     1:f6!wrong_input 1:more!wrong_input 1:swap 1",
    2
)]
#[case::two_more_and_the_first_stays_black(
    "swap2",
    15,
    "1:h8 1:i9 1:c3 2:more 2:d4 2:e5 1:stay 2",
    1
)]
// Swap5.
#[case::nobody_swaps(
    "swap5",
    15,
    "1:a1 2:a2!wrong_input 2:stay 2:swap!wrong_input 2:a2 1:stay 1:a3 2:stay 2:a4 1:stay 1:a5
     2:more!wrong_input 2:stay 2",
    1
)]
#[case::everybody_swaps(
    "swap5",
    15,
    "1:a1 2:swap 1:a1!cell_occupied 1:a2 2:swap 1:a3 2:swap 1:a4 2:swap 1:a5 2:swap 1",
    2
)]
#[case::one_swap_in_the_middle(
    "swap5",
    15,
    "1:a1 2:stay 2:a2 1:stay 1:a3 2:swap 1:a4 2:stay 2:a5 1:stay 1",
    2
)]
// Pro and Long Pro.
#[case::pro(
    "pro",
    15,
    "1:h9!opening_restriction 1:swap!wrong_input 1:p8!cell_out_of_range 1:h8
     2:h8!cell_occupied 2:swap!wrong_input 2:h9
     1:h8!cell_occupied 1:h7!opening_restriction 1:f6!opening_restriction
     1:j10!opening_restriction 1:pass!wrong_input 1:k10 2",
    1
)]
#[case::pro_on_an_even_board(
    "pro",
    20,
    "1:j10!opening_restriction 1:k11 2:k12 1:m13!opening_restriction 1:i9!opening_restriction
     1:h9 2",
    1
)]
#[case::pro_on_its_smallest_board("pro", 6, "1:d4 2:d5 1:b6!opening_restriction 1:a6 2", 1)]
#[case::long_pro(
    "long-pro",
    15,
    "1:g8!opening_restriction 1:h8 2:pass!wrong_input 2:a1 1:k10!opening_restriction
     1:e5!opening_restriction 1:stay!wrong_input 1:l8 2",
    1
)]
#[case::long_pro_on_its_smallest_board(
    "long-pro",
    8,
    "1:e5 2:a1 1:b8!opening_restriction 1:a8 2",
    1
)]
// Rif.
#[case::rif_swapped(
    "rif",
    15,
    "1:h9!opening_restriction 1:h8 1:h8!cell_occupied 1:h10!opening_restriction 1:swap!wrong_input
     1:h9 1:k8!opening_restriction 1:h9!cell_occupied 1:pass!wrong_input 1:h10
     2:h7!wrong_input 2:more!wrong_input 2:swap
     1:stay!wrong_input 1:h10!cell_occupied 1:h7
     2:swap!wrong_input 2:h7!cell_occupied 2:z1!cell_out_of_range 2:g5? 2:g5!opening_restriction
     2:i5!opening_restriction 2:h5?
     1:g6!opening_restriction 1:i5!opening_restriction 1:h7!cell_occupied 1:p1!cell_out_of_range
     1:swap!wrong_input 1:pass!wrong_input 1:h5 1",
    2
)]
#[case::rif_not_swapped("rif", 15, "1:h8 1:i9 1:f6 2:stay 2:a1 1:b1? 1:g5? 2:g5 2", 1)]
// Yamaguchi.
#[case::yamaguchi_with_three(
    "yamaguchi",
    15,
    "1:a1!opening_restriction 1:h8 1:j10!opening_restriction 1:i9 1:k11!opening_restriction 1:j10
     1:swap!wrong_input 1:g7!wrong_input 1:fifths=0!opening_restriction
     1:fifths=13!opening_restriction 1:fifths=3
     2:fifths=3!wrong_input 2:swap 1:o1
     2:offer!wrong_input 2:n2? 2:m3? 2:n2!opening_restriction 2:l4?
     1:h8!cell_occupied 1:k5!opening_restriction 1:fifths=1!wrong_input 1:m3 1",
    2
)]
#[case::yamaguchi_with_one(
    "yamaguchi",
    15,
    "1:h8 1:h9 1:h10 1:fifths=1 2:stay 2:h7 1:a1? 2:b1!opening_restriction 2:a1 2",
    1
)]
#[case::yamaguchi_with_twelve(
    "yamaguchi",
    15,
    "1:h8 1:h9 1:i8 1:fifths=12 2:stay 2:a1 1:b1? 1:b2? 1:b3? 1:b4? 1:b5? 1:b6? 1:b7? 1:b8? 1:b9?
     1:b10? 1:b11? 1:b12? 2:b13!opening_restriction 2:b6 2",
    1
)]
// Soosyrv-8.
#[case::soosyrv_with_two_swaps(
    "soosyrv-8",
    15,
    "1:h8 1:h9 1:k8!opening_restriction 1:j9 2:fifths=2!wrong_input 2:swap
     1:swap!wrong_input 1:j8
     1:k8!wrong_input 1:fifths=9!opening_restriction 1:fifths=0!opening_restriction 1:fifths=2
     2:fifths=2!wrong_input 2:k8!wrong_input 2:offer!wrong_input 2:swap
     1:stay!wrong_input 1:j8!cell_occupied 1:k8? 1:g9!opening_restriction 1:g8?
     2:e8!opening_restriction 2:k8 2",
    1
)]
#[case::soosyrv_with_the_first_swap(
    "soosyrv-8",
    15,
    "1:h8 1:i9 1:j8 2:swap 1:a1 1:fifths=1 2:stay 2:b2? 1:b2 1",
    2
)]
#[case::soosyrv_with_the_second_swap(
    "soosyrv-8",
    15,
    "1:h8 1:i9 1:j8 2:stay 2:a1 2:fifths=1 1:swap 2:b2? 1:b2 1",
    2
)]
#[case::soosyrv_without_swap(
    "soosyrv-8",
    15,
    "1:h8 1:i9 1:j8 2:stay 2:a1 2:fifths=8 1:stay 1:b1? 1:c1? 1:d1? 1:e1? 1:f1? 1:g1? 1:i1? 1:k1? 2:i1 2",
    1
)]
// Taraguchi-10.
#[case::taraguchi_without_swap(
    "taraguchi-10",
    15,
    "1:h7!opening_restriction 1:swap!wrong_input 1:h8
     2:h9!wrong_input 2:more!wrong_input 2:stay 2:h10!opening_restriction 2:stay!wrong_input 2:i9
     1:j8!wrong_input 1:stay 1:k8!opening_restriction 1:i9!cell_occupied 1:j10
     2:offer!wrong_input 2:stay 2:l8!opening_restriction 2:k11
     1:a1!wrong_input 1:more!wrong_input 1:fifths=10!wrong_input 1:pass!wrong_input 1:stay
     1:offer!wrong_input 1:m8!opening_restriction 1:k11!cell_occupied 1:l12
     2:offer!wrong_input 2:a1!wrong_input 2:stay 2",
    1
)]
#[case::taraguchi_swapped_every_time(
    "taraguchi-10",
    15,
    "1:h8 2:swap 1:h9 2:swap 1:h10 2:swap 1:h11 2:swap 1:h12 2:swap 1",
    2
)]
#[case::taraguchi_swapped_before_the_offers(
    "taraguchi-10",
    15,
    "1:h8 2:swap 1:h9 2:stay 2:h10 1:stay 1:h7
     2:offer 2:swap!wrong_input
     2:a1? 2:o1!opening_restriction 2:a2? 2:a3? 2:a4? 2:a5? 2:a6? 2:a7? 2:a8? 2:a9? 2:stay!wrong_input
     2:h8!cell_occupied 2:o9!opening_restriction 2:a10?
     1:a11!opening_restriction 1:o9!opening_restriction 1:offer!wrong_input 1:a9 1",
    2
)]
#[case::taraguchi_with_offers_and_no_swap(
    "taraguchi-10",
    15,
    "1:h8 2:stay 2:h9 1:stay 1:j10 2:stay 2:a8!opening_restriction 2:e8
     1:offer 1:a1? 1:a2? 1:a3? 1:a4? 1:a5? 1:a6? 1:a7? 1:a8? 1:a9? 1:a10? 2:a10 2",
    1
)]
fn transcript(#[case] name: &str, #[case] size: usize, #[case] calls: &str, #[case] black: usize) {
    let mut game = table(protocol(name), size);
    let mut before = Vec::new();
    let mut stones = Vec::new();
    let mut record = Vec::new();

    for call in calls.split_whitespace() {
        let (seat, input) = call.split_once(':').unwrap_or((call, ""));
        assert_eq!(game.to_move().index() + 1, seat.parse().expect("a seat"), "before {call}");
        assert_legal_is_what_is_accepted(&game);
        if input.is_empty() {
            break;
        }
        if let Some((input, expected)) = input.split_once('!') {
            let unchanged = game.clone();
            assert_eq!(reason(game.play(read(input))), Some(expected), "{call}");
            assert_eq!(game, unchanged, "{call}");
            continue;
        }
        before.push(*game.position());
        let offered = input.strip_suffix('?');
        let input = read(offered.unwrap_or(input));
        assert_eq!(reason(game.play(input)), None, "{call}");
        record.push(input);
        match input {
            Input::Stone(cell) if offered.is_none() => stones.push(cell),
            _ => {}
        }
        assert_stones(&game, &stones);
    }

    let opening = *game.board().opening();
    assert_eq!(opening.step(), Step::Play);
    assert_eq!(opening.seat_of(Stone::FIRST).index() + 1, black);
    // White moves when the opening is over.
    assert_eq!(opening.seat_of(Stone::SECOND), game.to_move());

    let end = game.clone();
    for earlier in before.iter().rev() {
        game.undo().expect("something to undo");
        assert_eq!(game.position(), earlier);
    }
    assert_eq!(game.ply(), 0);
    for input in record {
        game.play(input).expect("it was legal before");
    }
    assert_eq!(game, end);
}

/// The stones lie where they were put, black and white in turn, and nothing else is on the board.
fn assert_stones(game: &Table, stones: &[Cell]) {
    let board = &game.board().board();
    let colours = [Stone::FIRST, Stone::SECOND].into_iter().cycle();
    for (&cell, colour) in stones.iter().zip(colours) {
        assert_eq!(board.at(cell), Some(colour), "{cell}");
    }
    assert_eq!(board.stones(), stones.len());
}

/// Tries every input that there is.
fn assert_legal_is_what_is_accepted(game: &Table) {
    let inputs = all_inputs(game.board().board().shape().rows());
    let accepted: Vec<Input> = inputs.filter(|&input| game.clone().play(input).is_ok()).collect();
    assert_eq!(game.legal().collect::<Vec<_>>(), accepted);
}
