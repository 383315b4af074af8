use alloc::vec;
use alloc::vec::Vec;

use boardwright_core::{Game, Player, PlayersError, Rules};
use boardwright_grid::{DirectionalWin, Line, SetupError, Shape};

use crate::{DropBoard, DropGrid, Gravity, WordBoard};

/// The game that [`connect_four`] returns.
pub type ConnectFour = Game<WordBoard, Gravity, DirectionalWin>;

/// The games that [`connect_n`] returns.
pub type ConnectN = Game<DropBoard, Gravity, DirectionalWin>;

/// Connect Four: 6 rows, 7 columns, four in a row wins. Red moves first, then Yellow.
pub fn connect_four() -> ConnectFour {
    let shape = Shape::new([6, 7]).expect("6 x 7 is a board");
    let board = WordBoard::new(shape).expect("6 x 7 fits a word");
    connect_n_on(board, 4, default_players(2)).expect("four in a row fits 6 x 7")
}

/// Connect Four with other sides and another length of line, for two players.
///
/// # Errors
///
/// [`SetupError`] for sides that no board has or a line that does not fit.
///
/// ```
/// use boardwright_connect_four::connect_n;
///
/// assert!(connect_n(8, 9, 5).is_ok());
/// assert_eq!(
///     connect_n(6, 7, 8).unwrap_err().to_string(),
///     "a line of 8 does not fit: the longest side of the board is 7",
/// );
/// ```
pub fn connect_n(rows: usize, columns: usize, length: u8) -> Result<ConnectN, SetupError> {
    connect_n_with(rows, columns, length, default_players(2))
}

/// Connect Four with other sides, another length of line, and these players, two or more: turns go
/// round.
///
/// # Errors
///
/// [`SetupError`] for sides that no board has, a line that does not fit, or players that cannot be
/// told apart.
///
/// ```
/// use boardwright_connect_four::{connect_n_with, default_players};
///
/// let game = connect_n_with(8, 9, 4, default_players(3))?;
/// assert_eq!(game.players()[2].name(), "Green");
/// # Ok::<(), boardwright_grid::SetupError>(())
/// ```
pub fn connect_n_with(
    rows: usize,
    columns: usize,
    length: u8,
    players: Vec<Player>,
) -> Result<ConnectN, SetupError> {
    connect_n_on(DropBoard::new(Shape::new([rows, columns])?), length, players)
}

/// Connect Four on this board, which is empty or shows where the game starts: for a position that
/// was set up, or for the faster board wherever it fits.
///
/// # Errors
///
/// [`SetupError`] for a line that does not fit, players that cannot be told apart, or more of them
/// than the board has colours.
///
/// ```
/// use boardwright_connect_four::{WordBoard, connect_n_on, default_players};
/// use boardwright_grid::Picture;
///
/// let picture = Picture::parse_line("4/4/1YY1/RRRY", &['R', 'Y'])?;
/// let board = WordBoard::from_picture(&picture)?;
/// let game = connect_n_on(board, 3, default_players(2))?;
/// assert!(game.is_over());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn connect_n_on<G: DropGrid>(
    board: G,
    length: u8,
    players: Vec<Player>,
) -> Result<Game<G, Gravity, DirectionalWin>, SetupError> {
    let line = Line::at_least(length);
    line.check_fits(board.shape())?;
    let (seats, colours) = (players.len(), board.colours());
    let seats = match u8::try_from(seats) {
        Ok(seats) if seats <= colours => seats,
        _ => return Err(PlayersError::SeatsDiffer { seats: colours.into(), players: seats }.into()),
    };
    let rules = Rules::new(Gravity, DirectionalWin::new(line), seats)?;
    Ok(Game::new(rules, board, players)?)
}

/// The first `players` of Red, Yellow, Green and Blue, in the order of their turns.
pub fn default_players(players: usize) -> Vec<Player> {
    let all = vec![
        Player::new("Red", 'R'),
        Player::new("Yellow", 'Y'),
        Player::new("Green", 'G'),
        Player::new("Blue", 'B'),
    ];
    all.into_iter().take(players).collect()
}
