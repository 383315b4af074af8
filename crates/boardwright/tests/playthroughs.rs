//! One short game of every rule set, written out: every position, who moves, what is legal, the
//! move, the verdict. A change of a rule shows as a difference that can be read.
//!
//! This writes the files in `tests/playthroughs` anew:
//!
//! ```text
//! BOARDWRIGHT_REWRITE=1 cargo test -p boardwright --test playthroughs
//! ```

mod rule_sets;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use boardwright::{AnyGame, Specification};
use boardwright_core::Outcome;
use rule_sets::{RuleSet, rule_sets};

/// From how many games the shortest is taken.
const SEEDS: u64 = 200;

/// Longer lists of legal moves are only counted.
const MOST_LISTED: usize = 40;

/// Games that go on longer are broken off, to keep the files short.
const MOST_PLIES: usize = 60;

/// Boards with more cells are large: their games are broken off earlier, after the opening.
const LARGE: usize = 100;
const MOST_PLIES_ON_LARGE: usize = 20;

/// Boards with more cells are left out: their rules are those of smaller ones.
const MOST_CELLS: usize = 225;

/// Random numbers that stay the same for ever: Marsaglia's xorshift64 (2003).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % limit
    }
}

/// The moves of a random game.
fn random_game(specification: &Specification, most_plies: usize, seed: u64) -> Vec<String> {
    let mut numbers = Numbers(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut game = specification.new_game();
    while game.outcome().is_none() && game.ply() < most_plies {
        let legal = game.legal();
        game.play(&legal[numbers.below(legal.len())]).expect("a legal move");
    }
    game.moves()
}

fn written_out(set: &RuleSet, moves: &[String]) -> String {
    let mut game = set.specification.new_game();
    let mut text = format!("{}\n{}\n", set.text, moves.join(" "));
    for number in 1..=moves.len() + 1 {
        let _ = write!(text, "\n{}\n", game.picture());
        if let Some(outcome) = game.outcome() {
            let _ = writeln!(text, "{}", verdict(game.as_ref(), outcome));
            break;
        }
        let _ = writeln!(text, "{} to move; {}", mover(game.as_ref()), legal(game.as_ref()));
        match moves.get(number - 1) {
            Some(played) => {
                let _ = writeln!(text, "{number}. {played}");
                game.play(played).expect("a legal move");
            }
            None => {
                let _ = writeln!(text, "The game goes on.");
            }
        }
    }
    text
}

fn mover(game: &dyn AnyGame) -> String {
    let player = &game.players()[game.to_move().index()];
    format!("{} ({})", player.name(), player.symbol())
}

fn legal(game: &dyn AnyGame) -> String {
    let legal = game.legal();
    if legal.len() > MOST_LISTED {
        return format!("{} moves", legal.len());
    }
    legal.join(" ")
}

fn verdict(game: &dyn AnyGame, outcome: Outcome) -> String {
    match outcome {
        Outcome::Win(seat) => {
            let name = game.players()[seat.index()].name().to_owned();
            format!("{name} has won: {}", game.winning_cells().join(" ")).trim_end().to_owned()
        }
        Outcome::Draw => "It is a draw.".to_owned(),
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs")
}

/// The text of the rule set, without what some file systems do not allow.
fn file_name(set: &RuleSet) -> String {
    format!("{}.txt", set.text.replace([':', ','], "_"))
}

#[test]
fn every_rule_set_plays_as_written() {
    let rewrite = std::env::var_os("BOARDWRIGHT_REWRITE").is_some();
    if rewrite {
        // Files of rule sets that are no more go away with the rest.
        let _ = fs::remove_dir_all(folder());
        fs::create_dir_all(folder()).expect("a folder for the playthroughs");
    }
    let mut names = BTreeSet::new();
    for set in rule_sets() {
        let cells: usize =
            set.specification.new_game().cells().iter().map(|row| row.chars().count()).sum();
        if cells > MOST_CELLS {
            continue;
        }
        let most_plies = if cells > LARGE { MOST_PLIES_ON_LARGE } else { MOST_PLIES };
        let games = (1..=SEEDS).map(|seed| random_game(&set.specification, most_plies, seed));
        let moves = games.min_by_key(Vec::len).expect("more than no seeds");
        let text = written_out(&set, &moves);
        let name = file_name(&set);
        let path = folder().join(&name);
        if rewrite {
            fs::write(&path, &text).expect("a playthrough to write");
        }
        let written = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(written.replace("\r\n", "\n") == text, "{name} differs from this game:\n{text}");
        names.insert(name);
    }
    for entry in fs::read_dir(folder()).expect("the playthroughs") {
        let name = entry.expect("a playthrough").file_name();
        let name = name.to_string_lossy().into_owned();
        assert!(names.contains(&name), "{name} belongs to no rule set");
    }
}
