use crate::Column;

/// Some of the columns of a board, from the left, as they were when the board was asked: those a
/// disc can be dropped into, for one.
#[derive(Debug, Clone, Copy)]
pub struct Columns {
    // Bit 0 marks column `next`, and every `gap + 1` bits on comes the mark of another column.
    marks: u64,
    next: u8,
    gap: u8,
}

impl Columns {
    /// Those of the first `columns` columns, at most 64, for which `is_one` is true.
    #[inline]
    pub fn new(columns: u8, is_one: impl Fn(u8) -> bool) -> Columns {
        let mut marks = 0;
        for column in 0..columns {
            marks |= u64::from(is_one(column)) << column;
        }
        Columns { marks, next: 0, gap: 0 }
    }

    /// The columns marked in a word that has `stride` bits a column, of which only the lowest is
    /// ever set. `stride` is from 1 to 64.
    #[inline]
    pub(crate) const fn marked(marks: u64, stride: u8) -> Columns {
        Columns { marks, next: 0, gap: stride - 1 }
    }
}

impl Iterator for Columns {
    type Item = Column;

    #[inline]
    fn next(&mut self) -> Option<Column> {
        while self.marks != 0 {
            let column = self.next;
            let is_one = self.marks & 1 != 0;
            // In two steps, because a stride of 64 is more than a word can be shifted by.
            self.marks = self.marks >> 1 >> self.gap;
            self.next += 1;
            if is_one {
                return Some(Column(column));
            }
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.marks.count_ones() as usize;
        (left, Some(left))
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }
}

impl ExactSizeIterator for Columns {}
