use std::time::{Duration, Instant};

use boardwright_core::{Board, Game, Notation, WinStrategy};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestError, TestRng, TestRunner};

use super::Laws;

/// How many random texts are read.
const TEXTS: u32 = 400;

/// How many moves are played before the second half of them: what can be read may depend on it.
const PLIES_BEFORE: usize = 3;

/// How many times a piece of text is repeated to make a long one, and how long reading that may
/// take: a thousand times as long as it should.
const REPEATS: usize = 20_000;
const PATIENCE: Duration = Duration::from_secs(10);

impl<B, R, W> Laws<B, R, W>
where
    B: Board,
    R: Notation<B> + Clone,
    W: WinStrategy<B, R::Change> + Clone,
{
    /// Law 9: the readers of moves and pictures give a value or an error.
    pub(super) fn check_reading(&self) -> Result<(), String> {
        let mut later = self.game.clone();
        for _ in 0..PLIES_BEFORE {
            let Some(input) = later.legal().next() else { break };
            let _ = later.play(input);
        }
        let picture = (self.picture)(later.board());
        for game in [&self.game, &later] {
            let config = Config { cases: TEXTS, failure_persistence: None, ..Config::default() };
            // A fixed seed: the texts are the same on every run.
            let generator = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
            let mut runner = TestRunner::new_with_rng(config, generator);
            let result = runner.run(&texts(picture.clone()), |text| {
                self.read_everything(game, &text).map_err(TestCaseError::fail)
            });
            if let Err(TestError::Fail(reason, text)) = result {
                return Err(format!("reading {text:?}: {reason}"));
            }
        }
        let start = Instant::now();
        for piece in ["a", "1", "9", "a1", " ", ",", "/", "(", "\n", "pass ", "é", "\0"] {
            let text = piece.repeat(REPEATS);
            self.read_everything(&self.game, &text)
                .map_err(|complaint| format!("reading {REPEATS} times {piece:?}: {complaint}"))?;
            if start.elapsed() > PATIENCE {
                return Err(format!("reading {REPEATS} times {piece:?} takes for ever"));
            }
        }
        Ok(())
    }

    /// Reads a text as a move, as a run of moves and as a picture.
    fn read_everything(&self, game: &Game<B, R, W>, text: &str) -> Result<(), String> {
        const MOST_MOVES: usize = 100;
        let (rule, board, mover) = (game.rules().moves(), game.board(), game.to_move());
        let _ = rule.read(board, mover, text);
        let mut rest = text;
        for _ in 0..MOST_MOVES {
            let Some((first, following)) = rule.split(board, rest) else { break };
            if following.len() >= rest.len() || !rest.ends_with(following) {
                return Err(format!("splitting {rest:?} leaves {following:?}"));
            }
            let _ = rule.read(board, mover, first);
            rest = following;
        }
        if let Some(parse) = &self.parse {
            let _ = parse(text);
        }
        Ok(())
    }
}

/// Texts of all kinds: any characters, those of moves, and damaged pictures.
fn texts(picture: String) -> impl Strategy<Value = String> {
    let length = picture.chars().count();
    let damaged = (0..=length, any::<char>(), 0..=2_usize).prop_map(move |(at, inserted, drop)| {
        let before = picture.chars().take(at);
        let after = picture.chars().skip(at + drop);
        before.chain([inserted]).chain(after).collect()
    });
    prop_oneof![
        proptest::collection::vec(any::<char>(), 0..20).prop_map(|text| text.into_iter().collect()),
        "[a-hA-H0-9 ,=/:@.|x*#-]{0,24}",
        "(pass|swap|stay|more|offer|fifths=|--|x)?[a-z]{0,3}[0-9]{0,22}",
        damaged,
    ]
}
