#![no_main]
//! Pictures of boards.

use boardwright_grid::Picture;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = Picture::parse(text, &['R', 'Y', 'G', 'B']);
    let _ = Picture::parse_line(text, &['X', 'O']);
});
