//! The laws of the chassis under every rule set and option, with a judge of its own that reads
//! lines as text.

use boardwright_core::{Game, Outcome, Seat};
use boardwright_gomoku::{GomokuBoard, GomokuOn, OnFoul, Options, RuleSet, players, shape};
use boardwright_grid::{Cell, CellBoard, CellGrid, Grid, LineBoard15, LineBoard31, Stone};
use boardwright_testkit::{Laws, games_wanted};
use rstest::rstest;

/// Every line of the board as text, from one edge to the other: `X`, `O` and `.`.
fn lines<G: Grid>(board: &G) -> Vec<String> {
    let side = i32::from(board.shape().rows());
    let symbol = |row: i32, column: i32| match board.at(Cell::new(row as u8, column as u8)) {
        None => '.',
        Some(Stone::FIRST) => 'X',
        Some(_) => 'O',
    };
    let on_board = |&(row, column): &(i32, i32)| row < side && (0..side).contains(&column);
    let mut lines = Vec::new();
    for start in 0..side {
        lines.push((0..side).map(|n| symbol(start, n)).collect());
        lines.push((0..side).map(|n| symbol(n, start)).collect());
    }
    for start in -side..2 * side {
        for slope in [1, -1] {
            let cells = (0..side).map(|row| (row, start + slope * row)).filter(on_board);
            lines.push(cells.map(|(row, column)| symbol(row, column)).collect());
        }
    }
    lines
}

/// Whether the stones `own` win in some line.
fn wins(rule: RuleSet, lines: &[String], own: char) -> bool {
    let other = if own == 'X' { 'O' } else { 'X' };
    lines.iter().any(|line| {
        // Cut where the run stops: the text before and after it ends with what stands there.
        let mut at = 0_usize;
        line.split(|symbol| symbol != own).any(|run| {
            let (before, after) = (at.checked_sub(1), at + run.len());
            at = after + 1;
            let is = |index: Option<usize>, symbol: char| {
                index.and_then(|index| line.chars().nth(index)) == Some(symbol)
            };
            let held = is(before, other) && is(Some(after), other);
            match (rule, run.len()) {
                (_, 0..=4) => false,
                (RuleSet::Caro | RuleSet::CaroStandard, 5) => !held,
                (_, 5) | (RuleSet::Freestyle | RuleSet::Caro, _) => true,
                (RuleSet::Renju, _) => own == 'O',
                _ => false,
            }
        })
    })
}

fn judge<G: CellGrid>(rule: RuleSet, board: &GomokuBoard<G>, last: Seat) -> Option<Outcome> {
    if let Some(stone) = board.fouled() {
        return Some(Outcome::Win(stone.seat().next(2)));
    }
    let lines = lines(board);
    let black = wins(rule, &lines, 'X').then_some(Seat::FIRST);
    let white = wins(rule, &lines, 'O').then_some(Seat::SECOND);
    let winners: Vec<Seat> = black.into_iter().chain(white).collect();
    let winner = winners.iter().find(|&&seat| seat == last).or(winners.first());
    winner.map(|&seat| Outcome::Win(seat))
}

fn game<G: CellGrid>(board: G, options: Options) -> GomokuOn<G> {
    Game::new(options.rules(), GomokuBoard::new(board), players()).unwrap()
}

fn hold_to_the_laws<G>(board: G, options: Options, games: u32)
where
    G: CellGrid + std::fmt::Debug + 'static,
{
    let side = board.shape().rows();
    let name = format!("gomoku:size={side},rule={}", options.rule.name());
    let report = Laws::on_grid(name, game(board, options))
        .games(games_wanted(games))
        .symmetric()
        .judged_by(move |board, last| judge(options.rule, board, last))
        .check();
    println!("{report}");
}

#[rstest]
fn every_rule_set_keeps_the_laws(
    #[values(
        RuleSet::Freestyle,
        RuleSet::Standard,
        RuleSet::Renju,
        RuleSet::Caro,
        RuleSet::CaroStandard,
        RuleSet::Omok
    )]
    rule: RuleSet,
    #[values(5, 9)] size: usize,
    #[values(false, true)] passes: bool,
) {
    let options = Options { passes, ..Options::of(rule) };
    hold_to_the_laws(LineBoard15::new(shape(size).unwrap()).unwrap(), options, 40);
}

#[rstest]
#[case::loses(Options { foul: OnFoul::Lose, ..Options::of(RuleSet::Renju) })]
#[case::loses_in_omok(Options { foul: OnFoul::Lose, ..Options::of(RuleSet::Omok) })]
#[case::few_empty(Options { draw_empty: 25, ..Options::of(RuleSet::Renju) })]
#[case::limit(Options { max_moves: 30_u16.try_into().ok(), ..Options::of(RuleSet::Renju) })]
fn options_keep_the_laws(#[case] options: Options) {
    hold_to_the_laws(LineBoard15::new(shape(9).unwrap()).unwrap(), options, 40);
    hold_to_the_laws(CellBoard::new(shape(7).unwrap()), options, 30);
}

#[rstest]
fn large_boards_keep_the_laws(#[values(RuleSet::Renju, RuleSet::Omok)] rule: RuleSet) {
    let options = Options::of(rule);
    hold_to_the_laws(LineBoard15::new(shape(15).unwrap()).unwrap(), options, 5);
    hold_to_the_laws(LineBoard31::new(shape(19).unwrap()).unwrap(), options, 2);
}
