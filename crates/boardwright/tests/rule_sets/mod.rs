//! The rule sets that tests go through: every word of every parameter of every game, and sizes
//! worth a run of their own.

use boardwright::{Entry, Specification, Values, games};

/// Sizes and combinations: small and large boards, boards of one word and more, more players.
const CHOSEN: &[&str] = &[
    "connect-four:rows=8,columns=9,connect=5",
    "connect-four:rows=10,columns=10",
    "connect-four:rows=4,columns=4,connect=3",
    "connect-four:rows=8,columns=9,players=3",
    "connect-four:rows=10,columns=10,players=4",
    "tic-tac-toe:size=2",
    "tic-tac-toe:size=4",
    "tic-tac-toe:size=5,connect=4",
    "tic-tac-toe:size=6",
    "tic-tac-toe:rows=3,columns=7,connect=4",
    "tic-tac-toe:size=4,rule=misere",
    "gomoku:size=5",
    "gomoku:size=9",
    "gomoku:size=9,rule=standard",
    "gomoku:size=19",
    "gomoku:size=26,rule=standard",
    "gomoku:size=8,opening=soosyrv-8",
    "gomoku:size=10,opening=long-pro",
];

/// A rule set, and the shortest text that names it here.
#[derive(Debug, Clone)]
pub(crate) struct RuleSet {
    pub(crate) text: String,
    pub(crate) specification: Specification,
}

/// Every rule set, each once.
///
/// # Panics
///
/// If a word of a parameter does not go with the defaults of the others and is in no chosen rule
/// set either.
pub(crate) fn rule_sets() -> Vec<RuleSet> {
    let mut sets: Vec<RuleSet> = Vec::new();
    let mut add = |text: &str, specification: Specification| {
        if sets.iter().all(|set| set.specification != specification) {
            sets.push(RuleSet { text: text.to_owned(), specification });
        }
    };
    for entry in games() {
        add(entry.name, entry.name.parse().expect("the defaults go together"));
        for (name, word) in words(entry) {
            let setting = format!("{name}={word}");
            let text = format!("{}:{setting}", entry.name);
            match text.parse() {
                Ok(set) => add(&text, set),
                Err(error) => {
                    let is_chosen = |text: &&str| {
                        let (game, settings) = text.split_once(':').unwrap_or((text, ""));
                        game == entry.name && settings.split(',').any(|other| other == setting)
                    };
                    assert!(CHOSEN.iter().any(is_chosen), "{setting}: {error}");
                }
            }
        }
    }
    CHOSEN.iter().for_each(|text| add(text, text.parse().expect("values that go together")));
    sets
}

/// Every word that a parameter of the game can have.
fn words(entry: &'static Entry) -> impl Iterator<Item = (&'static str, &'static str)> {
    entry.parameters.iter().flat_map(|parameter| {
        let words = match parameter.values {
            Values::Words(words) => words,
            _ => &[],
        };
        words.iter().map(|&word| (parameter.name, word))
    })
}
