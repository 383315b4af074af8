use boardwright_core::Reason;
use boardwright_grid::Shape;

/// The side of the board on which the game is played unless another is asked for.
pub const DEFAULT_SIZE: usize = 15;

/// The side of a Go board, on which the game is played as well.
pub(crate) const GO_SIZE: usize = 19;

/// The side of the smallest board: a line of five just fits.
pub const SMALLEST_SIZE: usize = 5;

/// The side of the largest board: a column has one letter.
pub const LARGEST_SIZE: usize = 26;

/// No board has this side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a side of {size} is out of range: sides run from 5 to 26")]
pub struct SizeError {
    /// The side that was asked for.
    pub size: usize,
}

impl Reason for SizeError {
    fn reason(&self) -> &'static str {
        "bad_parameter"
    }
}

/// The shape of the board with this side.
///
/// # Errors
///
/// [`SizeError`] for a side that is not in 5 to 26.
///
/// ```
/// use boardwright_gomoku::{SizeError, shape};
///
/// assert_eq!(shape(19)?.cells(), 361);
/// assert_eq!(shape(27), Err(SizeError { size: 27 }));
/// # Ok::<(), SizeError>(())
/// ```
pub fn shape(size: usize) -> Result<Shape, SizeError> {
    if !(SMALLEST_SIZE..=LARGEST_SIZE).contains(&size) {
        return Err(SizeError { size });
    }
    Shape::new([size, size]).map_err(|_| SizeError { size })
}
