//! The laws of the chassis, for random games with every opening.

use boardwright_core::{Outcome, PlayError, WinStrategy};
use boardwright_gomoku::{Input, Protocol, Step};
use boardwright_grid::{Grid, Stone};
use rstest::rstest;

use crate::table::{Table, all_inputs, table};

fn accepted(game: &Table) -> Vec<Input> {
    let side = game.board().board().shape().rows();
    let is_accepted = |input: &Input| match game.clone().play(*input) {
        Ok(_) => true,
        Err(PlayError::Refused(_)) => false,
        Err(error) => panic!("{error}"),
    };
    all_inputs(side).filter(is_accepted).collect()
}

/// Plays a random game to its end; compares what is legal with what is accepted as long as the
/// opening lasts, and two plies longer.
fn random_game(start: Table, random: &mut fastrand::Rng) -> (Table, Vec<Table>) {
    let mut game = start;
    let mut positions = vec![game.clone()];
    let mut compared_after = 0;
    let mut dice = |sides| random.u32(..sides);
    while !game.is_over() {
        if compared_after < 2 {
            assert_eq!(game.legal().collect::<Vec<_>>(), accepted(&game));
            compared_after += u32::from(game.board().opening().is_over());
        }
        let input = game.random(&mut dice).expect("a legal input");
        game.play(input).expect("a legal input");
        let last = game.position().to_move();
        let judged = game.rules().win().judge(game.board(), last);
        assert_eq!(judged, game.outcome().filter(|&outcome| outcome != Outcome::Draw));
        positions.push(game.clone());
    }
    (game, positions)
}

#[rstest]
fn random_games_undo_redo_and_replay(
    #[values(
        Protocol::Free,
        Protocol::Swap,
        Protocol::Swap1,
        Protocol::Swap2,
        Protocol::Swap5,
        Protocol::Pro,
        Protocol::LongPro,
        Protocol::Rif,
        Protocol::Yamaguchi,
        Protocol::Soosyrv8,
        Protocol::Taraguchi10
    )]
    protocol: Protocol,
    #[values(8, 9)] size: usize,
) {
    let mut random = fastrand::Rng::with_seed(size as u64);
    let mut wins = [[0; 2]; 2];
    for _ in 0..100 {
        let (mut game, positions) = random_game(table(protocol, size), &mut random);
        let opening = *game.board().opening();
        assert_eq!(opening.step(), Step::Play);
        if let Some(winner) = game.winner() {
            let black = opening.seat_of(Stone::FIRST);
            wins[black.index()][winner.index()] += 1;
        }

        let end = game.clone();
        for earlier in positions.iter().rev().skip(1) {
            game.undo().expect("something to undo");
            assert_eq!(game.position(), earlier.position());
        }
        game.undo().expect_err("the start");
        for later in &positions[1..] {
            game.redo().expect("something to redo");
            assert_eq!(game.position(), later.position());
        }
        assert_eq!(game, end);

        let mut replayed = table(protocol, size);
        for input in end.history().inputs() {
            replayed.play(*input).expect("a legal input");
        }
        assert_eq!(replayed, end);
    }
    // Both players win with either colour that they can come to have.
    let can_swap = !matches!(protocol, Protocol::Free | Protocol::Pro | Protocol::LongPro);
    assert!(wins[0].iter().all(|&wins| wins > 0), "{wins:?}");
    assert_eq!(wins[1].iter().all(|&wins| wins > 0), can_swap, "{wins:?}");
}

/// The winner is the seat that plays the colour of the line, whoever began.
#[rstest]
#[case::taken("swap", 1)]
#[case::kept("stay", 0)]
fn the_winner_after_a_swap(#[case] choice: &str, #[case] black: u8) {
    let mut game = crate::table::after(Protocol::Swap, "a1 a15 b1");
    for input in [choice, "c15", "c1", "d15", "d1", "e15", "e1"] {
        game.play(crate::table::read(input)).expect("legal");
    }
    assert_eq!(game.winner().map(|seat| seat.index()), Some(black.into()));
    game.undo().expect("something to undo");
    assert_eq!(game.outcome(), None);
    assert_eq!(game.to_move().index(), usize::from(black));
}
