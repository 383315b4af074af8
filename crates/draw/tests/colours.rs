//! Players can be told apart by people who see fewer colours than others, in the light and in the
//! dark, and what is written can be read. The colours are read out of the pictures.

use std::collections::BTreeMap;

use boardwright::Specification;
use boardwright_draw::position;
use rstest::rstest;

/// Red, green and blue as amounts of light, from 0 to 1.
type Light = [f64; 3];

/// How people without one of the three kinds of cones see, as matrices on amounts of light:
/// Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
/// Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009), severity 1.0.
const SIGHTS: [(&str, [Light; 3]); 4] = [
    ("full sight", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

/// The amounts of light of a colour of sRGB: `#1f2328` or `#fff`.
fn light(colour: &str) -> Light {
    let digits = colour.strip_prefix('#').unwrap();
    let long: String = match digits.len() {
        3 => digits.chars().flat_map(|digit| [digit, digit]).collect(),
        _ => digits.to_owned(),
    };
    [0, 2, 4].map(|start| {
        let value = f64::from(u8::from_str_radix(&long[start..start + 2], 16).unwrap()) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

fn seen_by(matrix: &[Light; 3], light: Light) -> Light {
    matrix.map(|row| {
        let sum: f64 = row.iter().zip(light).map(|(factor, amount)| factor * amount).sum();
        sum.clamp(0.0, 1.0)
    })
}

/// Lightness from 0 to 100 and the two axes of hue, CIE 1976 L*a*b* in daylight (D65).
fn lab(light: Light) -> [f64; 3] {
    const TO_XYZ: [Light; 3] = [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ];
    const WHITE: Light = [0.95047, 1.0, 1.08883];
    let mut axes = [0.0; 3];
    for ((axis, row), white) in axes.iter_mut().zip(TO_XYZ).zip(WHITE) {
        let part: f64 = row.iter().zip(light).map(|(factor, amount)| factor * amount).sum();
        let part = part / white;
        let is_dark = part <= 216.0 / 24389.0;
        *axis = if is_dark { (24389.0 / 27.0 * part + 16.0) / 116.0 } else { part.cbrt() };
    }
    let [x, y, z] = axes;
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// How different two colours are; what a careful eye can just tell is about 2.3 apart.
fn difference(sight: &[Light; 3], one: &str, other: &str) -> f64 {
    let [one, other] = [one, other].map(|colour| lab(seen_by(sight, light(colour))));
    one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt()
}

/// Contrast from 1 to 21, as the Web Content Accessibility Guidelines 2.2 define it.
fn contrast(one: &str, other: &str) -> f64 {
    let [one, other] = [one, other].map(|colour| {
        let [red, green, blue] = light(colour);
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    });
    one.max(other) / one.min(other)
}

/// The properties of each class, `frame.fill`, in the light or in the dark.
fn colours(game: &str, is_dark: bool) -> BTreeMap<String, String> {
    let game = game.parse::<Specification>().unwrap().new_game();
    let svg = position(game.as_ref());
    let style = svg.split_once("<style>").unwrap().1.split_once("</style>").unwrap().0;
    let (light, dark) = style.split_once("@media(prefers-color-scheme:dark){").unwrap();
    let mut colours = BTreeMap::new();
    for rule in light.lines().chain(dark.lines().filter(|_| is_dark)) {
        let Some((classes, properties)) = rule.split_once('{') else { continue };
        for class in classes.split(',') {
            for property in properties.trim_end_matches('}').split(';') {
                let (name, value) = property.split_once(':').unwrap();
                let class = class.strip_prefix('.').unwrap();
                colours.insert(format!("{class}.{name}"), value.to_owned());
            }
        }
    }
    colours
}

#[rstest]
fn discs_are_told_apart_and_from_holes_and_frame(#[values(false, true)] is_dark: bool) {
    let colours = colours("connect-four:players=4", is_dark);
    let of = |class: &str| colours[class].as_str();
    let discs = ["slots-1.fill", "slots-2.fill", "slots-3.fill", "slots-4.fill"];
    for (name, sight) in &SIGHTS {
        for (index, &one) in discs.iter().enumerate() {
            for &other in &discs[index + 1..] {
                let apart = difference(sight, of(one), of(other));
                assert!(apart > 35.0, "{name}: {one} and {other} are {apart} apart");
            }
        }
        // The darkest disc has a light edge, which parts it from a dark hole.
        for (index, edge) in [&discs[..3], &["slots-4.stroke"]].concat().iter().enumerate() {
            let hole = difference(sight, of(edge), of("slots-hole.fill"));
            assert!(hole > 25.0, "{name}: disc {} in a hole: {hole}", index + 1);
        }
        let frame = difference(sight, of("slots-frame.fill"), of("slots-hole.fill"));
        assert!(frame > 25.0, "{name}: the frame and its holes: {frame}");
    }
}

/// Lightness alone is enough, with no colours at all.
#[rstest]
#[case::discs("connect-four:players=4", &["slots-1.fill", "slots-2.fill", "slots-3.fill", "slots-4.fill"], 15.0)]
#[case::stones("gomoku", &["points-1.fill", "points-2.fill"], 80.0)]
#[case::stones_on_wood("gomoku", &["points-1.fill", "points-wood.fill", "points-2.fill"], 18.0)]
fn lightness_alone_tells_them_apart(
    #[case] game: &str,
    #[case] classes: &[&str],
    #[case] least: f64,
    #[values(false, true)] is_dark: bool,
) {
    let colours = colours(game, is_dark);
    let mut lightness: Vec<_> =
        classes.iter().map(|class| lab(light(&colours[*class]))[0]).collect();
    lightness.sort_by(f64::total_cmp);
    let apart = lightness.windows(2).map(|pair| pair[1] - pair[0]).fold(f64::MAX, f64::min);
    assert!(apart > least, "{lightness:?}");
}

/// 4.5 for words and numbers, 3 for signs and marks: the guidelines' bounds.
#[rstest]
#[case::words("connect-four", "bw.fill", "bw-page.fill", 4.5)]
#[case::edges("connect-four", "bw-edge.fill", "bw-page.fill", 4.5)]
#[case::number_on_red("connect-four", "slots-ink-1.fill", "slots-1.fill", 4.5)]
#[case::number_on_yellow("connect-four", "slots-ink-2.fill", "slots-2.fill", 4.5)]
#[case::number_on_green("connect-four", "slots-ink-3.fill", "slots-3.fill", 4.5)]
#[case::number_on_blue("connect-four", "slots-ink-4.fill", "slots-4.fill", 4.5)]
#[case::win_ring("connect-four", "slots-win.stroke", "slots-halo.stroke", 4.5)]
#[case::last_disc("connect-four", "slots-last.stroke", "slots-frame.fill", 3.0)]
#[case::green_dashes("connect-four", "slots-mark-3.stroke", "slots-3.fill", 3.0)]
#[case::blue_diamond("connect-four", "slots-mark-4.stroke", "slots-4.fill", 3.0)]
#[case::number_on_black("gomoku", "points-ink-1.fill", "points-1.fill", 4.5)]
#[case::number_on_white("gomoku", "points-ink-2.fill", "points-2.fill", 4.5)]
#[case::lines("gomoku", "points-lines.stroke", "points-wood.fill", 3.0)]
#[case::forbidden("gomoku", "bw-no.stroke", "points-wood.fill", 3.0)]
#[case::last_stone("gomoku", "points-last.stroke", "points-wood.fill", 3.0)]
#[case::win_stone("gomoku", "points-win.stroke", "points-halo.stroke", 4.5)]
#[case::cross("tic-tac-toe", "squares-1.stroke", "bw-page.fill", 4.5)]
#[case::nought("tic-tac-toe", "squares-2.stroke", "bw-page.fill", 4.5)]
#[case::number_in_a_square("tic-tac-toe", "squares-ink-1.fill", "bw-page.fill", 4.5)]
#[case::squares("tic-tac-toe", "squares-lines.stroke", "bw-page.fill", 3.0)]
#[case::win_square("tic-tac-toe", "squares-win.stroke", "bw-page.fill", 4.5)]
#[case::small_boards("tic-tac-toe", "bw-small.stroke", "bw-page.fill", 4.5)]
#[case::where_to_play("tic-tac-toe", "bw-playable.stroke", "bw-page.fill", 3.0)]
fn signs_stand_out(
    #[case] game: &str,
    #[case] sign: &str,
    #[case] ground: &str,
    #[case] least: f64,
    #[values(false, true)] is_dark: bool,
) {
    let colours = colours(game, is_dark);
    let contrast = contrast(&colours[sign], &colours[ground]);
    assert!(contrast >= least, "{sign} on {ground}: {contrast:.2}");
}

/// What is known of black, white and red: that the measures measure.
#[test]
fn the_measures_agree_with_what_is_known() {
    assert!((contrast("#000", "#fff") - 21.0).abs() < 1e-9);
    assert!((contrast("#767676", "#ffffff") - 4.54).abs() < 0.01);
    let [lightness, a, b] = lab(light("#ff0000"));
    assert!(
        (lightness - 53.24).abs() < 0.01 && (a - 80.09).abs() < 0.01 && (b - 67.20).abs() < 0.01
    );
    let [_, protanopia, ..] = SIGHTS;
    let red_and_green = difference(&protanopia.1, "#a03000", "#4b5800");
    assert!(red_and_green < 25.0, "{red_and_green}");
    for (name, matrix) in SIGHTS {
        let white = seen_by(&matrix, [1.0; 3]);
        assert!(white.iter().all(|amount| (amount - 1.0).abs() < 1e-4), "{name} sees white");
    }
}
