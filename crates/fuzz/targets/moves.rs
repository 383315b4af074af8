#![no_main]
//! Runs of moves as people type them. The first byte chooses the game.

use boardwright_fuzz::game_and_text;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((mut game, text)) = game_and_text(data) else { return };
    let _ = game.play_all(text);
    // What was played is written so that it reads back, from wherever it began.
    let mut start = game.boxed_clone();
    while start.undo().is_ok() {}
    start.play_all(&game.moves().join(" ")).expect("what was played can be played again");
    assert_eq!(start.position_text(), game.position_text());
});
