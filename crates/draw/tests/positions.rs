//! What a picture shows is what is on the board: each picture is read back and held against the
//! game.

mod drawing;
mod games;
#[path = "../../boardwright/tests/rule_sets/mod.rs"]
mod rule_sets;

use std::collections::{BTreeMap, BTreeSet};

use boardwright::AnyGame;
use boardwright_core::Seat;
use boardwright_draw::position;
use boardwright_grid::Cell;
use drawing::Drawing;
use games::{new_game, played};
use rstest::rstest;
use rule_sets::rule_sets;

/// The number from 1 of the colour with this symbol. The first seat starts with the first colour.
fn colour(game: &dyn AnyGame, symbol: char) -> usize {
    let players = game.specification().new_game().players();
    1 + players.iter().position(|player| player.symbol() == symbol).unwrap()
}

/// The stones on the board, by the names of their cells, with the number of their colour.
fn stones(game: &dyn AnyGame) -> BTreeMap<String, usize> {
    let mut stones = BTreeMap::new();
    for (row, symbols) in game.cells().iter().rev().enumerate() {
        for (column, symbol) in symbols.chars().enumerate().filter(|(_, symbol)| *symbol != '.') {
            let cell = Cell::new(row as u8, column as u8).to_string();
            stones.insert(cell, colour(game, symbol));
        }
    }
    stones
}

/// Which stones lie in which column of Pop Out, by the numbers of their moves, from the bottom.
#[derive(Default)]
struct Columns(BTreeMap<String, Vec<usize>>);

impl Columns {
    fn play(&mut self, ply: usize, text: &str) {
        match text.strip_prefix('x') {
            Some(column) if !column.is_empty() => drop(self.0.get_mut(column).unwrap().remove(0)),
            _ => self.0.entry(text.to_owned()).or_default().push(ply),
        }
    }

    fn numbers(&self) -> BTreeMap<String, usize> {
        let stacks = self.0.iter();
        let named = |(column, stack): (&String, &Vec<usize>)| {
            let cells = stack.iter().enumerate();
            let column = column.clone();
            cells.map(move |(row, &ply)| (format!("{column}{}", row + 1), ply)).collect::<Vec<_>>()
        };
        stacks.flat_map(named).collect()
    }
}

/// After every move of random games: stones and numbers, the last move, the line that won, the
/// forbidden points, and where the next move can go.
#[test]
fn pictures_read_back_as_the_positions_they_show() {
    for set in rule_sets() {
        for seed in 0..2 {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut game = set.specification.new_game();
            let pops = set.text.contains("pop-out");
            let mut columns = Columns::default();
            let mut numbers = BTreeMap::new();
            let every = if game.cells().len() > 15 { 23 } else { 5 };
            loop {
                let legal = game.legal();
                let Some(text) = random.choice(&legal).filter(|_| game.ply() < 150) else { break };
                let before = stones(game.as_ref());
                game.play(text).unwrap();
                let after = stones(game.as_ref());
                let mut new = after.keys().filter(|cell| !before.contains_key(*cell));
                let new = new.next();
                if pops {
                    columns.play(game.ply(), text);
                    numbers = columns.numbers();
                } else if let Some(cell) = new {
                    numbers.insert(cell.clone(), game.ply());
                }
                if game.ply() % every != 0 && game.outcome().is_none() {
                    continue;
                }
                let drawing = Drawing::read(&position(game.as_ref()));
                let context = format!("{} {}", set.text, game.moves().join(" "));
                assert_eq!(drawing.stones, after, "{context}");
                assert_eq!(drawing.numbers, numbers, "{context}");
                assert_eq!(drawing.last, new.cloned().into_iter().collect(), "{context}");
                let winning: BTreeSet<_> = game.winning_cells().into_iter().collect();
                assert_eq!(drawing.winning, winning, "{context}");
                let forbidden = game.forbidden().unwrap_or_default();
                let crossed: Vec<_> = drawing.forbidden.keys().cloned().collect();
                let mut expected: Vec<_> = forbidden.into_iter().map(|point| point.text).collect();
                expected.sort_unstable();
                assert_eq!(crossed, expected, "{context}");
                let colours: Vec<_> = game
                    .players()
                    .iter()
                    .map(|player| colour(game.as_ref(), player.symbol()))
                    .collect();
                assert_eq!(drawing.legend, colours, "{context}");
            }
        }
    }
}

