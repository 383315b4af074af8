use boardwright::Specification;

use super::charset::Charset;
use super::game_reader::GameReader;
use super::grammar::{Fault, Part, Parts};
use super::header::{Header, Known};
use crate::place::{BYTE_ORDER_MARK, place_of};
use crate::{ReadError, Record};

/// How many games a file may have: more than in any database of Renju, and few enough to hold.
const MOST_GAMES: usize = 200_000;

/// Reads every game of a file.
pub(super) fn collection(
    bytes: &[u8],
    given: Option<&Specification>,
) -> Result<Vec<Record>, ReadError> {
    games(bytes, given).map_err(|fault| match fault {
        Fault::Malformed { at, message } => {
            ReadError::Malformed { place: place_of(bytes, at), message }
        }
        Fault::Illegal { at, error } => {
            ReadError::Record { place: Some(place_of(bytes, at)), error }
        }
        Fault::TooMany { unit, most } => ReadError::TooLarge { size: most + 1, most, unit },
    })
}

fn games(bytes: &[u8], given: Option<&Specification>) -> Result<Vec<Record>, Fault> {
    let begin = if bytes.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
    let charset = Charset::guess(bytes);
    let mut parts = Parts::new(bytes, begin);
    let mut records = Vec::new();
    let mut known = Known::default();
    let mut game: Option<GameReader> = None;
    while let Some(part) = parts.next()? {
        match (part, &mut game) {
            (Part::Open, None) => {}
            (Part::Open, Some(game)) => game.open(),
            (Part::Node(root), None) => {
                let header = Header::read(&root, charset, given, &mut known)?;
                game = Some(GameReader::new(header, &root)?);
            }
            (Part::Node(node), Some(game)) => game.node(&node)?,
            (Part::Close { depth: 0 }, _) => {
                records.extend(game.take().map(GameReader::finish).transpose()?);
                if records.len() > MOST_GAMES {
                    return Err(Fault::TooMany { unit: "games", most: MOST_GAMES });
                }
            }
            (Part::Close { .. }, Some(game)) => game.close(),
            (Part::Close { .. }, None) => {}
        }
    }
    Ok(records)
}
