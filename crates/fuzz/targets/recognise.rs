#![no_main]
//! Files of any kind.

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let _ = boardwright_records::read(data, None);
});