#[test]
fn a_game_that_can_be_told_from_its_mirror_images() {
    let game = played("gomoku", "a1 b1 o2 c15 h9");
    let drawing = Drawing::read(&position(game.as_ref()));
    let stone = |cell: &str, look| (cell.to_owned(), look);
    let expected = [("a1", 1), ("b1", 2), ("o2", 1), ("c15", 2), ("h9", 1)];
    assert_eq!(drawing.stones, expected.map(|(cell, look)| stone(cell, look)).into());
    let numbers = [("a1", 1), ("b1", 2), ("o2", 3), ("c15", 4), ("h9", 5)];
    assert_eq!(drawing.numbers, numbers.map(|(cell, ply)| stone(cell, ply)).into());
    assert_eq!(drawing.last, ["h9".to_owned()].into());
}

#[test]
fn numbers_go_with_their_discs_when_a_column_is_popped() {
    let game = played("connect-four:rule=pop-out", "d e d e d c xd g");
    let drawing = Drawing::read(&position(game.as_ref()));
    let expected = [("c1", 6), ("d1", 3), ("d2", 5), ("e1", 2), ("e2", 4), ("g1", 8)];
    assert_eq!(drawing.numbers, expected.map(|(cell, ply)| (cell.to_owned(), ply)).into());
    let game = played("connect-four:rule=pop-out", "d e d e d c xd");
    let drawing = Drawing::read(&position(game.as_ref()));
    assert_eq!(drawing.last, BTreeSet::new());
    assert!(drawing.words.contains(&"7. Red: xd – Yellow to move".to_owned()), "{drawing:?}");
}

#[test]
fn discs_that_were_set_up_stay_without_numbers_when_they_fall() {
    let game = played("connect-four:rule=pop-out", "@7/7/7/7/3Y3/3R3:1 d a xd");
    let drawing = Drawing::read(&position(game.as_ref()));
    assert_eq!(drawing.stones.len(), 3);
    let expected = [("a1", 2), ("d2", 1)];
    assert_eq!(drawing.numbers, expected.map(|(cell, ply)| (cell.to_owned(), ply)).into());
}

#[test]
fn a_swap_is_a_move_without_a_stone_and_changes_the_legend() {
    let game = played("gomoku:opening=swap", "h8 i9 j10");
    let before = Drawing::read(&position(game.as_ref()));
    assert_eq!(before.legend, [1, 2]);
    assert_eq!(before.words.last().unwrap(), "3. Player 1: j10 – Player 2 to move: swap or stay");
    let game = played("gomoku:opening=swap", "h8 i9 j10 swap k11");
    let after = Drawing::read(&position(game.as_ref()));
    assert_eq!(after.legend, [2, 1]);
    assert_eq!((after.numbers["j10"], after.numbers["k11"]), (3, 5));
    assert_eq!((after.stones["h8"], after.stones["k11"]), (1, 2));
}

#[test]
fn stones_that_were_set_up_have_no_numbers() {
    let game = played("connect-four", "@7/7/7/7/2Y4/2RR3 d");
    let drawing = Drawing::read(&position(game.as_ref()));
    assert_eq!(drawing.stones.len(), 4);
    assert_eq!(drawing.numbers, [("d2".to_owned(), 1)].into());
}

#[test]
fn forbidden_points_say_why() {
    let game = played("gomoku:rule=renju", "h8g6f6g5f7g4h7g3g2a1");
    let drawing = Drawing::read(&position(game.as_ref()));
    let expected = ("g7".to_owned(), "g7 is forbidden: double three".to_owned());
    assert_eq!(drawing.forbidden, [expected].into());
}

/// Where to play is asked of the legal moves; who has won, of the stones.
#[test]
fn small_boards_show_where_to_play_and_who_has_won_them() {
    for seed in 0..20 {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut game = new_game("tic-tac-toe:rule=ultimate");
        while let Some(text) = random.choice(&game.legal()) {
            game.play(text).unwrap();
            let drawing = Drawing::read(&position(game.as_ref()));
            let free: BTreeSet<_> = drawing
                .playable
                .iter()
                .filter(|cell| !drawing.stones.contains_key(*cell))
                .cloned()
                .collect();
            assert_eq!(free, game.legal().into_iter().collect(), "{:?}", game.moves());
            assert_eq!(drawing.taken, small_wins(&drawing.stones), "{:?}", game.moves());
        }
    }
}

