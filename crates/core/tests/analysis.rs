//! An analysis board beside a twin that keeps nothing but lists of moves and plays them again from
//! the start. The game is a stub: a heap from which players take 1 to 3, and whoever takes the last
//! piece wins.

use boardwright_core::{
    Analysis, Board, Game, MoveRule, NoSuchPly, NodeId, NothingToRedo, NothingToUndo, Outcome,
    Player, Position, Reason, Rules, Seat, WinStrategy,
};
use proptest::prelude::*;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Heap(u8);

impl Board for Heap {
    type Cell = ();

    fn is_full(&self) -> bool {
        false
    }
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("cannot take {take} from {heap}")]
struct CannotTake {
    take: u8,
    heap: u8,
}

impl Reason for CannotTake {
    fn reason(&self) -> &'static str {
        "cannot_take"
    }
}

#[derive(Debug, Clone, Copy)]
struct Take;

impl MoveRule<Heap> for Take {
    type Input = u8;
    type Change = u8;
    type Refusal = CannotTake;
    type Moves = std::ops::RangeInclusive<u8>;

    fn apply(&self, heap: &mut Heap, _: Seat, take: u8) -> Result<u8, CannotTake> {
        if !(1..=3).contains(&take) || take > heap.0 {
            return Err(CannotTake { take, heap: heap.0 });
        }
        heap.0 -= take;
        Ok(take)
    }

    fn undo(&self, heap: &mut Heap, _: Seat, take: &u8) {
        heap.0 += take;
    }

    fn legal(&self, heap: &Heap, _: Seat) -> Self::Moves {
        1..=heap.0.min(3)
    }
}

#[derive(Debug, Clone, Copy)]
struct TakesLast;

impl WinStrategy<Heap, u8> for TakesLast {
    fn outcome(&self, heap: &Heap, mover: Seat, _: &u8) -> Option<Outcome> {
        self.judge(heap, mover)
    }

    fn judge(&self, heap: &Heap, last: Seat) -> Option<Outcome> {
        (heap.0 == 0).then_some(Outcome::Win(last))
    }
}

const HEAP: u8 = 12;

fn rules() -> Rules<Take, TakesLast> {
    Rules::for_two(Take, TakesLast)
}

fn analysis() -> Analysis<Heap, Take, TakesLast> {
    Analysis::new(rules(), rules().position(Heap(HEAP), Seat::FIRST))
}

/// The position after these moves, played from the start.
fn position_after(line: &[u8]) -> Position<Heap> {
    let rules = rules();
    let mut position = rules.position(Heap(HEAP), Seat::FIRST);
    for &take in line {
        rules.play(&mut position, take).expect("the line is legal");
    }
    position
}

/// The moves that lead to a node.
fn line_to(analysis: &Analysis<Heap, Take, TakesLast>, node: NodeId) -> Vec<u8> {
    analysis.tree().path(node).into_iter().map(|node| analysis.tree()[node].input).collect()
}

#[derive(Debug, Clone)]
enum Action {
    Play(u8),
    Undo,
    Redo,
    Seek(usize),
    GoTo(prop::sample::Index),
    Promote(prop::sample::Index),
    Remove(prop::sample::Index),
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        4 => (0_u8..5).prop_map(Action::Play),
        3 => Just(Action::Undo),
        2 => Just(Action::Redo),
        1 => (0_usize..14).prop_map(Action::Seek),
        2 => any::<prop::sample::Index>().prop_map(Action::GoTo),
        1 => any::<prop::sample::Index>().prop_map(Action::Promote),
        1 => any::<prop::sample::Index>().prop_map(Action::Remove),
    ]
}

