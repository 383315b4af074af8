use boardwright_core::Reason;
use boardwright_grid::{Cell, Grid, Picture, Stone};

use super::board::{Place, UltimateBoard};
use crate::nine_cells::{bit, cell_at, has_lines_apart};
use crate::picture_board::{PictureBoardError, check_picture};

impl UltimateBoard {
    /// The board that a picture shows. `target` is the small board that the next stone must go to,
    /// by its place among the nine; `None` if it may go to any that is open.
    ///
    /// # Errors
    ///
    /// [`UltimateSetUpError`] for a picture of another board, a small board that both players have
    /// won or that has lines which no last stone can have made, or a target that is not open.
    ///
    /// ```
    /// use boardwright_grid::{Cell, Picture};
    /// use boardwright_tic_tac_toe::UltimateBoard;
    ///
    /// let picture = Picture::parse_line("9/9/9/9/9/9/3X5/4X4/5X3", &['X', 'O'])?;
    /// let board = UltimateBoard::from_picture(&picture, Some("b3".parse()?))?;
    /// assert_eq!(board.target(), Some(Cell::new(2, 1)));
    ///
    /// let error = UltimateBoard::from_picture(&picture, Some("b1".parse()?)).unwrap_err();
    /// assert_eq!(error.to_string(), "the small board b1 cannot be played on: it is decided or full");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_picture(
        picture: &Picture,
        target: Option<Cell>,
    ) -> Result<UltimateBoard, UltimateSetUpError> {
        check_picture(picture, UltimateBoard::SHAPE)?;
        let board = UltimateBoard::with_stones(picture.stones(), None);
        let won_twice = board.won(Stone::FIRST) & board.won(Stone::SECOND);
        if won_twice != 0 {
            let board = cell_at(won_twice.trailing_zeros());
            return Err(UltimateSetUpError::WonTwice { board });
        }
        for small in UltimateBoard::SMALL.iter() {
            let lines = [Stone::FIRST, Stone::SECOND].map(|stone| board.stones(bit(small), stone));
            if lines.into_iter().any(has_lines_apart) {
                return Err(UltimateSetUpError::TooManyLines { board: small });
            }
        }
        match target {
            Some(target) if !UltimateBoard::SMALL.contains(target) => {
                Err(UltimateSetUpError::NoSuchTarget { target })
            }
            Some(target) if !board.is_open(target) => {
                Err(UltimateSetUpError::TargetClosed { target })
            }
            _ => Ok(UltimateBoard::with_stones(picture.stones(), target)),
        }
    }

    /// The board without the stone on a cell, on which the next one may go to any small board that
    /// is open: for judging what was there before it.
    pub fn without(&self, cell: Cell) -> UltimateBoard {
        let others = self.shape().iter().filter(|&other| other != cell);
        let stones = others.filter_map(|other| Some((other, self.at(other)?)));
        UltimateBoard::with_stones(stones, None)
    }

    /// The board with these stones, on which the next one must go to the small board `target`, if
    /// there is one.
    pub(super) fn with_stones(
        stones: impl Iterator<Item = (Cell, Stone)>,
        target: Option<Cell>,
    ) -> UltimateBoard {
        let mut board = UltimateBoard::new();
        for (cell, stone) in stones {
            board.put(Place::of(cell), stone);
        }
        match target {
            Some(target) => board.aim(bit(target)),
            None => board.aim_anywhere(),
        }
        board
    }
}

/// Why a picture and a target are no position of Ultimate Tic Tac Toe. Small boards are named by
/// their place among the nine, in notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UltimateSetUpError {
    /// The picture shows another kind of board.
    #[error(transparent)]
    Picture(#[from] PictureBoardError),
    /// Both players have three in a row on one small board.
    #[error("both players have won the small board {board}")]
    WonTwice {
        /// The small board.
        board: Cell,
    },
    /// A small board is decided by its first three in a row, and this one has more than a last stone
    /// can have made at once.
    #[error("no last stone can have made all lines on the small board {board}")]
    TooManyLines {
        /// The small board.
        board: Cell,
    },
    /// The target is none of the nine.
    #[error("there is no small board {target}: they are a1 to c3")]
    NoSuchTarget {
        /// The target that was named.
        target: Cell,
    },
    /// Nobody can play where the next stone must go.
    #[error("the small board {target} cannot be played on: it is decided or full")]
    TargetClosed {
        /// The target that was named.
        target: Cell,
    },
}

impl Reason for UltimateSetUpError {
    fn reason(&self) -> &'static str {
        "bad_position"
    }
}
