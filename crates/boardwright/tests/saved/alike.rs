//! Random games of every rule set, left at random, and what makes two games alike.

use boardwright::AnyGame;
use boardwright_core::{Outcome, Seat};

use crate::rule_sets::{RuleSet, rule_sets};

/// Rule sets in which positions remember more than the parameters alone bring about.
const REMEMBERING: &[&str] = &[
    "connect-four:rule=pop-out,rows=10,columns=10",
    "connect-four:rule=pop-out,rows=2,columns=3,connect=3",
    "connect-four:rule=pop-out,rows=3,columns=3,connect=3",
    "gomoku:size=7,passes=on",
    "gomoku:size=7,max-moves=20",
    "gomoku:size=7,draw-empty=30,opening=swap5",
    "gomoku:size=9,rule=renju,foul=lose",
    "gomoku:size=9,rule=renju,foul=lose,passes=off,three=five-counts",
    "gomoku:size=7,rule=omok,foul=lose,passes=on,max-moves=40",
    "gomoku:size=7,max-moves=3,opening=swap",
    "gomoku:size=9,rule=renju,opening=rif",
    "gomoku:size=9,rule=renju,opening=yamaguchi,foul=lose",
    "gomoku:size=9,rule=renju,opening=soosyrv-8,max-moves=30",
    "gomoku:rule=renju,opening=taraguchi-10",
    "gomoku:size=9,passes=on,max-moves=30,opening=swap2",
    "gomoku:size=8,opening=long-pro,rule=caro",
];

/// The rule sets of the catalogue, and more.
pub(crate) fn all_rule_sets() -> Vec<RuleSet> {
    let more = REMEMBERING
        .iter()
        .map(|&text| RuleSet { text: text.to_owned(), specification: text.parse().unwrap() });
    rule_sets().into_iter().chain(more).collect()
}

/// Plays so many moves drawn at random, if the game lasts as long.
pub(crate) fn play_on(game: &mut dyn AnyGame, plies: usize, random: &mut fastrand::Rng) {
    for _ in 0..plies {
        let legal = game.legal_numbers();
        if legal.is_empty() {
            return;
        }
        game.play_number(legal[random.usize(..legal.len())]).unwrap();
    }
}

/// Ends the game as players may, if it goes on: one in four gives up, and as many agree.
pub(crate) fn end_perhaps(game: &mut dyn AnyGame, random: &mut fastrand::Rng) {
    if game.outcome().is_some() {
        return;
    }
    match random.u8(..8) {
        0 | 1 if game.players().len() == 2 => game.resign(Seat::new(random.u8(..2))).unwrap(),
        2 | 3 => game.agree_draw().unwrap(),
        _ => {}
    }
}

/// Everything that can be seen of a game but its past.
#[derive(Debug, PartialEq)]
pub(crate) struct Sight {
    position: String,
    to_move: Seat,
    outcome: Option<Outcome>,
    ending: Option<boardwright::Ending>,
    cells: Vec<String>,
    legal: Vec<String>,
    numbers: Vec<u32>,
    forbidden: Option<Vec<boardwright::Forbidden>>,
    asked: Option<String>,
    line: Vec<String>,
    symbols: Vec<char>,
}

impl Sight {
    pub(crate) fn of(game: &dyn AnyGame) -> Sight {
        Sight {
            position: game.position_text(),
            to_move: game.to_move(),
            outcome: game.outcome(),
            ending: game.ending(),
            cells: game.cells(),
            legal: game.legal(),
            numbers: game.legal_numbers(),
            forbidden: game.forbidden(),
            asked: game.asked(),
            line: game.winning_cells(),
            symbols: game.players().iter().map(boardwright_core::Player::symbol).collect(),
        }
    }
}

/// Checks that two games are alike, and stay so to the end of a game in which the same moves are
/// drawn.
pub(crate) fn assert_alike(one: &dyn AnyGame, other: &dyn AnyGame, seed: u64) {
    let (mut one, mut other) = (one.boxed_clone(), other.boxed_clone());
    let mut random = fastrand::Rng::with_seed(seed);
    loop {
        assert_eq!(Sight::of(one.as_ref()), Sight::of(other.as_ref()), "{}", one.specification());
        let legal = one.legal_numbers();
        if legal.is_empty() {
            break;
        }
        let number = legal[random.usize(..legal.len())];
        assert_eq!(one.play_number(number), other.play_number(number));
    }
}
