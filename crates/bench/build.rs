//! Tells the crate which compiler builds it, for the table of instruction counts.

use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let rustc = std::env::var_os("RUSTC").expect("cargo names the compiler");
    let output = Command::new(rustc).arg("--version").output().expect("the compiler runs");
    let version = String::from_utf8_lossy(&output.stdout);
    let target = std::env::var("TARGET").expect("cargo names the target");
    // The flags make other code: say so. Cargo separates them by this character.
    let flags = std::env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default().replace('\x1f', " ");
    println!("cargo::rustc-env=COMPILER={}", format!("{} {target} {flags}", version.trim()).trim());
}
