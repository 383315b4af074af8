//! Laws: a record of Gomoku is what it was after writing and reading, and no bytes at all make the
//! reader panic.

use std::time::Duration;

use boardwright::Specification;
use boardwright_core::{NodeId, Outcome, Seat};
use boardwright_records::{Ending, Entry, Format, GameResult, Participant, Record, Remarks};
use fastrand::Rng;
use proptest::prelude::*;

const GAMES: [&str; 14] = [
    "gomoku",
    "gomoku:size=5,passes=on",
    "gomoku:size=19,rule=standard",
    "gomoku:rule=renju",
    "gomoku:size=26,rule=renju,foul=lose",
    "gomoku:rule=caro,max-moves=9",
    "gomoku:rule=omok",
    "gomoku:opening=swap1",
    "gomoku:opening=swap2,size=20",
    "gomoku:opening=swap5,passes=on",
    "gomoku:rule=renju,opening=rif",
    "gomoku:rule=renju,opening=yamaguchi",
    "gomoku:rule=renju,opening=soosyrv-8",
    "gomoku:rule=renju,opening=taraguchi-10",
];

/// Text with everything in it that a format can stumble over. A carriage return is what SGF cannot
/// hold.
fn text(random: &mut Rng) -> String {
    const PARTS: [&str; 18] = [
        "a",
        "]",
        "\\",
        "\"",
        "\n",
        "\t",
        "\u{0}",
        "\u{7f}",
        "\u{85}",
        "\u{feff}",
        "\u{e9}",
        "\u{4e94}\u{5b50}\u{68cb}",
        "\u{1f7e1}",
        ";B[aa]",
        "(;",
        ")",
        ":",
        "  ",
    ];
    (0..random.usize(..8)).map(|_| PARTS[random.usize(..PARTS.len())]).collect()
}

fn line(random: &mut Rng) -> String {
    text(random).replace('\n', " ")
}

/// Properties that this library does not know: of SGF, of other formats, and with names that mean
/// something here.
fn properties(random: &mut Rng) -> Vec<(String, Vec<String>)> {
    const NAMES: [&str; 14] =
        ["MA", "LB", "ZZZ", "5A", "B", "C", "RU", "RE", "AB", "XOTHER", "XMOVE", "", "a", "BL"];
    let value = |random: &mut Rng| match random.u8(..3) {
        0 => "aa".to_owned(),
        1 => "a\\]:\\\\b\r\n".to_owned(),
        _ => text(random) + "\r",
    };
    (0..random.usize(..4))
        .map(|_| {
            let name = NAMES[random.usize(..NAMES.len())].to_owned();
            (name, (0..random.usize(..3)).map(|_| value(random)).collect())
        })
        .collect()
}

fn remarks(random: &mut Rng) -> Option<Box<Remarks>> {
    if random.bool() {
        return None;
    }
    let time = Duration::new(random.u64(..10_000), random.u32(..1_000_000_000));
    let remarks = Remarks {
        comment: text(random),
        time: random.bool().then_some(time),
        // Clocks would tell a time.
        other: properties(random).into_iter().filter(|(name, _)| name != "BL").collect(),
    };
    // Remarks that say nothing are none.
    (remarks != Remarks::default()).then(|| Box::new(remarks))
}

fn random_record(seed: u64) -> Record {
    let random = &mut Rng::with_seed(seed);
    let specification: Specification =
        GAMES[random.usize(..GAMES.len())].parse().expect("a specification");
    let mut record = Record::new(specification.clone());
    if specification.to_string().contains("opening=free") && random.u8(..4) == 0 {
        record.start = Some(random_position(&specification, random));
    }
    for _ in 0..random.usize(1..6) {
        add_line(&mut record, random);
    }
    let fields = &mut record.details;
    if random.bool() {
        let player =
            |_| Participant { name: line(random), rating: line(random), origin: line(random) };
        fields.players = [0, 1].map(player).into();
    }
    for field in [
        &mut fields.event,
        &mut fields.round,
        &mut fields.place,
        &mut fields.date,
        &mut fields.annotator,
    ] {
        *field = line(random);
    }
    fields.comment = text(random);
    fields.other = properties(random);
    record.result = random_result(&record, random);
    record
}

