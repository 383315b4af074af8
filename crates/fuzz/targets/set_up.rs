#![no_main]
//! Positions as text. The first byte chooses the game.

use boardwright_fuzz::game_and_text;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((mut game, text)) = game_and_text(data) else { return };
    let before = game.cells();
    if game.set_up(text).is_err() {
        assert_eq!(game.cells(), before, "a refused position changes nothing");
        return;
    }
    let mut other = game.specification().new_game();
    other.set_up(&game.position_text()).expect("what was written can be read");
    assert_eq!(other.to_bytes(), game.to_bytes());
    assert_eq!(other.legal(), game.legal());
});
