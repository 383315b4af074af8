use alloc::string::String;
use alloc::vec::Vec;

use crate::{
    Board, Event, Game, MoveRule, NoSuchPly, NodeId, NothingToRedo, NothingToUndo, PlayError,
    Position, Rules, Seat, Tree, WinStrategy,
};

/// A board to analyse on: a position and every line that was tried from it.
///
/// Where [`Game`] keeps the one line that was played, this keeps a [`Tree`]: playing another move
/// after an undo starts a variation and forgets nothing. A move that was tried before is entered
/// again and not added twice. Going anywhere costs the moves on the way and no more.
///
/// ```
/// # use boardwright_core::{Board, MoveRule, Outcome, Reason, Seat, WinStrategy};
/// # #[derive(Clone, PartialEq, Eq, Hash)]
/// # struct Heap(u8);
/// # impl Board for Heap {
/// #     type Cell = ();
/// #     fn is_full(&self) -> bool { false }
/// # }
/// # #[derive(Debug, Clone, PartialEq, Eq)]
/// # struct TooMany;
/// # impl std::fmt::Display for TooMany {
/// #     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { f.write_str("too many") }
/// # }
/// # impl std::error::Error for TooMany {}
/// # impl Reason for TooMany { fn reason(&self) -> &'static str { "too_many" } }
/// # struct Take;
/// # impl MoveRule<Heap> for Take {
/// #     type Input = u8;
/// #     type Change = u8;
/// #     type Refusal = TooMany;
/// #     type Moves = std::ops::RangeInclusive<u8>;
/// #     fn apply(&self, heap: &mut Heap, _: Seat, take: u8) -> Result<u8, TooMany> {
/// #         heap.0 = heap.0.checked_sub(take).ok_or(TooMany)?;
/// #         Ok(take)
/// #     }
/// #     fn undo(&self, heap: &mut Heap, _: Seat, take: &u8) { heap.0 += take }
/// #     fn legal(&self, heap: &Heap, _: Seat) -> Self::Moves { 1..=heap.0.min(3) }
/// # }
/// # struct TakesLast;
/// # impl WinStrategy<Heap, u8> for TakesLast {
/// #     fn outcome(&self, heap: &Heap, mover: Seat, _: &u8) -> Option<Outcome> { self.judge(heap, mover) }
/// #     fn judge(&self, heap: &Heap, last: Seat) -> Option<Outcome> {
/// #         (heap.0 == 0).then_some(Outcome::Win(last))
/// #     }
/// # }
/// use boardwright_core::{Analysis, Rules};
///
/// // Whoever takes the last of five wins.
/// let rules = Rules::for_two(Take, TakesLast);
/// let start = rules.position(Heap(5), Seat::FIRST);
/// let mut analysis = Analysis::new(rules, start);
/// analysis.play(2)?;
/// let mistake = analysis.node();
/// analysis.comment("loses: three are left to take");
/// analysis.play(3)?;
/// assert!(analysis.position().is_over());
///
/// analysis.seek(0)?;
/// let better = analysis.play(1)?;
/// analysis.promote(better);
/// assert_eq!(analysis.tree().main_line().count(), 1);
/// analysis.go_to(mistake);
/// analysis.redo()?;
/// assert_eq!(analysis.ply(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Analysis<B: Board, R: MoveRule<B>, W> {
    rules: Rules<R, W>,
    position: Position<B>,
    tree: Tree<Step<R::Input>>,
    /// The moves from the start to here.
    played: Vec<Played<R::Change>>,
    /// The line to come, the next node last: what was undone, where [`Analysis::redo`] goes.
    ahead: Vec<NodeId>,
    comment: String,
}

/// One move of an [`Analysis`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step<I> {
    /// What the player named.
    pub input: I,
    /// What is said about it; empty for nothing.
    pub comment: String,
}

#[derive(Debug, Clone)]
struct Played<C> {
    node: NodeId,
    mover: Seat,
    change: C,
}