/// A position of a few stones, written as this library writes positions.
fn random_position(specification: &Specification, random: &mut Rng) -> String {
    let cells = specification.new_game().cells();
    let mut rows: Vec<Vec<char>> = cells.iter().map(|row| row.chars().collect()).collect();
    for _ in 0..random.usize(..4) {
        let (row, column) = (random.usize(..rows.len()), random.usize(..rows.len()));
        rows[row][column] = if random.bool() { 'X' } else { 'O' };
    }
    let rows: Vec<String> = rows
        .iter()
        .map(|row| {
            let runs = row.chunk_by(|first, second| *first == '.' && *second == '.');
            runs.map(|run| match run[0] {
                '.' => run.len().to_string(),
                stone => stone.to_string(),
            })
            .collect()
        })
        .collect();
    format!("{}:{}", rows.join("/"), random.u8(1..=2))
}

/// Adds a line of random moves anywhere.
fn add_line(record: &mut Record, random: &mut Rng) {
    let mut nodes = vec![NodeId::ROOT];
    nodes.extend(record.moves.walk());
    let mut at = nodes[random.usize(..nodes.len())];
    let mut game = record.start().expect("a start");
    for node in record.moves.path(at) {
        game.play(&record.moves[node].text).expect("it was played before");
    }
    for _ in 0..random.usize(..40) {
        let numbers = game.legal_numbers();
        // Choices have the last numbers, and should not be rare.
        let last = numbers.len().saturating_sub(3);
        let from = if random.u8(..4) == 0 { last } else { 0 };
        let Some(&number) = random.choice(&numbers[from..]) else { return };
        let played = game.play_number(number).expect("it is listed as legal");
        at = record.moves.add(at, Entry { text: played.text, remarks: remarks(random) });
    }
}

fn random_result(record: &Record, random: &mut Rng) -> Option<GameResult> {
    let game = record.replay().expect("a legal game");
    if random.u8(..4) == 0 {
        return None;
    }
    if let Some(outcome) = game.outcome() {
        let ending = if random.bool() { Ending::Rules } else { Ending::Unknown };
        return Some(GameResult { outcome: Some(outcome), ending });
    }
    let win = Outcome::Win(Seat::new(random.u8(..2)));
    let (outcome, ending) = match random.u8(..4) {
        0 => (Some(win), Ending::Resignation),
        1 => (Some(Outcome::Draw), Ending::Agreement),
        _ => {
            let outcomes = [Some(win), Some(Outcome::Draw), None];
            let endings = [Ending::Time, Ending::Forfeit, Ending::Unknown];
            (outcomes[random.usize(..3)], endings[random.usize(..3)])
        }
    };
    Some(GameResult { outcome, ending })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn a_record_is_what_it_was_after_writing_and_reading(seed: u64) {
        let record = random_record(seed);
        let bytes = Format::Sgf.write(&record).expect("SGF holds all of it");
        prop_assert_eq!(Format::recognise(&bytes), Some(Format::Sgf));
        let read = Format::Sgf.read(&bytes, None);
        let read = read.unwrap_or_else(|error| panic!("{error}\n{}", String::from_utf8_lossy(&bytes)));
        prop_assert_eq!(&read, &[record], "{}", String::from_utf8_lossy(&bytes));
        prop_assert_eq!(Format::Sgf.write(&read[0]).expect("and again"), bytes);
    }

    #[test]
    fn no_bytes_make_it_panic(bytes: Vec<u8>) {
        let _ = Format::recognise(&bytes);
        let _ = Format::Sgf.read(&bytes, None);
    }

    #[test]
    fn no_text_with_brackets_makes_it_panic(text in r"\(;GM\[4\]([BWCMA();\[\]\\:a-e \n]|;B\[|\];W\[){0,60}") {
        let read = Format::Sgf.read(text.as_bytes(), None);
        if let Ok(records) = read {
            for record in records {
                let bytes = Format::Sgf.write(&record).expect("what was read can be written");
                prop_assert_eq!(Format::Sgf.read(&bytes, None).expect("and read"), [record]);
            }
        }
    }

    #[test]
    fn damage_makes_an_error_or_a_record_that_can_be_written(seed: u64, at: prop::sample::Index, byte: u8) {
        let mut bytes = Format::Sgf.write(&random_record(seed)).expect("SGF holds all of it");
        let at = at.index(bytes.len());
        bytes[at] = byte;
        if let Ok(records) = Format::Sgf.read(&bytes, None) {
            for record in records {
                record.check().expect("what is read is legal");
                if let Ok(again) = Format::Sgf.write(&record) {
                    prop_assert_eq!(Format::Sgf.read(&again, None).expect("our own"), [record]);
                }
            }
        }
    }
}
