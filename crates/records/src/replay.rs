use boardwright::{AnyGame, MoveError};
use boardwright_core::{NoSuchPly, NodeId, NothingToRedo, NothingToUndo};

use crate::{Entry, GameResult, Record, RecordError};

/// A record that is stepped through, both ways and into its variations, and to which lines and
/// comments are added: an analysis board for any game of the catalogue. For a game whose types are
/// known, [`Analysis`](boardwright_core::Analysis) does the same without text.
///
/// A step plays one move or takes one back. The record is one of a legal game at all times: where
/// its main line gets another end, its result becomes that of the game there.
///
/// ```
/// use boardwright_records::{Record, Replay};
///
/// let mut replay = Replay::new(Record::new("connect-four".parse()?))?;
/// for text in ["d", "d", "e"] {
///     replay.play(text)?;
/// }
/// replay.comment("Two in a row.");
/// replay.undo()?;
/// replay.play("c")?;
/// assert_eq!(replay.game().picture(), "\
/// 6  . . . . . . .
/// 5  . . . . . . .
/// 4  . . . . . . .
/// 3  . . . . . . .
/// 2  . . . Y . . .
/// 1  . . R R . . .
///    a b c d e f g");
///
/// replay.to_start();
/// replay.to_end();
/// assert_eq!(replay.game().moves(), ["d", "d", "c"]);
/// let e = replay.record().moves.main_line().nth(2).unwrap();
/// replay.go_to(e);
/// assert_eq!(replay.comment_on(replay.node()), "Two in a row.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Replay {
    record: Record,
    game: Box<dyn AnyGame>,
    /// The nodes from the start to here.
    played: Vec<NodeId>,
    /// The line to come, the next node last: what was undone, where [`Replay::redo`] goes.
    ahead: Vec<NodeId>,
    /// The last node of the main line.
    main_end: NodeId,
}

impl Replay {
    /// A replay that stands at the start of the record.
    ///
    /// # Errors
    ///
    /// [`RecordError`] if the record is one of no legal game.
    pub fn new(mut record: Record) -> Result<Replay, RecordError> {
        record.settle()?;
        let game = record.start()?;
        let main_end = main_end(&record);
        Ok(Replay { record, game, played: Vec::new(), ahead: Vec::new(), main_end })
    }

    /// The record with everything that was added.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The record, taken out.
    pub fn into_record(self) -> Record {
        self.record
    }

    /// The game as it stands here. That a player gave up or a draw was agreed is no move, so it is
    /// not shown: [`Record::replay`] gives the game with its end.
    pub fn game(&self) -> &dyn AnyGame {
        self.game.as_ref()
    }

    /// Where we are: the node of the last move, or the root.
    pub fn node(&self) -> NodeId {
        self.played.last().copied().unwrap_or(NodeId::ROOT)
    }

    /// How many moves were played from the start to here.
    pub fn ply(&self) -> usize {
        self.played.len()
    }

    /// Plays a move: enters the line that begins with it, or starts one.
    ///
    /// # Errors
    ///
    /// [`MoveError`]; nothing has changed then.
    ///
    /// # Panics
    ///
    /// If there would be more than 2^32 - 1 nodes.
    pub fn play(&mut self, text: &str) -> Result<NodeId, MoveError> {
        let played = self.game.play(text)?;
        let here = self.node();
        let moves = &mut self.record.moves;
        let known = moves.children(here).find(|&child| moves[child].text == played.text);
        let node = known.unwrap_or_else(|| moves.add(here, Entry::new(played.text)));
        if known.is_none() && here == self.main_end {
            self.main_end = node;
            self.record.result = self.game.outcome().map(GameResult::of);
        }
        self.enter(node);
        Ok(node)
    }

    /// Goes one move back.
    ///
    /// # Errors
    ///
    /// [`NothingToUndo`] at the start.
    pub fn undo(&mut self) -> Result<(), NothingToUndo> {
        let node = self.played.pop().ok_or(NothingToUndo)?;
        self.game.undo().expect("a move that was played can be undone");
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
        let next = self.ahead.last().copied();
        let next = next.or_else(|| self.record.moves.first_child(self.node()));
        self.step(next.ok_or(NothingToRedo)?);
        Ok(())
    }

