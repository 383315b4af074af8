//! The laws that hold behind the one interface of the catalogue, put to every rule set: what is
//! listed is what is played, by text and by number; refusals change nothing; what was played is
//! taken back and played again; any text gives a value or an error.
//!
//! `BOARDWRIGHT_GAMES` sets how many games are played of each, 3 unless it is set.

mod rule_sets;

use boardwright::{AnyGame, Played};
use boardwright_core::{Outcome, Reason, Seat};
use boardwright_testkit::games_wanted;
use proptest::prelude::*;
use rstest::rstest;
use rule_sets::{RuleSet, rule_sets};

/// Rule sets that are not worth a run of the whole law suite, but go another way in the catalogue.
const FURTHER: &[&str] = &[
    "connect-four:columns=12",
    "connect-four:rule=pop-out,rows=4,columns=4",
    "connect-four:rule=pop-out,rows=5,columns=12,connect=3",
    "tic-tac-toe:rows=4,columns=6,connect=3",
    "gomoku:size=9,rule=renju,foul=lose,passes=off",
    "gomoku:size=9,rule=omok,three=five-counts",
    "gomoku:size=9,rule=caro,draw-empty=10",
    "gomoku:size=9,passes=on,max-moves=30",
    "gomoku:size=9,rule=renju,opening=rif",
];

/// Texts that are a move of some games, and of others not.
const TEXTS: &[&str] = &[
    "",
    " ",
    "a",
    "1",
    "d",
    "g",
    "7",
    "xa",
    "xd",
    "x1",
    "a1",
    "h8",
    "i9",
    "a16",
    "t20",
    "z99",
    "aa1",
    "zzzz",
    "pass",
    "--",
    "PASS",
    "swap",
    "stay",
    "more",
    "offer",
    "fifths=2",
    "fifths=99",
    "0",
    "-1",
    "1.5",
    "@",
    "a1b2",
    "99999999999999999999",
    "\u{fffd}",
];

/// A law: what is wrong with a game that breaks it, if something is.
type Law = fn(&dyn AnyGame) -> Result<(), String>;

/// Everything that can be seen of a game.
fn seen(game: &dyn AnyGame) -> impl PartialEq + use<> {
    let moves = (game.moves(), game.legal(), game.legal_numbers());
    let marks = (game.forbidden(), game.winning_cells(), game.asked());
    (glance(game), moves, marks, game.players(), game.picture())
}

/// What can be seen of it at a glance, where all of it would take too long.
fn glance(game: &dyn AnyGame) -> (Seat, Option<Outcome>, usize, Vec<String>) {
    (game.to_move(), game.outcome(), game.ply(), game.cells())
}

/// Every number up to the last and one more: it is accepted exactly if it is listed, its text does
/// the same, and both are taken back.
fn what_is_listed_is_played(game: &dyn AnyGame) -> Result<(), String> {
    let (texts, numbers) = (game.legal(), game.legal_numbers());
    if texts.len() != numbers.len() || texts.is_empty() != game.outcome().is_some() {
        return Err(format!("{texts:?} and {numbers:?} are legal, {:?}", game.outcome()));
    }
    if let Some(again) = (1..texts.len()).find(|&n| texts[..n].contains(&texts[n])) {
        return Err(format!("{} is listed twice", texts[again]));
    }
    let before = glance(game);
    let mut by_number = game.boxed_clone();
    let mut by_text = game.boxed_clone();
    for number in 0..=game.actions() {
        let listed = numbers.iter().position(|&other| other == number);
        match (listed, by_number.play_number(number)) {
            (None, Ok(Played { text, .. })) => {
                return Err(format!("{number}, {text}, is not listed and accepted"));
            }
            (None, Err(error)) => check_reason(game, &error)?,
            (Some(index), Err(error)) => {
                return Err(format!("{} is listed and {number} refused: {error}", texts[index]));
            }
            (Some(index), Ok(played)) => {
                let text = &texts[index];
                let other = by_text.play(text);
                if other.as_ref() != Ok(&played) || played.text != *text {
                    return Err(format!("{number} plays {played:?}, {text} plays {other:?}"));
                }
                if glance(by_text.as_ref()) != glance(by_number.as_ref()) {
                    return Err(format!("{number} does something else than {text}"));
                }
                by_text.undo().and_then(|()| by_number.undo()).map_err(|e| e.to_string())?;
            }
        }
        if glance(by_number.as_ref()) != before {
            return Err(format!("{number}, refused or taken back, leaves something behind"));
        }
    }
    let all = seen(game);
    if seen(by_text.as_ref()) != all || seen(by_number.as_ref()) != all {
        return Err("moves that were taken back leave something behind".to_owned());
    }
    Ok(())
}

