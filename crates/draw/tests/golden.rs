//! Pictures as they were when somebody looked at them, byte for byte. This writes the files in
//! `tests/pictures` anew, for you to look at:
//!
//! ```text
//! BOARDWRIGHT_REWRITE=1 cargo test -p boardwright-draw --test golden
//! ```

mod games;

use std::fs;
use std::path::Path;

use boardwright_draw::{animation, position};
use games::played;
use rstest::rstest;

fn check(file: &str, svg: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures").join(file);
    if std::env::var_os("BOARDWRIGHT_REWRITE").is_some() {
        fs::write(&path, svg).unwrap();
    }
    let golden = fs::read_to_string(&path).unwrap();
    assert!(svg == golden, "{file} is not what it was: {svg}");
}

#[rstest]
#[case::four_players(
    "four-players.svg",
    "connect-four:players=4,columns=9",
    "a b c d e f g h i d d d d c b g c f f a a a"
)]
#[case::renju("renju.svg", "gomoku:rule=renju", "h8g6f6g5f7g4h7g3g2a1")]
#[case::ultimate(
    "ultimate.svg",
    "tic-tac-toe:rule=ultimate",
    "@XXX1O1OO1/1O7/4X4/4O4/3XO4/4X4/9/O8/1X7:1 f6"
)]
#[case::nineteen("nineteen.svg", "gomoku:size=19", "d4 e5 d5 e6 d6 e7 d7 e8 d8")]
fn positions_look_as_they_did(#[case] file: &str, #[case] game: &str, #[case] moves: &str) {
    check(file, &position(played(game, moves).as_ref()));
}

#[test]
fn animations_move_as_they_did() {
    let game = played("connect-four:rule=pop-out", "d e d e d c xd g");
    check("pop-out.svg", &animation(game.as_ref()).unwrap());
}
