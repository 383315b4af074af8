use alloc::string::String;
use core::fmt::Write;

use super::Art;
use crate::layout::{BORDER, Layout};

/// An upright frame, and discs that differ in lightness and in the mark on them: a ring, none,
/// dashes, a diamond.
pub(super) static ART: Art = Art {
    name: "slots",
    pitch: 48,
    radius: 20,
    style: "\
.slots-frame{fill:#4f86c6}
.slots-hole{fill:#e9eef6}
.slots-1{fill:#c62828}
.slots-2{fill:#ffd54a}
.slots-3{fill:#66c08a}
.slots-4{fill:#0e1a4a;stroke:#8fa4e8}
.slots-mark-1{fill:none;stroke:#f6b6b0;stroke-width:1.5}
.slots-mark-3{fill:none;stroke:#0f3d24;stroke-width:2;stroke-dasharray:4 4.64}
.slots-mark-4{fill:none;stroke:#c6d4ff;stroke-width:1.5}
.slots-ink-1,.slots-ink-4{fill:#fff;font-weight:600;text-anchor:middle}
.slots-ink-2,.slots-ink-3{fill:#16191d;font-weight:600;text-anchor:middle}
.slots-halo{fill:none;stroke:#fff;stroke-width:7}
.slots-win{fill:none;stroke:#111;stroke-width:3.5}
.slots-last{fill:none;stroke:#fff;stroke-width:3}
",
    dark: "\
.slots-frame{fill:#2b5590}
.slots-hole{fill:#141c2b}
",
    symbols: r##"<g id="slots-1"><circle class="slots-1" r="20"/><circle class="slots-mark-1" r="16"/></g>
<circle id="slots-2" class="slots-2" r="20"/>
<g id="slots-3"><circle class="slots-3" r="20"/><circle class="slots-mark-3" r="16.5"/></g>
<g id="slots-4"><circle class="slots-4" r="19.5"/><path class="slots-mark-4" d="M0-18 18 0 0 18-18 0z"/></g>
<g id="slots-win"><circle class="slots-halo" r="20.5"/><circle class="slots-win" r="20.5"/></g>
<path id="slots-last" class="slots-last" d="M-22-14V-22H-14M14-22H22V-14M22 14V22H14M-14 22H-22V14"/>
"##,
    board,
    number: (0, 6),
    number_sizes: [17, 14, 11, 9],
};

fn board(layout: &Layout, out: &mut String) {
    let Layout { pitch, left, top, .. } = *layout;
    let (width, height) = (layout.columns * pitch, layout.rows * pitch);
    let _ = writeln!(
        out,
        "<pattern id=\"slots-holes\" x=\"{left}\" y=\"{top}\" width=\"{pitch}\" height=\"{pitch}\" \
         patternUnits=\"userSpaceOnUse\"><circle class=\"slots-hole\" cx=\"{0}\" cy=\"{0}\" \
         r=\"20\"/></pattern>\n\
         <rect class=\"slots-frame\" x=\"{1}\" y=\"{2}\" width=\"{3}\" height=\"{4}\" rx=\"14\"/>\n\
         <rect fill=\"url(#slots-holes)\" x=\"{left}\" y=\"{top}\" width=\"{width}\" \
         height=\"{height}\"/>",
        pitch / 2,
        left - BORDER,
        top - BORDER,
        width + 2 * BORDER,
        height + 2 * BORDER,
    );
}