/// Texts that are no move now, and the moves of another seat.
fn what_is_refused_changes_nothing(game: &dyn AnyGame) -> Result<(), String> {
    let legal = game.legal();
    let before = seen(game);
    let mut asked = game.boxed_clone();
    for text in TEXTS {
        match asked.play(text) {
            Err(error) => check_reason(game, &error)?,
            Ok(played) if legal.contains(&played.text) => {
                asked.undo().map_err(|error| error.to_string())?;
            }
            Ok(played) => return Err(format!("{text:?} plays {played:?}, which is not listed")),
        }
    }
    for seat in game.seats().filter(|&seat| seat != game.to_move()) {
        let first = legal.first().map_or("a1", String::as_str);
        match asked.play_as(seat, first) {
            Err(error) if game.outcome().is_some() => check_reason(game, &error)?,
            Err(error) if error.reason() == "not_your_turn" => {}
            other => return Err(format!("out of turn {first} gives {other:?}")),
        }
    }
    if seen(asked.as_ref()) != before {
        return Err("what was refused or taken back leaves something behind".to_owned());
    }
    Ok(())
}

/// After the end, and then only, the reason is that the game is over.
fn check_reason(game: &dyn AnyGame, error: &impl Reason) -> Result<(), String> {
    if (error.reason() == "game_over") == game.outcome().is_some() {
        return Ok(());
    }
    Err(format!("refused for {}, and the outcome is {:?}", error.reason(), game.outcome()))
}

/// Back to the start and forth again, twice, and a copy from half way.
fn undo_and_redo_walk_the_same_way(game: &dyn AnyGame) -> Result<(), String> {
    let moves = game.moves();
    let mut states = Vec::new();
    let mut walked = game.specification().new_game();
    for text in &moves {
        states.push(seen(walked.as_ref()));
        walked.play(text).map_err(|error| format!("{text}: {error}"))?;
    }
    states.push(seen(walked.as_ref()));
    for _ in 0..2 {
        for (ply, state) in states.iter().enumerate().rev().skip(1) {
            walked.undo().map_err(|error| error.to_string())?;
            if seen(walked.as_ref()) != *state {
                return Err(format!("undo to ply {ply} leaves another game"));
            }
        }
        if walked.undo().is_ok() {
            return Err("there is something to undo before the start".to_owned());
        }
        for (ply, state) in states.iter().enumerate().skip(1) {
            walked.redo().map_err(|error| error.to_string())?;
            if seen(walked.as_ref()) != *state {
                return Err(format!("redo to ply {ply} gives another game"));
            }
        }
        if walked.redo().is_ok() {
            return Err("there is something to redo at the end".to_owned());
        }
    }
    Ok(())
}

/// The moves as text give the same game, whatever stands between them; a copy goes on like it.
fn the_moves_play_it_again(game: &dyn AnyGame) -> Result<(), String> {
    let moves = game.moves();
    for separator in [" ", ",", "  ,\t"] {
        let mut again = game.specification().new_game();
        again.play_all(&moves.join(separator)).map_err(|error| error.to_string())?;
        if seen(again.as_ref()) != seen(game) {
            return Err(format!("{moves:?} joined by {separator:?} give another game"));
        }
    }
    let (before, after) = moves.split_at(moves.len() / 2);
    let mut original = game.specification().new_game();
    original.play_all(&before.join(" ")).map_err(|error| error.to_string())?;
    let mut copy = original.clone();
    let half = seen(original.as_ref());
    copy.play_all(&after.join(" ")).map_err(|error| error.to_string())?;
    if seen(copy.as_ref()) != seen(game) || seen(original.as_ref()) != half {
        return Err("a copy from half way does not go its own way to the same end".to_owned());
    }
    Ok(())
}

