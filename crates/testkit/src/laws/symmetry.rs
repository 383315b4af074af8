use boardwright_core::{Board, Game, Notation, WinStrategy};
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
                check_board(maps, game, symmetry)
                    .and_then(|()| check_moves(maps, game, symmetry))
                    .map_err(|complaint| format!("{symmetry:?}: {complaint}"))?;
            }
            Ok(())
        })
    }
}

fn check_board<B, R, W>(
    maps: &SymmetryMaps<B, R>,
    game: &Game<B, R, W>,
    symmetry: Symmetry,
) -> Result<(), String>
where
    B: Board,
    R: Notation<B>,
    W: WinStrategy<B, R::Change>,
{
    let (rule, board) = (game.rules().moves(), game.board());
    let mapped = maps.map_board(rule, board, symmetry);
    if symmetry == Symmetry::Identity && mapped != *board {
        return Err("the board changes".to_owned());
    }
    if maps.map_board(rule, &mapped, symmetry.inverse()) != *board {
        return Err("mapped there and back the board is another".to_owned());
    }
    Ok(())
}

fn check_moves<B, R, W>(
    maps: &SymmetryMaps<B, R>,
    game: &Game<B, R, W>,
    symmetry: Symmetry,
) -> Result<(), String>
where
    B: Board,
    R: Notation<B>,
    W: WinStrategy<B, R::Change>,
{
    let (rule, win, board, mover) =
        (game.rules().moves(), game.rules().win(), game.board(), game.to_move());
    let seats = game.rules().seats();
    let mapped = maps.map_board(rule, board, symmetry);
    let legal: Vec<R::Input> = game.legal().collect();
    // Of many moves some will do, other ones at every ply.
    let stride = 1 + legal.len() / MOVES_MAPPED;
    for input in legal.iter().skip(game.ply() % stride).step_by(stride) {
        let mapped_input = maps.map_input(rule, board, symmetry, input);
        let (mut played, mut mapped_played) = (board.clone(), mapped.clone());
        let Ok(change) = rule.apply(&mut played, mover, input.clone()) else { continue };
        let mapped_change = match rule.apply(&mut mapped_played, mover, mapped_input.clone()) {
            Ok(change) => change,
            Err(refusal) => {
                return Err(format!("{input:?} becomes {mapped_input:?}, refused: {refusal}"));
            }
        };
        if mapped_played != maps.map_board(rule, &played, symmetry) {
            return Err(format!("to map and then play {input:?} is not to play and then map"));
        }
        let outcome = win.outcome(&played, mover, &change);
        let next = rule.next(&played, mover, &change, seats);
        if win.outcome(&mapped_played, mover, &mapped_change) != outcome
            || rule.next(&mapped_played, mover, &mapped_change, seats) != next
        {
            return Err(format!("{input:?} ends in another way on the mapped board"));
        }
    }
    if !game.is_over() && rule.legal(&mapped, mover).count() != legal.len() {
        return Err("the mapped board has more legal moves, or fewer".to_owned());
    }
    Ok(())
}
