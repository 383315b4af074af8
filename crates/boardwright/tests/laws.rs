//! The laws of the chassis, put to games as the catalogue builds them.

use boardwright::{GameOf, Specification, Variant, Visitor};
use boardwright_testkit::Laws;
use rstest::rstest;

/// Puts every law to a game with its own types. Games repeat their laws in their own crates, with
/// more of them; here it is the catalogue's choice of board and rule that is on trial.
struct PutLaws<'t> {
    name: &'t str,
}

impl Visitor for PutLaws<'_> {
    type Output = ();

    fn visit<V: Variant>(self, game: GameOf<V>, variant: V) {
        let picture = move |board: &V::Board| variant.picture(board).lettered();
        Laws::new(self.name, game, picture).games(20).check();
    }
}

#[rstest]
fn every_law_holds(
    #[values(
        "connect-four",
        "connect-four:rows=10,columns=10,players=4",
        "connect-four:rule=pop-out,rows=4,columns=4",
        "connect-four:rule=five-in-a-row",
        "tic-tac-toe",
        "tic-tac-toe:size=5",
        "tic-tac-toe:rows=4,columns=6,connect=3",
        "tic-tac-toe:rule=misere",
        "tic-tac-toe:rule=ultimate",
        "gomoku:size=9",
        "gomoku:size=9,rule=standard",
        "gomoku:size=9,opening=swap2",
        "gomoku:size=9,opening=taraguchi-10"
    )]
    name: &str,
) {
    let specification: Specification = name.parse().unwrap();
    specification.visit(PutLaws { name });
}
