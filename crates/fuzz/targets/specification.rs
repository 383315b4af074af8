#![no_main]
//! Specifications of games. What reads prints, and what is printed reads back as the same.

use boardwright::Specification;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(specification) = text.parse::<Specification>() {
        assert_eq!(specification.to_string().parse::<Specification>().ok(), Some(specification));
    }
});
