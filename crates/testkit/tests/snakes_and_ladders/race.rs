use boardwright_core::{
    Board, MoveRule, Notation, Outcome, ReadError, Reason, Rules, Seat, WinStrategy,
};

use crate::{BOARD, SIDES};

/// The square of each player; 0 is off the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Track(pub(crate) [u8; 2]);

impl Board for Track {
    type Cell = u8;

    fn is_full(&self) -> bool {
        false
    }
}

/// What a roll past the last square does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Overshoot {
    Stays,
    BouncesBack,
    Wins,
}

/// Who rolls next. One player alone is a table of two at which the first rolls every time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Turns {
    InTurn,
    FirstAlone,
}

/// A fair die, and where a piece comes to stand that lands on a square.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Die {
    jumps: [u8; 101],
    overshoot: Overshoot,
    turns: Turns,
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the die has no side {0}")]
pub(crate) struct NoSuchSide(u8);

impl Reason for NoSuchSide {
    fn reason(&self) -> &'static str {
        "no_such_side"
    }
}

impl MoveRule<Track> for Die {
    type Input = u8;
    /// The square that the piece left.
    type Change = u8;
    type Refusal = NoSuchSide;
    type Moves = std::ops::RangeInclusive<u8>;

    fn apply(&self, track: &mut Track, mover: Seat, roll: u8) -> Result<u8, NoSuchSide> {
        if !(1..=SIDES).contains(&roll) {
            return Err(NoSuchSide(roll));
        }
        let from = track.0[mover.index()];
        let landing = match (from + roll).checked_sub(100) {
            None => from + roll,
            Some(0) => 100,
            Some(past) => match self.overshoot {
                Overshoot::Stays => from,
                Overshoot::BouncesBack => 100 - past,
                Overshoot::Wins => 100,
            },
        };
        track.0[mover.index()] = self.jumps[usize::from(landing)];
        Ok(from)
    }

    fn undo(&self, track: &mut Track, mover: Seat, from: &u8) {
        track.0[mover.index()] = *from;
    }

    fn legal(&self, _: &Track, _: Seat) -> Self::Moves {
        1..=SIDES
    }

    fn next(&self, _: &Track, mover: Seat, _: &u8, seats: u8) -> Seat {
        match self.turns {
            Turns::InTurn => mover.next(seats),
            Turns::FirstAlone => mover,
        }
    }

    fn chance(&self, _: &Track, _: Seat) -> Option<Vec<u32>> {
        Some(vec![1; SIDES.into()])
    }
}

impl Notation<Track> for Die {
    fn split<'t>(&self, _: &Track, text: &'t str) -> Option<(&'t str, &'t str)> {
        let text = text.trim_start_matches([' ', ',']);
        let end = text.find([' ', ',']).unwrap_or(text.len());
        (!text.is_empty()).then(|| text.split_at(end))
    }

    fn read(&self, _: &Track, _: Seat, text: &str) -> Result<u8, ReadError> {
        text.parse().map_err(|_| ReadError::unreadable(text, "a roll from 1 to 6"))
    }

    fn write(&self, _: &Track, _: Seat, roll: &u8) -> String {
        roll.to_string()
    }

    fn explain(&self, _: &Track, refusal: &NoSuchSide) -> String {
        refusal.to_string()
    }

    fn actions(&self, _: &Track) -> u32 {
        SIDES.into()
    }

    fn number(&self, _: &Track, roll: &u8) -> Option<u32> {
        (1..=SIDES).contains(roll).then(|| u32::from(roll - 1))
    }

    fn input(&self, _: &Track, number: u32) -> Option<u8> {
        (number < SIDES.into()).then_some(number as u8 + 1)
    }
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct FirstHome;

impl WinStrategy<Track, u8> for FirstHome {
    fn outcome(&self, track: &Track, mover: Seat, _: &u8) -> Option<Outcome> {
        (track.0[mover.index()] == 100).then_some(Outcome::Win(mover))
    }

    fn judge(&self, track: &Track, _: Seat) -> Option<Outcome> {
        Seat::all(2).find(|seat| track.0[seat.index()] == 100).map(Outcome::Win)
    }
}

pub(crate) fn rules(overshoot: Overshoot, turns: Turns) -> Rules<Die, FirstHome> {
    let mut jumps = std::array::from_fn(|square| square as u8);
    for (start, end) in BOARD {
        jumps[usize::from(start)] = end;
    }
    Rules::for_two(Die { jumps, overshoot, turns }, FirstHome)
}
