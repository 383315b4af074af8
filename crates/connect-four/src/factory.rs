use alloc::vec;
use alloc::vec::Vec;

use boardwright_core::{Game, Player, PlayersError, Rules};
use boardwright_grid::{DirectionalWin, Line, SetupError, Shape, Stone};

use crate::{
    BothLines, DropBoard, DropGrid, FourInLine, Gravity, PopGrid, PopOut, PopOutBoard, PopOutWin,
    StandardBoard, WordBoard,
};

/// The game that [`connect_four`] returns.
pub type ConnectFour = Game<StandardBoard, Gravity, FourInLine>;

/// The games that [`connect_n`] returns.
pub type ConnectN = Game<DropBoard, Gravity, DirectionalWin>;

/// The game that [`five_in_a_row`] returns.
pub type FiveInARow = Game<WordBoard, Gravity, DirectionalWin>;

/// The games that [`pop_out_on`] returns.
pub type PopOutGame<G> = Game<PopOutBoard<G>, PopOut, PopOutWin>;

/// Connect Four: 6 rows, 7 columns, four in a row wins. Red moves first, then Yellow.
pub fn connect_four() -> ConnectFour {
    let rules = Rules::for_two(Gravity, FourInLine);
    Game::new(rules, StandardBoard::new(), default_players(2)).expect("the symbols differ")
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
    let seats = seats_of(&players, board.colours())?;
    let rules = Rules::new(Gravity, DirectionalWin::new(line), seats)?;
    Ok(Game::new(rules, board, players)?)
}

/// Five in a Row, as sold in shops: 6 rows, 9 columns, five in a row wins, and the outer columns
/// are full from the start, red and yellow by turns.
///
/// ```
/// use boardwright_connect_four::five_in_a_row;
/// use boardwright_grid::Picture;
///
/// assert_eq!(Picture::of(five_in_a_row().board(), &['R', 'Y']).bare(), "\
/// Y . . . . . . . R
/// R . . . . . . . Y
/// Y . . . . . . . R
/// R . . . . . . . Y
/// Y . . . . . . . R
/// R . . . . . . . Y");
/// ```
pub fn five_in_a_row() -> FiveInARow {
    let mut board = word_board(6, 9);
    for row in 0..6 {
        board.drop(0, Stone::new(row % 2));
        board.drop(8, Stone::new((row + 1) % 2));
    }
    connect_n_on(board, 5, default_players(2)).expect("five in a row fits 6 x 9")
}

/// Pop Out: Connect Four in which a player may also take a disc of their own out of the bottom
/// row. If that completes a line for both, the player who popped wins.
///
/// ```
/// use boardwright_connect_four::{Column, PopOutMove, pop_out};
/// use boardwright_grid::Picture;
///
/// let mut game = pop_out();
/// for column in [3, 3, 4] {
///     game.play(PopOutMove::Drop(Column(column)))?;
/// }
/// // The lowest disc of column 3 is red, and it is Yellow's turn.
/// assert!(game.play(PopOutMove::Pop(Column(3))).is_err());
/// game.play(PopOutMove::Drop(Column(0)))?;
/// game.play(PopOutMove::Pop(Column(3)))?;
/// assert_eq!(Picture::of(game.board(), &['R', 'Y']).rows()[5], "Y..YR..");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn pop_out() -> PopOutGame<WordBoard> {
    let players = default_players(2);
    pop_out_on(word_board(6, 7), 4, BothLines::default(), players).expect("four fits 6 x 7")
}

/// Pop Out on this board, which is empty or shows where the game starts, with another length of
/// line or another rule for a pop that completes a line for both.
///
/// # Errors
///
/// [`SetupError`] for a line that does not fit, players that cannot be told apart, or other than
/// two of them.
pub fn pop_out_on<G: PopGrid>(
    board: G,
    length: u8,
    both: BothLines,
    players: Vec<Player>,
) -> Result<PopOutGame<G>, SetupError> {
    Line::at_least(length).check_fits(board.shape())?;
    let seats = seats_of(&players, 2)?;
    let rules = Rules::new(PopOut, PopOutWin::new(length, both), seats)?;
    Ok(Game::new(rules, PopOutBoard::new(board), players)?)
}

fn word_board(rows: usize, columns: usize) -> WordBoard {
    let shape = Shape::new([rows, columns]).expect("the sides are in range");
    WordBoard::new(shape).expect("the board fits a word")
}

/// How many seats these players need, if there are no more than `most`.
fn seats_of(players: &[Player], most: u8) -> Result<u8, PlayersError> {
    match u8::try_from(players.len()) {
        Ok(seats) if seats <= most => Ok(seats),
        _ => Err(PlayersError::SeatsDiffer { seats: most.into(), players: players.len() }),
    }
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