/// The small boards with three in a row on them, by the cells in their middles.
fn small_wins(stones: &BTreeMap<String, usize>) -> BTreeMap<String, usize> {
    const LINES: [[(u8, u8); 3]; 8] = [
        [(0, 0), (0, 1), (0, 2)],
        [(1, 0), (1, 1), (1, 2)],
        [(2, 0), (2, 1), (2, 2)],
        [(0, 0), (1, 0), (2, 0)],
        [(0, 1), (1, 1), (2, 1)],
        [(0, 2), (1, 2), (2, 2)],
        [(0, 0), (1, 1), (2, 2)],
        [(0, 2), (1, 1), (2, 0)],
    ];
    let mut wins = BTreeMap::new();
    for (row, column) in (0..9).map(|board| (board / 3 * 3, board % 3 * 3)) {
        let at = |(r, c): (u8, u8)| stones.get(&Cell::new(row + r, column + c).to_string());
        for look in [1, 2] {
            if LINES.iter().any(|line| line.iter().all(|&cell| at(cell) == Some(&look))) {
                wins.insert(Cell::new(row + 1, column + 1).to_string(), look);
            }
        }
    }
    wins
}

#[test]
fn a_game_that_was_given_up_keeps_its_numbers_and_says_who_won() {
    let mut game = played("gomoku", "h8 h9");
    game.resign(Seat::FIRST).unwrap();
    let drawing = Drawing::read(&position(game.as_ref()));
    assert_eq!(drawing.numbers.len(), 2);
    assert_eq!(drawing.words.last().unwrap(), "2. White: h9 – White has won");
}

#[test]
fn what_can_be_redone_is_not_drawn() {
    let mut game = played("gomoku", "h8 h9 i10");
    game.undo().unwrap();
    assert_eq!(position(game.as_ref()), position(played("gomoku", "h8 h9").as_ref()));
    assert!(game.redo().is_ok(), "drawing changes nothing");
}

/// A reader that sees nothing is told the position, the moves and how it stands.
#[test]
fn the_description_says_all() {
    let svg = position(played("connect-four", "a b c d d d d c b g c").as_ref());
    let document = roxmltree::Document::parse(&svg).unwrap();
    let root = document.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    let text = |name| {
        let mut named = root.children().filter(|node| node.has_tag_name(name));
        let node = named.next().unwrap();
        assert!(named.next().is_none());
        node.text().unwrap().to_owned()
    };
    let svg_name = |name: &'static str| ("http://www.w3.org/2000/svg", name);
    assert_eq!(text(svg_name("title")), "connect-four: Red has won");
    assert_eq!(
        text(svg_name("desc")),
        "connect-four:rows=6,columns=7,connect=4,players=2,rule=standard. After 11 moves: Red has \
         won. The line that decided it: a1 b2 c3 d4. Red has a1 c1 b2 d2 c3 d4. Yellow has b1 d1 \
         g1 c2 d3. Moves: a b c d d d d c b g c."
    );
}

/// Every point of the usual board taken, in an order in which nobody gets five.
fn full_board() -> Box<dyn AnyGame> {
    let cells = || (0..15).flat_map(|row| (0..15).map(move |column| Cell::new(row, column)));
    let is_black = |cell: &Cell| (cell.column() + 2 * cell.row()) % 4 < 2;
    let black: Vec<_> = cells().filter(is_black).collect();
    let white: Vec<_> = cells().filter(|cell| !is_black(cell)).collect();
    let mut game = new_game("gomoku");
    for (index, cell) in black.iter().enumerate() {
        game.play(&cell.to_string()).unwrap();
        if let Some(cell) = white.get(index) {
            game.play(&cell.to_string()).unwrap();
        }
    }
    game
}

#[test]
fn pictures_are_small() {
    let full = full_board();
    assert_eq!(full.ply(), 225);
    let bytes = position(full.as_ref()).len();
    assert!(bytes < 30_000, "a full board of 225 takes {bytes} bytes");
}

#[rstest]
#[case::wide("connect-four:rows=16,columns=64", 64)]
#[case::high("tic-tac-toe:rows=64,columns=16", 16)]
#[case::one_cell_wide("tic-tac-toe:rows=5,columns=1,connect=5", 1)]
#[case::one_cell_high("connect-four:rows=1,columns=4,players=4", 4)]
fn boards_of_any_size_are_drawn(#[case] text: &str, #[case] columns: usize) {
    let mut game = new_game(text);
    let first = game.legal()[columns - 1].clone();
    game.play(&first).unwrap();
    let svg = position(game.as_ref());
    let drawing = Drawing::read(&svg);
    assert_eq!(drawing.stones, stones(game.as_ref()));
    assert!(svg.len() < 20_000, "{}", svg.len());
}
