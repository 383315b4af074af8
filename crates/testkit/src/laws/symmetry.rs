use boardwright_core::{Board, Game, MoveRule, Notation, Outcome, Rules, Seat, WinStrategy};
use boardwright_grid::{Symmetry, SymmetryMaps};

use super::Laws;
use super::walk::Fault;

/// How many legal moves are mapped at a time, more or less.
const MOVES_MAPPED: usize = 32;

impl<B, R, W> Laws<B, R, W>
where
    B: Board,
    R: Notation<B> + Clone,
    W: WinStrategy<B, R::Change> + Clone,
{
    /// Law 7: on the mapped board the mapped moves are legal, do what the moves do, and win or not
    /// as they do; and mapping back gives the board back.
    pub(super) fn check_symmetry(&self, inputs: &[R::Input]) -> Result<(), Fault<R::Input>> {
        let Some(maps) = &self.maps else { return Ok(()) };
        self.walk(inputs, |game, last| {
            if !self.is_due(game, last) {
                return Ok(());
            }
            for &symmetry in maps.symmetries(game.rules().moves(), game.board()) {
                check_mapped(maps, game, symmetry)
                    .map_err(|complaint| format!("{symmetry:?}: {complaint}"))?;
            }
            Ok(())
        })
    }
}

fn check_mapped<B, R, W>(
    maps: &SymmetryMaps<B, R>,
    game: &Game<B, R, W>,
    symmetry: Symmetry,
) -> Result<(), String>
where
    B: Board,
    R: Notation<B>,
    W: WinStrategy<B, R::Change>,
{
    let (rules, board, mover) = (game.rules(), game.board(), game.to_move());
    let rule = rules.moves();
    let mapped = maps.map_board(rule, board, symmetry);
    if symmetry == Symmetry::Identity && mapped != *board {
        return Err("the board changes".to_owned());
    }
    if maps.map_board(rule, &mapped, symmetry.inverse()) != *board {
        return Err("mapped there and back the board is another".to_owned());
    }
    let legal: Vec<R::Input> = game.legal().collect();
    // Of many moves some will do, other ones at every ply.
    let stride = 1 + legal.len() / MOVES_MAPPED;
    for input in legal.iter().skip(game.ply() % stride).step_by(stride) {
        let mapped_input = maps.map_input(rule, board, symmetry, input);
        // What is listed and refused breaks law 1.
        let Ok(after) = play(rules, board, mover, input) else { continue };
        let mapped_after = play(rules, &mapped, mover, &mapped_input)
            .map_err(|refusal| format!("{input:?} becomes {mapped_input:?}, refused: {refusal}"))?;
        if mapped_after.board != maps.map_board(rule, &after.board, symmetry) {
            return Err(format!("to map and then play {input:?} is not to play and then map"));
        }
        if (mapped_after.outcome, mapped_after.next) != (after.outcome, after.next) {
            return Err(format!("{input:?} ends in another way on the mapped board"));
        }
    }
    if !game.is_over() && rule.legal(&mapped, mover).count() != legal.len() {
        return Err("the mapped board has more legal moves, or fewer".to_owned());
    }
    Ok(())
}

/// What a move leads to.
struct After<B> {
    board: B,
    outcome: Option<Outcome>,
    next: Seat,
}

fn play<B, R, W>(
    rules: &Rules<R, W>,
    board: &B,
    mover: Seat,
    input: &R::Input,
) -> Result<After<B>, R::Refusal>
where
    B: Board,
    R: MoveRule<B>,
    W: WinStrategy<B, R::Change>,
{
    let mut board = board.clone();
    let change = rules.moves().apply(&mut board, mover, input.clone())?;
    let outcome = rules.win().outcome(&board, mover, &change);
    let next = rules.moves().next(&board, mover, &change, rules.seats());
    Ok(After { board, outcome, next })
}
