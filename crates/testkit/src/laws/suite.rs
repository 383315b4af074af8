use std::any::Any;
use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use boardwright_core::{Board, Game, Notation, Outcome, Position, Seat, WinStrategy};
use boardwright_grid::{Grid, Hashed, Images, Picture, Symmetric, Symmetry, SymmetryMaps};

use super::walk::Fault;
use super::{Failure, Law, Report};
use crate::games_wanted;
use crate::shortener::Shortener;

/// How many moves a random game has at most: games that can go on for ever are broken off.
const MOST_PLIES: usize = 1000;

/// How many of the games go through the checks that take long.
const THOROUGH_GAMES: u32 = 5;

/// How many games are played unless the test or the environment says otherwise.
const DEFAULT_GAMES: u32 = 100;

/// The laws of the chassis, put to a game: yours, or one of the house's.
///
/// Random games are played, and each of them must keep every law. A law that is broken is reported
/// with the smallest game that still breaks it.
///
/// ```
/// use boardwright_core::Player;
/// use boardwright_grid::{CellPlacement, Line, Shape};
/// use boardwright_testkit::{Laws, plain_twin};
///
/// let players = [Player::new("Cross", 'X'), Player::new("Nought", 'O')];
/// let placement = CellPlacement::new();
/// let game = plain_twin(placement, Shape::new([3, 4])?, Line::at_least(3), &players);
/// let report = Laws::on_grid("three-by-four", game).symmetric().check();
/// assert_eq!(report.laws.len(), 10);
/// # Ok::<(), boardwright_grid::ShapeError>(())
/// ```
///
/// How many games are played is a question of time: 100, or what the environment variable
/// `BOARDWRIGHT_GAMES` says (see [`games_wanted`]), or what [`games`](Laws::games) says.
pub struct Laws<B, R, W>
where
    B: Board,
    R: Notation<B>,
{
    pub(super) name: String,
    pub(super) game: Game<B, R, W>,
    pub(super) picture: Box<dyn Fn(&B) -> String>,
    pub(super) parse: Option<Box<Parse<B>>>,
    pub(super) oracle: Option<Box<Oracle<B>>>,
    pub(super) hash: Option<Box<HashOf<B>>>,
    pub(super) afresh: Option<Box<HashOf<B>>>,
    pub(super) alike: Option<(&'static [Symmetry], Box<HashOf<B>>)>,
    pub(super) maps: Option<SymmetryMaps<B, R>>,
    pub(super) perft: Vec<u64>,
    games: u32,
    seed: u64,
}

type Parse<B> = dyn Fn(&str) -> Result<B, String>;
type Oracle<B> = dyn Fn(&B, Seat) -> Option<Outcome>;
type HashOf<B> = dyn Fn(&Position<B>) -> u64;

/// Laws, whether each is due, and how it is put.
type Checks<B, R, W, I> = [(Law, bool, Check<B, R, W, I>); 10];

/// Puts one law to a game in which nothing has been played.
type StartCheck<B, R, W> = fn(&Laws<B, R, W>) -> Result<(), String>;

/// Puts one law to the game that these inputs make; those that are illegal are left out.
type Check<B, R, W, I> = fn(&Laws<B, R, W>, &[I]) -> Result<(), Fault<I>>;

impl<B, R, W> Laws<B, R, W>
where
    B: Board,
    R: Notation<B> + Clone,
    W: WinStrategy<B, R::Change> + Clone,
{
    /// The laws for games that go on from `game`. `name` is what the game is called in reports: its
    /// specification, where the catalogue has it. `picture` draws a board.
    pub fn new(
        name: impl Into<String>,
        game: Game<B, R, W>,
        picture: impl Fn(&B) -> String + 'static,
    ) -> Laws<B, R, W> {
        Laws {
            name: name.into(),
            game,
            picture: Box::new(picture),
            parse: None,
            oracle: None,
            hash: None,
            afresh: None,
            alike: None,
            maps: None,
            perft: Vec::new(),
            games: games_wanted(DEFAULT_GAMES),
            seed: 1,
        }
    }

    /// [`new`](Laws::new) for a board of the plane, which is drawn with the players' symbols.
    pub fn on_grid(name: impl Into<String>, game: Game<B, R, W>) -> Laws<B, R, W>
    where
        B: Grid,
    {
        let symbols: Vec<char> = game.players().iter().map(|player| player.symbol()).collect();
        Laws::new(name, game, move |board| Picture::of(board, &symbols).lettered())
    }

    /// How many random games, whatever the environment says.
    pub fn games(mut self, games: u32) -> Laws<B, R, W> {
        self.games = games;
        self
    }

    /// Where the random numbers start, instead of 1: the same seed gives the same games.
    pub fn seed(mut self, seed: u64) -> Laws<B, R, W> {
        self.seed = seed;
        self
    }

    /// Law 5 and law 9 take in that `parse` reads back what the picture shows.
    pub fn parsed_by<E: Display>(
        mut self,
        parse: impl Fn(&str) -> Result<B, E> + 'static,
    ) -> Laws<B, R, W> {
        self.parse = Some(Box::new(move |text| parse(text).map_err(|error| error.to_string())));
        self
    }

    /// Law 4 takes in that `oracle`, which is told the board and the seat that moved last, agrees
    /// on who has won: a judge of your own, written differently.
    pub fn judged_by(
        mut self,
        oracle: impl Fn(&B, Seat) -> Option<Outcome> + 'static,
    ) -> Laws<B, R, W> {
        self.oracle = Some(Box::new(oracle));
        self
    }

    /// Law 8 takes in this hash of positions: equal ones hash equal, and different ones differ.
    pub fn hashed_by(mut self, hash: impl Fn(&Position<B>) -> u64 + 'static) -> Laws<B, R, W> {
        self.hash = Some(Box::new(hash));
        self
    }

    /// Law 8 takes in that the hash of [`hashed_by`](Laws::hashed_by), which is kept up to date from
    /// move to move, is this one, which is computed from the whole board.
    pub fn hashed_afresh_by(
        mut self,
        afresh: impl Fn(&Position<B>) -> u64 + 'static,
    ) -> Laws<B, R, W> {
        self.afresh = Some(Box::new(afresh));
        self
    }

    /// Law 8 takes in that these images of a position have the same canonical hash as the position.
    pub fn hashed_alike_by(
        mut self,
        images: &'static [Symmetry],
        canonical: impl Fn(&Position<B>) -> u64 + 'static,
    ) -> Laws<B, R, W>
    where
        R: Symmetric<B>,
    {
        self.alike = Some((images, Box::new(canonical)));
        self.symmetric()
    }

    /// Law 7 is checked too.
    pub fn symmetric(self) -> Laws<B, R, W>
    where
        R: Symmetric<B>,
    {
        self.mapped_by(SymmetryMaps::of_rule())
    }

    /// Law 7 is checked too, with these maps: [`symmetric`](Laws::symmetric) for code that does not
    /// know the rule.
    pub fn mapped_by(mut self, maps: SymmetryMaps<B, R>) -> Laws<B, R, W> {
        self.maps = Some(maps);
        self
    }

    /// Law 10 takes in these counts of move sequences from the start: of one move, of two, ….
    pub fn perft(mut self, counts: &[u64]) -> Laws<B, R, W> {
        self.perft = counts.to_vec();
        self
    }

    /// Checks every law and reports.
    ///
    /// # Panics
    ///
    /// If a law is broken, with the failures.
    pub fn check(&self) -> Report {
        let report = self.run();
        assert!(report.failures.is_empty(), "{report}");
        report
    }

    /// Checks every law, and reports what is broken as well.
    pub fn run(&self) -> Report {
        let start = Instant::now();
        let mut laws = Law::ALL.to_vec();
        laws.retain(|&law| law != Law::Symmetry || self.maps.is_some());
        let mut report = Report {
            game: self.name.clone(),
            games: 0,
            plies: 0,
            laws,
            time: start.elapsed(),
            failures: Vec::new(),
        };
        self.check_once(&mut report);
        let mut generator = fastrand::Rng::with_seed(self.seed);
        for number in 0..self.games {
            let inputs = self.random_game(&mut generator);
            report.games += 1;
            report.plies += inputs.len() as u64;
            let thorough = number < THOROUGH_GAMES;
            self.check_game(&inputs, thorough, &mut report);
        }
        report.failures.sort_by_key(|failure| failure.law);
        report.time = start.elapsed();
        report
    }

    /// The checks that need no game.
    fn check_once(&self, report: &mut Report) {
        let checks: [(Law, StartCheck<B, R, W>); 2] =
            [(Law::Reading, Self::check_reading), (Law::Perft, Self::check_published_perft)];
        for (law, check) in checks {
            if let Err(complaint) = caught(|| check(self)) {
                report.failures.push(self.failure(law, Fault { played: Vec::new(), complaint }));
            }
        }
    }

    /// Puts every law that still holds to one game.
    fn check_game(&self, inputs: &[R::Input], thorough: bool, report: &mut Report) {
        let checks: Checks<B, R, W, R::Input> = [
            (Law::Legal, true, Self::check_legal),
            (Law::Legal, thorough, Self::check_random),
            (Law::Refused, true, Self::check_refused),
            (Law::Undo, true, Self::check_undo),
            (Law::Verdict, true, Self::check_verdict),
            (Law::Text, true, Self::check_text),
            (Law::Replay, true, Self::check_replay),
            (Law::Symmetry, self.maps.is_some(), Self::check_symmetry),
            (Law::Hash, true, Self::check_hash),
            (Law::Perft, thorough, Self::check_perft),
        ];
        for (law, due, check) in checks {
            if !due || report.failures.iter().any(|failure| failure.law == law) {
                continue;
            }
            if let Err(fault) = self.put(check, inputs) {
                let smallest = self.shorten(check, fault);
                report.failures.push(self.failure(law, smallest));
            }
        }
    }

    /// A law put to one game. A panic breaks it, too.
    fn put(
        &self,
        check: Check<B, R, W, R::Input>,
        inputs: &[R::Input],
    ) -> Result<(), Fault<R::Input>> {
        let panicked = |complaint| Fault { played: inputs.to_vec(), complaint };
        match catch_unwind(AssertUnwindSafe(|| check(self, inputs))) {
            Ok(result) => result,
            Err(payload) => Err(panicked(panic_message(payload.as_ref()))),
        }
    }

    /// The smallest game found, by leaving moves out, that still breaks the law.
    fn shorten(
        &self,
        check: Check<B, R, W, R::Input>,
        mut fault: Fault<R::Input>,
    ) -> Fault<R::Input> {
        let mut shortener = Shortener::new(fault.played.clone());
        while let Some(candidate) = shortener.candidate() {
            match self.put(check, &candidate) {
                Ok(()) => shortener.restore(),
                Err(smaller) => {
                    shortener.keep();
                    fault = smaller;
                }
            }
        }
        fault
    }

    /// Random legal moves to the end of a game. What is listed as legal is drawn here, so that a
    /// game whose own random move is broken gets random games, too.
    fn random_game(&self, generator: &mut fastrand::Rng) -> Vec<R::Input> {
        let mut game = self.game.clone();
        let mut inputs = Vec::new();
        while inputs.len() < MOST_PLIES {
            // A game that cannot go on is for the laws to find.
            let played = caught(|| {
                let legal: Vec<R::Input> = game.legal().collect();
                let Some(input) = generator.choice(&legal) else { return Ok(false) };
                inputs.push(input.clone());
                game.play(input.clone()).map(|_| true).map_err(|error| error.to_string())
            });
            if played != Ok(true) {
                break;
            }
        }
        inputs
    }

    fn failure(&self, law: Law, fault: Fault<R::Input>) -> Failure {
        let mut game = self.game.clone();
        let mut moves = Vec::new();
        for input in fault.played {
            let written =
                caught(|| Ok(game.rules().moves().write(game.board(), game.to_move(), &input)));
            moves.push(written.unwrap_or_else(|_| format!("{input:?}")));
            let _ = caught(|| game.play(input).map_err(|error| error.to_string()));
        }
        let picture = caught(|| Ok((self.picture)(game.board())));
        let picture = picture.unwrap_or_else(|panic| format!("(no picture: {panic})"));
        Failure { law, game: self.name.clone(), complaint: fault.complaint, moves, picture }
    }
}

impl<G, I, R, W> Laws<Hashed<G, I>, R, W>
where
    G: Grid + 'static,
    I: Images + 'static,
    R: Notation<Hashed<G, I>> + Symmetric<Hashed<G, I>> + Clone,
    W: WinStrategy<Hashed<G, I>, R::Change> + Clone,
{
    /// Law 7 is checked too, and law 8 takes in the keys of a [`Hashed`] board.
    pub fn hashed(self) -> Laws<Hashed<G, I>, R, W> {
        let key = |position: &Position<Hashed<G, I>>| position.board().key(position.to_move());
        let afresh = |position: &Position<Hashed<G, I>>| {
            let board = Hashed::<G, I>::new(position.board().board().clone());
            board.expect("it was hashed before").key(position.to_move())
        };
        let canonical =
            |position: &Position<Hashed<G, I>>| position.board().canonical_key(position.to_move());
        self.hashed_by(key).hashed_afresh_by(afresh).hashed_alike_by(I::SYMMETRIES, canonical)
    }
}

/// Runs a check, and turns a panic into a complaint.
pub(super) fn caught<T>(check: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(check))
        .unwrap_or_else(|payload| Err(panic_message(payload.as_ref())))
}

fn panic_message(payload: &(dyn Any + Send)) -> String {
    let words = payload.downcast_ref::<&str>().copied();
    let words = words.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    format!("it panics: {}", words.unwrap_or("without a message"))
}
