//! A game of chance for three seats plugs into the chassis: the die moves, nobody chooses, and the
//! top roll gives another turn.

use boardwright_core::{Board, Game, MoveRule, Outcome, Player, Reason, Rules, Seat, WinStrategy};

const GOAL: u32 = 20;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Track([u32; 3]);

impl Board for Track {
    type Cell = u32;

    fn is_full(&self) -> bool {
        false
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a die has no side {0}: sides are 1..3")]
struct NoSuchSide(u32);

impl Reason for NoSuchSide {
    fn reason(&self) -> &'static str {
        "no_such_side"
    }
}

/// A die with three sides, of which the 3 comes up as often as the other two together.
#[derive(Debug, Clone, PartialEq, Eq)]
struct LoadedDie;

impl MoveRule<Track> for LoadedDie {
    type Input = u32;
    type Change = u32;
    type Refusal = NoSuchSide;
    type Moves = std::ops::RangeInclusive<u32>;

    fn apply(&self, track: &mut Track, mover: Seat, roll: u32) -> Result<u32, NoSuchSide> {
        if !(1..=3).contains(&roll) {
            return Err(NoSuchSide(roll));
        }
        track.0[mover.index()] += roll;
        Ok(roll)
    }

    fn undo(&self, track: &mut Track, mover: Seat, roll: &u32) {
        track.0[mover.index()] -= roll;
    }

    fn legal(&self, _: &Track, _: Seat) -> Self::Moves {
        1..=3
    }

    fn next(&self, _: &Track, mover: Seat, roll: &u32, seats: u8) -> Seat {
        if *roll == 3 { mover } else { mover.next(seats) }
    }

    fn chance(&self, _: &Track, _: Seat) -> Option<Vec<u32>> {
        Some(vec![1, 1, 2])
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct FirstHome;

impl WinStrategy<Track, u32> for FirstHome {
    fn outcome(&self, track: &Track, mover: Seat, _: &u32) -> Option<Outcome> {
        (track.0[mover.index()] >= GOAL).then_some(Outcome::Win(mover))
    }

    fn judge(&self, track: &Track, _: Seat) -> Option<Outcome> {
        Seat::all(3).find(|seat| track.0[seat.index()] >= GOAL).map(Outcome::Win)
    }
}

fn race() -> Game<Track, LoadedDie, FirstHome> {
    let players = vec![Player::new("A", 'A'), Player::new("B", 'B'), Player::new("C", 'C')];
    Game::new(Rules::new(LoadedDie, FirstHome, 3).unwrap(), Track([0; 3]), players).unwrap()
}

#[test]
fn turns_go_round_and_the_top_roll_moves_again() {
    let mut game = race();
    let mut movers = Vec::new();
    for roll in [1, 3, 3, 2, 1, 2] {
        movers.push(game.to_move().index());
        game.play(roll).unwrap();
    }
    assert_eq!(movers, [0, 1, 1, 1, 2, 0]);
    assert_eq!(*game.board(), Track([3, 8, 1]));
    assert_eq!(game.to_move(), Seat::SECOND);
    for _ in 0..3 {
        game.undo().unwrap();
    }
    assert_eq!((game.board(), game.to_move()), (&Track([1, 6, 0]), Seat::SECOND));
}

/// The weights of the inputs, and nothing else, decide how often each is drawn: with weights 1, 1
/// and 2 of 4, a die that shows 0 to 3 in turn draws 1, 2, 3, 3.
#[test]
fn the_draw_follows_the_weights() {
    let game = race();
    let drawn: Vec<_> = (0..4)
        .map(|face| {
            let mut fixed = |sides| {
                assert_eq!(sides, 4);
                face
            };
            game.random(&mut fixed).unwrap()
        })
        .collect();
    assert_eq!(drawn, [1, 2, 3, 3]);
}

#[test]
fn resigning_names_no_winner_among_three() {
    let mut game = race();
    let before = game.clone();
    let error = game.resign(Seat::FIRST).unwrap_err();
    assert_eq!(error.to_string(), "resigning needs a game of 2 seats, and this one has 3");
    assert_eq!(game, before);
    assert!(game.agree_draw().is_ok());
}

#[test]
fn a_playout_ends_with_a_winner() {
    let mut generator = fastrand::Rng::with_seed(3);
    let game = race();
    let mut position = game.position().clone();
    let plies = game.rules().playout(&mut position, &mut |sides| generator.u32(..sides));
    assert!(plies >= 7, "{GOAL} takes at least 7 rolls of up to 3, not {plies}");
    let home = position.board().0.iter().position(|&square| square >= GOAL).unwrap();
    assert_eq!(position.outcome(), Some(Outcome::Win(Seat::new(home as u8))));
}
