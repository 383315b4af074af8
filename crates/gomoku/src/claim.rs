use boardwright_grid::Cell;

use crate::shapes::FOURS;

/// Whether a direction holds a three, as far as the lines tell.
pub(crate) struct Claim {
    /// The stones of the three, as bits of the window, if they tell that there is one.
    pub(crate) three: Option<u16>,
    /// Otherwise the points that are left to judge, of which one must be legal: those first on
    /// which least depends.
    pub(crate) questions: [Option<Question>; FOURS],
}

/// Whether the point that would complete a straight four is legal.
#[derive(Clone, Copy)]
pub(crate) struct Question {
    pub(crate) point: Cell,
    /// The stones of the straight four that are there already, as bits of the window.
    pub(crate) stones: u16,
    /// How many points have to be judged for that.
    pub(crate) work: usize,
}

impl Claim {
    pub(crate) const NONE: Claim = Claim { three: None, questions: [None; FOURS] };

    pub(crate) fn is_open(&self) -> bool {
        self.questions[0].is_some()
    }

    /// How much depends on the questions.
    pub(crate) fn work(&self) -> usize {
        self.questions.iter().flatten().map(|question| question.work).sum()
    }

    /// Adds a question, behind those with as little work.
    pub(crate) fn add(&mut self, question: Question) {
        let place = self
            .questions
            .iter()
            .position(|other| other.is_none_or(|other| other.work > question.work))
            .expect("a direction has room for as many straight fours");
        self.questions[place..].rotate_right(1);
        self.questions[place] = Some(question);
    }
}
