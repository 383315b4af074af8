use std::sync::LazyLock;

use boardwright_core::{Board, MoveRule, Notation, Outcome, ReadError, Reason, Seat, WinStrategy};
use cozy_chess::util::{display_uci_move, parse_uci_move};
use cozy_chess::{
    BitBoard, GameStatus, Move, Piece, Rank, Square, get_bishop_moves, get_knight_moves,
    get_rook_moves,
};

/// The library's board, and those before it, for repetitions and to undo.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct ChessBoard {
    pub(crate) now: cozy_chess::Board,
    earlier: Vec<cozy_chess::Board>,
}

impl From<cozy_chess::Board> for ChessBoard {
    fn from(now: cozy_chess::Board) -> ChessBoard {
        ChessBoard { now, earlier: Vec::new() }
    }
}

impl ChessBoard {
    /// Whether the position is there for the third time. Captures and moves of pawns cannot be
    /// taken back, so nothing before the last of them is like it.
    fn is_third(&self) -> bool {
        let reversible = usize::from(self.now.halfmove_clock());
        let recent = self.earlier.iter().rev().take(reversible);
        recent.filter(|board| board.same_position(&self.now)).count() >= 2
    }

    /// Whether nobody can mate: kings with a single knight, or with bishops on cells of one colour.
    fn is_dead(&self) -> bool {
        let others = self.now.occupied() & !self.now.pieces(Piece::King);
        let bishops = self.now.pieces(Piece::Bishop);
        let one_colour = |cells: BitBoard| (bishops & !cells).is_empty();
        match others.len() {
            0 => true,
            1 if others == self.now.pieces(Piece::Knight) => true,
            _ => {
                others == bishops
                    && (one_colour(BitBoard::DARK_SQUARES) || one_colour(BitBoard::LIGHT_SQUARES))
            }
        }
    }
}

impl Board for ChessBoard {
    type Cell = Square;

    fn is_full(&self) -> bool {
        false
    }
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not a legal move")]
pub(crate) struct Illegal(Move);

impl Reason for Illegal {
    fn reason(&self) -> &'static str {
        "illegal_move"
    }
}

/// Every move of the library's generator. White is the first seat.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ChessMoves;

impl MoveRule<ChessBoard> for ChessMoves {
    type Input = Move;
    type Change = Move;
    type Refusal = Illegal;
    type Moves = std::vec::IntoIter<Move>;

    fn apply(&self, board: &mut ChessBoard, mover: Seat, input: Move) -> Result<Move, Illegal> {
        if !board.now.is_legal(input) {
            return Err(Illegal(input));
        }
        Ok(self.apply_unchecked(board, mover, input))
    }

    fn apply_unchecked(&self, board: &mut ChessBoard, _: Seat, input: Move) -> Move {
        board.earlier.push(board.now.clone());
        board.now.play_unchecked(input);
        input
    }

    fn undo(&self, board: &mut ChessBoard, _: Seat, _: &Move) {
        board.now = board.earlier.pop().expect("a move was made");
    }

    fn legal(&self, board: &ChessBoard, _: Seat) -> Self::Moves {
        let mut moves = Vec::new();
        board.now.generate_moves(|of_piece| {
            moves.extend(of_piece);
            false
        });
        moves.into_iter()
    }
}

/// Mate wins. Stalemate, fifty moves by each without a capture or a pawn's move, the third time of
/// a position, and too little material to mate are draws.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Mate;

impl WinStrategy<ChessBoard, Move> for Mate {
    fn outcome(&self, board: &ChessBoard, mover: Seat, _: &Move) -> Option<Outcome> {
        self.judge(board, mover)
    }

    fn judge(&self, board: &ChessBoard, last: Seat) -> Option<Outcome> {
        match board.now.status() {
            GameStatus::Won => Some(Outcome::Win(last)),
            GameStatus::Drawn => Some(Outcome::Draw),
            GameStatus::Ongoing => (board.is_third() || board.is_dead()).then_some(Outcome::Draw),
        }
    }
}

/// Every move that some piece can make on some board: those of a queen and of a knight, and the
/// promotions. Castling goes from the king's cell to its rook's.
static ALL_MOVES: LazyLock<Vec<Move>> = LazyLock::new(|| {
    let mut moves = Vec::new();
    for from in Square::ALL {
        let empty = BitBoard::EMPTY;
        let queen = get_rook_moves(from, empty) | get_bishop_moves(from, empty);
        let plain = queen | get_knight_moves(from);
        moves.extend(plain.into_iter().map(|to| Move { from, to, promotion: None }));
        for to in queen {
            let steps = (from.file() as i8 - to.file() as i8).abs();
            let ranks = (from.rank(), to.rank());
            if steps > 1
                || ![(Rank::Seventh, Rank::Eighth), (Rank::Second, Rank::First)].contains(&ranks)
            {
                continue;
            }
            for piece in [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen] {
                moves.push(Move { from, to, promotion: Some(piece) });
            }
        }
    }
    moves
});

/// Moves as chess programs write them to each other: `e2e4`, `e1g1` to castle, `e7e8q`.
impl Notation<ChessBoard> for ChessMoves {
    fn split<'t>(&self, _: &ChessBoard, text: &'t str) -> Option<(&'t str, &'t str)> {
        let text = text.trim_start_matches([' ', ',']);
        let end = text.find([' ', ',']).unwrap_or(text.len());
        (!text.is_empty()).then(|| text.split_at(end))
    }

    fn read(&self, board: &ChessBoard, mover: Seat, text: &str) -> Result<Move, ReadError> {
        let read = parse_uci_move(&board.now, text).ok();
        // The library reads over what follows a move.
        read.filter(|input| self.write(board, mover, input) == text)
            .ok_or_else(|| ReadError::unreadable(text, "a move such as e2e4"))
    }

    fn write(&self, board: &ChessBoard, _: Seat, input: &Move) -> String {
        display_uci_move(&board.now, *input).to_string()
    }

    fn explain(&self, board: &ChessBoard, refusal: &Illegal) -> String {
        format!("{} is not a legal move", display_uci_move(&board.now, refusal.0))
    }

    fn actions(&self, _: &ChessBoard) -> u32 {
        ALL_MOVES.len() as u32
    }

    fn number(&self, _: &ChessBoard, input: &Move) -> Option<u32> {
        ALL_MOVES.iter().position(|other| other == input).map(|number| number as u32)
    }

    fn input(&self, _: &ChessBoard, number: u32) -> Option<Move> {
        ALL_MOVES.get(number as usize).copied()
    }
}
