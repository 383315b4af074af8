//! Reads a picture back from its elements, knowing nothing of how it was laid out: a cell is where
//! the letter below its column and the number at the left of its row say.

use std::collections::{BTreeMap, BTreeSet};

use boardwright_grid::Cell;
use roxmltree::{Document, Node};

/// What a picture shows.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Drawing {
    /// The number of the look of each stone, from 1.
    pub(crate) stones: BTreeMap<String, usize>,
    pub(crate) numbers: BTreeMap<String, usize>,
    pub(crate) winning: BTreeSet<String>,
    pub(crate) last: BTreeSet<String>,
    /// What is said of each crossed point.
    pub(crate) forbidden: BTreeMap<String, String>,
    /// The cells in the rectangles to play in.
    pub(crate) playable: BTreeSet<String>,
    /// By the cell in its middle: the look of the colour that has won a small board.
    pub(crate) taken: BTreeMap<String, usize>,
    /// The looks in the legend, from left to right and from top to bottom, and the names there.
    pub(crate) legend: Vec<usize>,
    /// The words below the board.
    pub(crate) words: Vec<String>,
}

/// The places of columns and rows, as the letters and numbers at the edges tell them.
struct Edges {
    columns: Vec<(i32, String)>,
    rows: Vec<(i32, String)>,
}

/// Letters and numbers have their base line this far below their middle, or nearly so.
const BASE_LINE: i32 = 5;

impl Edges {
    fn read(svg: Node<'_, '_>) -> Edges {
        let group = svg.children().find(|node| node.attribute("class") == Some("bw-edge"));
        let labels = group.expect("edges are lettered").children().filter(Node::is_element);
        let (mut columns, mut rows) = (Vec::new(), Vec::new());
        for label in labels {
            let text = label.text().unwrap().to_owned();
            if text.starts_with(|sign: char| sign.is_ascii_digit()) {
                rows.push((number(label, "y") - BASE_LINE, text));
            } else {
                columns.push((number(label, "x"), text));
            }
        }
        assert!(columns.is_sorted_by(|a, b| a.0 < b.0), "letters run to the right: {columns:?}");
        assert!(rows.is_sorted_by(|a, b| a.0 > b.0), "numbers run upwards: {rows:?}");
        for (index, (_, letters)) in columns.iter().enumerate() {
            assert_eq!(Cell::new(0, index as u8).to_string(), format!("{letters}1"));
        }
        for (index, (_, text)) in rows.iter().enumerate() {
            assert_eq!(text, &(index + 1).to_string());
        }
        Edges { columns, rows }
    }

    /// The cell whose middle is at most so far away.
    fn cell(&self, x: i32, y: i32, reach: i32) -> String {
        let near = |places: &[(i32, String)], at: i32| {
            let mut near = places.iter().filter(|(place, _)| (place - at).abs() <= reach);
            let found = near.next().unwrap_or_else(|| panic!("nothing is at {x} {y}"));
            assert!(near.next().is_none(), "two places are at {x} {y}");
            found.1.clone()
        };
        near(&self.columns, x) + &near(&self.rows, y)
    }
}

fn number(node: Node<'_, '_>, name: &str) -> i32 {
    let text = node.attribute(name).unwrap_or_else(|| panic!("no {name} in {node:?}"));
    text.parse().unwrap()
}

/// The place to which a symbol without x and y is moved.
fn translation(node: Node<'_, '_>) -> Option<(i32, i32)> {
    let text = node.attribute("transform")?.strip_prefix("translate(")?;
    let (x, y) = text.split_once(')')?.0.split_once(' ')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}

impl Drawing {
    /// Reads the picture of a position.
    pub(crate) fn read(svg: &str) -> Drawing {
        let document = Document::parse(svg).unwrap_or_else(|error| panic!("{error}:\n{svg}"));
        let root = document.root_element();
        let edges = Edges::read(root);
        let defined: BTreeSet<_> =
            root.descendants().filter_map(|node| node.attribute("id")).collect();
        let mut drawing = Drawing::default();
        for node in root.children().filter(Node::is_element) {
            drawing.element(node, &edges, &defined);
        }
        drawing
    }

    fn element(&mut self, node: Node<'_, '_>, edges: &Edges, defined: &BTreeSet<&str>) {
        let class = node.attribute("class").unwrap_or_default();
        match node.tag_name().name() {
            "use" => {
                let symbol = node.attribute("href").unwrap().strip_prefix('#').unwrap();
                assert!(defined.contains(symbol), "{symbol} is not defined");
                let (_, kind) = symbol.split_once('-').unwrap();
                match translation(node) {
                    Some(_) => self.legend.push(kind.parse().unwrap()),
                    None => self.symbol(node, kind, edges),
                }
            }
            "g" if class == "bw-taken" => {
                let symbol = node.first_element_child().unwrap();
                let (x, y) = translation(symbol).unwrap();
                let look = symbol.attribute("href").unwrap().split_once('-').unwrap().1;
                self.taken.insert(edges.cell(x, y, 1), look.parse().unwrap());
            }
            "g" if class.contains("-ink-") => {
                let look: usize = class.rsplit_once('-').unwrap().1.parse().unwrap();
                for text in node.children().filter(Node::is_element) {
                    let cell = edges.cell(number(text, "x"), number(text, "y"), 27);
                    assert_eq!(self.stones.get(&cell), Some(&look), "the ink on {cell}");
                    let figure = text.text().unwrap().parse().unwrap();
                    assert_eq!(self.numbers.insert(cell, figure), None);
                }
            }
            "g" if class == "bw-playable" => {
                let rectangle = node.first_element_child().unwrap();
                let [x, y, width, height] =
                    ["x", "y", "width", "height"].map(|name| number(rectangle, name));
                let inside = edges.columns.iter().flat_map(|(column, letters)| {
                    let rows =
                        edges.rows.iter().filter(move |(row, _)| (y..y + height).contains(row));
                    let is_inside = (x..x + width).contains(column);
                    rows.filter(move |_| is_inside).map(move |(_, row)| format!("{letters}{row}"))
                });
                self.playable.extend(inside);
            }
            "text" => self.words.push(node.text().unwrap_or_default().to_owned()),
            _ => {}
        }
    }

    fn symbol(&mut self, node: Node<'_, '_>, kind: &str, edges: &Edges) {
        let cell = edges.cell(number(node, "x"), number(node, "y"), 1);
        let is_new = match kind {
            "win" => self.winning.insert(cell),
            "last" => self.last.insert(cell),
            "no" => {
                let title = node.first_element_child().and_then(|title| title.text());
                self.forbidden.insert(cell, title.unwrap_or_default().to_owned()).is_none()
            }
            look => self.stones.insert(cell, look.parse().unwrap()).is_none(),
        };
        assert!(is_new, "{kind} is drawn twice");
    }
}