    /// Goes back to the start. The line stays the one to come.
    pub fn to_start(&mut self) {
        while self.undo().is_ok() {}
    }

    /// Goes forward to the end of the line.
    pub fn to_end(&mut self) {
        while self.redo().is_ok() {}
    }

    /// Goes to the position after `ply` moves of this line, back or forward.
    ///
    /// # Errors
    ///
    /// [`NoSuchPly`] if the line is shorter; nothing has changed then.
    pub fn seek(&mut self, ply: usize) -> Result<(), NoSuchPly> {
        let end = self.ahead.first().copied().unwrap_or_else(|| self.node());
        let known = self.played.len() + self.ahead.len();
        let beyond = self.record.moves.line_from(end).take(ply.saturating_sub(known)).count();
        let plies = known + beyond;
        if ply > plies {
            return Err(NoSuchPly { ply, plies });
        }
        while self.ply() > ply && self.undo().is_ok() {}
        while self.ply() < ply && self.redo().is_ok() {}
        Ok(())
    }

    /// Goes to a node of the record's tree: into a variation and out of it again.
    ///
    /// # Panics
    ///
    /// If the node is none of this tree.
    pub fn go_to(&mut self, node: NodeId) {
        let path = self.record.moves.path(node);
        let shared = self.played.iter().zip(&path).take_while(|(here, there)| here == there);
        let shared = shared.count();
        while self.ply() > shared && self.undo().is_ok() {}
        for &node in &path[shared..] {
            self.step(node);
        }
    }

    /// Says something about the move that led here, or, at the start, about the game. An empty
    /// text takes it back.
    pub fn comment(&mut self, comment: impl Into<String>) {
        let comment = comment.into();
        match self.record.moves.get_mut(self.node()) {
            Some(entry) if comment.is_empty() && entry.remarks.is_none() => {}
            Some(entry) => entry.remarks_mut().comment = comment,
            None => self.record.details.comment = comment,
        }
    }

    /// What is said about a node; empty for nothing.
    ///
    /// # Panics
    ///
    /// If the node is none of this tree.
    pub fn comment_on(&self, node: NodeId) -> &str {
        match self.record.moves.get(node) {
            Some(entry) => entry.remarks.as_ref().map_or("", |remarks| &remarks.comment),
            None => &self.record.details.comment,
        }
    }

    /// Makes `node` the continuation of its line, before the other variations. We stay where we
    /// are.
    ///
    /// # Panics
    ///
    /// If the node is none of this tree.
    pub fn promote(&mut self, node: NodeId) {
        self.record.moves.promote(node);
        self.find_main_end();
    }

    /// Removes `node` and what follows it. If we are in there, we go back to the node before it.
    /// The start cannot be removed.
    ///
    /// # Panics
    ///
    /// If the node is none of this tree.
    pub fn remove(&mut self, node: NodeId) {
        let Some(parent) = self.record.moves.parent(node) else { return };
        if self.played.contains(&node) {
            self.go_to(parent);
        }
        if let Some(at) = self.ahead.iter().position(|&ahead| ahead == node) {
            self.ahead.drain(..=at);
        }
        self.record.moves.remove(node);
        self.find_main_end();
    }

    /// Plays the move of a node that follows this one.
    fn step(&mut self, node: NodeId) {
        let played = self.game.play(&self.record.moves[node].text);
        played.expect("a move of a record that was put through the rules is legal");
        self.enter(node);
    }

    /// Takes note that the move of this node was played.
    fn enter(&mut self, node: NodeId) {
        if self.ahead.pop() != Some(node) {
            self.ahead.clear();
        }
        self.played.push(node);
    }

    /// Finds the end of the main line again. If it is another, the result is that of the game
    /// there.
    fn find_main_end(&mut self) {
        let end = main_end(&self.record);
        if end != self.main_end {
            self.main_end = end;
            self.record.result = None;
            let game = self.record.replay().expect("every line of it is legal");
            self.record.result = game.outcome().map(GameResult::of);
        }
    }
}

fn main_end(record: &Record) -> NodeId {
    record.moves.main_line().last().unwrap_or(NodeId::ROOT)
}
