use boardwright_core::{Board, Game, MoveRule, Position, WinStrategy};
use boardwright_grid::{Cell, Grid, Stone};

use crate::Tally;

/// Plays random games side by side with a twin that is written as plainly as can be, and tells what
/// came of them.
///
/// After every move the two must agree on every cell, on the legal moves (in the same order), on
/// whose turn it is and on the verdict. At the end of each game undo to the start and redo to the
/// end must pass through every position again. `twin_input` turns an input of the game into the
/// twin's; the same `seed` gives the same games.
///
/// # Panics
///
/// At the first difference, with the moves that lead there and both boards.
///
/// ```
/// use boardwright_core::{Game, Player, Rules};
/// use boardwright_grid::{CellBoard, CellPlacement, DirectionalWin, Line, Shape};
/// use boardwright_testkit::{cross_check, plain_twin};
///
/// let (shape, line) = (Shape::new([4, 5])?, Line::at_least(3));
/// let players = vec![Player::new("Cross", 'X'), Player::new("Nought", 'O')];
/// let rules = Rules::for_two(CellPlacement::new(), DirectionalWin::new(line));
/// let game = Game::new(rules, CellBoard::new(shape), players)?;
/// let twin = plain_twin(CellPlacement::new(), shape, line, game.players());
///
/// let tally = cross_check(&game, &twin, |cell| *cell, 100, 1);
/// assert_eq!(tally.games, 100);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn cross_check<const D: usize, B, R, W, TB, TR, TW>(
    game: &Game<B, R, W>,
    twin: &Game<TB, TR, TW>,
    twin_input: impl Fn(&R::Input) -> TR::Input,
    games: u32,
    seed: u64,
) -> Tally
where
    B: Grid<D>,
    R: MoveRule<B> + Clone,
    W: WinStrategy<B, R::Change> + Clone,
    TB: Grid<D>,
    TR: MoveRule<TB> + Clone,
    TW: WinStrategy<TB, TR::Change> + Clone,
{
    let cells: Vec<Cell<D>> = game.board().shape().iter().collect();
    let mut generator = fastrand::Rng::with_seed(seed);
    let mut tally = Tally::new(game.rules().seats());
    for _ in 0..games {
        let (mut game, mut twin) = (game.clone(), twin.clone());
        let mut positions = vec![game.position().clone()];
        loop {
            let legal: Vec<R::Input> = game.legal().collect();
            if let Some(complaint) = difference(&cells, &game, &legal, &twin, &twin_input) {
                let inputs: Vec<&R::Input> = game.history().inputs().collect();
                panic!(
                    "{complaint}\nafter {inputs:?}\nthe board\n{}\nthe twin\n{}",
                    draw(game.board()),
                    draw(twin.board())
                );
            }
            if legal.is_empty() {
                break;
            }
            let input = legal[generator.usize(..legal.len())].clone();
            // Both have just listed it.
            twin.play(twin_input(&input)).expect("a legal move of the twin");
            game.play(input).expect("a legal move");
            positions.push(game.position().clone());
        }
        tally.add(game.ply(), game.outcome());
        back_and_forth(game, &positions);
    }
    tally
}

/// What the two do not agree on.
fn difference<const D: usize, B, R, W, TB, TR, TW>(
    cells: &[Cell<D>],
    game: &Game<B, R, W>,
    legal: &[R::Input],
    twin: &Game<TB, TR, TW>,
    twin_input: &impl Fn(&R::Input) -> TR::Input,
) -> Option<String>
where
    B: Grid<D>,
    R: MoveRule<B>,
    W: WinStrategy<B, R::Change>,
    TB: Grid<D>,
    TR: MoveRule<TB>,
    TW: WinStrategy<TB, TR::Change>,
{
    let shape = game.board().shape();
    if shape != twin.board().shape() {
        return Some(format!("the shape is {shape:?}, the twin's {:?}", twin.board().shape()));
    }
    let differs = |&&cell: &&Cell<D>| game.board().at(cell) != twin.board().at(cell);
    if let Some(cell) = cells.iter().find(differs) {
        return Some(format!("the boards differ at {cell:?}"));
    }
    if game.outcome() != twin.outcome() {
        let (verdict, twins) = (game.outcome(), twin.outcome());
        return Some(format!("the verdict is {verdict:?}, the twin's {twins:?}"));
    }
    if game.to_move() != twin.to_move() {
        let (seat, twins) = (game.to_move(), twin.to_move());
        return Some(format!("seat {seat} is to move, in the twin seat {twins}"));
    }
    if game.board().is_full() != twin.board().is_full() {
        return Some("one board is full and the other is not".to_owned());
    }
    let twins: Vec<TR::Input> = twin.legal().collect();
    if !legal.iter().map(twin_input).eq(twins.iter().cloned()) {
        return Some(format!("{legal:?} are legal, in the twin {twins:?}"));
    }
    None
}

/// Undoes the whole game and redoes it, and compares every position on the way.
fn back_and_forth<B, R, W>(mut game: Game<B, R, W>, positions: &[Position<B>])
where
    B: Board,
    R: MoveRule<B>,
    W: WinStrategy<B, R::Change>,
{
    let check = |game: &Game<B, R, W>, position: &Position<B>, done: &str| {
        assert!(
            game.position() == position,
            "{done} to ply {} gives another position than play did: {:?}",
            game.ply(),
            game.history().inputs().collect::<Vec<_>>()
        );
    };
    let (last, earlier) = positions.split_last().expect("a game has a first position");
    check(&game, last, "play");
    for position in earlier.iter().rev() {
        game.undo().expect("a move to undo");
        check(&game, position, "undo");
    }
    assert!(game.undo().is_err(), "there is something to undo before the first move");
    for position in &positions[1..] {
        game.redo().expect("a move to redo");
        check(&game, position, "redo");
    }
    assert!(game.redo().is_err(), "there is something to redo after the last move");
}

/// The cells along the last axis, a line each; stones by the number of their colour.
fn draw<const D: usize, G: Grid<D>>(board: &G) -> String {
    let shape = board.shape();
    let columns = usize::from(shape.sides()[D - 1]);
    let symbol =
        |stone: Option<Stone>| stone.map_or('.', |stone| (b'1' + stone.index() as u8).into());
    let cells: Vec<char> = shape.iter().map(|cell| symbol(board.at(cell))).collect();
    let rows: Vec<String> = cells.chunks(columns).rev().map(|row| row.iter().collect()).collect();
    rows.join("\n")
}
