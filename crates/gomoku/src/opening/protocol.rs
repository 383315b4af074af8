use core::fmt;

use boardwright_core::Reason;
use boardwright_grid::Shape;

use crate::opening::Placer::{self, Colour, Same};
use crate::opening::{Step, Window};

/// How a game is opened, so that to move first is worth less.
///
/// Whoever moves first begins with Black. Stones keep their colour and players their names; a swap
/// exchanges which of them plays which colour.
///
/// Swap, Swap2, Pro and Long Pro are the openings of Gomoku tournaments. Rif, Yamaguchi, Soosyrv-8
/// and Taraguchi-10 are those that the Renju International Federation has certified, as described
/// on renju.net.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Protocol {
    /// None: the players take turns from the first stone.
    Free,
    /// The first player puts three stones anywhere; the second chooses a colour.
    Swap,
    /// The first player puts one stone anywhere; the second chooses a colour.
    Swap1,
    /// As `Swap`, but the second player may also put two more stones and let the first choose.
    Swap2,
    /// Each of the first five stones is followed by the other player's right to swap.
    Swap5,
    /// Black's first stone is the centre, and the second lies outside the central 5 x 5.
    Pro,
    /// Black's first stone is the centre, and the second lies outside the central 7 x 7.
    LongPro,
    /// The federation's rule from 1996. The first player puts one of the 26 openings; the second
    /// may swap; White plays the fourth stone; Black offers two fifths and White keeps one.
    Rif,
    /// Yamaguchi's rule: as `Rif`, but with the opening the first player declares how many fifths
    /// Black will offer, from 1 to 12.
    Yamaguchi,
    /// Soosyrv's rule with at most 8 fifths: as `Rif`, but with the fourth stone White declares how
    /// many fifths Black will offer, from 1 to 8, and the other player may then swap.
    #[cfg_attr(feature = "serde", serde(rename = "soosyrv-8"))]
    Soosyrv8,
    /// Taraguchi's rule with 10 fifths. The first four stones lie in the centre and in the central
    /// 3 x 3, 5 x 5 and 7 x 7; each of the first three is followed by the other player's right to
    /// swap. After the fourth that player chooses: either the right to swap once more, a fifth
    /// stone in the central 9 x 9 and a last right to swap; or no swap, and Black offers 10 fifths
    /// anywhere, of which White keeps one.
    #[cfg_attr(feature = "serde", serde(rename = "taraguchi-10"))]
    Taraguchi10,
}

impl Protocol {
    /// Every protocol.
    pub const ALL: [Protocol; 11] = [
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
        Protocol::Taraguchi10,
    ];

