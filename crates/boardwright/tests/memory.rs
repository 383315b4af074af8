//! How much memory a live game takes: the figures of the documentation come from
//! `cargo test --release -p boardwright --test memory -- --nocapture`.

use boardwright::{AnyGame, GameOf, Specification, Variant, Visitor};
use peak_alloc::PeakAlloc;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

/// How many games are alive at once.
const GAMES: usize = 10_000;

/// What a number of live games takes, each played to its end: names, board and history.
struct Figures {
    bytes_a_game: usize,
    moves_a_game: f64,
}

/// Makes this many games and measures what stays allocated.
fn measure<T>(mut new_game: impl FnMut() -> T, moves: impl Fn(&T) -> usize) -> Figures {
    let before = ALLOCATOR.current_usage();
    let mut games = Vec::with_capacity(GAMES);
    games.extend((0..GAMES).map(|_| new_game()));
    let bytes_a_game = (ALLOCATOR.current_usage() - before) / GAMES;
    let moves_a_game = games.iter().map(moves).sum::<usize>() as f64 / GAMES as f64;
    Figures { bytes_a_game, moves_a_game }
}

/// Measures games with their own types.
struct Typed;

impl Visitor for Typed {
    type Output = Figures;

    fn visit<V: Variant>(self, game: GameOf<V>, _variant: V) -> Figures {
        let mut random = fastrand::Rng::with_seed(1);
        let new_game = || {
            let mut game = game.clone();
            while let Some(input) = game.random(&mut |sides| random.u32(..sides)) {
                game.play(input).unwrap();
            }
            game
        };
        measure(new_game, GameOf::<V>::ply)
    }
}

/// Measures games whose types are erased.
fn boxed(specification: &Specification) -> Figures {
    let mut random = fastrand::Rng::with_seed(1);
    let new_game = || -> Box<dyn AnyGame> {
        let mut game = specification.new_game();
        while game.outcome().is_none() {
            let legal = game.legal_numbers();
            game.play_number(legal[random.usize(..legal.len())]).unwrap();
        }
        game
    };
    measure(new_game, |game| game.ply())
}

// One test, because the allocator counts what other threads do too.
#[test]
fn a_live_game_is_small() {
    for (text, limit) in [
        ("connect-four", 1024),
        ("tic-tac-toe", 1024),
        ("gomoku", 3072),
        ("gomoku:rule=standard", 3072),
    ] {
        let specification: Specification = text.parse().unwrap();
        for (kind, figures) in
            [("typed", specification.visit(Typed)), ("boxed", boxed(&specification))]
        {
            let Figures { bytes_a_game, moves_a_game } = figures;
            println!("{text}, {kind}: {bytes_a_game} bytes a game of {moves_a_game:.1} moves");
            assert!(bytes_a_game > 100, "the allocator counts");
            assert!(bytes_a_game <= limit, "{text}, {kind}: {bytes_a_game} > {limit}");
        }
    }
}
