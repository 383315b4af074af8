use alloc::string::String;

/// The letters that name a column, given its index from 0: `a` to `z`, then `aa`, `ab`, ….
///
/// ```
/// use boardwright_grid::column_letters;
///
/// assert_eq!(column_letters(0), "a");
/// assert_eq!(column_letters(25), "z");
/// assert_eq!(column_letters(26), "aa");
/// ```
pub fn column_letters(column: u8) -> String {
    let mut reversed = [0; 2];
    let mut length = 0;
    // Each place of the numeral runs from a to z: there is no zero, hence the shift by one.
    let mut rest = u16::from(column) + 1;
    while rest > 0 {
        reversed[length] = b'a' + ((rest - 1) % 26) as u8;
        rest = (rest - 1) / 26;
        length += 1;
    }
    reversed[..length].iter().rev().map(|&letter| char::from(letter)).collect()
}

/// The index of a column, from 0, given its letters, in capitals or not. `None` for anything but
/// letters, and for columns from 256 on, which no board has.
///
/// ```
/// use boardwright_grid::column_from_letters;
///
/// assert_eq!(column_from_letters("ab"), Some(27));
/// assert_eq!(column_from_letters("a1"), None);
/// ```
pub fn column_from_letters(letters: &str) -> Option<u8> {
    let mut number: u16 = 0;
    for letter in letters.bytes() {
        if !letter.is_ascii_alphabetic() {
            return None;
        }
        let digit = u16::from(letter.to_ascii_lowercase() - b'a') + 1;
        number = number.checked_mul(26)?.checked_add(digit)?;
    }
    u8::try_from(number.checked_sub(1)?).ok()
}
