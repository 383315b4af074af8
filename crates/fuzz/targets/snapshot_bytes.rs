#![no_main]
//! Positions as bytes. The first byte chooses the game, and whether the fuzzer's bytes are taken as
//! they are or get the mark and the checksum that nothing would pass without.

use boardwright_fuzz::game;
use crc::{CRC_16_IBM_3740, Crc};
use libfuzzer_sys::fuzz_target;

static CRC: Crc<u16> = Crc::<u16>::new(&CRC_16_IBM_3740);

fuzz_target!(|data: &[u8]| {
    let Some((&choice, rest)) = data.split_first() else { return };
    let mut game = game(choice >> 1);
    let mut bytes = rest.to_vec();
    if choice & 1 == 1 && bytes.len() >= 2 {
        let name = game.specification().to_string();
        bytes[1] = CRC.checksum(name.as_bytes()).to_le_bytes()[0];
        let mut digest = CRC.digest();
        digest.update(name.as_bytes());
        digest.update(&bytes);
        bytes.extend(digest.finalize().to_le_bytes());
    }
    let before = game.cells();
    if game.set_up_bytes(&bytes).is_err() {
        assert_eq!(game.cells(), before, "refused bytes change nothing");
        return;
    }
    let mut other = game.specification().new_game();
    other.set_up_bytes(&game.to_bytes()).expect("what was written can be read");
    assert_eq!(other.position_text(), game.position_text());
    assert_eq!(other.legal(), game.legal());
});
