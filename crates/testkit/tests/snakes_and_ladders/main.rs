//! Snakes and Ladders plugs into the chassis: the die moves, nobody chooses. A Markov chain that is
//! computed beside it says how long games last and who wins them.

mod chain;
mod race;

use boardwright_core::{Game, Outcome, Player, Rules, Seat};
use boardwright_testkit::Laws;
use chain::Chain;
use race::{Die, FirstHome, Overshoot, Track, Turns, rules};
use rstest::rstest;

/// The board of 1943: ladders from foot to head, then snakes from mouth to tail.
const BOARD: [(u8, u8); 19] = [
    (1, 38),
    (4, 14),
    (9, 31),
    (21, 42),
    (28, 84),
    (36, 44),
    (51, 67),
    (71, 91),
    (80, 100),
    (16, 6),
    (47, 26),
    (49, 11),
    (56, 53),
    (62, 19),
    (64, 60),
    (87, 24),
    (93, 73),
    (95, 75),
    (98, 78),
];

const SIDES: u8 = 6;
const START: Track = Track([0, 0]);
const GAMES: u32 = 100_000;

/// Plays random games to their end. Returns how many rolls they took on average, and which part of
/// them the first player won.
fn random_games(rules: &Rules<Die, FirstHome>) -> (f64, f64) {
    let mut generator = fastrand::Rng::with_seed(1943);
    let (mut rolls, mut wins) = (0, 0);
    for _ in 0..GAMES {
        let mut position = rules.position(START, Seat::FIRST);
        rolls += rules.playout(&mut position, &mut |sides| generator.u32(..sides));
        wins += u32::from(position.outcome() == Some(Outcome::Win(Seat::FIRST)));
    }
    (f64::from(rolls) / f64::from(GAMES), f64::from(wins) / f64::from(GAMES))
}

/// Checks that the mean of the random games is what is expected but for chance: less than four
/// standard errors away, which a right game fails once in 16,000 seeds.
fn assert_close(what: &str, found: f64, expected: f64, variance: f64) {
    let z = (found - expected) / (variance / f64::from(GAMES)).sqrt();
    println!("{what}: {found:.4} in {GAMES} games, {expected:.6} expected, z = {z:.2}");
    assert!(z.abs() < 4.0, "{what}: z = {z:.2}");
}

/// One player from off the board to square 100.
#[rstest]
#[case::stays(Overshoot::Stays, 39.225122)]
#[case::bounces_back(Overshoot::BouncesBack, 43.324597)]
#[case::wins(Overshoot::Wins, 35.834938)]
fn rolls_of_one_player(#[case] overshoot: Overshoot, #[case] expected: f64) {
    let (mean, variance) = Chain::new(&BOARD, SIDES, overshoot).rolls();
    assert!((mean - expected).abs() < 5e-7, "{mean:.7}");
    let (rolls, wins) = random_games(&rules(overshoot, Turns::FirstAlone));
    assert_close(&format!("rolls, {overshoot:?}"), rolls, mean, variance);
    assert_eq!(wins, 1.0);
}

/// Two players in turn. A game goes on after n rolls if neither is home, the first after the larger
/// half of them, the second after the smaller.
#[rstest]
fn rolls_and_wins_of_two_players(
    #[values(Overshoot::Stays, Overshoot::BouncesBack, Overshoot::Wins)] overshoot: Overshoot,
) {
    let racing = Chain::new(&BOARD, SIDES, overshoot).still_racing(1000);
    let goes_on = |n: usize| racing[n.div_ceil(2)] * racing[n / 2];
    let mean: f64 = (0..2000).map(goes_on).sum();
    let square: f64 = (0..2000).map(|n| (2 * n + 1) as f64 * goes_on(n)).sum();
    let first: f64 = racing.windows(2).map(|odds| (odds[0] - odds[1]) * odds[0]).sum();
    let (rolls, wins) = random_games(&rules(overshoot, Turns::InTurn));
    assert_close(&format!("rolls, {overshoot:?}"), rolls, mean, square - mean * mean);
    assert_close(&format!("first wins, {overshoot:?}"), wins, first, first * (1.0 - first));
}

/// No one is home with six rolls, some are with seven, and the sequences of rolls that need more are
/// as many as the chain says.
#[rstest]
#[case::stays(Overshoot::Stays)]
#[case::bounces_back(Overshoot::BouncesBack)]
#[case::wins(Overshoot::Wins)]
fn the_least_is_seven_rolls(#[case] overshoot: Overshoot) {
    let rules = rules(overshoot, Turns::FirstAlone);
    let start = rules.position(START, Seat::FIRST);
    let racing = Chain::new(&BOARD, SIDES, overshoot).still_racing(8);
    for depth in 1..=9_u32 {
        let all = u64::from(SIDES).pow(depth);
        let expected = (racing[depth as usize - 1] * all as f64).round() as u64;
        let counted = rules.perft(&start, depth);
        assert_eq!(counted, expected, "{depth} rolls");
        assert_eq!(counted == all, depth <= 7, "{depth} rolls");
    }
}

#[rstest]
#[case::plain(Overshoot::Stays, 0, 2, 2)]
#[case::ladder(Overshoot::Stays, 0, 1, 38)]
#[case::snake(Overshoot::Stays, 94, 1, 75)]
#[case::home(Overshoot::Stays, 94, 6, 100)]
#[case::home_by_ladder(Overshoot::Stays, 79, 1, 100)]
#[case::too_far_and_stays(Overshoot::Stays, 97, 4, 97)]
#[case::too_far_and_bounces(Overshoot::BouncesBack, 97, 4, 99)]
#[case::too_far_and_bounces_to_a_snake(Overshoot::BouncesBack, 97, 5, 78)]
#[case::too_far_and_wins(Overshoot::Wins, 97, 4, 100)]
fn where_a_roll_leads(
    #[case] overshoot: Overshoot,
    #[case] from: u8,
    #[case] roll: u8,
    #[case] to: u8,
) {
    let rules = rules(overshoot, Turns::InTurn);
    let mut position = rules.position(Track([from, 3]), Seat::FIRST);
    rules.play(&mut position, roll).expect("a side of the die");
    assert_eq!(*position.board(), Track([to, 3]));
}

#[test]
fn every_law_holds() {
    for overshoot in [Overshoot::Stays, Overshoot::BouncesBack, Overshoot::Wins] {
        let players = vec![Player::new("Ann", 'A'), Player::new("Ben", 'B')];
        let rules = rules(overshoot, Turns::InTurn);
        let game = Game::new(rules, START, players).expect("two players");
        let report = Laws::new("snakes-and-ladders", game, |track| format!("{:?}", track.0))
            .perft(&[6, 36, 216, 1296])
            .check();
        assert_eq!(report.laws.len(), 9);
    }
}
