//! What the chassis does for every game: the order of the checks, what a refusal leaves behind,
//! history, the ways a game ends, and who may sit down. The game played is a stub: players take
//! from a heap, and whoever takes the last piece wins.

use boardwright_core::{
    Board, EndError, Event, Game, MoveRule, NothingToRedo, NothingToUndo, Outcome, PlayError,
    Player, PlayersError, Reason, Rules, Seat, WinStrategy,
};
use rstest::rstest;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Heap(u32);

impl Board for Heap {
    type Cell = ();

    fn is_full(&self) -> bool {
        false
    }
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("cannot take {take} from {heap}: 1 to 3 pieces may be taken")]
struct CannotTake {
    take: u32,
    heap: u32,
}

impl Reason for CannotTake {
    fn reason(&self) -> &'static str {
        "cannot_take"
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Take;

impl MoveRule<Heap> for Take {
    type Input = u32;
    type Change = u32;
    type Refusal = CannotTake;
    type Moves = std::ops::RangeInclusive<u32>;

    fn apply(&self, heap: &mut Heap, _: Seat, take: u32) -> Result<u32, CannotTake> {
        if !(1..=3).contains(&take) || take > heap.0 {
            return Err(CannotTake { take, heap: heap.0 });
        }
        heap.0 -= take;
        Ok(take)
    }

    fn undo(&self, heap: &mut Heap, _: Seat, take: &u32) {
        heap.0 += take;
    }

