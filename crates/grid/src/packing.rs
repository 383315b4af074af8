use alloc::vec;
use alloc::vec::Vec;

use boardwright_core::Reason;

use crate::{Cell, Picture, Shape, Stone};

/// How the stones of a picture are written, by the number that the code begins with. Larger
/// numbers are `FEW` plus how many stones there are.
mod mode {
    /// A digit a cell.
    pub(super) const CELLS: usize = 0;
    /// The columns, each by its height and the colours in it, where nothing is above a gap.
    pub(super) const COLUMNS: usize = 1;
    /// How many empty cells come before each stone, and its colour.
    pub(super) const FEW: usize = 2;
}

/// Stones as bytes, for positions that are kept by the million.
impl Picture {
    /// The stones in as few bytes as the three ways of writing them take: a digit a cell, heights
    /// and colours of the columns, or a list of the stones. `colours` is how many colours there
    /// can be; [`unpack`](Picture::unpack) has to be told the same.
    ///
    /// # Panics
    ///
    /// If the picture has a stone of another colour, or there are no colours at all.
    ///
    /// ```
    /// use boardwright_grid::Picture;
    ///
    /// let symbols = ['R', 'Y'];
    /// let picture = Picture::parse_line("7/7/7/3R3/2RY3/1RYRY2", &symbols)?;
    /// let bytes = picture.pack(2);
    /// assert_eq!(bytes.len(), 5);
    /// assert_eq!(Picture::unpack(picture.shape(), &symbols, &bytes)?, (picture, &[][..]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pack(&self, colours: u8) -> Vec<u8> {
        let fits = |(_, stone): (Cell, Stone)| stone.index() < usize::from(colours);
        assert!(colours > 0 && self.stones().all(fits), "there are {colours} colours");
        let mut shortest = self.pack_few(colours);
        for code in [Some(self.pack_cells(colours)), self.pack_columns(colours)] {
            shortest = code.filter(|code| code.len() < shortest.len()).unwrap_or(shortest);
        }
        shortest
    }

    /// Reads what [`pack`](Picture::pack) wrote for a board of this shape and as many colours as
    /// there are symbols, and gives what follows it.
    ///
    /// # Errors
    ///
    /// [`PackError`] for bytes that end too soon or are no stones of such a board.
    pub fn unpack<'b>(
        shape: Shape,
        symbols: &[char],
        bytes: &'b [u8],
    ) -> Result<(Picture, &'b [u8]), PackError> {
        let mut bytes = Bytes(bytes);
        let colours = symbols.len();
        let cells = match bytes.number()? {
            mode::CELLS => unpack_cells(shape, colours, &mut bytes)?,
            mode::COLUMNS => unpack_columns(shape, colours, &mut bytes)?,
            few => unpack_few(shape, colours, few - mode::FEW, &mut bytes)?,
        };
        Ok((Picture::from_cells(shape, symbols, cells), bytes.0))
    }

    fn pack_cells(&self, colours: u8) -> Vec<u8> {
        let mut code = Vec::from([mode::CELLS as u8]);
        let radix = usize::from(colours) + 1;
        let digits: Vec<usize> = self.shape().iter().map(|cell| digit(self.at(cell))).collect();
        for digits in digits.chunks(digits_a_byte(radix)) {
            code.push(digits.iter().rev().fold(0, |byte, digit| byte * radix + digit) as u8);
        }
        code
    }

    fn pack_columns(&self, colours: u8) -> Option<Vec<u8>> {
        let (rows, columns) = (self.shape().rows(), self.shape().columns());
        let mut bits = BitWriter::new(mode::COLUMNS as u8);
        for column in 0..columns {
            let stone = |row| self.at(Cell::new(row, column));
            let height = (0..rows).take_while(|&row| stone(row).is_some()).count() as u8;
            if (height..rows).any(|row| stone(row).is_some()) {
                return None;
            }
            bits.push(height.into(), width(rows.into()));
            for stone in (0..height).filter_map(stone) {
                bits.push(stone.index(), width(usize::from(colours) - 1));
            }
        }
        Some(bits.code)
    }

    fn pack_few(&self, colours: u8) -> Vec<u8> {
        let mut code = Vec::new();
        push_number(&mut code, mode::FEW + self.stones().count());
        let mut next = 0;
        for (cell, stone) in self.stones() {
            let index = self.shape().index(cell);
            push_number(&mut code, (index - next) * usize::from(colours) + stone.index());
            next = index + 1;
        }
        code
    }
}

type Cells = Vec<Option<Stone>>;

