use boardwright_core::{Board, MoveRule, Position, Rules, WinStrategy};

/// The plain twin of [`Rules::perft`]: it copies the position for every move, plays it with every
/// check, and undoes nothing.
///
/// ```
/// # use boardwright_core::{Player, Seat};
/// # use boardwright_grid::{CellPlacement, Line, Shape};
/// use boardwright_testkit::{plain_perft, plain_twin};
///
/// # let players = [Player::new("Cross", 'X'), Player::new("Nought", 'O')];
/// # let placement = CellPlacement::new();
/// let game = plain_twin(placement, Shape::new([3, 3])?, Line::at_least(3), &players);
/// assert_eq!(plain_perft(game.rules(), game.position(), 5), 15120);
/// # Ok::<(), boardwright_grid::ShapeError>(())
/// ```
///
/// # Panics
///
/// If the rules refuse a move that they list.
pub fn plain_perft<B, R, W>(rules: &Rules<R, W>, position: &Position<B>, depth: u32) -> u64
where
    B: Board,
    R: MoveRule<B>,
    W: WinStrategy<B, R::Change>,
{
    if depth == 0 {
        return 1;
    }
    plain_divide(rules, position, depth).into_iter().map(|(_, nodes)| nodes).sum()
}

/// The plain twin of [`Rules::divide`]: [`plain_perft`], one ply less deep, after each legal move.
///
/// ```
/// # use boardwright_core::{Player, Seat};
/// # use boardwright_grid::{Line, Shape};
/// use boardwright_testkit::{PlainFall, plain_divide, plain_twin};
///
/// # let players = [Player::new("Red", 'R'), Player::new("Yellow", 'Y')];
/// let game = plain_twin(PlainFall, Shape::new([2, 2])?, Line::at_least(2), &players);
/// // After a and a only b is open; after a and b both are.
/// assert_eq!(plain_divide(game.rules(), game.position(), 3), [(0, 3), (1, 3)]);
/// # Ok::<(), boardwright_grid::ShapeError>(())
/// ```
///
/// # Panics
///
/// If the rules refuse a move that they list.
pub fn plain_divide<B, R, W>(
    rules: &Rules<R, W>,
    position: &Position<B>,
    depth: u32,
) -> Vec<(R::Input, u64)>
where
    B: Board,
    R: MoveRule<B>,
    W: WinStrategy<B, R::Change>,
{
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let after = |input: R::Input| {
        let mut after = position.clone();
        if let Err(error) = rules.play(&mut after, input.clone()) {
            panic!("{input:?} is listed as legal and refused: {error}");
        }
        (input, plain_perft(rules, &after, rest))
    };
    rules.legal(position).map(after).collect()
}
