use boardwright_core::Excerpt;

/// The cell in the game's notation (`h9`) that two letters name (`hg`) on a board of this size; the
/// error says why they name none.
pub(super) fn read_point(letters: &str, size: usize) -> Result<String, String> {
    let &[column @ b'a'..=b'z', row @ b'a'..=b'z'] = letters.as_bytes() else {
        let error = "is no point: a point is two letters, its column and its row from the top";
        return Err(format!("{} {error}", Excerpt(letters)));
    };
    let down = usize::from(row - b'a');
    if usize::from(column - b'a') >= size || down >= size {
        let last = char::from(b'a' + size as u8 - 1);
        return Err(format!("{letters} is off the board: its letters are a to {last}"));
    }
    Ok(format!("{}{}", char::from(column), size - down))
}

/// The two letters that name a cell of a board of this size. `None` for what is no such cell.
pub(super) fn write_point(cell: &str, size: usize) -> Option<String> {
    let (column, row) = cell.split_at_checked(1)?;
    let row: usize = row.parse().ok()?;
    let down = u8::try_from(size.checked_sub(row)?).ok()?;
    Some(format!("{column}{}", char::from(b'a' + down)))
}

/// Whether the letters are the pass of older files: a point off the boards of that time.
pub(super) fn is_old_pass(letters: &str, size: usize) -> bool {
    letters == "tt" && size <= 19
}

/// The points of a list: one, or the corners of a rectangle, `aa:cc`, as column and row from the
/// top, both from 0.
pub(super) fn read_area(letters: &str, size: usize) -> Result<Vec<(usize, usize)>, String> {
    let (first, last) = letters.split_once(':').unwrap_or((letters, letters));
    let corner = |letters: &str| {
        read_point(letters, size).map(|_| {
            let letters = letters.as_bytes();
            (usize::from(letters[0] - b'a'), usize::from(letters[1] - b'a'))
        })
    };
    let ((left, top), (right, bottom)) = (corner(first)?, corner(last)?);
    if left > right || top > bottom {
        return Err(format!("{letters} is no rectangle: its upper left corner comes first"));
    }
    Ok((top..=bottom).flat_map(|row| (left..=right).map(move |column| (column, row))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_count_from_the_top() {
        for (letters, size, cell) in
            [("aa", 15, "a15"), ("hg", 15, "h9"), ("ao", 15, "a1"), ("tt", 20, "t1")]
        {
            assert_eq!(read_point(letters, size).as_deref(), Ok(cell));
            assert_eq!(write_point(cell, size).as_deref(), Some(letters));
        }
        assert!(is_old_pass("tt", 19) && !is_old_pass("tt", 20));
        assert_eq!(read_area("bc:cd", 5), Ok(vec![(1, 2), (2, 2), (1, 3), (2, 3)]));
    }
}
