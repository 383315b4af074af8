use boardwright_core::Seat;

/// A piece of one colour, by the number of its colour from 0. Boards store stones, not seats: in
/// most games seat n plays stone n, but where colours change hands they differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stone(u8);

impl Stone {
    /// The colour that moves first.
    pub const FIRST: Stone = Stone(0);
    /// The colour that moves second.
    pub const SECOND: Stone = Stone(1);

    /// The stone of this colour, from 0.
    #[inline]
    pub const fn new(colour: u8) -> Stone {
        Stone(colour)
    }

    /// The number of its colour, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat that plays this colour where every seat plays its own.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat::new(self.0)
    }
}

/// A seat's own colour.
impl From<Seat> for Stone {
    #[inline]
    fn from(seat: Seat) -> Stone {
        Stone(seat.index() as u8)
    }
}
