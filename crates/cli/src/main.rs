//! The command `boardwright`.

fn main() {}