    fn legal(&self, heap: &Heap, _: Seat) -> Self::Moves {
        1..=heap.0.min(3)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct LastPiece;

impl WinStrategy<Heap, u32> for LastPiece {
    fn outcome(&self, heap: &Heap, mover: Seat, _: &u32) -> Option<Outcome> {
        self.judge(heap, mover)
    }

    fn judge(&self, heap: &Heap, last: Seat) -> Option<Outcome> {
        (heap.0 == 0).then_some(Outcome::Win(last))
    }
}

type Nim = Game<Heap, Take, LastPiece>;

fn players(symbols: &str) -> Vec<Player> {
    symbols.chars().map(|symbol| Player::new(symbol.to_string(), symbol)).collect()
}

fn heap_of(pieces: u32) -> Nim {
    Game::new(Rules::for_two(Take, LastPiece), Heap(pieces), players("AB")).unwrap()
}

#[test]
fn turns_alternate_until_somebody_wins() {
    let mut game = heap_of(5);
    assert_eq!(game.to_move(), Seat::FIRST);
    assert_eq!(game.play(3), Ok(3));
    assert_eq!(game.to_move(), Seat::SECOND);
    assert_eq!(game.legal().collect::<Vec<_>>(), [1, 2]);
    game.play(2).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Win(Seat::SECOND)));
    assert_eq!(game.winner(), Some(Seat::SECOND));
    // After the end the seat that made the last move stays, and nothing is legal.
    assert_eq!(game.to_move(), Seat::SECOND);
    assert_eq!(game.legal().count(), 0);
    assert_eq!(game.ply(), 2);
}

/// Over before whose turn, whose turn before the rule's own reason.
#[rstest]
#[case::over_and_wrong_seat_and_bad_move(3, Seat::FIRST, 9, "game_over")]
#[case::wrong_seat_and_bad_move(2, Seat::FIRST, 9, "not_your_turn")]
#[case::bad_move(2, Seat::SECOND, 9, "cannot_take")]
fn checks_come_in_order_and_change_nothing(
    #[case] first_take: u32,
    #[case] seat: Seat,
    #[case] take: u32,
    #[case] reason: &str,
) {
    let mut game = heap_of(3);
    game.play(first_take).unwrap();
    let before = game.clone();
    assert_eq!(game.play_as(seat, take).unwrap_err().reason(), reason);
    assert_eq!(game, before);
}

#[test]
fn refusals_are_sentences_with_numbers() {
    let mut game = heap_of(3);
    assert_eq!(
        game.play(4).unwrap_err().to_string(),
        "cannot take 4 from 3: 1 to 3 pieces may be taken"
    );
    assert_eq!(
        game.play_as(Seat::SECOND, 1).unwrap_err().to_string(),
        "it is not the turn of seat 1: seat 0 is to move"
    );
    game.play(3).unwrap();
    assert_eq!(game.play(1).unwrap_err().to_string(), "the game is over: seat 0 has won");
}

/// A refusal between an undo and a redo must not take the redo away.
#[test]
fn a_refused_move_keeps_what_can_be_redone() {
    let mut game = heap_of(9);
    game.play(2).unwrap();
    game.undo().unwrap();
    assert!(game.play(0).is_err());
    assert!(game.play_as(Seat::SECOND, 1).is_err());
    assert_eq!(game.redo(), Ok(()));
    assert_eq!(*game.board(), Heap(7));
}

#[test]
fn undo_and_redo_walk_the_history() {
    let mut game = heap_of(6);
    let start = game.clone();
    for take in [1, 2, 3] {
        game.play(take).unwrap();
    }
    let end = game.clone();
    assert_eq!(game.history().inputs().copied().collect::<Vec<_>>(), [1, 2, 3]);

    game.undo().unwrap();
    assert_eq!((game.outcome(), game.to_move(), game.ply()), (None, Seat::FIRST, 2));
    game.undo().unwrap();
    assert_eq!(game.history().undone().count(), 2);
    game.undo().unwrap();
    assert_eq!(game.position(), start.position());
    assert_eq!(game.undo(), Err(NothingToUndo));

    for _ in 0..3 {
        game.redo().unwrap();
    }
    assert_eq!(game, end);
    assert_eq!(game.redo(), Err(NothingToRedo));
}

#[test]
fn something_new_clears_what_was_undone() {
    let mut game = heap_of(9);
    game.play(1).unwrap();
    game.undo().unwrap();
    game.play(2).unwrap();
    assert_eq!(game.redo(), Err(NothingToRedo));
}

#[rstest]
#[case(Seat::FIRST, Seat::SECOND)]
#[case(Seat::SECOND, Seat::FIRST)]
fn resigning_gives_the_game_to_the_other_seat(#[case] seat: Seat, #[case] winner: Seat) {
    let mut game = heap_of(9);
    game.play(1).unwrap();
    let before = game.position().clone();
    game.resign(seat).unwrap();
    assert_eq!(game.winner(), Some(winner));
    assert_eq!(game.history().events().last(), Some(&Event::Resigned(seat)));
    assert_eq!(game.ply(), 1, "a resignation is no move");
    assert_eq!(game.play(1), Err(PlayError::GameOver(Outcome::Win(winner))));
    assert_eq!(game.resign(seat), Err(EndError::GameOver(Outcome::Win(winner))));

    let resigned = game.clone();
    game.undo().unwrap();
    assert_eq!(*game.position(), before);
    game.redo().unwrap();
    assert_eq!(game, resigned);
}

#[test]
fn an_agreed_draw_ends_the_game_and_can_be_undone() {
    let mut game = heap_of(9);
    let before = game.position().clone();
    game.agree_draw().unwrap();
    assert_eq!((game.outcome(), game.winner()), (Some(Outcome::Draw), None));
    assert_eq!(game.agree_draw(), Err(EndError::GameOver(Outcome::Draw)));
    let drawn = game.clone();
    game.undo().unwrap();
    assert_eq!(*game.position(), before);
    game.redo().unwrap();
    assert_eq!(game, drawn);
}

#[test]
fn only_seats_at_the_table_resign() {
    let mut game = heap_of(9);
    let error = game.resign(Seat::new(2)).unwrap_err();
    assert_eq!(error.to_string(), "there is no seat 2: seats are 0..1");
    assert!(!game.is_over());
}

#[rstest]
#[case::nobody("", "a game needs at least 2 players, not 0")]
#[case::alone("A", "a game needs at least 2 players, not 1")]
#[case::three_for_two("ABC", "the rules have 2 seats, but there are 3 players")]
#[case::twins("AA", "players 0 and 1 have the same symbol 'A'")]
#[case::empty_cell("A.", "'.' cannot be the symbol of player 1")]
#[case::row_end("/B", "'/' cannot be the symbol of player 0")]
#[case::digit("A7", "'7' cannot be the symbol of player 1")]
#[case::blank("A ", "' ' cannot be the symbol of player 1")]
#[case::not_ascii("é.", "'é' cannot be the symbol of player 0")]
fn players_must_be_enough_and_different(#[case] symbols: &str, #[case] message: &str) {
    let rules = Rules::for_two(Take, LastPiece);
    let error = Game::new(rules.clone(), Heap(9), players(symbols)).unwrap_err();
    assert_eq!(error.to_string(), message);
    assert_eq!(error.reason(), "bad_parameter");
    assert_eq!(heap_of(9).with_players(players(symbols)).unwrap_err(), error);
}

#[rstest]
#[case(0)]
#[case(1)]
fn rules_need_two_seats(#[case] seats: u8) {
    let error = Rules::new(Take, LastPiece, seats).unwrap_err();
    assert_eq!(error, PlayersError::TooFew { players: usize::from(seats) });
}

#[test]
fn a_set_up_that_is_decided_is_over() {
    let rules = Rules::for_two(Take, LastPiece);
    let position = rules.position(Heap(0), Seat::FIRST);
    assert_eq!(position.outcome(), Some(Outcome::Win(Seat::SECOND)));
    assert_eq!(position.to_move(), Seat::FIRST);
    assert_eq!(rules.legal(&position).count(), 0);
    assert_eq!(rules.perft(&position, 3), 0);
    assert_eq!(rules.perft(&position, 0), 1);
}

#[test]
fn a_position_that_a_move_ended_is_that_after_the_move() {
    let rules = Rules::for_two(Take, LastPiece);
    let mut played = rules.position(Heap(3), Seat::SECOND);
    rules.play(&mut played, 3).unwrap();
    assert_eq!(rules.ended(Heap(0), Seat::SECOND), Some(played));
    assert_eq!(rules.ended(Heap(1), Seat::SECOND), None);
}

#[test]
#[should_panic(expected = "a table of 2 has no seat 2")]
fn a_position_needs_a_seat_of_the_table() {
    let _ = Rules::for_two(Take, LastPiece).position(Heap(9), Seat::new(2));
}

/// A position of a table of three, put before two.
#[rstest]
#[case::to_move(Heap(9), Seat::new(2))]
#[case::winner(Heap(0), Seat::FIRST)]
fn a_position_of_other_rules_is_refused(#[case] heap: Heap, #[case] to_move: Seat) {
    let position = Rules::new(Take, LastPiece, 3).unwrap().position(heap, to_move);
    let rules = Rules::for_two(Take, LastPiece);
    let error = Game::from_position(rules, position, players("AB")).unwrap_err();
    assert_eq!(error, PlayersError::NoSuchSeat { seat: Seat::new(2), seats: 2 });
    assert_eq!(error.to_string(), "the position names seat 2: seats are 0..1");
}

#[test]
fn games_do_not_touch_each_other() {
    let mut one = heap_of(9);
    let mut other = one.clone();
    one.play(1).unwrap();
    other.play(3).unwrap();
    assert_eq!((one.board(), other.board()), (&Heap(8), &Heap(6)));
}

#[test]
fn a_game_is_send_and_clone() {
    fn check<T: Send + Sync + Clone>(game: T) -> T {
        game.clone()
    }
    let mut game = check(heap_of(3));
    let handle = std::thread::spawn(move || {
        game.play(3).unwrap();
        game.winner()
    });
    assert_eq!(handle.join().unwrap(), Some(Seat::FIRST));
}
