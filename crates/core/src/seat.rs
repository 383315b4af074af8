use core::fmt;

/// A place at the table: which of the players, counted from 0 in the order of their first turns.
///
/// A seat is not a colour. Where colours change hands (a swap after the opening), the seat stays
/// with its player.
///
/// ```
/// use boardwright_core::Seat;
///
/// let last_of_three = Seat::new(2);
/// assert_eq!(last_of_three.next(3), Seat::FIRST);
/// assert_eq!(Seat::FIRST.previous(3), last_of_three);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat that moves first.
    pub const FIRST: Seat = Seat(0);
    /// The seat that moves second.
    pub const SECOND: Seat = Seat(1);

    /// The seat with this index, from 0.
    #[inline]
    pub const fn new(index: u8) -> Seat {
        Seat(index)
    }

    /// This seat's index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat after this one, round a table of `seats`.
    #[inline]
    pub const fn next(self, seats: u8) -> Seat {
        let next = self.0.wrapping_add(1);
        if next >= seats { Seat(0) } else { Seat(next) }
    }

    /// The seat before this one, round a table of `seats`.
    #[inline]
    pub const fn previous(self, seats: u8) -> Seat {
        if self.0 == 0 { Seat(seats.saturating_sub(1)) } else { Seat(self.0 - 1) }
    }

    /// Every seat of a table of `seats`, in order.
    pub fn all(seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }
}

/// The index, from 0.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
