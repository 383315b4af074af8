use serde::Deserialize;
use serde_json::value::RawValue;

use crate::Place;
use crate::form::Spot;

/// Line and column of the byte at `offset`. What comes before it should be UTF-8.
pub(super) fn place_of(bytes: &[u8], offset: usize) -> Place {
    let before = &bytes[..offset.min(bytes.len())];
    let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
    let begin = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
    let column = 1 + String::from_utf8_lossy(&before[begin..]).chars().count();
    Place::Text { line, column }
}

/// The parts of a form as they stand in the text. They borrow from it, which tells where they are.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Parts<'t> {
    #[serde(borrow)]
    game: Option<&'t RawValue>,
    #[serde(borrow)]
    start: Option<&'t RawValue>,
    #[serde(borrow)]
    players: Option<&'t RawValue>,
    #[serde(borrow)]
    result: Option<&'t RawValue>,
    #[serde(borrow)]
    moves: Vec<&'t RawValue>,
    #[serde(borrow)]
    variations: Vec<&'t RawValue>,
    #[serde(borrow)]
    notes: Vec<&'t RawValue>,
}

/// Where a spot of a form is in its text. This reads the text again, for the sake of the one who
/// has to mend it.
pub(super) fn spot_of(text: &str, spot: Spot) -> Place {
    let parts: Parts<'_> = serde_json::from_str(text).unwrap_or_default();
    let part = match spot {
        Spot::Game => parts.game,
        Spot::Start => parts.start,
        Spot::Players => parts.players,
        Spot::Result => parts.result,
        Spot::Move { line: 0, index } => parts.moves.get(index).copied(),
        Spot::Move { line, index } => parts.variations.get(line - 1).and_then(|variation| {
            let parts: Parts<'_> = serde_json::from_str(variation.get()).unwrap_or_default();
            parts.moves.get(index).copied()
        }),
        Spot::Variation(index) => parts.variations.get(index).copied(),
        Spot::Note(index) => parts.notes.get(index).copied(),
    };
    let begin = text.as_ptr() as usize;
    let offset = part.map_or(0, |part| (part.get().as_ptr() as usize).saturating_sub(begin));
    place_of(text.as_bytes(), offset)
}
