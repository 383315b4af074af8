use alloc::string::String;
use core::fmt::Write;

use boardwright_grid::Cell;

use super::Art;
use crate::layout::{BORDER, Layout};

/// A wooden board with lines, black and white stones.
pub(super) static ART: Art = Art {
    name: "points",
    pitch: 40,
    radius: 18,
    style: "\
.points-wood{fill:#e8c185}
.points-lines{fill:none;stroke:#6b4a1e;stroke-width:1.25}
.points-star{fill:#6b4a1e}
.points-1{fill:#17181a;stroke:#000;stroke-width:1}
.points-2{fill:#fcfcfa;stroke:#4a3a22;stroke-width:1}
.points-ink-1{fill:#fff;font-weight:600;text-anchor:middle}
.points-ink-2{fill:#16191d;font-weight:600;text-anchor:middle}
.points-halo{fill:none;stroke:#fff;stroke-width:6}
.points-win{fill:none;stroke:#0b4f9e;stroke-width:3.5}
.points-last{fill:none;stroke:#16191d;stroke-width:2.5}
",
    dark: "\
.points-wood{fill:#8d6d40}
.points-lines{stroke:#2f210d}
.points-star{fill:#2f210d}
.points-1{stroke:#9da7b1}
.points-last{stroke:#fff}
",
    symbols: r##"<circle id="points-1" class="points-1" r="18"/>
<circle id="points-2" class="points-2" r="18"/>
<g id="points-win"><circle class="points-halo" r="18"/><circle class="points-win" r="18"/></g>
<path id="points-last" class="points-last" d="M-19-11V-19H-11M11-19H19V-11M19 11V19H11M-11 19H-19V11"/>
"##,
    board,
    number: (0, 6),
    number_sizes: [17, 14, 11, 9],
};

fn board(layout: &Layout, out: &mut String) {
    let Layout { pitch, left, top, rows, columns, .. } = *layout;
    let _ = write!(
        out,
        "<rect class=\"points-wood\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"6\"/>\n\
         <path class=\"points-lines\" d=\"",
        left - BORDER,
        top - BORDER,
        columns * pitch + 2 * BORDER,
        rows * pitch + 2 * BORDER,
    );
    let (x, y) = (left + pitch / 2, top + pitch / 2);
    for row in 0..rows {
        let _ = write!(out, "M{x} {}h{}", y + row * pitch, (columns - 1) * pitch);
    }
    for column in 0..columns {
        let _ = write!(out, "M{} {y}v{}", x + column * pitch, (rows - 1) * pitch);
    }
    out.push_str("\"/>\n");
    for &(row, column) in stars(rows, columns) {
        let (x, y) = layout.middle(Cell::new(row, column));
        let _ = writeln!(out, "<circle class=\"points-star\" cx=\"{x}\" cy=\"{y}\" r=\"4\"/>");
    }
}

/// The points that are marked to find one's way, by row and column from 0, on the boards that
/// people make: five on a Renju board, nine on a Go board.
fn stars(rows: usize, columns: usize) -> &'static [(u8, u8)] {
    match (rows, columns) {
        (15, 15) => &[(3, 3), (3, 11), (7, 7), (11, 3), (11, 11)],
        (19, 19) => &[(3, 3), (3, 9), (3, 15), (9, 3), (9, 9), (9, 15), (15, 3), (15, 9), (15, 15)],
        _ => &[],
    }
}
