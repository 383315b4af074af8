//! Tic Tac Toe is small enough to be known completely: every game, every position, the value, and
//! what random play comes to.

use std::collections::{HashMap, HashSet};

use boardwright_core::{Outcome, Position, Seat};
use boardwright_grid::Cell;
use boardwright_tic_tac_toe::{ThreeByThree, TicTacToe, tic_tac_toe};

/// Calls `visit` on every position after every sequence of moves, with the number of moves made.
fn walk(game: &TicTacToe, visit: &mut impl FnMut(&Position<ThreeByThree>, usize)) {
    fn descend(
        game: &TicTacToe,
        position: &mut Position<ThreeByThree>,
        ply: usize,
        visit: &mut impl FnMut(&Position<ThreeByThree>, usize),
    ) {
        visit(position, ply);
        let mover = position.to_move();
        for cell in game.rules().legal(position) {
            let change = game.rules().play(position, cell).unwrap();
            descend(game, position, ply + 1, visit);
            game.rules().undo(position, mover, &change);
        }
    }
    descend(game, &mut game.position().clone(), 0, visit);
}

#[test]
fn every_game_is_counted() {
    let mut by_length = [0; 10];
    let mut by_result = [0; 3];
    walk(&tic_tac_toe(), &mut |position, ply| {
        let Some(outcome) = position.outcome() else { return };
        by_length[ply] += 1;
        by_result[outcome.winner().map_or(2, Seat::index)] += 1;
    });
    assert_eq!(by_length, [0, 0, 0, 0, 0, 1_440, 5_328, 47_952, 72_576, 127_872]);
    assert_eq!(by_result, [131_184, 77_904, 46_080]);
    assert_eq!(by_length.iter().sum::<u32>(), 255_168);
}

#[test]
fn every_position_is_counted() {
    let mut seen = HashSet::new();
    walk(&tic_tac_toe(), &mut |position, _| {
        seen.insert(*position);
    });
    assert_eq!(seen.len(), 5_478);
    let boards: HashSet<ThreeByThree> = seen.iter().map(|position| *position.board()).collect();
    assert_eq!(boards.len(), 5_478);
}

#[test]
fn best_play_is_a_draw() {
    /// 1 if the first player wins, -1 if the second does, 0 for a draw.
    fn value(game: &TicTacToe, position: &Position<ThreeByThree>) -> i32 {
        match position.outcome() {
            Some(Outcome::Win(Seat::FIRST)) => return 1,
            Some(Outcome::Win(_)) => return -1,
            Some(Outcome::Draw) => return 0,
            None => {}
        }
        let values = game.rules().legal(position).map(|cell| {
            let mut after = *position;
            game.rules().play(&mut after, cell).unwrap();
            value(game, &after)
        });
        let best = if position.to_move() == Seat::FIRST { values.max() } else { values.min() };
        best.unwrap()
    }
    let mut game = tic_tac_toe();
    assert_eq!(value(&game, game.position()), 0);
    // Answering the centre on an edge loses.
    for cell in ["b2", "b1"] {
        game.play(cell.parse().unwrap()).unwrap();
    }
    assert_eq!(value(&game, game.position()), 1);
}

/// What random play comes to, as whole numbers of the 9! equally likely orders of the cells: the
/// sum of the lengths, then the wins of the first player, those of the second, and the draws.
fn random_play() -> [u64; 4] {
    let orders: Vec<u64> = (0..=9).map(|left| (1..=left).product()).collect();
    let mut sums = [0; 4];
    walk(&tic_tac_toe(), &mut |position, ply| {
        let Some(outcome) = position.outcome() else { return };
        // Every order of the cells left over begins with this game.
        let weight = orders[9 - ply];
        sums[0] += ply as u64 * weight;
        sums[1 + outcome.winner().map_or(2, Seat::index)] += weight;
    });
    sums
}

#[test]
fn random_play_in_exact_fractions() {
    let orders = 362_880;
    let [plies, first, second, draws] = random_play();
    assert_eq!(plies * 420, 3_203 * orders);
    assert_eq!(first * 1_260, 737 * orders);
    assert_eq!(second * 420, 121 * orders);
    assert_eq!(draws * 63, 8 * orders);
}

