#![doc = include_str!("../README.md")]

#[cfg(doctest)]
#[doc = include_str!("../docs/variant.md")]
struct Variant;
