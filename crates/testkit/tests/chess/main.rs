//! Chess plugs into the chassis: a move rule and a win strategy round a library that knows the
//! moves. The published counts and the laws judge it.

mod rule;

use boardwright_core::{Game, Notation, Outcome, Player, Rules, Seat};
use boardwright_testkit::Laws;
use cozy_chess::Color;
use rstest::rstest;
use rule::{ChessBoard, ChessMoves, Mate};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
// Positions that programmers of chess compare.
const CASTLING: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const PROMOTIONS: &str = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";

fn chess(position: &str) -> Game<ChessBoard, ChessMoves, Mate> {
    let board: cozy_chess::Board = position.parse().expect("a position of chess");
    let to_move = if board.side_to_move() == Color::White { Seat::FIRST } else { Seat::SECOND };
    let players = vec![Player::new("White", 'W'), Player::new("Black", 'B')];
    let rules = Rules::for_two(ChessMoves, Mate);
    let start = rules.position(board.into(), to_move);
    Game::from_position(rules, start, players).expect("two players")
}

#[rstest]
#[case::start(START, &[20, 400, 8902, 197281, 4865609])]
#[case::castling(CASTLING, &[48, 2039, 97862])]
#[case::promotions(PROMOTIONS, &[6, 264, 9467, 422333])]
fn published_counts(#[case] position: &str, #[case] published: &[u64]) {
    let game = chess(position);
    let counts: Vec<u64> = (1..=published.len() as u32)
        .map(|depth| game.rules().perft(game.position(), depth))
        .collect();
    assert_eq!(counts, published);
}

#[rstest]
#[case::start(START)]
#[case::promotions(PROMOTIONS)]
fn every_law_holds(#[case] position: &str) {
    let report =
        Laws::new("chess", chess(position), |board| board.now.to_string()).games(5).check();
    println!("{report}");
    assert_eq!(report.laws.len(), 9);
}

#[rstest]
#[case::mate(START, "f2f3 e7e5 g2g4 d8h4", Some(Outcome::Win(Seat::SECOND)))]
#[case::check(START, "e2e4 f7f6 d1h5", None)]
#[case::stalemate("7k/8/8/6Q1/8/8/8/K7 w - - 0 1", "g5g6", Some(Outcome::Draw))]
#[case::twice(START, "g1f3 g8f6 f3g1 f6g8", None)]
#[case::third_time(START, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8", Some(Outcome::Draw))]
#[case::third_time_of_the_cells_alone(
    "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
    "e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8",
    None
)]
#[case::fifty_moves("4k3/8/8/8/8/8/8/R3K3 w - - 99 80", "a1a2", Some(Outcome::Draw))]
#[case::fifty_moves_and_mate(
    "k7/8/1K6/8/8/8/8/7R w - - 99 80",
    "h1h8",
    Some(Outcome::Win(Seat::FIRST))
)]
#[case::forty_nine_moves("4k3/8/8/8/8/8/8/R3K3 w - - 98 80", "a1a2", None)]
#[case::kings_alone("4k3/8/8/8/8/8/3r4/4K3 w - - 0 1", "e1d2", Some(Outcome::Draw))]
#[case::a_knight("4k3/8/8/8/8/2N5/3r4/4K3 w - - 0 1", "e1d2", Some(Outcome::Draw))]
#[case::bishops_of_one_colour("2b1k3/8/8/8/8/3B4/3r4/4K3 w - - 0 1", "e1d2", Some(Outcome::Draw))]
#[case::bishops_of_both_colours("2b1k3/8/8/8/8/4B3/3r4/4K3 w - - 0 1", "e1d2", None)]
#[case::two_knights("4k3/8/8/8/8/1NN5/3r4/4K3 w - - 0 1", "e1d2", None)]
fn endings(#[case] position: &str, #[case] moves: &str, #[case] expected: Option<Outcome>) {
    let mut game = chess(position);
    for text in moves.split(' ') {
        assert_eq!(game.outcome(), None, "before {text}");
        let input = ChessMoves.read(game.board(), game.to_move(), text).expect("a move");
        game.play(input).expect("a legal move");
    }
    assert_eq!(game.outcome(), expected);
}
