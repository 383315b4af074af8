use std::time::Duration;

use boardwright::{AnyGame, Played, Specification};
use boardwright_core::{NodeId, Outcome, Tree};

use crate::{Details, GameResult, IllegalMove, RecordError};

/// A game from its start to its end, or to where it was left: which game, from which position, who
/// played, the moves with variations and comments, and how it ended.
///
/// A record in memory can hold anything; [`check`](Record::check) and [`replay`](Record::replay)
/// put it through the rules. Every reader of this crate has done so with what it returns.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    /// Which game, with every parameter.
    pub game: Specification,
    /// The position from which it started, as `CELLS:SEAT`, unless it is the usual one.
    pub start: Option<String>,
    /// Who played, where and when.
    pub details: Details,
    /// The moves. The main line is the game as it was played; variations are what might have been.
    pub moves: Tree<Entry>,
    /// How it ended, as far as the record tells.
    pub result: Option<GameResult>,
}

/// One move of a record.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    /// The move in the game's notation, as the game itself writes it.
    pub text: String,
    /// What else was written down about it, if anything was.
    pub remarks: Option<Box<Remarks>>,
}

/// What is written down about a move.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Remarks {
    /// A comment, in lines separated by `\n`; empty for none.
    pub comment: String,
    /// How long the player thought about the move.
    pub time: Option<Duration>,
    /// What the format of the file knows and this library does not: names and values, in their
    /// order. Formats other than the one they came from leave them out only where they say so.
    pub other: Vec<(String, Vec<String>)>,
}

impl Record {
    /// A record of a game in which nothing has been played.
    pub fn new(game: Specification) -> Record {
        Record { game, start: None, details: Details::default(), moves: Tree::new(), result: None }
    }

    /// The game at the start of the record.
    ///
    /// # Errors
    ///
    /// [`RecordError::Start`] if the position cannot be set up.
    pub fn start(&self) -> Result<Box<dyn AnyGame>, RecordError> {
        let mut game = self.game.new_game();
        if let Some(start) = &self.start {
            game.set_up(start).map_err(RecordError::Start)?;
            if matches!(
                game.ending(),
                Some(boardwright::Ending::Resigned(_) | boardwright::Ending::Agreed)
            ) {
                return Err(RecordError::GivenUpAtStart);
            }
        }
        Ok(game)
    }

    /// Whether the start is more than stones and whose turn it is: an opening that goes on, colours
    /// that changed hands, passes before it, an end. Formats that draw positions cannot hold that.
    pub(crate) fn has_start_with_memory(&self) -> bool {
        let game = self.start.as_ref().and_then(|_| self.start().ok());
        game.is_some_and(|game| game.position_text().matches(':').count() > 1)
    }

    /// Plays the main line through the rules, and gives the game at its end, resigned or drawn by
    /// agreement if the record says so.
    ///
    /// # Errors
    ///
    /// [`RecordError`] for a position that cannot be set up, the first illegal move, or a result
    /// that is not that of the game.
    pub fn replay(&self) -> Result<Box<dyn AnyGame>, RecordError> {
        let mut game = self.start()?;
        for (index, node) in self.moves.main_line().enumerate() {
            let entry = &self.moves[node];
            game.play(&entry.text).map_err(|error| {
                RecordError::Move(IllegalMove {
                    ply: index + 1,
                    node,
                    text: entry.text.clone(),
                    error,
                })
            })?;
        }
        if let Some(result) = &self.result {
            result.end(game.as_mut())?;
        }
        Ok(game)
    }

    /// Puts the whole record through the rules, its variations included.
    ///
    /// # Errors
    ///
    /// [`RecordError`]: as for [`replay`](Record::replay), and if there are not as many players as
    /// seats.
    pub fn check(&self) -> Result<(), RecordError> {
        self.play_through(|_, _| ())
    }

