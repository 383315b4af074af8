//! The laws that every game keeps, put to the family of Tic Tac Toe.

use boardwright_core::{Game, Outcome};
use boardwright_grid::{CellBoard, Hashed, Line, Picture, Shape, Turned};
use boardwright_testkit::{Laws, WindowJudge};
use boardwright_tic_tac_toe::{
    CountingBoard, ThreeByThree, m_n_k, misere, square, tic_tac_toe, ultimate,
};
use rstest::rstest;

/// The picture that a text shows, or the reason why it shows none.
fn read(text: &str) -> Result<Picture, String> {
    Picture::parse(text, &['X', 'O']).map_err(|error| error.to_string())
}

fn judge(rows: usize, columns: usize, length: u8) -> WindowJudge {
    let shape = Shape::new([rows, columns]).expect("a shape that boards have");
    WindowJudge::new(shape, Line::at_least(length))
}

#[test]
fn tic_tac_toe_keeps_the_laws() {
    let judge = judge(3, 3, 3);
    let report = Laws::on_grid("tic-tac-toe", tic_tac_toe())
        .symmetric()
        .parsed_by(|text| {
            ThreeByThree::from_picture(&read(text)?).map_err(|error| error.to_string())
        })
        .judged_by(move |board, last| judge.verdict(board, last))
        .perft(&[9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872])
        .check();
    println!("{report}");
}

#[test]
fn tic_tac_toe_with_a_hash_keeps_the_laws() {
    let judge = judge(3, 3, 3);
    let plain = m_n_k(3, 3, 3).expect("the line fits");
    let board = Hashed::<_, Turned>::new(plain.board().clone()).expect("it is square");
    let game = Game::new(*plain.rules(), board, plain.players().to_vec());
    let report = Laws::on_grid("tic-tac-toe", game.expect("the same players"))
        .hashed()
        .judged_by(move |board, last| judge.verdict(board, last))
        .perft(&[9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872])
        .check();
    println!("{report}");
}

#[rstest]
fn squares_keep_the_laws(#[values(2, 4, 5, 10)] side: u8) {
    let judge = judge(side.into(), side.into(), side);
    let game = square(side.into()).expect("a side that boards have");
    let report = Laws::on_grid(format!("tic-tac-toe:size={side}"), game)
        .symmetric()
        .parsed_by(|text| {
            CountingBoard::from_picture(&read(text)?).map_err(|error| error.to_string())
        })
        .judged_by(move |board, last| judge.verdict(board, last))
        .check();
    println!("{report}");
}

#[rstest]
#[case(3, 7, 4)]
#[case(5, 5, 4)]
#[case(1, 9, 3)]
fn m_n_k_keeps_the_laws(#[case] rows: usize, #[case] columns: usize, #[case] length: u8) {
    let name = format!("tic-tac-toe:rows={rows},columns={columns},connect={length}");
    let judge = judge(rows, columns, length);
    let report = Laws::on_grid(name, m_n_k(rows, columns, length).expect("the line fits"))
        .symmetric()
        .parsed_by(|text| read(text).map(|picture| CellBoard::from(&picture)))
        .judged_by(move |board, last| judge.verdict(board, last))
        .check();
    println!("{report}");
}

/// Who has a line has lost: the judge's winner is the other seat's gain.
#[test]
fn misere_keeps_the_laws() {
    let judge = judge(3, 3, 3);
    let report = Laws::on_grid("tic-tac-toe:rule=misere", misere(3, 3, 3).expect("the line fits"))
        .symmetric()
        .parsed_by(|text| read(text).map(|picture| CellBoard::from(&picture)))
        .judged_by(move |board, last| {
            let loser = judge.verdict(board, last)?.winner()?;
            Some(Outcome::Win(loser.next(2)))
        })
        .check();
    println!("{report}");
}

#[test]
fn ultimate_keeps_the_laws() {
    let report = Laws::on_grid("tic-tac-toe:rule=ultimate", ultimate())
        .symmetric()
        .perft(&[81, 720, 6336, 55080])
        .check();
    println!("{report}");
}