/// A million random games with a fixed seed, within four standard deviations of the exact figures.
#[test]
fn random_games_keep_to_the_exact_fractions() {
    const GAMES: u32 = 1_000_000;
    let game = tic_tac_toe();
    let mut generator = fastrand::Rng::with_seed(1);
    let mut dice = |sides| generator.u32(..sides);
    let mut plies = 0;
    let mut results = [0_u32; 3];
    for _ in 0..GAMES {
        let mut position = *game.position();
        plies += game.rules().playout(&mut position, &mut dice);
        results[position.outcome().unwrap().winner().map_or(2, Seat::index)] += 1;
    }

    let games = f64::from(GAMES);
    for (result, exact) in results.into_iter().zip([737.0 / 1260.0, 121.0 / 420.0, 8.0 / 63.0]) {
        let deviation = (exact * (1.0 - exact) / games).sqrt();
        let found = f64::from(result) / games;
        assert!((found - exact).abs() < 4.0 * deviation, "{found} instead of {exact}");
    }
    // Lengths run from 5 to 9, so their standard deviation is at most 2.
    let (found, exact) = (f64::from(plies) / games, 3203.0 / 420.0);
    assert!((found - exact).abs() < 4.0 * 2.0 / games.sqrt(), "{found} instead of {exact}");
}

/// Every number that the dice can show is another free cell, so the draw is as uniform as the dice.
#[test]
fn every_roll_is_another_free_cell() {
    let game = tic_tac_toe();
    walk(&game, &mut |position, ply| {
        let legal: Vec<Cell> = game.rules().legal(position).collect();
        let free = if position.is_over() { 0 } else { 9 - ply as u32 };
        let drawn: HashSet<Cell> = (0..free)
            .map(|roll| {
                let mut dice = |sides| {
                    assert_eq!(sides, free);
                    roll
                };
                game.rules().random(position, &mut dice).unwrap()
            })
            .collect();
        assert_eq!(drawn.len(), free as usize);
        assert_eq!(drawn, legal.into_iter().collect());
    });
}

/// For every number of free cells, the chi-squared statistic of a position's draws stays below the
/// value that uniform ones exceed once in 10,000 times.
#[test]
fn the_random_cell_is_uniform() {
    // The quantile 0.9999 of the chi-squared distribution with 1 to 8 degrees of freedom, from
    // published tables, and 0 for the single free cell.
    const LIMITS: [f64; 9] = [0.0, 15.14, 18.42, 21.11, 23.51, 25.74, 27.86, 29.88, 31.83];
    const DRAWS_A_CELL: u32 = 1_000;
    let game = tic_tac_toe();
    let mut generator = fastrand::Rng::with_seed(2);
    let mut dice = |sides| generator.u32(..sides);
    let mut position = *game.position();
    let mut free: Vec<Cell> = game.legal().collect();
    for cell in ["b2", "a1", "c3", "c1", "a3", "a2", "c2", "b3", "b1"] {
        let draws = DRAWS_A_CELL * free.len() as u32;
        let mut drawn: HashMap<Cell, u32> = HashMap::new();
        for _ in 0..draws {
            *drawn.entry(game.rules().random(&position, &mut dice).unwrap()).or_default() += 1;
        }
        assert!(drawn.keys().all(|cell| free.contains(cell)));
        let expected = f64::from(DRAWS_A_CELL);
        let statistic: f64 = free
            .iter()
            .map(|cell| f64::from(drawn.get(cell).copied().unwrap_or(0)) - expected)
            .map(|difference| difference * difference / expected)
            .sum();
        assert!(statistic <= LIMITS[free.len() - 1], "{statistic} with {} cells", free.len());

        let cell = cell.parse().unwrap();
        game.rules().play(&mut position, cell).unwrap();
        free.retain(|&other| other != cell);
    }
    assert_eq!(position.outcome(), Some(Outcome::Draw));
    assert_eq!(game.rules().random(&position, &mut dice), None);
}
