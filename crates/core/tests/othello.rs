//! A game with flips and passes plugs into the chassis: Othello, judged by its published perft
//! table.

use boardwright_core::{Board, Game, MoveRule, Outcome, Player, Reason, Rules, Seat, WinStrategy};

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Discs([Option<Seat>; 64]);

impl Board for Discs {
    type Cell = usize;

    fn is_full(&self) -> bool {
        self.0.iter().all(Option::is_some)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Input {
    Disc(usize),
    Pass,
}

/// The cell of the new disc, if one was placed, and the discs that it turned over.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Flips {
    placed: Option<usize>,
    turned: Vec<usize>,
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not allowed")]
struct NotAllowed(Input);

impl Reason for NotAllowed {
    fn reason(&self) -> &'static str {
        "not_allowed"
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Flanking;

impl Flanking {
    fn turned(&self, board: &Discs, mover: Seat, cell: usize) -> Vec<usize> {
        let mut turned = Vec::new();
        if board.0[cell].is_some() {
            return turned;
        }
        for (up, right) in [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)] {
            let mut line = Vec::new();
            let (mut row, mut column) = ((cell / 8) as i32 + up, (cell % 8) as i32 + right);
            while (0..8).contains(&row) && (0..8).contains(&column) {
                let at = (row * 8 + column) as usize;
                match board.0[at] {
                    None => break,
                    Some(seat) if seat == mover => {
                        turned.append(&mut line);
                        break;
                    }
                    Some(_) => line.push(at),
                }
                row += up;
                column += right;
            }
        }
        turned
    }

    fn discs(&self, board: &Discs, mover: Seat) -> Vec<usize> {
        (0..64).filter(|&cell| !self.turned(board, mover, cell).is_empty()).collect()
    }
}

impl MoveRule<Discs> for Flanking {
    type Input = Input;
    type Change = Flips;
    type Refusal = NotAllowed;
    type Moves = std::vec::IntoIter<Input>;

    fn apply(&self, board: &mut Discs, mover: Seat, input: Input) -> Result<Flips, NotAllowed> {
        let Input::Disc(cell) = input else {
            let must_pass = self.discs(board, mover).is_empty();
            let pass = Flips { placed: None, turned: Vec::new() };
            return must_pass.then_some(pass).ok_or(NotAllowed(input));
        };
        let turned = if cell < 64 { self.turned(board, mover, cell) } else { Vec::new() };
        if turned.is_empty() {
            return Err(NotAllowed(input));
        }
        for &at in turned.iter().chain([&cell]) {
            board.0[at] = Some(mover);
        }
        Ok(Flips { placed: Some(cell), turned })
    }

    fn undo(&self, board: &mut Discs, mover: Seat, change: &Flips) {
        for &at in &change.turned {
            board.0[at] = Some(mover.next(2));
        }
        if let Some(cell) = change.placed {
            board.0[cell] = None;
        }
    }

    fn legal(&self, board: &Discs, mover: Seat) -> Self::Moves {
        let mut inputs: Vec<_> = self.discs(board, mover).into_iter().map(Input::Disc).collect();
        if inputs.is_empty() {
            inputs.push(Input::Pass);
        }
        inputs.into_iter()
    }

    fn stuck(&self, board: &Discs, _: Seat, seats: u8) -> Option<Outcome> {
        if Seat::all(seats).any(|seat| !self.discs(board, seat).is_empty()) {
            return None;
        }
        let [black, white] = [Seat::FIRST, Seat::SECOND]
            .map(|seat| board.0.iter().filter(|&&disc| disc == Some(seat)).count());
        Some(match black.cmp(&white) {
            std::cmp::Ordering::Greater => Outcome::Win(Seat::FIRST),
            std::cmp::Ordering::Less => Outcome::Win(Seat::SECOND),
            std::cmp::Ordering::Equal => Outcome::Draw,
        })
    }
}

/// The end comes when nobody can move, which is the move rule's to know.
#[derive(Debug, Clone, PartialEq, Eq)]
struct MostDiscs;

impl WinStrategy<Discs, Flips> for MostDiscs {
    fn outcome(&self, _: &Discs, _: Seat, _: &Flips) -> Option<Outcome> {
        None
    }

    fn judge(&self, _: &Discs, _: Seat) -> Option<Outcome> {
        None
    }
}

fn othello() -> Game<Discs, Flanking, MostDiscs> {
    let mut discs = [None; 64];
    for (cell, seat) in [(27, 1), (36, 1), (28, 0), (35, 0)] {
        discs[cell] = Some(Seat::new(seat));
    }
    let players = vec![Player::new("Black", 'X'), Player::new("White", 'O')];
    Game::new(Rules::for_two(Flanking, MostDiscs), Discs(discs), players).unwrap()
}

/// The counts of the computer Othello literature, from the usual start.
#[test]
fn perft_of_othello() {
    let game = othello();
    let counts: Vec<u64> =
        (1..=8).map(|depth| game.rules().perft(game.position(), depth)).collect();
    assert_eq!(counts, [4, 12, 56, 244, 1396, 8200, 55092, 390216]);
}

#[test]
fn divide_adds_up_to_perft() {
    let game = othello();
    let divided = game.rules().divide(game.position(), 5);
    assert_eq!(divided.len(), 4);
    assert_eq!(divided.iter().map(|(_, nodes)| nodes).sum::<u64>(), 1396);
    assert!(game.rules().divide(game.position(), 0).is_empty());
}

/// Random games reach passes, which change no disc and hand the turn over, and every game can be
/// taken back to its start and played again.
#[test]
fn passes_are_moves_and_undo_like_others() {
    let mut generator = fastrand::Rng::with_seed(7);
    let mut dice = |sides| generator.u32(..sides);
    let mut passes = 0;
    for _ in 0..200 {
        let mut game = othello();
        let mut states = vec![game.position().clone()];
        while let Some(input) = game.random(&mut dice) {
            let (board, mover) = (game.board().clone(), game.to_move());
            game.play(input).unwrap();
            if input == Input::Pass {
                passes += 1;
                assert_eq!(*game.board(), board);
                assert_eq!(game.to_move(), mover.next(2));
            }
            states.push(game.position().clone());
        }
        let end = game.clone();
        for state in states.iter().rev().skip(1) {
            game.undo().unwrap();
            assert_eq!(game.position(), state);
        }
        for state in &states[1..] {
            game.redo().unwrap();
            assert_eq!(game.position(), state);
        }
        assert_eq!(game, end);
    }
    assert!(passes > 20, "only {passes} passes were met");
}
