use alloc::vec::Vec;

use crate::Seat;

/// One thing that happened in a game. `I` is the move rule's input and `C` its change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event<I, C> {
    /// A move.
    Played {
        /// Who made it.
        mover: Seat,
        /// What the player named.
        input: I,
        /// What it did to the board.
        change: C,
    },
    /// This seat gave up.
    Resigned(Seat),
    /// The players agreed on a draw.
    DrawAgreed,
}

/// What happened in a game so far, and what was undone and can be redone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct History<I, C> {
    events: Vec<Event<I, C>>,
    // The event undone last is at the end.
    undone: Vec<Event<I, C>>,
}

impl<I, C> History<I, C> {
    pub(crate) const fn new() -> History<I, C> {
        History { events: Vec::new(), undone: Vec::new() }
    }

    /// What happened, oldest first.
    pub fn events(&self) -> &[Event<I, C>] {
        &self.events
    }

    /// What can be redone, in the order in which redoing would bring it back.
    pub fn undone(&self) -> impl ExactSizeIterator<Item = &Event<I, C>> {
        self.undone.iter().rev()
    }

    /// The inputs played so far, oldest first.
    pub fn inputs(&self) -> impl Iterator<Item = &I> {
        self.events.iter().filter_map(|event| match event {
            Event::Played { input, .. } => Some(input),
            Event::Resigned(_) | Event::DrawAgreed => None,
        })
    }

    /// How many moves were played.
    pub fn plies(&self) -> usize {
        // Resigning and agreeing end the game, so only the last event can be no move.
        match self.events.last() {
            Some(Event::Resigned(_) | Event::DrawAgreed) => self.events.len() - 1,
            _ => self.events.len(),
        }
    }

    /// Adds something new; what was undone before is gone.
    pub(crate) fn push(&mut self, event: Event<I, C>) {
        self.undone.clear();
        self.events.push(event);
    }

    pub(crate) fn step_back(&mut self) -> Option<&Event<I, C>> {
        self.undone.push(self.events.pop()?);
        self.undone.last()
    }

    pub(crate) fn step_forward(&mut self) -> Option<&Event<I, C>> {
        self.events.push(self.undone.pop()?);
        self.events.last()
    }
}
