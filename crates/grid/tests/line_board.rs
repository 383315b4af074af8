//! The line board against the plain cell board and against a look at every window of the board.

use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::{BuildHasher, RandomState};

use boardwright_core::{Board, Game, Outcome, Player, Position, Rules, Seat};
use boardwright_grid::{
    Cell, CellBoard, CellGrid, CellPlacement, Direction, DirectionalWin, Grid, Line, LineBoard15,
    LineBoard20, LineBoard31, Picture, Shape, Stone,
};
use rstest::rstest;

fn shape(rows: usize, columns: usize) -> Shape {
    Shape::new([rows, columns]).expect("a shape in range")
}

/// Whether `stone` has a line anywhere: some window of so many cells is all its own, and, if the
/// line is exact, the cells at its two ends are not.
fn has_line(board: &impl Grid, stone: Stone, line: Line) -> bool {
    let (rows, columns) = (i32::from(board.shape().rows()), i32::from(board.shape().columns()));
    let own = |row: i32, column: i32| {
        let inside = (0..rows).contains(&row) && (0..columns).contains(&column);
        inside && board.at(Cell::new(row as u8, column as u8)) == Some(stone)
    };
    let length = i32::from(line.length());
    board.shape().iter().any(|start| {
        [(0, 1), (1, 0), (1, 1), (1, -1)].into_iter().any(|(up, right)| {
            let at =
                |n| own(i32::from(start.row()) + n * up, i32::from(start.column()) + n * right);
            (0..length).all(at) && !(line.is_exact() && (at(-1) || at(length)))
        })
    })
}

/// Plays random games on both boards and by the windows, and compares all they say.
fn cross_check<G: CellGrid + Debug>(empty: G, line: Line, games: u64) -> [u32; 3] {
    let shape = empty.shape();
    let rules = Rules::for_two(CellPlacement::new(), DirectionalWin::new(line));
    let mut results = [0; 3];
    for seed in 0..games {
        let mut generator = fastrand::Rng::with_seed(seed);
        let mut dice = |sides| generator.u32(..sides);
        let start = rules.position(empty.clone(), Seat::FIRST);
        let mut fast: Position<G> = start.clone();
        let mut plain = rules.position(CellBoard::new(shape), Seat::FIRST);
        let mut played = Vec::new();
        while let Some(cell) = rules.random(&fast, &mut dice) {
            let mover = fast.to_move();
            let before = fast.clone();
            let change = rules.play(&mut fast, cell).expect("a free cell");
            rules.play(&mut plain, cell).expect("a free cell");
            let won = has_line(plain.board(), change.stone, line);
            let expected = match (won, plain.board().is_full()) {
                (true, _) => Some(Outcome::Win(mover)),
                (false, full) => full.then_some(Outcome::Draw),
            };
            assert_eq!(fast.outcome(), expected, "after {cell} in game {seed}");
            assert_eq!(plain.outcome(), expected, "after {cell} in game {seed}");
            played.push((before, mover, change));
        }
        for cell in shape.iter() {
            assert_eq!(fast.board().at(cell), plain.board().at(cell), "{cell} in game {seed}");
            for &direction in Direction::all() {
                for (stone, reach) in [(Stone::FIRST, 3), (Stone::SECOND, 26)] {
                    assert_eq!(
                        fast.board().run(cell, direction, stone, reach),
                        plain.board().run(cell, direction, stone, reach),
                        "{cell}, {direction:?} in game {seed}",
                    );
                    // Nobody asks about a stone where one of the other colour lies.
                    if plain.board().at(cell).is_some_and(|there| there != stone) {
                        continue;
                    }
                    assert_eq!(
                        fast.board().makes_line(cell, stone, line),
                        plain.board().makes_line(cell, stone, line),
                        "{cell} in game {seed}",
                    );
                }
            }
        }
        results[fast.outcome().and_then(Outcome::winner).map_or(2, Seat::index)] += 1;
        for (before, mover, change) in played.into_iter().rev() {
            rules.undo(&mut fast, mover, &change);
            assert_eq!(fast, before, "in game {seed}");
        }
        assert_eq!(fast, start);
    }
    results
}

