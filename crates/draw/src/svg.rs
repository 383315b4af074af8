use alloc::format;
use alloc::string::{String, ToString};
use core::fmt::{self, Write};

use boardwright::AnyGame;
use boardwright_core::Player;
use boardwright_grid::{Cell, column_letters};

use crate::art::{Art, DARK, MOTION, STYLE, SYMBOLS};
use crate::escaped::Escaped;
use crate::frame::{Item, corners, state, stones};
use crate::layout::{BORDER, LONGEST_NAME, Layout};
use crate::span::Span;

/// A picture that is being written.
pub(crate) struct Svg {
    layout: Layout,
    art: &'static Art,
    /// How long a ply lasts in a picture that moves, in milliseconds.
    pace: Option<usize>,
    out: String,
    /// Which group of move numbers is open, by the look of their stones.
    group: Option<usize>,
}

impl Svg {
    /// The picture with everything on it that stays the same all game long, and what is said of
    /// the game as it stands.
    pub(crate) fn new(game: &dyn AnyGame, pace: Option<usize>) -> Svg {
        let art = Art::of(game.specification().entry().surface);
        let layout = Layout::new(game, art);
        let mut svg = Svg { layout, art, pace, out: String::new(), group: None };
        svg.head(game);
        svg.description(game);
        svg.definitions();
        svg.line(format_args!("<rect class=\"bw-page\" width=\"100%\" height=\"100%\"/>"));
        (art.board)(&svg.layout, &mut svg.out);
        svg.small_boards(game);
        svg.edges();
        svg.names(&game.players());
        svg
    }

    /// Paints items, one after the other.
    pub(crate) fn items(&mut self, items: impl Iterator<Item = (Item, Span)>) {
        for (item, span) in items {
            self.item(&item, span);
        }
    }

    /// The whole picture.
    pub(crate) fn finish(mut self) -> String {
        self.switch_group(None);
        self.out.push_str("</svg>\n");
        self.out
    }

    fn line(&mut self, line: impl fmt::Display) {
        let _ = writeln!(self.out, "{line}");
    }

