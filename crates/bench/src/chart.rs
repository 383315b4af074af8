use std::fmt::Write;

/// A bar of a [`chart`]: what it stands for, and how long it is.
#[derive(Debug, Clone)]
pub struct Bar {
    /// What stands before the bar.
    pub label: String,
    /// The figure, at least 0.
    pub value: f64,
}

/// Groups of bars as an SVG picture, each under its heading. It is readable on light and on dark
/// ground.
///
/// ```
/// use boardwright_bench::{Bar, chart};
///
/// let bars = vec![Bar { label: "6 x 7".into(), value: 4.8 }];
/// let svg = chart("Nanoseconds a move", &[("Connect Four", bars)]);
/// assert!(svg.starts_with("<svg ") && svg.contains(">6 x 7</text>") && svg.contains(">4.8</text>"));
/// ```
pub fn chart(title: &str, groups: &[(&str, Vec<Bar>)]) -> String {
    let bars = groups.iter().flat_map(|(_, bars)| bars);
    let most = bars.clone().map(|bar| bar.value).fold(1.0, f64::max);
    let rows = groups.len() + bars.count();
    let height = TOP + rows as u32 * ROW;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" \
         viewBox=\"0 0 {WIDTH} {height}\" role=\"img\">\n<title>{}</title>\n{STYLE}",
        escaped(title),
    );
    text(&mut svg, "title", MARGIN, 24, title);
    let mut y = TOP;
    for (heading, bars) in groups {
        text(&mut svg, "heading", MARGIN, y + BASELINE, heading);
        y += ROW;
        for bar in bars {
            let width = (bar.value / most * f64::from(LONGEST)).round() as u32;
            text(&mut svg, "label", LABELS, y + BASELINE, &bar.label);
            let (top, thickness) = (y + 4, ROW - 8);
            let _ = writeln!(
                svg,
                "<rect class=\"bar\" x=\"{BARS}\" y=\"{top}\" width=\"{width}\" \
                 height=\"{thickness}\" rx=\"2\"/>",
            );
            text(&mut svg, "value", BARS + width + 6, y + BASELINE, &format!("{:.1}", bar.value));
            y += ROW;
        }
    }
    svg.push_str("</svg>\n");
    svg
}

// All in pixels.
const WIDTH: u32 = 640;
const MARGIN: u32 = 12;
const TOP: u32 = 40;
const ROW: u32 = 26;
const BASELINE: u32 = 18;
/// Where labels end and bars begin.
const LABELS: u32 = 222;
const BARS: u32 = 230;
const LONGEST: u32 = 350;

const STYLE: &str = "<style>
  text { font: 13px system-ui, sans-serif; fill: #1f2328 }
  .title { font-weight: 600; font-size: 15px }
  .heading { font-weight: 600 }
  .label { text-anchor: end }
  .bar { fill: #2f6fb5 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .bar { fill: #6cb0f5 }
  }
</style>
";

fn text(svg: &mut String, class: &str, x: u32, y: u32, content: &str) {
    let content = escaped(content);
    let _ = writeln!(svg, "<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{content}</text>");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