#[rstest]
#[case::gomoku(shape(15, 15), Line::at_least(5), 500)]
#[case::standard(shape(15, 15), Line::exactly(5), 500)]
#[case::smallest(shape(5, 5), Line::at_least(5), 2000)]
#[case::small(shape(9, 9), Line::exactly(5), 1000)]
#[case::tic_tac_toe(shape(3, 3), Line::at_least(3), 2000)]
#[case::three_of_exactly(shape(4, 7), Line::exactly(3), 2000)]
#[case::six(shape(9, 9), Line::at_least(6), 1000)]
#[case::six_exactly(shape(15, 8), Line::exactly(6), 1000)]
#[case::seven(shape(15, 3), Line::at_least(7), 1000)]
fn small_boards_agree(#[case] shape: Shape, #[case] line: Line, #[case] games: u64) {
    let small = cross_check(LineBoard15::new(shape).unwrap(), line, games);
    let large = cross_check(LineBoard31::new(shape).unwrap(), line, games / 10);
    assert!(small.iter().chain(&large).sum::<u32>() == (games + games / 10) as u32);
}

#[rstest]
#[case::gomoku(shape(19, 19), Line::at_least(5), 100)]
#[case::largest(shape(26, 26), Line::exactly(5), 50)]
#[case::long_rows(shape(7, 26), Line::at_least(6), 200)]
#[case::long_columns(shape(26, 4), Line::at_least(4), 200)]
fn large_boards_agree(#[case] shape: Shape, #[case] line: Line, #[case] games: u64) {
    cross_check(LineBoard31::new(shape).unwrap(), line, games);
}

#[rstest]
#[case::gomoku(shape(19, 19), Line::at_least(5), 200)]
#[case::standard(shape(19, 19), Line::exactly(5), 100)]
#[case::largest(shape(20, 20), Line::exactly(5), 100)]
#[case::small(shape(9, 5), Line::at_least(4), 1000)]
#[case::long_rows(shape(7, 20), Line::at_least(6), 200)]
#[case::long_columns(shape(20, 4), Line::at_least(4), 200)]
fn boards_between_agree(#[case] shape: Shape, #[case] line: Line, #[case] games: u64) {
    cross_check(LineBoard20::new(shape).unwrap(), line, games);
}

#[test]
fn sides_that_are_too_long() {
    let error = LineBoard15::new(shape(15, 16)).unwrap_err();
    assert_eq!(
        error.to_string(),
        "a side of 16 is too long: this board keeps lines for sides up to 15",
    );
    assert!(LineBoard15::new(shape(15, 15)).is_ok());
    assert!(LineBoard20::new(shape(20, 20)).is_ok());
    assert!(LineBoard20::new(shape(5, 21)).is_err());
    assert!(LineBoard31::new(shape(26, 26)).is_ok());
    assert!(LineBoard31::new(shape(5, 32)).is_err());
}

/// Diagonals that share a word, and both colours of a line, lie next to each other in it: all of
/// White's stones and all but one of Black's must not lengthen Black's run through the corners.
#[rstest]
fn lines_do_not_run_into_each_other(#[values(3, 5, 8, 15)] side: u8) {
    let shape = shape(side.into(), side.into());
    for gap in shape.iter() {
        let mut board = LineBoard15::new(shape).unwrap();
        let mut plain = CellBoard::new(shape);
        for cell in shape.iter().filter(|&cell| cell != gap) {
            board.place(cell, Stone::SECOND);
            plain.place(cell, Stone::SECOND);
        }
        for cell in shape.iter() {
            for &direction in Direction::all() {
                for stone in [Stone::FIRST, Stone::SECOND] {
                    assert_eq!(
                        board.run(cell, direction, stone, 64),
                        plain.run(cell, direction, stone, 64),
                        "{cell}, {direction:?}, without {gap}",
                    );
                }
            }
        }
    }
}

#[test]
fn stones_can_be_lifted_in_any_order() {
    let shape = shape(6, 7);
    let empty = LineBoard15::new(shape).unwrap();
    for seed in 0..200 {
        let mut generator = fastrand::Rng::with_seed(seed);
        let mut board = empty;
        for _ in 0..300 {
            let cell = shape.cell(generator.usize(..shape.cells()));
            match board.at(cell) {
                Some(_) => board.lift(cell),
                None => board.place(cell, Stone::new(generator.u8(..2))),
            }
            let free: HashSet<Cell> = board.free_cells().collect();
            assert_eq!(free.len(), shape.cells() - board.stones());
            // The list holds each free cell once: every place of it gives another one.
            let listed: HashSet<Cell> =
                (0..free.len()).filter_map(|n| board.random_free(&mut |_| n as u32)).collect();
            assert_eq!(listed, free);
        }
        for cell in shape.iter() {
            if board.at(cell).is_some() {
                board.lift(cell);
            }
        }
        assert_eq!(board, empty);
    }
}