proptest! {
    /// The twin knows where we are as the list of moves that led here, and the line to come; the
    /// lines that were tried are a list of lists.
    #[test]
    fn equals_lists_of_moves(actions in prop::collection::vec(action(), 1..80)) {
        let mut analysis = analysis();
        let (mut here, mut lines) = (Vec::new(), vec![Vec::new()]);
        for action in actions {
            let nodes: Vec<_> = std::iter::once(NodeId::ROOT).chain(analysis.tree().walk()).collect();
            match action {
                Action::Play(take) => {
                    let before: u8 = here.iter().sum();
                    let legal = (1..=3).contains(&take) && before + take <= HEAP && before < HEAP;
                    prop_assert_eq!(analysis.play(take).is_ok(), legal);
                    if legal {
                        here.push(take);
                        if !lines.contains(&here) {
                            lines.push(here.clone());
                        }
                    }
                }
                Action::Undo => {
                    let undone = if here.pop().is_some() { Ok(()) } else { Err(NothingToUndo) };
                    prop_assert_eq!(analysis.undo(), undone);
                    // What was undone comes back.
                    let mut forth = analysis.clone();
                    if undone.is_ok() {
                        prop_assert_eq!(forth.redo(), Ok(()));
                        prop_assert_eq!(forth.ply(), here.len() + 1);
                    }
                }
                Action::Redo => {
                    let goes_on = lines.iter().any(|line| line.len() > here.len() && line.starts_with(&here));
                    let redone = if goes_on { Ok(()) } else { Err(NothingToRedo) };
                    prop_assert_eq!(analysis.redo(), redone);
                    let now = line_to(&analysis, analysis.node());
                    if goes_on {
                        prop_assert!(now.len() == here.len() + 1 && now.starts_with(&here));
                        prop_assert!(lines.contains(&now));
                    }
                    here = now;
                }
                Action::Seek(ply) => {
                    let before = here.clone();
                    match analysis.seek(ply) {
                        Ok(()) => {
                            here = line_to(&analysis, analysis.node());
                            prop_assert_eq!(here.len(), ply);
                            prop_assert!(here.starts_with(&before) || before.starts_with(&here));
                            prop_assert!(lines.contains(&here));
                        }
                        Err(error) => {
                            prop_assert!(ply > error.plies && error.plies >= before.len());
                            // The end of the line is really one.
                            let mut end = analysis.clone();
                            prop_assert_eq!(end.seek(error.plies), Ok(()));
                            prop_assert_eq!(end.redo(), Err(NothingToRedo));
                        }
                    }
                }
                Action::GoTo(at) => {
                    let node = *at.get(&nodes);
                    here = line_to(&analysis, node);
                    analysis.go_to(node);
                    prop_assert_eq!(analysis.node(), node);
                }
                Action::Promote(at) => {
                    let node = *at.get(&nodes);
                    analysis.promote(node);
                    let parent = analysis.tree().parent(node);
                    if let Some(parent) = parent {
                        prop_assert_eq!(analysis.tree().first_child(parent), Some(node));
                    }
                }
                Action::Remove(at) => {
                    let node = *at.get(&nodes);
                    let gone = line_to(&analysis, node);
                    analysis.remove(node);
                    if !gone.is_empty() {
                        lines.retain(|line| !line.starts_with(&gone));
                        if here.starts_with(&gone) {
                            here = gone[..gone.len() - 1].to_vec();
                        }
                    }
                }
            }
            prop_assert_eq!(&line_to(&analysis, analysis.node()), &here);
            prop_assert_eq!(analysis.position(), &position_after(&here));
            let mut shown: Vec<_> =
                analysis.tree().walk().map(|node| line_to(&analysis, node)).collect();
            shown.push(Vec::new());
            shown.sort();
            lines.sort();
            prop_assert_eq!(&shown, &lines);
        }
    }
}

/// A refused move changes nothing, and a move that was tried before starts no second line.
#[test]
fn known_moves_are_entered_again() {
    let mut analysis = analysis();
    let first = analysis.play(2).expect("there are 12");
    assert_eq!(analysis.play(4).unwrap_err().reason(), "cannot_take");
    assert_eq!((analysis.ply(), analysis.tree().len()), (1, 1));
    analysis.undo().expect("there is one");
    assert_eq!(analysis.play(2), Ok(first));
    assert_eq!(analysis.tree().len(), 1);
}

/// Redoing goes along the line from which we came, not along the main line.
#[test]
fn redo_follows_the_line_we_left() {
    let mut analysis = analysis();
    analysis.play(1).expect("there are 12");
    analysis.seek(0).expect("there is a start");
    let second = analysis.play(2).expect("there are 12");
    let third = analysis.play(3).expect("there are 10");
    analysis.seek(0).expect("there is a start");
    analysis.redo().expect("something was undone");
    assert_eq!(analysis.node(), second);
    analysis.seek(2).expect("the line has two moves");
    assert_eq!(analysis.node(), third);
    assert_eq!(analysis.seek(3), Err(NoSuchPly { ply: 3, plies: 2 }));
}

/// A game comes over with what was played and what was undone, and stands where it stood.
#[test]
fn a_game_is_taken_over() {
    let players = vec![Player::new("Ann", 'A'), Player::new("Ben", 'B')];
    let mut game = Game::new(rules(), Heap(HEAP), players).expect("two players");
    for take in [3, 2, 1] {
        game.play(take).expect("there are enough");
    }
    game.undo().expect("three were played");
    let mut analysis = Analysis::of(&game);
    assert_eq!(analysis.position(), game.position());
    assert_eq!(analysis.tree().walk().count(), 3);
    analysis.redo().expect("one was undone");
    assert_eq!(line_to(&analysis, analysis.node()), [3, 2, 1]);
}

/// Comments stay with their moves; the start has one too.
#[test]
fn comments_stay_with_their_moves() {
    let mut analysis = analysis();
    analysis.comment("twelve");
    let first = analysis.play(2).expect("there are 12");
    analysis.comment("leaves ten");
    analysis.seek(0).expect("there is a start");
    assert_eq!(analysis.comment_on(NodeId::ROOT), "twelve");
    assert_eq!(analysis.comment_on(first), "leaves ten");
}
