//! The laws that every game keeps, put to Connect Four on each of its boards.

use boardwright_connect_four::{
    BothLines, DropBoard, StandardBoard, WordBoard, connect_four, connect_n, connect_n_on,
    connect_n_with, default_players, five_in_a_row, pop_out, pop_out_on,
};
use boardwright_grid::{Hashed, Images, Line, Mirrored, Picture, Shape};
use boardwright_testkit::{Laws, WindowJudge};
use rstest::rstest;

const SYMBOLS: [char; 4] = ['R', 'Y', 'G', 'B'];

/// The board that a picture shows, or the reason why it shows none.
fn read<B, E: std::error::Error>(
    text: &str,
    from_picture: fn(&Picture) -> Result<B, E>,
) -> Result<B, String> {
    let picture = Picture::parse(text, &SYMBOLS).map_err(|error| error.to_string())?;
    from_picture(&picture).map_err(|error| error.to_string())
}

fn judge(rows: usize, columns: usize, length: u8) -> WindowJudge {
    let shape = Shape::new([rows, columns]).expect("a shape that boards have");
    WindowJudge::new(shape, Line::at_least(length))
}

#[test]
fn connect_four_keeps_the_laws() {
    let judge = judge(6, 7, 4);
    let report = Laws::on_grid("connect-four", connect_four())
        .symmetric()
        .parsed_by(|text| read(text, StandardBoard::from_picture))
        .judged_by(move |board, last| judge.verdict(board, last))
        .perft(&[7, 49, 343, 2401, 16807, 117649])
        .check();
    println!("{report}");
}

#[test]
fn connect_four_on_the_word_board_keeps_the_laws() {
    let judge = judge(6, 7, 4);
    let board = WordBoard::new(Shape::new([6, 7]).expect("a shape")).expect("it fits");
    let game = connect_n_on(board, 4, default_players(2)).expect("the line fits");
    let report = Laws::on_grid("connect-four", game)
        .symmetric()
        .parsed_by(|text| read(text, WordBoard::from_picture))
        .judged_by(move |board, last| judge.verdict(board, last))
        .perft(&[7, 49, 343, 2401, 16807, 117649])
        .check();
    println!("{report}");
}

#[rstest]
#[case::five_in_a_row(8, 9, 5)]
#[case::more_than_a_word(10, 10, 4)]
#[case::wide(1, 64, 6)]
#[case::high(64, 1, 3)]
#[case::tiny(2, 2, 2)]
fn connect_n_keeps_the_laws(#[case] rows: usize, #[case] columns: usize, #[case] length: u8) {
    let name = format!("connect-four:rows={rows},columns={columns},connect={length}");
    let judge = judge(rows, columns, length);
    let report = Laws::on_grid(name, connect_n(rows, columns, length).expect("the line fits"))
        .symmetric()
        .parsed_by(|text| read(text, DropBoard::from_picture))
        .judged_by(move |board, last| judge.verdict(board, last))
        .check();
    println!("{report}");
}

#[rstest]
fn more_players_keep_the_laws(#[values(3, 4)] players: usize) {
    let name = format!("connect-four:rows=8,columns=9,players={players}");
    let game = connect_n_with(8, 9, 4, default_players(players)).expect("the line fits");
    let judge = judge(8, 9, 4);
    let report = Laws::on_grid(name, game)
        .symmetric()
        .parsed_by(|text| read(text, DropBoard::from_picture))
        .judged_by(move |board, last| judge.verdict(board, last))
        .check();
    println!("{report}");
}

#[test]
fn five_in_a_row_keeps_the_laws() {
    let judge = judge(6, 9, 5);
    let report = Laws::on_grid("connect-four:rule=five-in-a-row", five_in_a_row())
        .symmetric()
        .parsed_by(|text| read(text, WordBoard::from_picture))
        .judged_by(move |board, last| judge.verdict(board, last))
        .check();
    println!("{report}");
}

#[test]
fn pop_out_keeps_the_laws() {
    let report = Laws::on_grid("connect-four:rule=pop-out", pop_out())
        .symmetric()
        .perft(&[7, 49, 392, 3087, 26320, 220626])
        .check();
    println!("{report}");
}

/// On few cells positions come back, and players get stuck.
#[rstest]
fn pop_out_on_small_boards_keeps_the_laws(
    #[values(2, 3)] rows: usize,
    #[values(2, 3)] columns: usize,
    #[values(BothLines::PopperWins, BothLines::Draw)] both: BothLines,
) {
    let shape = Shape::new([rows, columns]).expect("a shape that boards have");
    let length = rows.max(columns);
    let game = pop_out_on(DropBoard::new(shape), length as u8, both, default_players(2));
    let name = format!("connect-four:rows={rows},columns={columns},connect={length},rule=pop-out");
    let report = Laws::on_grid(name, game.expect("the line fits")).symmetric().check();
    println!("{report}");
}

#[test]
fn connect_four_with_a_hash_keeps_the_laws() {
    let judge = judge(6, 7, 4);
    let board = Hashed::<_, Mirrored>::new(StandardBoard::new()).expect("it has a mirror image");
    let game = connect_n_on(board, 4, default_players(2)).expect("the line fits");
    let report = Laws::on_grid("connect-four", game)
        .hashed()
        .judged_by(move |board, last| judge.verdict(board, last))
        .perft(&[7, 49, 343, 2401, 16807, 117649])
        .check();
    println!("{report}");
}

/// Discs that fall change the hash, too. The board around the one with the hash remembers positions.
#[rstest]
#[case(6, 7, 4)]
#[case(3, 3, 3)]
fn pop_out_with_a_hash_keeps_the_laws(
    #[case] rows: usize,
    #[case] columns: usize,
    #[case] length: u8,
) {
    let shape = Shape::new([rows, columns]).expect("a shape that boards have");
    let board = WordBoard::new(shape).expect("it fits");
    let board = Hashed::<_, Mirrored>::new(board).expect("it has a mirror image");
    let game = pop_out_on(board, length, BothLines::default(), default_players(2));
    let report = Laws::on_grid("connect-four:rule=pop-out", game.expect("the line fits"))
        .hashed_by(|position| position.board().grid().key(position.to_move()))
        .hashed_afresh_by(|position| {
            let board = Hashed::<_, Mirrored>::new(*position.board().grid().board());
            board.expect("it has a mirror image").key(position.to_move())
        })
        .hashed_alike_by(Mirrored::SYMMETRIES, |position| {
            position.board().grid().canonical_key(position.to_move())
        })
        .check();
    println!("{report}");
}