#[test]
fn undoing_restores_what_the_same_dice_draw() {
    let mut board = LineBoard15::new(shape(4, 4)).unwrap();
    let draws = |board: &LineBoard15| -> Vec<Cell> {
        let free = 16 - board.stones() as u32;
        (0..free).filter_map(|n| board.random_free(&mut |_| n)).collect()
    };
    for cell in [5, 15, 0, 7] {
        board.place(shape(4, 4).cell(cell), Stone::FIRST);
    }
    let before = draws(&board);
    for cell in [1, 14, 6] {
        board.place(shape(4, 4).cell(cell), Stone::SECOND);
    }
    for cell in [6, 14, 1] {
        board.lift(shape(4, 4).cell(cell));
    }
    assert_eq!(draws(&board), before);
}

/// What is on the board decides, not how it came there.
#[test]
fn equality_and_hash_read_the_stones() {
    let picture = Picture::parse("X O .\n. X O\n. . .", &['X', 'O']).unwrap();
    let board = LineBoard15::from_picture(&picture).unwrap();
    let mut other = LineBoard15::new(picture.shape()).unwrap();
    other.place(Cell::new(0, 0), Stone::FIRST);
    for (cell, stone) in picture.stones().collect::<Vec<_>>().into_iter().rev() {
        other.place(cell, stone);
    }
    let state = RandomState::new();
    assert_ne!(board, other);
    other.lift(Cell::new(0, 0));
    assert_eq!(board, other);
    assert_eq!(state.hash_one(board), state.hash_one(other));
    other.lift(Cell::new(1, 2));
    other.place(Cell::new(1, 2), Stone::FIRST);
    assert_ne!(board, other);
}

/// The stone placed last is known; the other colour on its cell is another question.
#[test]
fn a_line_asked_about_for_the_other_colour() {
    let mut board = LineBoard15::new(shape(5, 5)).unwrap();
    for column in 0..4 {
        board.place(Cell::new(0, column), Stone::FIRST);
        board.place(Cell::new(1, column), Stone::SECOND);
    }
    let corner = Cell::new(0, 4);
    board.place(corner, Stone::FIRST);
    assert!(board.makes_line(corner, Stone::FIRST, Line::at_least(5)));
    assert!(!board.makes_line(corner, Stone::SECOND, Line::at_least(5)));
}

/// Chi-squared for 13 free cells: 12 degrees of freedom, 32.9 at one in a thousand.
#[test]
fn every_free_cell_is_drawn_as_often() {
    let picture = Picture::parse("X . . O\n. . X .\nO . . .\n. . . .", &['X', 'O']).unwrap();
    let mut board = LineBoard15::from_picture(&picture).unwrap();
    board.lift(Cell::new(3, 0));
    let rules = Rules::for_two(CellPlacement::new(), DirectionalWin::new(Line::at_least(4)));
    let players = vec![Player::new("Black", 'X'), Player::new("White", 'O')];
    let game = Game::new(rules, board, players).unwrap();
    let mut generator = fastrand::Rng::with_seed(7);
    let mut counts = [0_u32; 16];
    for _ in 0..130_000 {
        let cell = game.random(&mut |sides| generator.u32(..sides)).unwrap();
        counts[picture.shape().index(cell)] += 1;
    }
    let drawn: Vec<f64> = counts.iter().filter(|&&n| n > 0).map(|&n| f64::from(n)).collect();
    assert_eq!(drawn.len(), 13);
    let chi_squared: f64 = drawn.iter().map(|n| (n - 10_000.0).powi(2) / 10_000.0).sum();
    assert!(chi_squared < 32.9, "{chi_squared}");
}

/// Lifting any stone of a line breaks it, also for who asks about the stone placed last.
#[test]
fn a_line_that_loses_a_stone_is_none() {
    let mut board = LineBoard15::new(shape(5, 5)).unwrap();
    for column in 0..5 {
        board.place(Cell::new(0, column), Stone::FIRST);
    }
    let last = Cell::new(0, 4);
    assert!(board.makes_line(last, Stone::FIRST, Line::at_least(5)));
    board.lift(Cell::new(0, 2));
    assert!(!board.makes_line(last, Stone::FIRST, Line::at_least(5)));
}
