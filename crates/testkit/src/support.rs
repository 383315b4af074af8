use boardwright_grid::{Cell, CellBoard, CellGrid, Direction, Grid, Stone};

use crate::{WinCase, WindowJudge};

/// The case on a board where stones fall: with stones below all those that would, put so that
/// nobody has a line before the last stone and the last stone makes no other. `None` if no game
/// reaches it.
pub(crate) fn support(judge: &WindowJudge, case: &WinCase) -> Option<WinCase> {
    let mut board = case.before();
    let lines = lines_with_last(judge, &board, case.last);

    let run_cells = || case.stones.iter().map(|&(cell, _)| cell).chain([case.last]);
    let mut fillers: Vec<Cell> = Vec::new();
    for cell in run_cells() {
        let below = (0..cell.row()).map(|row| Cell::new(row, cell.column()));
        fillers.extend(below.filter(|&below| board.at(below).is_none()));
    }
    fillers.sort();
    fillers.dedup();
    // No stone rests on the last one before it is there, nor on a gap in a column.
    let upright_gap = case.direction == Direction::VERTICAL && case.pattern.contains('.');
    if upright_gap || fillers.contains(&case.last) {
        return None;
    }
    if !fill(judge, &mut board, case.last, lines, &fillers) {
        return None;
    }
    let mut supported = case.clone();
    supported.stones =
        board.shape().iter().filter_map(|cell| Some((cell, board.at(cell)?))).collect();
    Some(supported)
}

/// Puts a stone of either colour on each of these cells, if that can be done without a line.
fn fill(
    judge: &WindowJudge,
    board: &mut CellBoard,
    last: Cell,
    lines: usize,
    fillers: &[Cell],
) -> bool {
    let Some((&cell, rest)) = fillers.split_first() else { return true };
    // Pairs of columns that alternate row by row hold few lines, so this order seldom fails.
    let first = (cell.column() / 2 + cell.row()) % 2;
    for colour in [first, 1 - first] {
        board.place(cell, Stone::new(colour));
        let no_line = judge.lines(board).is_empty() && lines_with_last(judge, board, last) == lines;
        if no_line && fill(judge, board, last, lines, rest) {
            return true;
        }
        board.lift(cell);
    }
    false
}

/// How many lines there are once the last stone lies.
fn lines_with_last(judge: &WindowJudge, board: &CellBoard, last: Cell) -> usize {
    let mut board = board.clone();
    board.place(last, Stone::FIRST);
    judge.lines(&board).len()
}