    fn head(&mut self, game: &dyn AnyGame) {
        let Layout { width, height, .. } = self.layout;
        self.line(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"bw\" role=\"img\" \
             width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">"
        ));
        let title = format!("{}: {}", game.specification().entry().name, state(game));
        self.line(format_args!("<title>{}</title>", Escaped(&title)));
    }

    /// All that the picture shows, in words.
    fn description(&mut self, game: &dyn AnyGame) {
        let mut words = format!("{}. ", game.specification());
        let _ = match game.ply() {
            0 => write!(words, "At the start"),
            1 => write!(words, "After 1 move"),
            plies => write!(words, "After {plies} moves"),
        };
        let _ = write!(words, ": {}.", state(game));
        let line = game.winning_cells().join(" ");
        if !line.is_empty() {
            let _ = write!(words, " The line that decided it: {line}.");
        }
        let stones = stones(game);
        for player in game.players() {
            let own = stones.iter().filter(|(_, symbol)| *symbol == player.symbol());
            let cells: String = own.map(|(cell, _)| format!(" {cell}")).collect();
            let cells = if cells.is_empty() { " nothing" } else { &cells };
            let _ = write!(words, " {} has{cells}.", player.name());
        }
        for point in game.forbidden().unwrap_or_default() {
            let _ = write!(words, " {} is forbidden: {}.", point.text, in_words(point.reason));
        }
        let playable = game.small_boards().into_iter().filter(|board| board.is_playable);
        let playable: String =
            playable.map(|board| format!(" {}", board.corners.join("-"))).collect();
        if !playable.is_empty() {
            let _ = write!(words, " Small boards to play on:{playable}.");
        }
        let moves = game.moves().join(" ");
        if !moves.is_empty() {
            let _ = write!(words, " Moves: {moves}.");
        }
        self.line(format_args!("<desc>{}</desc>", Escaped(&words)));
    }

    fn definitions(&mut self) {
        let Art { style, dark, symbols, .. } = *self.art;
        let motion = if self.pace.is_some() { MOTION } else { "" };
        self.line(format_args!(
            "<style>\n{STYLE}{style}@media(prefers-color-scheme:dark){{\n{DARK}{dark}}}\n\
             {motion}</style>"
        ));
        self.line(format_args!("<defs>\n{SYMBOLS}{symbols}</defs>"));
    }

    /// The borders of the small boards.
    fn small_boards(&mut self, game: &dyn AnyGame) {
        for board in game.small_boards() {
            let Some(corners) = corners(&board) else { continue };
            let [x, y, width, height] = self.rectangle(corners);
            self.line(format_args!(
                "<rect class=\"bw-small\" x=\"{x}\" y=\"{y}\" width=\"{width}\" \
                 height=\"{height}\"/>"
            ));
        }
    }

    /// Letters below the columns, numbers at the left of the rows.
    fn edges(&mut self) {
        let Layout { left, top, rows, columns, pitch, .. } = self.layout;
        self.line("<g class=\"bw-edge\">");
        for column in 0..columns {
            let x = left + column * pitch + pitch / 2;
            let y = top + rows * pitch + BORDER + 17;
            let letters = column_letters(column as u8);
            self.line(format_args!("<text x=\"{x}\" y=\"{y}\">{letters}</text>"));
        }
        for row in 1..=rows {
            let y = top + (rows - row) * pitch + pitch / 2 + 5;
            let x = left - BORDER - 13;
            self.line(format_args!("<text x=\"{x}\" y=\"{y}\">{row}</text>"));
        }
        self.line("</g>");
    }

    /// The players' names, beside which their stones are painted.
    fn names(&mut self, players: &[Player]) {
        for (seat, player) in players.iter().enumerate() {
            let (x, y) = self.layout.legend[seat];
            let name = shortened(player.name(), LONGEST_NAME);
            self.line(format_args!(
                "<text x=\"{}\" y=\"{}\">{}</text>",
                x + 15,
                y + 5,
                Escaped(&name)
            ));
        }
    }

    fn item(&mut self, item: &Item, span: Span) {
        self.switch_group(match item {
            Item::Number { look, .. } => Some(*look),
            _ => None,
        });
        let name = self.art.name;
        let timing = self.timing(span);
        match item {
            Item::Playable { corners } => {
                let [x, y, width, height] = self.rectangle(*corners);
                self.line(format_args!(
                    "<g class=\"bw-playable\"><rect x=\"{}\" y=\"{}\" width=\"{}\" \
                     height=\"{}\" rx=\"8\"{timing}/></g>",
                    x + 5,
                    y + 5,
                    width - 10,
                    height - 10
                ));
            }
            Item::Taken { corners, look } => {
                let [x, y, width, height] = self.rectangle(*corners);
                let (x, y) = (x + width / 2, y + height / 2);
                let scale = width.min(height) / (2 * self.art.radius + 4);
                self.line(format_args!(
                    "<g class=\"bw-taken\"><use href=\"#{name}-{look}\" \
                     transform=\"translate({x} {y}) scale({scale})\"{timing}/></g>"
                ));
            }
            Item::Stone { look, cell } => self.place(format_args!("{name}-{look}"), *cell, &timing),
            Item::Number { cell, number, .. } => self.number(*cell, *number, &timing),
            Item::Forbidden { cell, reason } => {
                let (x, y) = self.layout.middle(*cell);
                let reason = in_words(reason);
                self.line(format_args!(
                    "<use href=\"#bw-no\" x=\"{x}\" y=\"{y}\"{timing}><title>{cell} is forbidden: \
                     {reason}</title></use>"
                ));
            }
            Item::Winning { cell } => self.place(format_args!("{name}-win"), *cell, &timing),
            Item::Last { cell } => self.place(format_args!("{name}-last"), *cell, &timing),
            Item::Legend { seat, look } => {
                let (x, y) = self.layout.legend[*seat];
                // A radius of 9 is that of a capital letter and its accents.
                let scale = 90 / self.art.radius;
                self.line(format_args!(
                    "<use href=\"#{name}-{look}\" transform=\"translate({x} {y}) \
                     scale(.{scale})\"{timing}/>"
                ));
            }
            Item::Caption(words) => {
                let (x, y) = self.layout.caption;
                let words = shortened(words, self.layout.letters());
                let words = Escaped(&words);
                self.line(format_args!("<text x=\"{x}\" y=\"{y}\"{timing}>{words}</text>"));
            }
        }
    }

    /// Puts a symbol on a cell.
    fn place(&mut self, symbol: fmt::Arguments<'_>, cell: Cell, timing: &str) {
        let (x, y) = self.layout.middle(cell);
        self.line(format_args!("<use href=\"#{symbol}\" x=\"{x}\" y=\"{y}\"{timing}/>"));
    }

    fn number(&mut self, cell: Cell, number: usize, timing: &str) {
        let (x, y) = self.layout.middle(cell);
        let (right, down) = self.art.number;
        let (x, y) = (x.saturating_add_signed(right), y.saturating_add_signed(down));
        let digits = number.to_string().len();
        let [usual, .., least] = self.art.number_sizes;
        let size = match digits {
            0..=2 => usual,
            _ => self.art.number_sizes.get(digits - 2).copied().unwrap_or(least),
        };
        let size = if size == usual { String::new() } else { format!(" font-size=\"{size}\"") };
        self.line(format_args!("<text x=\"{x}\" y=\"{y}\"{size}{timing}>{number}</text>"));
    }

    /// Opens and closes the groups in which the numbers on stones of one look share a style.
    fn switch_group(&mut self, look: Option<usize>) {
        if look == self.group {
            return;
        }
        if self.group.is_some() {
            self.line("</g>");
        }
        if let Some(look) = look {
            let Art { name, number_sizes: [size, ..], .. } = *self.art;
            self.line(format_args!("<g class=\"{name}-ink-{look}\" font-size=\"{size}\">"));
        }
        self.group = look;
    }

    /// The attributes that make an element come and go.
    fn timing(&self, span: Span) -> String {
        let Some(pace) = self.pace else { return String::new() };
        let seconds = |plies: usize| (plies * pace) as f64 / 1000.0;
        match span {
            Span { from: 0, until: None } => String::new(),
            Span { from, until: None } => {
                format!(" class=\"bw-in\" style=\"animation-duration:{}s\"", seconds(from))
            }
            Span { from, until: Some(until) } => format!(
                " class=\"bw-out\" style=\"animation-duration:{}s;animation-delay:{}s\"",
                seconds(until - from),
                seconds(from)
            ),
        }
    }

    /// Left, top, width and height of the rectangle with these cells at the bottom left and at the
    /// top right.
    fn rectangle(&self, [first, last]: [Cell; 2]) -> [usize; 4] {
        let half = self.layout.pitch / 2;
        let (left, bottom) = self.layout.middle(first);
        let (right, top) = self.layout.middle(last);
        [left - half, top - half, right - left + 2 * half, bottom - top + 2 * half]
    }
}

