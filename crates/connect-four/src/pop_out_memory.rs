use boardwright_core::Reason;

use crate::pop_out::MOST_OCCURRENCES;
use crate::{PopGrid, PopOutBoard};

/// The memory of earlier positions, for positions that are saved and come back.
impl<G: PopGrid> PopOutBoard<G> {
    /// The positions that occurred before the one on the board, each once, with how often. They
    /// come in the order of the boards, not in that of play.
    pub fn earlier(&self) -> impl Iterator<Item = (&G, u32)> {
        let before = |(grid, times)| (grid, times - u32::from(grid == self.grid()));
        self.seen().map(before).filter(|&(_, times)| times > 0)
    }

    /// The board with these positions before it.
    ///
    /// # Errors
    ///
    /// [`PopOutMemoryError`] for a position listed twice or so often that it ended the game, one of
    /// another board, and for positions that cannot have followed one another.
    ///
    /// ```
    /// use boardwright_connect_four::{PopOutBoard, WordBoard};
    /// use boardwright_grid::Picture;
    ///
    /// let [empty, red, both] = ["3/3", "3/R2", "3/RY1"].map(|line| {
    ///     let picture = Picture::parse_line(line, &['R', 'Y']).unwrap();
    ///     WordBoard::from_picture(&picture).unwrap()
    /// });
    /// let board = PopOutBoard::with_earlier(both, [(empty, 1), (red, 1)])?;
    /// assert_eq!(board.earlier().count(), 2);
    /// // Nothing leads from the empty board to two discs.
    /// assert!(PopOutBoard::with_earlier(both, [(empty, 1)]).is_err());
    /// # Ok::<(), boardwright_connect_four::PopOutMemoryError>(())
    /// ```
    pub fn with_earlier(
        grid: G,
        earlier: impl IntoIterator<Item = (G, u32)>,
    ) -> Result<PopOutBoard<G>, PopOutMemoryError> {
        let mut board = PopOutBoard::new(grid);
        // How many earlier positions have as many discs as the board but for an even number, and
        // how many but for an odd one: every move changes the number by one.
        let [mut even, mut odd] = [0_u64; 2];
        let discs = number_of_discs(board.grid());
        for (grid, times) in earlier {
            if grid.shape() != board.grid().shape() {
                return Err(PopOutMemoryError::OtherShape);
            }
            if !(1..MOST_OCCURRENCES).contains(&times) {
                return Err(PopOutMemoryError::TooOften { times });
            }
            let count =
                if (number_of_discs(&grid) ^ discs) & 1 == 0 { &mut even } else { &mut odd };
            *count += u64::from(times);
            let already = u32::from(grid == *board.grid());
            if board.see(grid, times) != already + times {
                return Err(PopOutMemoryError::Repeated);
            }
        }
        // The board is one more of the even ones and comes last.
        if odd != even && odd != even + 1 {
            return Err(PopOutMemoryError::OutOfStep { even, odd });
        }
        Ok(board)
    }
}

fn number_of_discs<G: PopGrid>(grid: &G) -> u32 {
    (0..grid.shape().columns()).map(|column| u32::from(grid.height(column))).sum()
}

/// Why these cannot be the positions before one of Pop Out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PopOutMemoryError {
    /// A position is one of another board.
    #[error("an earlier position is one of another board")]
    OtherShape,
    /// A position is said to have occurred this often.
    #[error("an earlier position cannot have occurred {times} times: the third ends the game")]
    TooOften {
        /// How often.
        times: u32,
    },
    /// A position is listed more than once.
    #[error("an earlier position is listed twice")]
    Repeated,
    /// Every move changes the number of discs by one, so positions with even and odd numbers take
    /// turns.
    #[error(
        "the earlier positions cannot have followed one another: {even} have an even number of \
         discs more or less than the board, and {odd} an odd one"
    )]
    OutOfStep {
        /// How many differ from the board by an even number of discs.
        even: u64,
        /// How many differ by an odd number.
        odd: u64,
    },
}

impl Reason for PopOutMemoryError {
    fn reason(&self) -> &'static str {
        "bad_position"
    }
}