    /// The name of the protocol in specifications: `taraguchi-10`.
    pub const fn name(self) -> &'static str {
        match self {
            Protocol::Free => "free",
            Protocol::Swap => "swap",
            Protocol::Swap1 => "swap1",
            Protocol::Swap2 => "swap2",
            Protocol::Swap5 => "swap5",
            Protocol::Pro => "pro",
            Protocol::LongPro => "long-pro",
            Protocol::Rif => "rif",
            Protocol::Yamaguchi => "yamaguchi",
            Protocol::Soosyrv8 => "soosyrv-8",
            Protocol::Taraguchi10 => "taraguchi-10",
        }
    }

    /// The side of the smallest board on which every step of the protocol can be taken: there is a
    /// cell outside the window that `Pro` leaves out, and there are as many different fifths as may
    /// be declared whatever the first four stones are.
    pub const fn smallest_side(self) -> u8 {
        match self {
            Protocol::Pro | Protocol::Soosyrv8 | Protocol::Taraguchi10 => 6,
            Protocol::Yamaguchi => 7,
            Protocol::LongPro => 8,
            _ => 5,
        }
    }

    /// Checks that a board of this shape is large enough.
    ///
    /// # Errors
    ///
    /// [`OpeningError::BoardTooSmall`] if it is not.
    pub fn check_fits(self, shape: Shape) -> Result<(), OpeningError> {
        let (side, smallest) = (shape.rows().min(shape.columns()), self.smallest_side());
        if side < smallest {
            return Err(OpeningError::BoardTooSmall { protocol: self, side, smallest });
        }
        Ok(())
    }

    /// How many fifths are offered where nobody declares it; 0 where somebody does, and where none
    /// are offered.
    pub(super) const fn fixed_fifths(self) -> u8 {
        match self {
            Protocol::Rif => 2,
            Protocol::Taraguchi10 => 10,
            _ => 0,
        }
    }

    /// Whether a step allows stones only within, or only beyond, some distance of the centre.
    pub(super) fn asks_for_centre(self) -> bool {
        self.script().iter().any(|step| {
            matches!(step, Step::Stone { window: Window::Within(_) | Window::Beyond(_), .. })
        })
    }

    /// The steps in order. Where a choice leaves the order, [`Opening`](crate::Opening) knows.
    pub(super) const fn script(self) -> &'static [Step] {
        match self {
            Protocol::Free => &[],
            Protocol::Swap => SWAP,
            Protocol::Swap1 => SWAP1,
            Protocol::Swap2 => SWAP2,
            Protocol::Swap5 => SWAP5,
            Protocol::Pro => PRO,
            Protocol::LongPro => LONG_PRO,
            Protocol::Rif => RIF,
            Protocol::Yamaguchi => YAMAGUCHI,
            Protocol::Soosyrv8 => SOOSYRV_8,
            Protocol::Taraguchi10 => TARAGUCHI_10,
        }
    }
}

/// The name in specifications.
impl fmt::Display for Protocol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

const CENTRE: Window = Window::CENTRE;
const CENTRAL_3: Window = Window::Within(1);
const CENTRAL_5: Window = Window::Within(2);
const CENTRAL_7: Window = Window::Within(3);
const CENTRAL_9: Window = Window::Within(4);

const fn stone(number: u8, placer: Placer, window: Window) -> Step {
    Step::Stone { number, window, placer }
}

const fn anywhere(number: u8, placer: Placer) -> Step {
    stone(number, placer, Window::Anywhere)
}

const SWAP: &[Step] = &[anywhere(1, Colour), anywhere(2, Same), anywhere(3, Same), Step::Swap];

const SWAP1: &[Step] = &[anywhere(1, Colour), Step::Swap];

const SWAP2: &[Step] = &[
    anywhere(1, Colour),
    anywhere(2, Same),
    anywhere(3, Same),
    Step::SwapOrMore,
    anywhere(4, Same),
    anywhere(5, Same),
    Step::Swap,
];

const SWAP5: &[Step] = &[
    anywhere(1, Colour),
    Step::Swap,
    anywhere(2, Colour),
    Step::Swap,
    anywhere(3, Colour),
    Step::Swap,
    anywhere(4, Colour),
    Step::Swap,
    anywhere(5, Colour),
    Step::Swap,
];

const PRO: &[Step] =
    &[stone(1, Colour, CENTRE), anywhere(2, Colour), stone(3, Colour, Window::Beyond(2))];

const LONG_PRO: &[Step] =
    &[stone(1, Colour, CENTRE), anywhere(2, Colour), stone(3, Colour, Window::Beyond(3))];

// The three windows make exactly the 26 openings: the second stone next to the first, straight or
// diagonally, and the third in the central 5 x 5.
const RIF: &[Step] = &[
    stone(1, Colour, CENTRE),
    stone(2, Same, CENTRAL_3),
    stone(3, Same, CENTRAL_5),
    Step::Swap,
    anywhere(4, Colour),
    Step::Offer,
    Step::Keep,
];

const YAMAGUCHI: &[Step] = &[
    stone(1, Colour, CENTRE),
    stone(2, Same, CENTRAL_3),
    stone(3, Same, CENTRAL_5),
    Step::Declare { most: 12 },
    Step::Swap,
    anywhere(4, Colour),
    Step::Offer,
    Step::Keep,
];