    /// Puts the whole record through the rules, and writes its moves and its start as the game
    /// writes them.
    pub(crate) fn settle(&mut self) -> Result<(), RecordError> {
        if self.start.is_some() {
            self.start = Some(self.start()?.position_text());
        }
        let mut changed = Vec::new();
        self.play_through(|node, played| {
            if self.moves[node].text != played.text {
                changed.push((node, played.text));
            }
        })?;
        for (node, text) in changed {
            if let Some(entry) = self.moves.get_mut(node) {
                entry.text = text;
            }
        }
        Ok(())
    }

    /// Plays every line, and tells of each move as it is played.
    fn play_through(&self, mut played: impl FnMut(NodeId, Played)) -> Result<(), RecordError> {
        let mut game = self.start()?;
        let (shown, seats) = (self.details.players.len(), game.players().len());
        if shown != 0 && shown != seats {
            return Err(RecordError::Players { shown, seats });
        }
        let main_end = self.moves.main_line().last();
        if main_end.is_none() {
            self.check_result(game.as_mut())?;
        }
        let mut at = NodeId::ROOT;
        for node in self.moves.walk() {
            let parent = self.moves.parent(node).unwrap_or(NodeId::ROOT);
            while at != parent {
                // Every node between here and there was played, so it can be taken back.
                game.undo().map_err(RecordError::Undo)?;
                at = self.moves.parent(at).unwrap_or(NodeId::ROOT);
            }
            let entry = &self.moves[node];
            let ply = game.ply() + 1;
            let answer = game.play(&entry.text).map_err(|error| {
                RecordError::Move(IllegalMove { ply, node, text: entry.text.clone(), error })
            })?;
            played(node, answer);
            at = node;
            if main_end == Some(node) {
                self.check_result(game.as_mut())?;
            }
        }
        Ok(())
    }

    /// Checks the result against a game that stands at the end of the main line, and leaves the
    /// game as it was.
    fn check_result(&self, game: &mut dyn AnyGame) -> Result<(), RecordError> {
        let Some(result) = &self.result else { return Ok(()) };
        let goes_on = game.outcome().is_none();
        result.end(game)?;
        if goes_on && game.outcome().is_some() {
            game.undo().map_err(RecordError::Undo)?;
        }
        Ok(())
    }

    /// A record of a game as it was played so far, without names and comments: its moves, the
    /// position from which it started if that was set up, and how it ended. What was undone is left
    /// out.
    pub fn of(game: &dyn AnyGame) -> Record {
        let mut record = Record::new(game.specification().clone());
        let mut start = game.boxed_clone();
        while start.undo().is_ok() {}
        let position = start.position_text();
        if position != record.game.new_game().position_text() {
            record.start = Some(position);
        }
        let mut at = NodeId::ROOT;
        for text in game.moves() {
            at = record.moves.add(at, Entry::new(text));
        }
        record.result = GameResult::of_game(game);
        record
    }

    /// This record with a game that went on from it, or from an earlier point of it, as its main
    /// line. Names, variations and remarks stay; what followed the last move of the game goes.
    ///
    /// The game must be of the same specification and have the same start, or else the record is
    /// one of no legal game.
    pub fn with_game(mut self, game: &dyn AnyGame) -> Record {
        let mut at = NodeId::ROOT;
        for text in game.moves() {
            let known = self.moves.children(at).find(|&child| self.moves[child].text == text);
            at = known.unwrap_or_else(|| self.moves.add(at, Entry::new(text)));
            self.moves.promote(at);
        }
        while let Some(after) = self.moves.first_child(at) {
            self.moves.remove(after);
        }
        self.result = GameResult::of_game(game);
        self
    }

    /// The outcome that the record states.
    pub fn outcome(&self) -> Option<Outcome> {
        self.result.as_ref().and_then(|result| result.outcome)
    }
}

impl Entry {
    /// A move without remarks.
    pub fn new(text: impl Into<String>) -> Entry {
        Entry { text: text.into(), remarks: None }
    }

    /// The remarks, to be written.
    pub fn remarks_mut(&mut self) -> &mut Remarks {
        self.remarks.get_or_insert_default()
    }
}
