use core::hash::{Hash, Hasher};

use boardwright_core::Seat;
use boardwright_grid::{Cell, FreeCells, Grid, Placement, PlacementRefusal, Stone};

use crate::Input;
use crate::opening::choice::DECLARATIONS;
use crate::opening::offers::Offers;
use crate::opening::stone_symmetry::StoneSymmetry;
use crate::opening::{OpeningMoves, OpeningRefusal, Placer, Protocol, Step};

/// How far an opening has come, and who plays which colour.
///
/// Every [`Protocol`] is a list of steps, and one machine walks them all. Each input is a ply of
/// its own and goes through the same `play` as any stone:
///
/// | [`Step`] | who | inputs |
/// |---|---|---|
/// | a stone in a [`Window`](crate::Window) | who plays its colour, or whoever moved last | a free cell |
/// | swap | the other player | `swap`, `stay` |
/// | swap or branch | the other player | `swap`, `stay`, and `more` (Swap2) or `offer` (Taraguchi-10) |
/// | declare | whoever moved last | `fifths=1` up to the most that is allowed |
/// | offer | Black | a free cell that is not the same as an earlier offer |
/// | keep | White | one of the offers, also if there is only one |
/// | play on | White first | what the rules of the game allow |
///
/// Fifths on offer are no stones: they are listed here, and the board shows the one that is kept
/// once it is. Two fifths are the same if a symmetry of the stones that are there maps one to the
/// other: a turn or a mirror with any shift that keeps the black stones black and the white ones
/// white. The stones are judged and not the board, so an image that falls off the board is no
/// fifth.
///
/// No fifth can be a foul of Renju or Omok: the smallest, two threes, takes five stones of one
/// colour, and no opening puts more than three.
///
/// ```
/// use boardwright_gomoku::{Input, Protocol, Step, freestyle, with_opening};
///
/// let mut game = with_opening(freestyle(15)?, Protocol::Rif)?;
/// for cell in ["h8", "h9", "h10"] {
///     game.play(Input::Stone(cell.parse()?))?;
/// }
/// assert_eq!(game.board().opening().step(), Step::Swap);
/// game.play(Input::Stay)?;
/// for cell in ["h7", "g5"] {
///     game.play(Input::Stone(cell.parse()?))?;
/// }
/// let opening = game.board().opening();
/// assert_eq!((opening.step(), opening.fifths()), (Step::Offer, 2));
/// assert_eq!(opening.offers(), ["g5".parse()?]);
/// // The stones are mirrored along column h, so this is the same fifth.
/// assert!(game.play(Input::Stone("i5".parse()?)).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Opening {
    protocol: Protocol,
    // The index of the step in the protocol's script, or `OVER`.
    step: u8,
    swapped: bool,
    // How many fifths are offered; 0 until it is declared.
    fifths: u8,
    // What was offered is kept after the opening, so that keeping one fifth can be taken back.
    offers: Offers,
}

/// What an input did to an opening: enough to take it back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct OpeningChange {
    from: u8,
    input: Input,
    placed: Option<Placement>,
}

impl OpeningChange {
    /// The stone that came onto the board, if one did.
    #[inline]
    pub(super) const fn placed(&self) -> Option<Placement> {
        self.placed
    }
}

const BLACK: Stone = Stone::FIRST;
const WHITE: Stone = Stone::SECOND;

/// The step that is behind the script.
const OVER: u8 = u8::MAX;

impl Opening {
    /// The start of an opening.
    pub(super) const fn new(protocol: Protocol) -> Opening {
        let step = if protocol.script().is_empty() { OVER } else { 0 };
        let fifths = protocol.fixed_fifths();
        Opening { protocol, step, swapped: false, fifths, offers: Offers::NONE }
    }

    /// The end of an opening.
    pub(super) const fn over(protocol: Protocol, swapped: bool) -> Opening {
        Opening { step: OVER, swapped, ..Opening::new(protocol) }
    }

    /// The protocol.
    pub const fn protocol(&self) -> Protocol {
        self.protocol
    }

    /// What is due.
    pub fn step(&self) -> Step {
        self.protocol.script().get(usize::from(self.step)).copied().unwrap_or(Step::Play)
    }

