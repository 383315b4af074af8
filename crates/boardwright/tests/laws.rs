//! Every law, put to every rule set of the catalogue.
//!
//! This prints a table, and with the variable set plays as many games as it says:
//!
//! ```text
//! BOARDWRIGHT_GAMES=100000 cargo test --release -p boardwright --test laws -- --nocapture
//! ```

mod rule_sets;

use boardwright::{GameOf, Specification, Variant, Visitor};
use boardwright_testkit::{Laws, Report, games_wanted};
use proptest::prelude::*;
use rule_sets::{RuleSet, rule_sets};

/// Puts the laws to a game of this name.
struct PutLaws(String);

impl Visitor for PutLaws {
    type Output = Report;

    fn visit<V: Variant>(self, game: GameOf<V>, variant: V) -> Report {
        let published = published_perft(&self.0);
        let maps = variant.symmetry_maps();
        // Large boards take longer: fewer games of them come to the same time.
        let cells = variant.picture(game.board()).shape().cells() as u32;
        let games = games_wanted((100 * 100 / cells).clamp(15, 100));
        let laws = Laws::new(self.0, game, move |board| variant.picture(board).lettered());
        let laws = laws.perft(published).games(games);
        match maps {
            Some(maps) => laws.mapped_by(maps).run(),
            None => laws.run(),
        }
    }
}

/// Published counts of move sequences.
fn published_perft(name: &str) -> &'static [u64] {
    match name {
        "connect-four" => &[7, 49, 343, 2401, 16807, 117649, 823536],
        "connect-four:rule=pop-out" => &[7, 49, 392, 3087, 26320, 220626],
        "tic-tac-toe" => &[9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872],
        "tic-tac-toe:rule=ultimate" => &[81, 720, 6336, 55080, 473256],
        _ => &[],
    }
}

#[test]
fn every_rule_set_keeps_every_law() {
    let put_laws = |set: RuleSet| set.specification.visit(PutLaws(set.text));
    let reports: Vec<Report> = rule_sets().into_iter().map(put_laws).collect();
    println!("{}", Report::table(&reports));
    let failures: Vec<String> =
        reports.iter().flat_map(|report| &report.failures).map(ToString::to_string).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
    assert!(reports.len() >= 20, "{} rule sets", reports.len());
    let counted = reports.iter().filter(|report| !published_perft(&report.game).is_empty());
    assert_eq!(counted.count(), 4, "the published counts belong to rule sets");
}

#[test]
fn specifications_read_back() {
    for RuleSet { specification, .. } in rule_sets() {
        let read: Specification = specification.to_string().parse().expect("what was printed");
        assert_eq!(read, specification);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_a_specification_or_an_error(
        text in "(connect-four|tic-tac-toe|gomoku)?[:,=]{0,2}([a-z-]{0,9}[=:,]{0,2}[0-9a-z-]{0,9},?){0,3}"
    ) {
        if let Ok(set) = text.parse::<Specification>() {
            prop_assert_eq!(set.to_string().parse::<Specification>().ok(), Some(set));
        }
    }
}
