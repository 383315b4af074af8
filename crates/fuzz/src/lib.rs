//! What every target does with its bytes.

use boardwright::{AnyGame, Specification};
use boardwright_records::{Format, Record};

/// The games whose parsers and positions are tried: one for every board, move rule and opening.
pub const GAMES: [&str; 14] = [
    "connect-four",
    "connect-four:rows=12,columns=13,connect=5",
    "connect-four:players=4",
    "connect-four:rule=pop-out",
    "connect-four:rule=five-in-a-row",
    "tic-tac-toe",
    "tic-tac-toe:rows=4,columns=6,rule=misere",
    "tic-tac-toe:rule=ultimate",
    "gomoku:size=9",
    "gomoku:rule=renju",
    "gomoku:rule=caro,size=19,passes=on,max-moves=40",
    "gomoku:opening=swap2",
    "gomoku:rule=renju,opening=taraguchi-10",
    "gomoku:rule=omok,foul=lose,opening=soosyrv-8",
];

/// The game that the first byte chooses, and the rest as text, if it is text.
pub fn game_and_text(data: &[u8]) -> Option<(Box<dyn AnyGame>, &str)> {
    let (&choice, rest) = data.split_first()?;
    let text = core::str::from_utf8(rest).ok()?;
    Some((game(choice), text))
}

/// The game that a byte chooses.
pub fn game(choice: u8) -> Box<dyn AnyGame> {
    let specification: Specification =
        GAMES[usize::from(choice) % GAMES.len()].parse().expect("it is in the catalogue");
    specification.new_game()
}

/// Reads a file of this format. What reads is a legal game, and what is written of it reads back as
/// the same.
///
/// # Panics
///
/// If it is not.
pub fn read_and_write(format: Format, data: &[u8], game: Option<&Specification>) {
    let Ok(records) = format.read(data, game) else { return };
    for record in records {
        check(format, &record);
    }
}

fn check(format: Format, record: &Record) {
    record.check().expect("a reader gives legal games");
    for other in Format::ALL {
        // Not every format can hold every record: that is said, and nothing is written.
        let Ok(bytes) = other.write(record) else {
            assert!(other != Format::Json, "the library's own form holds every record");
            continue;
        };
        let back = other.read(&bytes, Some(&record.game)).unwrap_or_else(|error| {
            panic!("{} writes what it cannot read: {error}", other.name());
        });
        assert_eq!(back.len(), 1, "{} of one record", other.name());
        if other == Format::Json {
            assert_eq!(&back[0], record);
        } else if other == format {
            // Other programs' formats may need numbers that the file left out.
            let played = |record: &Record| {
                let Record { game, start, moves, result, .. } = record.clone();
                (game, start, moves, result)
            };
            assert_eq!(played(&back[0]), played(record), "{}", other.name());
        }
    }
}