const SOOSYRV_8: &[Step] = &[
    stone(1, Colour, CENTRE),
    stone(2, Same, CENTRAL_3),
    stone(3, Same, CENTRAL_5),
    Step::Swap,
    anywhere(4, Colour),
    Step::Declare { most: 8 },
    Step::Swap,
    Step::Offer,
    Step::Keep,
];

// The branch with the offers comes first; the other one begins behind `Keep`.
const TARAGUCHI_10: &[Step] = &[
    stone(1, Colour, CENTRE),
    Step::Swap,
    stone(2, Colour, CENTRAL_3),
    Step::Swap,
    stone(3, Colour, CENTRAL_5),
    Step::Swap,
    stone(4, Colour, CENTRAL_7),
    Step::SwapOrOffer,
    Step::Offer,
    Step::Keep,
    stone(5, Colour, CENTRAL_9),
    Step::Swap,
];

/// Why a game cannot be opened by a protocol.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum OpeningError {
    /// The board is too small.
    #[error(
        "a side of {side} is too short for the opening {protocol}: it takes {smallest} or more"
    )]
    BoardTooSmall {
        /// The protocol.
        protocol: Protocol,
        /// The shorter side of the board.
        side: u8,
        /// The side of the smallest board on which the protocol can be played.
        smallest: u8,
    },
    /// There are stones on the board.
    #[error("the opening {protocol} begins on an empty board")]
    NotEmpty {
        /// The protocol.
        protocol: Protocol,
    },
}

impl Reason for OpeningError {
    fn reason(&self) -> &'static str {
        match self {
            OpeningError::BoardTooSmall { .. } => "bad_parameter",
            OpeningError::NotEmpty { .. } => "bad_position",
        }
    }
}

#[cfg(test)]
mod tests {
    use boardwright_grid::{CellBoard, CellGrid};

    use super::{Protocol, Step};
    use crate::opening::Opening;
    use crate::{Input, shape};

    /// The fewest different fifths that the positions reached from here leave, counted up to as
    /// many as may be asked for.
    fn fewest(board: &mut CellBoard, opening: Opening) -> usize {
        let mut least = usize::MAX;
        let inputs = opening.legal(board).filter(|input| match opening.step() {
            Step::Stone { .. } => true,
            Step::Declare { most } => *input == Input::Fifths(most),
            Step::SwapOrOffer => *input == Input::Offer,
            _ => *input == Input::Stay,
        });
        for input in inputs {
            let change = opening.answer(board, input).expect("legal");
            let mut next = opening;
            next.advance(&change);
            if let Some(placed) = change.placed() {
                board.place(placed.cell, placed.stone);
            }
            least = least.min(match next.step() {
                Step::Offer => offered(board, next),
                _ => fewest(board, next),
            });
            if let Some(placed) = change.placed() {
                board.lift(placed.cell);
            }
        }
        least
    }

    /// How many different fifths can be offered.
    fn offered(board: &CellBoard, mut opening: Opening) -> usize {
        while opening.step() == Step::Offer {
            let Some(fifth) = opening.legal(board).next() else { break };
            opening.advance(&opening.answer(board, fifth).expect("legal"));
        }
        opening.offers().len()
    }

    /// One size less, and some positions have too few fifths.
    #[test]
    fn smaller_boards_have_too_few_fifths() {
        for (protocol, fifths) in
            [(Protocol::Yamaguchi, 10), (Protocol::Soosyrv8, 7), (Protocol::Taraguchi10, 7)]
        {
            let size = usize::from(protocol.smallest_side()) - 1;
            let mut board = CellBoard::new(shape(size).expect("a size"));
            assert_eq!(fewest(&mut board, Opening::new(protocol)), fifths, "{protocol}");
        }
    }
}
