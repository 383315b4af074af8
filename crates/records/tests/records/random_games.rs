//! Random games of any rule set, and records of them with everything that a record can hold.

use std::time::Duration;

use boardwright::{AnyGame, Specification};
use boardwright_core::NodeId;
use boardwright_records::{Entry, Participant, Record};
use fastrand::Rng;

/// How many moves a random game has at most: pops could go on for ever.
const MOST_PLIES: usize = 120;

/// A random game, one in four from a position that was set up: most go to their end, some are left,
/// given up or agreed to be drawn.
pub(crate) fn random_game(specification: &Specification, random: &mut Rng) -> Box<dyn AnyGame> {
    let mut game = specification.new_game();
    if random.u8(..4) == 0 {
        play_on(game.as_mut(), random.usize(..30), random);
        let position = game.position_text();
        game = specification.new_game();
        game.set_up(&position).expect("it was written");
    }
    let plies = if random.bool() { MOST_PLIES } else { random.usize(..20) };
    play_on(game.as_mut(), plies, random);
    if game.outcome().is_none() {
        match random.u8(..3) {
            0 => game.agree_draw().expect("the game goes on"),
            1 => {
                let seats: Vec<_> = game.seats().collect();
                if let [first, second] = seats[..] {
                    let loser = if random.bool() { first } else { second };
                    game.resign(loser).expect("the game goes on");
                }
            }
            _ => {}
        }
    }
    game
}

fn play_on(game: &mut dyn AnyGame, plies: usize, random: &mut Rng) {
    for _ in 0..plies {
        let legal = game.legal_numbers();
        let Some(&number) = random.choice(&legal) else { return };
        game.play_number(number).expect("it is listed as legal");
    }
}

/// Adds variations, remarks, names and whatever else a record can hold.
pub(crate) fn decorate(record: &mut Record, random: &mut Rng) {
    for _ in 0..random.usize(..4) {
        add_variation(record, random);
    }
    let nodes: Vec<NodeId> = record.moves.walk().collect();
    for _ in 0..random.usize(..6) {
        let Some(&node) = random.choice(&nodes) else { break };
        let entry = record.moves.get_mut(node).expect("it is in the tree");
        let remarks = entry.remarks_mut();
        remarks.comment = text(random) + "!";
        remarks.time = random
            .bool()
            .then(|| Duration::new(random.u64(..4_000_000), random.u32(..1_000_000_000)));
        remarks.other = properties(random);
    }
    let players = record.start().expect("a start").players().len();
    let details = &mut record.details;
    if random.bool() {
        let participant =
            |_| Participant { name: text(random), rating: text(random), origin: text(random) };
        details.players = (0..players).map(participant).collect();
    }
    for field in [
        &mut details.event,
        &mut details.round,
        &mut details.place,
        &mut details.date,
        &mut details.annotator,
        &mut details.comment,
    ] {
        *field = text(random);
    }
    details.other = properties(random);
}

/// Adds a line of random moves that begins with one that was not played there.
fn add_variation(record: &mut Record, random: &mut Rng) {
    let mut parents = vec![NodeId::ROOT];
    parents.extend(record.moves.walk());
    let mut at = parents[random.usize(..parents.len())];
    let mut game = record.start().expect("a start");
    for node in record.moves.path(at) {
        game.play(&record.moves[node].text).expect("it was played before");
    }
    if record.moves.first_child(at).is_none() {
        // That would go on with the line.
        return;
    }
    for _ in 0..random.usize(1..8) {
        let legal = game.legal();
        let is_new = |text: &&String| {
            record.moves.children(at).all(|child| record.moves[child].text != **text)
        };
        let legal: Vec<&String> = legal.iter().filter(is_new).collect();
        let Some(text) = random.choice(&legal) else { return };
        game.play(text).expect("it is listed as legal");
        at = record.moves.add(at, Entry::new(text.as_str()));
    }
}

fn properties(random: &mut Rng) -> Vec<(String, Vec<String>)> {
    (0..random.usize(..3))
        .map(|_| (text(random), (0..random.usize(..3)).map(|_| text(random)).collect()))
        .collect()
}

/// Text of every kind: none, control characters, quotation marks, other scripts.
pub(crate) fn text(random: &mut Rng) -> String {
    const PARTS: [&str; 12] =
        ["a", "]", "\\", "\"", "\n", "\u{0}\u{7f}", "\u{85}", "é", "五子棋", "🟡", ",;:", " "];
    (0..random.usize(..6)).map(|_| PARTS[random.usize(..PARTS.len())]).collect()
}
