//! What a record costs: bytes a move in each form, and how fast records are written and read. The
//! figures of `docs/records.md` come from
//!
//! ```text
//! BOARDWRIGHT_GAMES=10000 cargo test --release -p boardwright-records --test records figures -- --nocapture
//! ```

use std::time::{Duration, Instant};

use boardwright::Specification;
use boardwright_records::{Format, Record};
use boardwright_testkit::games_wanted;
use rstest::rstest;

/// A form in which records are written.
struct Form {
    name: &'static str,
    write: fn(&Record) -> Vec<u8>,
    read: fn(&[u8], &Specification) -> Record,
}

const FORMS: [Form; 4] = [
    Form {
        name: "JSON",
        write: |record| Format::Json.write(record).expect("it holds any game"),
        read: |bytes, _| Format::Json.read(bytes, None).expect("it was written").remove(0),
    },
    Form {
        name: "JSON on one line",
        write: |record| serde_json::to_vec(record).expect("it holds any game"),
        read: |bytes, _| serde_json::from_slice(bytes).expect("it was written"),
    },
    Form {
        name: "postcard",
        write: |record| postcard::to_allocvec(record).expect("it holds any game"),
        read: |bytes, _| postcard::from_bytes(bytes).expect("it was written"),
    },
    Form {
        name: "a list of moves",
        write: |record| Format::Text.write(record).expect("it holds what was played to the end"),
        read: |bytes, game| Format::Text.read(bytes, Some(game)).expect("it was written").remove(0),
    },
];

/// The most bytes a move that each form may need, headings included.
#[rstest]
#[case::connect_four("connect-four", [16.0, 13.0, 6.0, 1.1])]
#[case::tic_tac_toe("tic-tac-toe", [30.0, 25.0, 13.0, 2.2])]
#[case::gomoku("gomoku", [9.5, 8.0, 5.0, 3.0])]
fn a_move_takes_few_bytes(#[case] game: &str, #[case] most: [f64; 4]) {
    let specification: Specification = game.parse().unwrap();
    let mut random = fastrand::Rng::with_seed(1);
    let records: Vec<Record> = (0..games_wanted(100))
        .map(|_| {
            let mut game = specification.new_game();
            while let Some(&number) = random.choice(&game.legal_numbers()) {
                game.play_number(number).unwrap();
            }
            Record::of(game.as_ref())
        })
        .collect();
    let moves: usize = records.iter().map(|record| record.moves.len()).sum();
    println!(
        "{game}: {} games, {:.1} moves a game",
        records.len(),
        moves as f64 / records.len() as f64
    );
    for (Form { name, write, read }, most) in FORMS.iter().zip(most) {
        let (written, writing) = timed(|| records.iter().map(write).collect::<Vec<_>>());
        let (back, reading) =
            timed(|| written.iter().map(|bytes| read(bytes, &specification)).collect::<Vec<_>>());
        assert_eq!(back, records);
        let bytes = written.iter().map(Vec::len).sum::<usize>() as f64 / moves as f64;
        let nanoseconds = |time: Duration| time.as_nanos() as f64 / moves as f64;
        println!(
            "  {name:16} {bytes:5.2} bytes a move; a move written in {:4.0} ns, read and replayed \
             in {:4.0} ns",
            nanoseconds(writing),
            nanoseconds(reading)
        );
        assert!(bytes <= most, "{bytes} bytes a move");
    }
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let done = work();
    (done, start.elapsed())
}