fn every_rule_set() -> impl Iterator<Item = RuleSet> {
    let further = FURTHER.iter().map(|&text| RuleSet {
        text: text.to_owned(),
        specification: text.parse().expect("values that go together"),
    });
    rule_sets().into_iter().chain(further)
}

/// Puts a law to random games of every rule set: to `positions` of each on the way, about evenly,
/// and to the end.
fn put(law: Law, positions: usize) {
    for (seed, RuleSet { text: name, specification }) in every_rule_set().enumerate() {
        let mut generator = fastrand::Rng::with_seed(seed as u64);
        for _ in 0..games_wanted(3) {
            let mut game = specification.new_game();
            let stride = 1 + game.cells().len() * game.cells()[0].len() / positions.max(1);
            loop {
                let legal = game.legal();
                let is_due = positions > 0 && game.ply().is_multiple_of(stride);
                if (is_due || legal.is_empty())
                    && let Err(complaint) = law(game.as_ref())
                {
                    let (moves, picture) = (game.moves().join(" "), game.picture());
                    panic!("{complaint}\nboardwright show {name} '{moves}'\n{picture}");
                }
                let Some(text) = generator.choice(&legal) else { break };
                game.play(text).expect("a legal move");
            }
        }
    }
}

#[rstest]
#[case::listed(what_is_listed_is_played, 5)]
#[case::refused(what_is_refused_changes_nothing, 20)]
#[case::undone(undo_and_redo_walk_the_same_way, 0)]
#[case::replayed(the_moves_play_it_again, 0)]
fn every_rule_set_keeps_the_law(#[case] law: Law, #[case] positions: usize) {
    put(law, positions);
}

/// Texts of all kinds: any characters, those of moves, those of positions.
fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        "\\PC{0,40}",
        "[a-hA-HxX0-9 ,=/:@.|*#-]{0,24}",
        "((pass|swap|stay|more|offer|fifths=|--|x)?[a-z]{0,3}[0-9]{0,22}[ ,]{0,2}){0,4}",
        "@?([XO.RY0-9]{0,7}/){0,9}[XO.RY0-9]{0,7}(:[0-9*a-c]{0,3}){0,3}( [a-i][1-9]){0,3}",
    ]
}

/// Reads a text in every way that a game has. What is refused changes nothing.
fn read(game: &dyn AnyGame, text: &str) -> Result<(), TestCaseError> {
    let name = game.specification();
    let before = glance(game);
    if let Some((first, rest)) = game.split(text) {
        let is_shorter = text.ends_with(rest) && rest.len() < text.len();
        prop_assert!(is_shorter, "{}: split {:?}, {:?}", name, first, rest);
    }
    let mut played = game.boxed_clone();
    if played.play(text).is_err() {
        prop_assert_eq!(glance(played.as_ref()), before.clone(), "{}", name);
    }
    let mut set_up = game.boxed_clone();
    if set_up.set_up(text).is_err() {
        prop_assert_eq!(glance(set_up.as_ref()), before, "{}", name);
    } else {
        prop_assert_eq!(set_up.ply(), 0, "{}", name);
    }
    let _ = game.boxed_clone().play_all(text);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 64, failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn any_text_is_read_or_refused(text in texts()) {
        for RuleSet { specification, .. } in every_rule_set() {
            let mut game = specification.new_game();
            read(game.as_ref(), &text)?;
            let legal = game.legal();
            game.play(&legal[legal.len() / 2]).expect("a legal move");
            read(game.as_ref(), &text)?;
        }
    }
}

/// Long texts take no time that grows faster than they do.
#[test]
fn long_texts_are_read_or_refused() {
    for RuleSet { specification, .. } in every_rule_set() {
        let game = specification.new_game();
        for piece in ["a", "1", "9", "a1", "xa", " ", ",", "/", ":", "@", "pass ", "é", "\0"] {
            read(game.as_ref(), &piece.repeat(20_000)).expect("a value or an error");
        }
    }
}
