use alloc::string::String;
use core::fmt::Write;

use super::Art;
use crate::layout::Layout;

/// Squares with crosses and noughts.
pub(super) static ART: Art = Art {
    name: "squares",
    pitch: 64,
    radius: 18,
    style: "\
.squares-lines{fill:none;stroke:#8b949e;stroke-width:1.5}
.squares-1{fill:none;stroke:#0b5cad;stroke-width:7;stroke-linecap:round}
.squares-2{fill:none;stroke:#c2410c;stroke-width:7}
.squares-ink-1,.squares-ink-2{fill:#59636e;text-anchor:end}
.squares-win{fill:none;stroke:#1f2328;stroke-width:4}
.squares-last{fill:none;stroke:#1f2328;stroke-width:3;stroke-linecap:round}
",
    dark: "\
.squares-lines{stroke:#6e7681}
.squares-1{stroke:#6cb6ff}
.squares-2{stroke:#ff9f5a}
.squares-ink-1,.squares-ink-2{fill:#9da7b1}
.squares-win,.squares-last{stroke:#e6edf3}
",
    symbols: r##"<path id="squares-1" class="squares-1" d="M-14-14 14 14M-14 14 14-14"/>
<circle id="squares-2" class="squares-2" r="15"/>
<rect id="squares-win" class="squares-win" x="-29" y="-29" width="58" height="58" rx="8"/>
<path id="squares-last" class="squares-last" d="M-10 22.5H10"/>
"##,
    board,
    number: (26, -17),
    number_sizes: [12, 12, 11, 9],
};

fn board(layout: &Layout, out: &mut String) {
    let Layout { pitch, left, top, rows, columns, .. } = *layout;
    let (width, height) = (columns * pitch, rows * pitch);
    out.push_str("<path class=\"squares-lines\" d=\"");
    for row in 0..=rows {
        let _ = write!(out, "M{left} {}h{width}", top + row * pitch);
    }
    for column in 0..=columns {
        let _ = write!(out, "M{} {top}v{height}", left + column * pitch);
    }
    out.push_str("\"/>\n");
}
