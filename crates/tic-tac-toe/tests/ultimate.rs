//! Ultimate Tic Tac Toe.

use boardwright_tic_tac_toe::ultimate;

/// The freed choice first shows at 6.
#[test]
fn move_sequences_of_ultimate() {
    let game = ultimate();
    let counts: Vec<u64> =
        (1..=7).map(|depth| game.rules().perft(game.position(), depth)).collect();
    assert_eq!(counts, [81, 720, 6336, 55080, 473256, 4020960, 33782544]);
}
