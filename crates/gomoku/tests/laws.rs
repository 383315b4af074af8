//! The laws that every game keeps, put to Gomoku on both of its boards.

use boardwright_core::Game;
use boardwright_gomoku::{freestyle, freestyle_15, standard, standard_15};
use boardwright_grid::{Grid, Hashed, Line, Turned};
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

#[test]
fn the_usual_board_with_a_hash_keeps_the_laws() {
    let plain = freestyle_15();
    let judge = WindowJudge::new(plain.board().shape(), Line::at_least(5));
    let board = Hashed::<_, Turned>::new(*plain.board()).expect("it is square");
    let game = Game::new(*plain.rules(), board, plain.players().to_vec());
    let report = Laws::on_grid("gomoku", game.expect("the same players"))
        .hashed()
        .games(games_wanted(10))
        .judged_by(move |board, last| judge.verdict(board, last))
        .check();
    println!("{report}");
}
