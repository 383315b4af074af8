//! A position as bytes. In this order:
//!
//! | bytes | what |
//! |---|---|
//! | 1 | the version of the layout, 1 |
//! | 1 | a fingerprint of the game's specification, with what is not the default in it |
//! | 1 | who would move (bits 0 to 3), how the game ended (4 to 6), whether a rest follows (7) |
//! | 1 or more | the stones, as [`Picture::pack`] writes them |
//! | 1 or more | if a rest follows: its length, seven bits a byte, and the rest |
//! | 2 | CRC-16 of the same specification and of all these bytes, low byte first |

use alloc::vec::Vec;

use boardwright_core::{Reason, Seat};
use boardwright_grid::{PackError, Picture, Shape};
use crc::{CRC_16_IBM_3740, Crc};

use crate::{Ending, SetUpError, Specification};

const VERSION: u8 = 1;

static CRC: Crc<u16> = Crc::<u16>::new(&CRC_16_IBM_3740);

/// Bit 7 of the flags.
const HAS_REST: u8 = 0x80;

/// A position to write.
pub(crate) struct Stage {
    pub(crate) stones: Vec<u8>,
    pub(crate) seat: Seat,
    pub(crate) rest: Option<Vec<u8>>,
    pub(crate) ending: Option<Ending>,
}

/// A position as it was read. The seat is a number that need not be one of the table's.
pub(crate) struct Read<'b> {
    pub(crate) picture: Picture,
    pub(crate) seat: u8,
    pub(crate) rest: Option<&'b [u8]>,
    pub(crate) ending: Option<Ending>,
}

pub(crate) fn write(specification: &Specification, stage: &Stage) -> Vec<u8> {
    let game = specification.shortest();
    let flags = stage.seat.index() as u8 | ending_number(stage.ending) << 4;
    let flags = if stage.rest.is_some() { flags | HAS_REST } else { flags };
    let mut code = Vec::from([VERSION, fingerprint(&game), flags]);
    code.extend(&stage.stones);
    if let Some(rest) = &stage.rest {
        let mut length = rest.len();
        while length >= 0x80 {
            code.push(length as u8 | 0x80);
            length >>= 7;
        }
        code.push(length as u8);
        code.extend(rest);
    }
    code.extend(checksum(&game, &code).to_le_bytes());
    code
}

pub(crate) fn read<'b>(
    specification: &Specification,
    shape: Shape,
    symbols: &[char],
    bytes: &'b [u8],
) -> Result<Read<'b>, BytesError> {
    let game = specification.shortest();
    let (version, rest) = split_byte(bytes)?;
    if version != VERSION {
        return Err(BytesError::Version { version });
    }
    let (print, rest) = split_byte(rest)?;
    if print != fingerprint(&game) {
        return Err(BytesError::OtherGame);
    }
    let (flags, rest) = split_byte(rest)?;
    let (picture, rest) = Picture::unpack(shape, symbols, rest)?;
    let (remembered, rest) = if flags & HAS_REST == 0 { (None, rest) } else { split_rest(rest)? };
    let (sum, behind) = rest.split_first_chunk().ok_or(BytesError::Truncated)?;
    if !behind.is_empty() {
        return Err(BytesError::Trailing { bytes: behind.len() });
    }
    let covered = &bytes[..bytes.len() - sum.len()];
    if checksum(&game, covered) != u16::from_le_bytes(*sum) {
        return Err(BytesError::Checksum);
    }
    let ending = numbered_ending((flags & !HAS_REST) >> 4).ok_or(BytesError::Malformed)?;
    Ok(Read { picture, seat: flags & 0xf, rest: remembered, ending })
}

fn split_byte(bytes: &[u8]) -> Result<(u8, &[u8]), BytesError> {
    let (first, rest) = bytes.split_first().ok_or(BytesError::Truncated)?;
    Ok((*first, rest))
}

/// A rest behind its length, which takes at most four bytes, and what follows it.
fn split_rest(mut bytes: &[u8]) -> Result<(Option<&[u8]>, &[u8]), BytesError> {
    let mut length = 0;
    for shift in [0, 7, 14, 21] {
        let (byte, behind) = split_byte(bytes)?;
        bytes = behind;
        length |= usize::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            let (rest, behind) = bytes.split_at_checked(length).ok_or(BytesError::Truncated)?;
            return Ok((Some(rest), behind));
        }
    }
    Err(BytesError::Malformed)
}

/// Tells most games from each other by one byte; the checksum, which covers the specification,
/// tells the others.
fn fingerprint(game: &str) -> u8 {
    CRC.checksum(game.as_bytes()).to_le_bytes()[0]
}

fn checksum(game: &str, bytes: &[u8]) -> u16 {
    let mut digest = CRC.digest();
    digest.update(game.as_bytes());
    digest.update(bytes);
    digest.finalize()
}

const fn ending_number(ending: Option<Ending>) -> u8 {
    match ending {
        None | Some(Ending::SetUp) => 0,
        Some(Ending::Move) => 1,
        Some(Ending::Agreed) => 2,
        // Only games of two seats end so.
        Some(Ending::Resigned(seat)) => 3 + seat.index() as u8,
    }
}

const fn numbered_ending(number: u8) -> Option<Option<Ending>> {
    match number {
        0 => Some(None),
        1 => Some(Some(Ending::Move)),
        2 => Some(Some(Ending::Agreed)),
        3 => Some(Some(Ending::Resigned(Seat::FIRST))),
        4 => Some(Some(Ending::Resigned(Seat::SECOND))),
        _ => None,
    }
}

/// Why bytes are no position of a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BytesError {
    /// They are written in another layout.
    #[error("the bytes are of version {version}, and this library reads version {VERSION}")]
    Version {
        /// The version that they name.
        version: u8,
    },
    /// They are a position of another game, or of the same with other parameters.
    #[error("the bytes are a position of another game")]
    OtherGame,
    /// They end before the position does.
    #[error("the bytes end too soon")]
    Truncated,
    /// There are more of them than the position takes.
    #[error("{bytes} bytes follow the position")]
    Trailing {
        /// How many.
        bytes: usize,
    },
    /// They have changed since they were written, or are a position of another game.
    #[error("the checksum of the bytes is wrong")]
    Checksum,
    /// They say what no position says.
    #[error("the bytes are no position of this game")]
    Malformed,
    /// The game cannot come to the position.
    #[error(transparent)]
    Position(#[from] SetUpError),
}

impl From<PackError> for BytesError {
    fn from(error: PackError) -> BytesError {
        match error {
            PackError::Truncated => BytesError::Truncated,
            PackError::NoStones => BytesError::Malformed,
        }
    }
}

impl Reason for BytesError {
    fn reason(&self) -> &'static str {
        "bad_position"
    }
}
