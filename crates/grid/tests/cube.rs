//! A board with three dimensions plugs in with the same rule and the same win strategy.

use std::collections::HashSet;

use boardwright_core::{Game, MoveRule, Outcome, Player, Rules, Seat, WinStrategy};
use boardwright_grid::{
    Cell, CellBoard, CellGrid, CellPlacement, Direction, DirectionalWin, Line, Shape, Stone,
};
use rstest::rstest;

/// A cube of side n has n^3 + ... lines that fill a side: ((n + 2)^3 - n^3) / 2, which is 49 for
/// n = 3 and 76 for n = 4.
#[rstest]
#[case(2, 28)]
#[case(3, 49)]
#[case(4, 76)]
fn lines_of_the_cube(#[case] side: u8, #[case] lines: usize) {
    let shape = Shape::new([side.into(); 3]).unwrap();
    let win = DirectionalWin::new(Line::exactly(side));
    let mut found = HashSet::new();
    for start in shape.iter() {
        for direction in Direction::<3>::all() {
            let mut board = CellBoard::new(shape);
            let mut cells = Vec::new();
            let mut coordinates = start.coordinates();
            while shape.contains(Cell::at(coordinates)) {
                board.place(Cell::at(coordinates), Stone::FIRST);
                cells.push(Cell::at(coordinates));
                for (coordinate, change) in coordinates.iter_mut().zip(direction.step()) {
                    *coordinate = coordinate.wrapping_add_signed(change);
                }
            }
            if win.judge(&board, Seat::FIRST).is_some() {
                cells.sort();
                assert_eq!(win.winning_cells(&board), cells);
                found.insert(cells);
            }
        }
    }
    assert_eq!(found.len(), lines);
}

#[test]
fn directions_are_one_of_each_opposite_pair() {
    fn count<const D: usize>() -> usize {
        let steps: HashSet<[i8; D]> = Direction::<D>::all().iter().map(|d| d.step()).collect();
        for step in &steps {
            assert!(!steps.contains(&step.map(|change| -change)), "{step:?} and its opposite");
        }
        steps.len()
    }
    assert_eq!([count::<1>(), count::<2>(), count::<3>(), count::<4>()], [1, 4, 13, 40]);
    assert_eq!(
        Direction::all(),
        [Direction::HORIZONTAL, Direction::ANTI_DIAGONAL, Direction::VERTICAL, Direction::DIAGONAL]
    );
}

#[test]
fn a_game_on_a_cube_is_won_along_a_space_diagonal() {
    let shape = Shape::new([4, 4, 4]).unwrap();
    let rules = Rules::for_two(CellPlacement::new(), DirectionalWin::new(Line::at_least(4)));
    let players = vec![Player::new("Cross", 'X'), Player::new("Nought", 'O')];
    let mut game = Game::new(rules, CellBoard::new(shape), players).unwrap();
    for step in 0..4 {
        game.play(Cell::at([step, 3 - step, step])).unwrap();
        if step < 3 {
            game.play(Cell::at([0, 0, step])).unwrap();
        }
    }
    assert_eq!(game.outcome(), Some(Outcome::Win(Seat::FIRST)));

    game.undo().unwrap();
    let before = game.clone();
    let error = game.play(Cell::at([0, 4, 0])).unwrap_err();
    assert_eq!(
        error.to_string(),
        "row 0, column 4, level 0 is out of range: rows are 0..3, columns are 0..3, levels are 0..3"
    );
    let error = game.play(Cell::at([0, 3, 0])).unwrap_err();
    assert_eq!(error.to_string(), "row 0, column 3, level 0 is occupied");
    assert_eq!(game, before);
    assert_eq!(CellPlacement::new().legal(game.board(), game.to_move()).count(), 64 - 6);
}
