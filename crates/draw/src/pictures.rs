use alloc::string::String;

use boardwright::AnyGame;
use boardwright_core::Reason;

use crate::frame::items;
use crate::span::{Span, Spans};
use crate::svg::Svg;
use crate::walk::Walk;

/// The most moves that an animation shows.
pub const LONGEST_GAME: usize = 2048;

/// How long a move is shown, in milliseconds.
const PACE: usize = 800;

/// How long an animation takes at most, in milliseconds. Longer games go faster.
const LONGEST: usize = 60_000;

/// The position as it stands, as SVG.
pub fn position(game: &dyn AnyGame) -> String {
    let mut walk = Walk::new(game);
    while walk.step() {}
    let (game, marks) = walk.here();
    let mut svg = Svg::new(game, None);
    svg.items(items(game, marks).into_iter().map(|item| (item, Span::WHOLE)));
    svg.finish()
}

/// The whole game as SVG that plays itself once, from its start to where it stands, and then shows
/// what [`position`] shows. So it does at once for readers who want no motion, and in programs that
/// show no animations. A move takes 0.8 seconds, or less where the game would take over a minute.
///
/// # Errors
///
/// [`TooLong`] for a game of more than [`LONGEST_GAME`] moves.
pub fn animation(game: &dyn AnyGame) -> Result<String, TooLong> {
    let plies = game.ply();
    if plies > LONGEST_GAME {
        return Err(TooLong { plies });
    }
    let mut walk = Walk::new(game);
    let mut spans = Spans::default();
    for ply in 0..=plies {
        let (game, marks) = walk.here();
        spans.add(ply, items(game, marks));
        walk.step();
    }
    let mut svg = Svg::new(game, Some(PACE.min(LONGEST / plies.max(1))));
    svg.items(spans.finish().into_iter());
    Ok(svg.finish())
}

/// A game has more moves than an animation can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the game has {plies} moves: an animation shows at most {LONGEST_GAME}")]
pub struct TooLong {
    /// How many moves it has.
    pub plies: usize,
}

impl Reason for TooLong {
    fn reason(&self) -> &'static str {
        "unsupported"
    }
}