/// The reason for which a point is forbidden, as people say it.
fn in_words(reason: &str) -> String {
    reason.trim_start_matches("forbidden_").replace('_', " ")
}

/// At most so many letters of a text, the last of them an ellipsis where some are left out.
fn shortened(text: &str, letters: usize) -> String {
    if text.chars().count() <= letters {
        return text.to_string();
    }
    let kept = text.chars().take(letters.saturating_sub(1));
    kept.chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;
    use boardwright::Specification;
    use roxmltree::Document;

    #[test]
    fn names_and_words_are_text_whatever_is_in_them() {
        let game = "tic-tac-toe".parse::<Specification>().unwrap().new_game();
        let mut svg = Svg::new(game.as_ref(), None);
        svg.names(&[Player::new("</text><b>&amp;\u{1b}", 'X'), Player::new("n".repeat(99), 'O')]);
        svg.items([(Item::Caption("]]> & <".to_string()), Span::WHOLE)].into_iter());
        let svg = svg.finish();
        let document = Document::parse(&svg).unwrap();
        let texts: Vec<_> = document.descendants().filter_map(|node| node.text()).collect();
        assert!(texts.contains(&"</text><b>&amp;\u{fffd}"), "{texts:?}");
        assert!(texts.contains(&"]]> & <"), "{texts:?}");
        assert!(texts.contains(&"nnnnnnnnnnnnnnnnnnn…"), "{texts:?}");
    }
}
