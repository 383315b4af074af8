//! Prints the win-check matrix for a line of the length given, 4 if none is: one case a line.
//!
//! Run it with `cargo run -p boardwright-testkit --example win_matrix -- 4`.

use boardwright_grid::{Line, Shape};
use boardwright_testkit::WinMatrix;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let length: u8 = std::env::args().nth(1).map_or(Ok(4), |length| length.parse())?;
    let shape = Shape::new([usize::from(length) + 3, usize::from(length) + 4])?;
    let line = Line::at_least(length);
    line.check_fits(shape)?;
    let matrix = WinMatrix::new(shape, line);
    for case in matrix.cases() {
        println!("{case}");
    }
    let gravity = matrix.under_gravity();
    println!("\nUnreachable where stones fall:");
    for case in gravity.unreachable() {
        println!("{case}");
    }
    println!(
        "\n{} cases; where stones fall, {} and {} that no game reaches",
        matrix.cases().len(),
        gravity.cases().len(),
        gravity.unreachable().len()
    );
    Ok(())
}
