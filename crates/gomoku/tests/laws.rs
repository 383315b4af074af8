//! The laws that every game keeps, put to Gomoku on both of its boards.

use boardwright_gomoku::{freestyle, freestyle_15, standard, standard_15};
use boardwright_grid::{Grid, Line};
use boardwright_testkit::{Laws, WindowJudge, games_wanted};
use rstest::rstest;

#[rstest]
fn freestyle_keeps_the_laws(#[values(5, 9, 16)] size: usize) {
    let game = freestyle(size).expect("a size that boards have");
    let judge = WindowJudge::new(game.board().shape(), Line::at_least(5));
    let report = Laws::on_grid(format!("gomoku:size={size}"), game)
        .symmetric()
        .games(games_wanted(30))
        .judged_by(move |board, last| judge.verdict(board, last))
        .check();
    println!("{report}");
}

#[rstest]
fn standard_keeps_the_laws(#[values(6, 9, 16)] size: usize) {
    let game = standard(size).expect("a size that boards have");
    let judge = WindowJudge::new(game.board().shape(), Line::exactly(5));
    let report = Laws::on_grid(format!("gomoku:size={size},rule=standard"), game)
        .symmetric()
        .games(games_wanted(30))
        .judged_by(move |board, last| judge.verdict(board, last))
        .check();
    println!("{report}");
}

#[test]
fn the_usual_board_keeps_the_laws() {
    for (game, line) in [(freestyle_15(), Line::at_least(5)), (standard_15(), Line::exactly(5))] {
        let judge = WindowJudge::new(game.board().shape(), line);
        let report = Laws::on_grid("gomoku", game)
            .symmetric()
            .games(games_wanted(30))
            .judged_by(move |board, last| judge.verdict(board, last))
            .check();
        println!("{report}");
    }
}
