#![no_main]
//! Snapshots as JSON, or in a binary format if the first byte says so.

use boardwright::Snapshot;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let snapshot: Option<Snapshot> = match data.split_first() {
        Some((0, bytes)) => postcard::from_bytes(bytes).ok(),
        _ => serde_json::from_slice(data).ok(),
    };
    let Some(snapshot) = snapshot else { return };
    let Ok(game) = snapshot.restore() else { return };
    let again = Snapshot::of(game.as_ref()).restore().expect("a restored game can be kept again");
    assert_eq!(again.position_text(), game.position_text());
    assert_eq!(again.legal(), game.legal());
});
