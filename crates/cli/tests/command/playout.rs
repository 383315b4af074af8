use rstest::rstest;

use super::{boardwright, object};

fn wins(counted: &serde_json::Value) -> Vec<u64> {
    counted["wins"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).collect()
}

#[test]
fn counts_results_and_moves() {
    let arguments = ["playout", "connect-four", "-n", "20000", "--seed", "1", "--json"];
    let counted = object(&boardwright(&arguments).done());
    let keys: Vec<_> = counted.as_object().unwrap().keys().collect();
    assert_eq!((keys.len(), &counted["unfinished"]), (8, &0.into()));
    assert_eq!(counted["games"], 20_000);
    let draws = counted["draws"].as_u64().unwrap();
    assert_eq!(wins(&counted).iter().sum::<u64>() + draws, 20_000);
    // 55.575 % over 160 million games; five standard errors each way.
    let first = wins(&counted)[0] as f64 / 20_000.0;
    assert!((first - 0.555_75).abs() < 0.0176, "{first}");
    let average = counted["moves"].as_u64().unwrap() as f64 / 20_000.0;
    assert!((average - 21.312).abs() < 0.3, "{average}");
    let (seconds, ns) = (counted["seconds"].as_f64().unwrap(), &counted["ns_per_move"]);
    let expected = seconds * 1e9 / counted["moves"].as_f64().unwrap();
    assert!((ns.as_f64().unwrap() - expected).abs() < 1.0, "{ns} {expected}");
}

#[test]
fn the_keys_come_in_order() {
    let counted = boardwright(&["playout", "tic-tac-toe", "-n", "10", "--json"]).done();
    let keys = ["game", "games", "moves", "wins", "draws", "unfinished", "seconds", "ns_per_move"];
    let places = keys.map(|key| counted.find(&format!("\"{key}\":")).unwrap());
    assert!(places.is_sorted(), "{counted}");
}

#[test]
fn a_seed_repeats_the_games() {
    let play = |seed: &str| {
        let arguments = ["playout", "gomoku:size=9", "-n", "50", "--seed", seed, "--json"];
        let counted = object(&boardwright(&arguments).done());
        (wins(&counted), counted["moves"].clone())
    };
    assert_eq!(play("1"), play("1"));
    assert_ne!(play("1"), play("2"));
}

#[test]
fn tells_people_the_seed_and_the_speed() {
    let told = boardwright(&["playout", "connect-four:players=3", "-n", "100"]).done();
    for part in
        ["100 games, ", "Red won ", "Yellow won ", "Green won ", "draws ", "seed ", " ns a move"]
    {
        assert!(told.contains(part), "{part} in {told}");
    }
}

/// Games that practically never end are broken off.
#[rstest]
#[case("connect-four:rows=64,columns=16,connect=64,rule=pop-out")]
#[case("connect-four:rows=1,columns=64,connect=64,rule=pop-out")]
fn endless_games_are_broken_off(#[case] game: &str) {
    let counted =
        object(&boardwright(&["playout", game, "-n", "2", "--seed", "1", "--json"]).done());
    let keys = ["games", "moves", "draws", "unfinished"];
    assert_eq!(keys.map(|key| counted[key].as_u64().unwrap()), [2, 20_000, 0, 2]);
    let told = boardwright(&["playout", game, "-n", "2", "--seed", "1"]).done();
    assert!(told.contains("broken off after 10000 moves 2"), "{told}");
}

#[rstest]
#[case::none("0")]
#[case::negative("-1")]
#[case::no_number("many")]
#[case::too_many("99999999999999999999")]
fn a_bad_number_is_a_usage_error(#[case] games: &str) {
    boardwright(&["playout", "connect-four", "-n", games]).failed(2);
}
