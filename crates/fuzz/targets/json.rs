#![no_main]
//! Files that claim to be records of our own.

use boardwright_fuzz::read_and_write;
use boardwright_records::Format;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| read_and_write(Format::Json, data, None));
