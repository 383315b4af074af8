//! An animation shows, after every move, what the picture of that position shows.

mod games;
#[path = "../../boardwright/tests/rule_sets/mod.rs"]
mod rule_sets;

use boardwright::AnyGame;
use boardwright_core::{Reason, Seat};
use boardwright_draw::{LONGEST_GAME, animation, position};
use games::{new_game, played};
use roxmltree::{Document, Node};
use rule_sets::rule_sets;

/// An element without what makes it come and go, and when it can be seen, in seconds.
#[derive(Debug)]
struct Timed {
    element: String,
    from: f64,
    until: f64,
    is_seen_at_rest: bool,
}

/// A number in a style: `animation-delay:1.6s`.
fn seconds(style: &str, name: &str) -> Option<f64> {
    let (key, value) =
        (style.split(';')).find_map(|part| part.split_once(':').filter(|(key, _)| *key == name))?;
    assert_eq!(key, name);
    Some(value.strip_suffix('s').unwrap().parse().unwrap())
}

impl Timed {
    fn read(node: Node<'_, '_>) -> Timed {
        let is_timing = |name: &str, value: &str| {
            name == "style" || name == "class" && (value == "bw-in" || value == "bw-out")
        };
        let attributes: Vec<_> = node
            .attributes()
            .filter(|attribute| !is_timing(attribute.name(), attribute.value()))
            .map(|attribute| format!("{}={}", attribute.name(), attribute.value()))
            .collect();
        let text: String =
            node.descendants().filter(Node::is_text).filter_map(|node| node.text()).collect();
        let parent = node.parent().and_then(|parent| parent.attribute("class")).unwrap_or_default();
        let element =
            format!("{parent} {} {} {text}", node.tag_name().name(), attributes.join(" "));
        let style = node.attribute("style").unwrap_or_default();
        let lasts = || seconds(style, "animation-duration").unwrap();
        let (from, until, is_seen_at_rest) = match node.attribute("class") {
            // Hidden for a while, from the beginning on.
            Some("bw-in") => (lasts(), f64::INFINITY, true),
            // Shown for a while.
            Some("bw-out") => {
                let from = seconds(style, "animation-delay").unwrap();
                (from, from + lasts(), false)
            }
            _ => (0.0, f64::INFINITY, true),
        };
        Timed { element, from, until, is_seen_at_rest }
    }
}

/// The elements that draw something, apart from styles and definitions, each with its time.
fn timed(svg: &str) -> Vec<Timed> {
    let document = Document::parse(svg).unwrap();
    let is_drawn = |node: &Node<'_, '_>| {
        let is_defined = node.ancestors().any(|node| {
            ["defs", "pattern", "style", "title", "desc"].contains(&node.tag_name().name())
        });
        node.is_element() && !is_defined && !["svg", "g"].contains(&node.tag_name().name())
    };
    document.descendants().filter(is_drawn).map(Timed::read).collect()
}

/// What is seen, in any order.
fn seen<'t>(elements: impl Iterator<Item = &'t Timed>) -> Vec<&'t str> {
    let mut seen: Vec<_> = elements.map(|timed| timed.element.as_str()).collect();
    seen.sort_unstable();
    seen
}

/// Holds each frame of an animation against the picture of the position.
fn check(name: &str, game: &dyn AnyGame, every: usize) {
    let moving = timed(&animation(game).unwrap());
    let plies = game.ply();
    let pace = (60.0 / plies.max(1) as f64).min(0.8);
    let context = format!("{name} {}", game.moves().join(" "));
    let mut stage: Box<dyn AnyGame> = game.boxed_clone();
    for ply in (0..=plies).rev() {
        if ply % every == 0 || ply == plies {
            let still = timed(&position(stage.as_ref()));
            let time = (ply as f64 + 0.5) * pace;
            let frame = moving.iter().filter(|timed| (timed.from..timed.until).contains(&time));
            assert_eq!(seen(frame), seen(still.iter()), "after ply {ply}: {context}");
            if ply == plies {
                let rest = moving.iter().filter(|timed| timed.is_seen_at_rest);
                assert_eq!(seen(rest), seen(still.iter()), "at rest: {context}");
            }
        }
        if ply > 0 {
            stage.undo().unwrap();
        }
    }
}