    /// Whether both players play on by the rules of the game.
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.step == OVER
    }

    /// The colour that a seat plays at the moment.
    #[inline]
    pub const fn stone_of(&self, seat: Seat) -> Stone {
        Stone::new(seat.index() as u8 ^ self.swapped as u8)
    }

    /// The seat that plays this colour at the moment.
    #[inline]
    pub const fn seat_of(&self, stone: Stone) -> Seat {
        Seat::new(stone.index() as u8 ^ self.swapped as u8)
    }

    /// Whether the first player plays White.
    pub const fn is_swapped(&self) -> bool {
        self.swapped
    }

    /// How many fifths Black offers; 0 while it is not declared, and where none are offered.
    pub const fn fifths(&self) -> u8 {
        self.fifths
    }

    /// The fifths that Black has offered, by row from the bottom, then by column.
    pub fn offers(&self) -> &[Cell] {
        self.offers.cells()
    }

    /// Every input that `answer` accepts, each once; none when the opening is over.
    pub(super) fn legal<G: Grid>(&self, board: &G) -> OpeningMoves {
        const SWAP: &[Input] = &[Input::Swap, Input::Stay];
        const SWAP_OR_MORE: &[Input] = &[Input::Swap, Input::Stay, Input::More];
        const SWAP_OR_OFFER: &[Input] = &[Input::Swap, Input::Stay, Input::Offer];

        let shape = board.shape();
        let none = FreeCells::new(shape, |_| false);
        match self.step() {
            Step::Stone { window, .. } => {
                let is_open = |cell| board.at(cell).is_none() && window.contains(shape, cell);
                OpeningMoves::new(FreeCells::new(shape, |index| is_open(shape.cell(index))), &[])
            }
            Step::Offer => {
                let symmetries = StoneSymmetry::all(board);
                let is_open =
                    |cell| board.at(cell).is_none() && self.alike(&symmetries, cell).is_none();
                OpeningMoves::new(FreeCells::new(shape, |index| is_open(shape.cell(index))), &[])
            }
            Step::Keep => {
                let is_offered = |cell| self.offers().contains(&cell);
                OpeningMoves::new(FreeCells::new(shape, |index| is_offered(shape.cell(index))), &[])
            }
            Step::Swap => OpeningMoves::new(none, SWAP),
            Step::SwapOrMore => OpeningMoves::new(none, SWAP_OR_MORE),
            Step::SwapOrOffer => OpeningMoves::new(none, SWAP_OR_OFFER),
            Step::Declare { most } => OpeningMoves::new(none, &DECLARATIONS[..most.into()]),
            Step::Play => OpeningMoves::new(none, &[]),
        }
    }

    /// What an input would do, if the protocol allows it now. The opening and the board stay as
    /// they are.
    pub(super) fn answer<G: Grid>(
        &self,
        board: &G,
        input: Input,
    ) -> Result<OpeningChange, OpeningRefusal> {
        let step = self.step();
        let placed = match (step, input) {
            (Step::Stone { number, window, .. }, Input::Stone(cell)) => {
                check_free(board, cell)?;
                let shape = board.shape();
                if !window.contains(shape, cell) {
                    return Err(OpeningRefusal::OutsideWindow { cell, window, shape });
                }
                Some(Placement { cell, stone: colour(number) })
            }
            (Step::Offer, Input::Stone(cell)) => {
                check_free(board, cell)?;
                if let Some(offered) = self.alike(&StoneSymmetry::all(board), cell) {
                    return Err(OpeningRefusal::SameFifth { cell, offered });
                }
                None
            }
            (Step::Keep, Input::Stone(cell)) => {
                check_free(board, cell)?;
                if !self.offers().contains(&cell) {
                    return Err(OpeningRefusal::NotOffered { cell });
                }
                Some(Placement { cell, stone: BLACK })
            }
            (Step::Declare { most }, Input::Fifths(fifths)) => {
                if !(1..=most).contains(&fifths) {
                    return Err(OpeningRefusal::FifthsOutOfRange { fifths, most });
                }
                None
            }
            (Step::Swap | Step::SwapOrMore | Step::SwapOrOffer, Input::Swap | Input::Stay)
            | (Step::SwapOrMore, Input::More)
            | (Step::SwapOrOffer, Input::Offer) => None,
            _ => return Err(OpeningRefusal::WrongInput { input, due: step }),
        };
        Ok(OpeningChange { from: self.step, input, placed })
    }

    /// Moves on by a change that `answer` has just told.
    pub(super) fn advance(&mut self, change: &OpeningChange) {
        let step = self.step();
        match (step, change.input) {
            (_, Input::Swap) => self.swapped = !self.swapped,
            (_, Input::Fifths(fifths)) => self.fifths = fifths,
            (Step::Offer, Input::Stone(cell)) => self.offers.insert(cell),
            _ => {}
        }
        let script = self.protocol.script();
        let mut next = usize::from(self.step) + 1;
        match (step, change.input) {
            (Step::Offer, _) if self.offers().len() < self.fifths.into() => next -= 1,
            // Whoever takes a colour ends the protocol, or goes on behind the branch with offers.
            (Step::SwapOrMore, Input::Swap | Input::Stay) | (Step::Keep, _) => next = script.len(),
            (Step::SwapOrOffer, Input::Swap | Input::Stay) => {
                let keep = script.iter().position(|&step| step == Step::Keep);
                next = keep.map_or(script.len(), |keep| keep + 1);
            }
            _ => {}
        }
        self.step = if next < script.len() { next as u8 } else { OVER };
    }

    /// Takes back the change that was made last.
    pub(super) fn retreat(&mut self, change: &OpeningChange) {
        self.step = change.from;
        match (self.step(), change.input) {
            (_, Input::Swap) => self.swapped = !self.swapped,
            (_, Input::Fifths(_)) => self.fifths = self.protocol.fixed_fifths(),
            (Step::Offer, Input::Stone(cell)) => self.offers.remove(cell),
            _ => {}
        }
    }

    /// Who moves now, if `mover` made the last input of the opening. When the opening has just
    /// ended that is White: every protocol ends with a black stone.
    pub(super) fn next(&self, mover: Seat) -> Seat {
        match self.step() {
            Step::Stone { placer: Placer::Same, .. } | Step::Declare { .. } => mover,
            Step::Stone { number, placer: Placer::Colour, .. } => self.seat_of(colour(number)),
            Step::Swap | Step::SwapOrMore | Step::SwapOrOffer => mover.next(2),
            Step::Offer => self.seat_of(BLACK),
            Step::Keep | Step::Play => self.seat_of(WHITE),
        }
    }

    /// The same opening, with the fifths on offer seen through `map`.
    pub(super) fn mapped(&self, map: impl Fn(Cell) -> Cell) -> Opening {
        Opening { offers: self.offers.mapped(map), ..*self }
    }

    /// The offer that a fifth on `cell` would repeat.
    fn alike(&self, symmetries: &[StoneSymmetry], cell: Cell) -> Option<Cell> {
        let is_image =
            |offered: &Cell| symmetries.iter().any(|map| map.image(*offered) == Some(cell));
        self.offers().iter().copied().find(is_image)
    }

    /// What decides how the game goes on: the colours, and the opening while it lasts.
    fn live(&self) -> (bool, u8, Option<Protocol>, u8, &[Cell]) {
        if self.is_over() {
            return (self.swapped, OVER, None, 0, &[]);
        }
        (self.swapped, self.step, Some(self.protocol), self.fifths, self.offers())
    }
}

/// Openings are equal if they go on alike. Once they are over only the colours count: neither the
/// protocol nor the fifths that were not kept leave a trace.
impl PartialEq for Opening {
    fn eq(&self, other: &Opening) -> bool {
        self.live() == other.live()
    }
}

impl Eq for Opening {}

impl Hash for Opening {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.live().hash(state);
    }
}

/// The colour of the stone with this number, from 1.
pub(super) const fn colour(number: u8) -> Stone {
    if number % 2 == 1 { BLACK } else { WHITE }
}

fn check_free<G: Grid>(board: &G, cell: Cell) -> Result<(), PlacementRefusal> {
    let shape = board.shape();
    if !shape.contains(cell) {
        return Err(PlacementRefusal::CellOutOfRange { cell, shape });
    }
    match board.at(cell) {
        Some(stone) => Err(PlacementRefusal::CellOccupied { cell, stone }),
        None => Ok(()),
    }
}