fn unpack_cells(shape: Shape, colours: usize, bytes: &mut Bytes) -> Result<Cells, PackError> {
    let radix = colours + 1;
    let mut cells = Vec::with_capacity(shape.cells());
    while cells.len() < shape.cells() {
        let mut byte = usize::from(bytes.byte()?);
        for _ in 0..digits_a_byte(radix).min(shape.cells() - cells.len()) {
            cells.push((byte % radix).checked_sub(1).map(|colour| Stone::new(colour as u8)));
            byte /= radix;
        }
        if byte != 0 {
            return Err(PackError::NoStones);
        }
    }
    Ok(cells)
}

fn unpack_columns(shape: Shape, colours: usize, bytes: &mut Bytes) -> Result<Cells, PackError> {
    let mut cells = vec![None; shape.cells()];
    let mut bits = BitReader { bytes, byte: 0, left: 0 };
    for column in 0..shape.columns() {
        let height = bits.take(width(shape.rows().into()))?;
        if height > shape.rows().into() {
            return Err(PackError::NoStones);
        }
        for row in 0..height as u8 {
            let colour = bits.take(width(colours.saturating_sub(1)))?;
            if colour >= colours {
                return Err(PackError::NoStones);
            }
            cells[shape.index(Cell::new(row, column))] = Some(Stone::new(colour as u8));
        }
    }
    if bits.byte == 0 { Ok(cells) } else { Err(PackError::NoStones) }
}

fn unpack_few(
    shape: Shape,
    colours: usize,
    stones: usize,
    bytes: &mut Bytes,
) -> Result<Cells, PackError> {
    let mut cells = vec![None; shape.cells()];
    let mut next = 0;
    for _ in 0..stones {
        let number = bytes.number()?;
        let gap = number.checked_div(colours).ok_or(PackError::NoStones)?;
        let cell = cells.get_mut(next + gap).ok_or(PackError::NoStones)?;
        *cell = Some(Stone::new((number % colours) as u8));
        next += gap + 1;
    }
    Ok(cells)
}

fn digit(stone: Option<Stone>) -> usize {
    stone.map_or(0, |stone| stone.index() + 1)
}

/// How many digits of this radix a byte holds.
fn digits_a_byte(radix: usize) -> usize {
    usize::max(1, 256_usize.ilog(radix) as usize)
}

/// How many bits the numbers up to `largest` take.
fn width(largest: usize) -> u32 {
    usize::BITS - largest.leading_zeros()
}

/// Seven bits a byte, the lowest first; the eighth says that more follow.
fn push_number(code: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        code.push(number as u8 | 0x80);
        number >>= 7;
    }
    code.push(number as u8);
}

struct Bytes<'b>(&'b [u8]);

impl Bytes<'_> {
    fn byte(&mut self) -> Result<u8, PackError> {
        let (first, rest) = self.0.split_first().ok_or(PackError::Truncated)?;
        self.0 = rest;
        Ok(*first)
    }

    /// A number of at most two bytes, which is more than any cell with any colour takes.
    fn number(&mut self) -> Result<usize, PackError> {
        let low = usize::from(self.byte()?);
        if low < 0x80 {
            return Ok(low);
        }
        match usize::from(self.byte()?) {
            // A shorter way of writing it would have done, or a longer one is needed.
            0 | 0x80.. => Err(PackError::NoStones),
            high => Ok(high << 7 | low & 0x7f),
        }
    }
}

struct BitWriter {
    code: Vec<u8>,
    // How many bits of the last byte are taken.
    taken: u32,
}

impl BitWriter {
    fn new(first: u8) -> BitWriter {
        BitWriter { code: Vec::from([first]), taken: u8::BITS }
    }

    /// Adds the lowest `width` bits of a number, the lowest first.
    fn push(&mut self, number: usize, width: u32) {
        for bit in 0..width {
            if self.taken == u8::BITS {
                self.code.push(0);
                self.taken = 0;
            }
            if let Some(last) = self.code.last_mut() {
                *last |= ((number >> bit & 1) as u8) << self.taken;
            }
            self.taken += 1;
        }
    }
}

struct BitReader<'r, 'b> {
    bytes: &'r mut Bytes<'b>,
    // The bits not yet taken, and how many they are.
    byte: u8,
    left: u32,
}

impl BitReader<'_, '_> {
    fn take(&mut self, width: u32) -> Result<usize, PackError> {
        let mut number = 0;
        for bit in 0..width {
            if self.left == 0 {
                self.byte = self.bytes.byte()?;
                self.left = u8::BITS;
            }
            number |= usize::from(self.byte & 1) << bit;
            self.byte >>= 1;
            self.left -= 1;
        }
        Ok(number)
    }
}

/// Why bytes are not the stones of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PackError {
    /// They end before the stones do.
    #[error("the bytes end too soon")]
    Truncated,
    /// They are no stones of such a board: a stone is off it, a column too high, a colour unknown.
    #[error("the bytes are no stones of this board")]
    NoStones,
}

impl Reason for PackError {
    fn reason(&self) -> &'static str {
        "bad_position"
    }
}