impl<B, R, W> Analysis<B, R, W>
where
    B: Board,
    R: MoveRule<B>,
    W: WinStrategy<B, R::Change>,
{
    /// An analysis that starts from `position`, which these rules made.
    pub const fn new(rules: Rules<R, W>, position: Position<B>) -> Analysis<B, R, W> {
        Analysis {
            rules,
            position,
            tree: Tree::new(),
            played: Vec::new(),
            ahead: Vec::new(),
            comment: String::new(),
        }
    }

    /// An analysis of a game, which stands where the game does. Its moves are the main line, those
    /// that were undone included; that a player gave up or a draw was agreed is no move and is
    /// left out.
    pub fn of(game: &Game<B, R, W>) -> Analysis<B, R, W>
    where
        R: Clone,
        W: Clone,
    {
        let mut start = game.clone();
        while start.undo().is_ok() {}
        let mut analysis = Analysis::new(game.rules().clone(), start.position().clone());
        for event in start.history().undone() {
            if let Event::Played { input, .. } = event {
                let step = Step { input: input.clone(), comment: String::new() };
                let node = analysis.tree.add(analysis.node(), step);
                analysis.step(node);
            }
        }
        while analysis.ply() > game.ply() && analysis.undo().is_ok() {}
        analysis
    }

    /// The position at this node.
    pub const fn position(&self) -> &Position<B> {
        &self.position
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules<R, W> {
        &self.rules
    }

    /// Every line that was tried.
    pub const fn tree(&self) -> &Tree<Step<R::Input>> {
        &self.tree
    }

    /// Where we are: the node of the last move, or the root.
    pub fn node(&self) -> NodeId {
        self.played.last().map_or(NodeId::ROOT, |played| played.node)
    }

    /// How many moves were played from the start to here.
    pub fn ply(&self) -> usize {
        self.played.len()
    }

    /// Every legal input here, each once; none after the end.
    pub fn legal(&self) -> impl Iterator<Item = R::Input> + use<B, R, W> {
        self.rules.legal(&self.position)
    }

    /// Plays `input`: enters the line that begins with it, or starts one.
    ///
    /// # Errors
    ///
    /// [`PlayError`]; nothing has changed then.
    ///
    /// # Panics
    ///
    /// If there would be more than 2^32 - 1 nodes.
    pub fn play(&mut self, input: R::Input) -> Result<NodeId, PlayError<R::Refusal>> {
        let here = self.node();
        let known = self.tree.children(here).find(|&child| self.tree[child].input == input);
        let mover = self.position.to_move();
        let change = self.rules.play(&mut self.position, input.clone())?;
        let node =
            known.unwrap_or_else(|| self.tree.add(here, Step { input, comment: String::new() }));
        if self.ahead.pop() != Some(node) {
            self.ahead.clear();
        }
        self.played.push(Played { node, mover, change });
        Ok(node)
    }

    /// Goes one move back.
    ///
    /// # Errors
    ///
    /// [`NothingToUndo`] at the start.
    pub fn undo(&mut self) -> Result<(), NothingToUndo> {
        let Played { node, mover, change } = self.played.pop().ok_or(NothingToUndo)?;
        self.rules.undo(&mut self.position, mover, &change);
        self.ahead.push(node);
        Ok(())
    }

    /// Goes one move forward: along the line from which we came back, and along the main
    /// continuation after its end.
    ///
    /// # Errors
    ///
    /// [`NothingToRedo`] at the end of the line.
    pub fn redo(&mut self) -> Result<(), NothingToRedo> {
        let next = self.ahead.pop().or_else(|| self.tree.first_child(self.node()));
        self.step(next.ok_or(NothingToRedo)?);
        Ok(())
    }

    /// Goes to the position after `ply` moves of this line, back or forward.
    ///
    /// # Errors
    ///
    /// [`NoSuchPly`] if the line is shorter; nothing has changed then.
    pub fn seek(&mut self, ply: usize) -> Result<(), NoSuchPly> {
        let end = self.ahead.first().copied().unwrap_or_else(|| self.node());
        let known = self.played.len() + self.ahead.len();
        let plies = known + self.tree.line_from(end).take(ply.saturating_sub(known)).count();
        if ply > plies {
            return Err(NoSuchPly { ply, plies });
        }
        while self.ply() > ply && self.undo().is_ok() {}
        while self.ply() < ply && self.redo().is_ok() {}
        Ok(())
    }

    /// Goes to a node of the tree.
    ///
    /// # Panics
    ///
    /// If the node is none of this tree. A node that was removed leads to a line that is not shown
    /// any more.
    pub fn go_to(&mut self, node: NodeId) {
        let path = self.tree.path(node);
        let shared =
            self.played.iter().zip(&path).take_while(|(played, node)| played.node == **node);
        let shared = shared.count();
        while self.ply() > shared && self.undo().is_ok() {}
        for &node in &path[shared..] {
            if self.ahead.pop() != Some(node) {
                self.ahead.clear();
            }
            self.step(node);
        }
    }

    /// Says something about the move that led here, or about the start. An empty text takes it
    /// back.
    pub fn comment(&mut self, comment: impl Into<String>) {
        match self.tree.get_mut(self.node()) {
            Some(step) => step.comment = comment.into(),
            None => self.comment = comment.into(),
        }
    }

    /// What is said about a node; empty for nothing.
    ///
    /// # Panics
    ///
    /// If the node is none of this tree.
    pub fn comment_on(&self, node: NodeId) -> &str {
        self.tree.get(node).map_or(&self.comment, |step| &step.comment)
    }

    /// Makes `node` the continuation of its line, before the other variations. We stay where we
    /// are.
    ///
    /// # Panics
    ///
    /// If the node is none of this tree.
    pub fn promote(&mut self, node: NodeId) {
        self.tree.promote(node);
    }

    /// Removes `node` and what follows it. If we are in there, we go back to the node before it.
    /// The start cannot be removed.
    ///
    /// # Panics
    ///
    /// If the node is none of this tree.
    pub fn remove(&mut self, node: NodeId) {
        let Some(parent) = self.tree.parent(node) else { return };
        if self.played.iter().any(|played| played.node == node) {
            self.go_to(parent);
        }
        if let Some(at) = self.ahead.iter().position(|&ahead| ahead == node) {
            self.ahead.drain(..=at);
        }
        self.tree.remove(node);
    }

    /// Plays the move of a node that follows this one.
    fn step(&mut self, node: NodeId) {
        let mover = self.position.to_move();
        let input = self.tree[node].input.clone();
        let change = self.rules.play_unchecked(&mut self.position, input);
        self.played.push(Played { node, mover, change });
    }
}
