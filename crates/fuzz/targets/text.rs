#![no_main]
//! Bare lists of moves. The first byte chooses the game.

use boardwright_fuzz::{game, read_and_write};
use boardwright_records::Format;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if let Some((&choice, moves)) = data.split_first() {
        read_and_write(Format::Text, moves, Some(game(choice).specification()));
    }
});
