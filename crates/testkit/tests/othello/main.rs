//! Othello plugs into the chassis: moves that turn discs over, passes, and an end that comes when
//! neither can move. The published counts and the laws judge it.

mod board;
mod rule;

use board::Discs;
use boardwright_core::{Game, Outcome, Player, Rules, Seat};
use boardwright_grid::{Cell, Grid, Stone};
use boardwright_testkit::Laws;
use rstest::rstest;
use rule::{Flanking, Input, NoWin};

const START: &str = "\
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . O X . . .
. . . X O . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .";

/// Move sequences from the usual start. A pass is a ply, and a position that is over has no
/// children: the tables that programmers of Othello compare have 24,571,284 and 212,258,800 at
/// depths 10 and 11, since they count each finished position again at every later depth.
const COUNTS: [u64; 11] = [4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571056, 212258216];

fn othello() -> Game<Discs, Flanking, NoWin> {
    let players = vec![Player::new("Black", 'X'), Player::new("White", 'O')];
    let start = Discs::parse(START).expect("a picture of 8 x 8 cells");
    Game::new(Rules::for_two(Flanking, NoWin), start, players).expect("two players")
}

#[test]
fn every_law_holds() {
    let report = Laws::on_grid("othello", othello())
        .symmetric()
        .parsed_by(Discs::parse)
        .hashed_by(|position| {
            let [black, white] = position.board().0;
            let mixed = black.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ white.rotate_left(32);
            mixed.wrapping_mul(2) + position.to_move().index() as u64
        })
        .perft(&COUNTS[..7])
        .games(40)
        .check();
    assert_eq!((report.laws.len(), report.games), (10, 40));
}

#[rstest]
#[case(9)]
#[case(10)]
#[ignore = "takes seconds"]
#[case(11)]
fn move_sequences(#[case] depth: u32) {
    let game = othello();
    assert_eq!(game.rules().perft(game.position(), depth), COUNTS[depth as usize - 1]);
}

/// Whether a disc of this colour on this cell turns others over, cell by cell.
fn turns_some(board: &Discs, stone: Stone, cell: Cell) -> bool {
    let turns = |up: i8, right: i8| {
        let row = |n: i8| cell.row().wrapping_add_signed(n * up);
        let column = |n: i8| cell.column().wrapping_add_signed(n * right);
        let mut line = (1..8).map_while(|n| board.at(Cell::new(row(n), column(n))));
        let other_first = line.next().is_some_and(|first| first != stone);
        other_first && line.any(|next| next == stone)
    };
    board.at(cell).is_none() && (-1..=1).any(|up| (-1..=1).any(|right| turns(up, right)))
}

/// Random games, judged cell by cell at every ply. They reach passes, which change no disc and hand
/// the turn over.
#[test]
fn random_games_as_the_cells_say() {
    let cells: Vec<Cell> = othello().board().shape().iter().collect();
    let mut generator = fastrand::Rng::with_seed(7);
    let (mut passes, mut draws) = (0, 0);
    for _ in 0..500 {
        let mut game = othello();
        loop {
            let (board, mover) = (*game.board(), game.to_move());
            let open = |seat: Seat| -> Vec<Input> {
                let open = cells.iter().filter(|&&cell| turns_some(&board, seat.into(), cell));
                open.map(|&cell| Input::Disc(cell)).collect()
            };
            let ours = open(mover);
            let is_over = ours.is_empty() && open(mover.next(2)).is_empty();
            assert_eq!(game.is_over(), is_over);
            if is_over {
                break;
            }
            let expected = if ours.is_empty() { vec![Input::Pass] } else { ours };
            assert!(game.legal().eq(expected.iter().copied()), "{expected:?}");
            let input = game.random(&mut |sides| generator.u32(..sides)).expect("a legal move");
            game.play(input).expect("a legal move");
            if input == Input::Pass {
                passes += 1;
                assert_eq!(*game.board(), board);
            }
            assert!(game.is_over() || game.to_move() == mover.next(2));
        }
        let discs =
            |stone| cells.iter().filter(|&&cell| game.board().at(cell) == Some(stone)).count();
        let (black, white) = (discs(Stone::FIRST), discs(Stone::SECOND));
        let winner = (black != white).then(|| Seat::new(u8::from(white > black)));
        assert_eq!(game.winner(), winner);
        draws += u32::from(winner.is_none());
    }
    assert!(passes > 50 && draws > 5, "{passes} passes, {draws} draws");
}

/// Black has nothing to turn over and passes; White turns one disc over and Black has none left.
#[test]
fn a_game_can_end_on_a_board_with_room() {
    let start = Discs::parse(
        "\
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
O X . . . . . .",
    )
    .expect("a picture of 8 x 8 cells");
    let rules = Rules::for_two(Flanking, NoWin);
    let mut position = rules.position(start, Seat::FIRST);
    assert!(rules.legal(&position).eq([Input::Pass]));
    assert!(rules.play(&mut position, Input::Disc(Cell::new(0, 2))).is_err());
    rules.play(&mut position, Input::Pass).expect("there is nothing else");
    assert!(rules.play(&mut position, Input::Pass).is_err());
    rules.play(&mut position, Input::Disc(Cell::new(0, 2))).expect("b1 is turned over");
    assert_eq!(position.outcome(), Some(Outcome::Win(Seat::SECOND)));
    assert_eq!(rules.legal(&position).count(), 0);
}