/// The same for each frame of a game that is told by its moves.
fn check_moves(text: &str, moves: &str) {
    check(text, played(text, moves).as_ref(), 1);
}

#[test]
fn every_frame_is_the_picture_of_its_position() {
    for set in rule_sets() {
        let mut random = fastrand::Rng::with_seed(3);
        let mut game = set.specification.new_game();
        while game.ply() < 60 {
            let legal = game.legal();
            let Some(text) = random.choice(&legal) else { break };
            game.play(text).unwrap();
        }
        check(&set.text, game.as_ref(), 4);
    }
}

#[test]
fn pops_take_discs_away_and_let_others_fall() {
    check_moves("connect-four:rule=pop-out", "d e d e d c xd g xd xe d c xd");
}

#[test]
fn swaps_and_passes_are_frames_too() {
    check_moves("gomoku:opening=swap2,passes=on", "h8 i9 j10 more k11 l12 swap a1 pass");
}

#[test]
fn a_start_that_was_set_up_is_the_first_frame() {
    check_moves("connect-four", "@7/7/7/7/2Y4/2RR3 d a d");
}

#[test]
fn a_game_that_was_given_up_ends_in_its_last_frame() {
    let mut game = played("gomoku", "h8 h9");
    game.resign(Seat::FIRST).unwrap();
    let moving = timed(&animation(game.as_ref()).unwrap());
    let rest = moving.iter().filter(|timed| timed.is_seen_at_rest);
    assert_eq!(seen(rest), seen(timed(&position(game.as_ref())).iter()));
}

#[test]
fn a_game_without_moves_does_not_move() {
    let game = new_game("tic-tac-toe");
    let moving = animation(game.as_ref()).unwrap();
    assert_eq!(seen(timed(&moving).iter()), seen(timed(&position(game.as_ref())).iter()));
}

/// A game of Pop Out that goes on and on, on the highest board: pops shift long columns.
fn long_game(plies: usize) -> Box<dyn AnyGame> {
    let mut random = fastrand::Rng::with_seed(1);
    let mut game = new_game("connect-four:rule=pop-out,rows=64,columns=16,connect=64");
    while game.ply() < plies {
        let (pops, drops): (Vec<_>, Vec<_>) =
            game.legal().into_iter().partition(|text| text.starts_with('x'));
        let wants_pop = game.ply() > 100 && random.bool();
        let choices = if wants_pop && !pops.is_empty() { pops } else { drops };
        game.play(random.choice(&choices).expect("the board neither fills nor empties")).unwrap();
    }
    game
}

#[test]
fn long_games_stay_small_and_take_no_longer_than_a_minute() {
    let game = long_game(1000);
    let svg = animation(game.as_ref()).unwrap();
    assert!(svg.len() < 3_000_000, "{} bytes", svg.len());
    let last = timed(&svg).iter().map(|timed| timed.from).fold(0.0, f64::max);
    assert!((59.0..=60.0).contains(&last), "{last} seconds");
    check("a long game", game.as_ref(), 200);
}

#[test]
fn games_that_are_too_long_are_refused() {
    let mut game = long_game(LONGEST_GAME + 1);
    let error = animation(game.as_ref()).unwrap_err();
    assert_eq!(error.reason(), "unsupported");
    assert_eq!(error.to_string(), "the game has 2049 moves: an animation shows at most 2048");
    game.undo().unwrap();
    assert!(animation(game.as_ref()).is_ok());
}

/// Nothing moves for readers who asked for that.
#[test]
fn a_wish_for_less_motion_is_respected() {
    let svg = animation(played("tic-tac-toe", "b2 a1").as_ref()).unwrap();
    assert!(
        svg.contains("@media(prefers-reduced-motion:reduce){.bw-in,.bw-out{animation-name:none}}")
    );
    assert!(!position(played("tic-tac-toe", "b2 a1").as_ref()).contains("animation"));
}
