//! Lines among discs that are the bits of a word, a column after the other from the bottom, with a
//! spare bit on top of each. `stride` is the number of bits a column.

use boardwright_grid::Line;

/// The usual line.
pub(crate) const FOUR: Line = Line::at_least(4);

/// The distances between neighbouring bits of a line: up, then the three ways to the right.
#[inline]
const fn steps(stride: u32) -> [u32; 4] {
    [1, stride - 1, stride, stride + 1]
}

/// Whether `length` of these discs stand in a line, where as many columns have room in a word.
#[inline]
pub(crate) fn has_run(discs: u64, stride: u32, length: u32) -> bool {
    // The first cells of ever longer runs, by doubling, in all directions at once. No shift is by
    // more than half the word and half the length.
    let mut starts = [discs; 4];
    let mut done = 1;
    while done < length {
        let more = if 2 * done <= length { done } else { length - done };
        for (cells, step) in starts.iter_mut().zip(steps(stride)) {
            *cells &= *cells >> (more * step);
        }
        done += more;
    }
    let [up, down_right, right, up_right] = starts;
    (up | right) | (down_right | up_right) != 0
}

/// Whether there may be a line anywhere; mostly there is none, which is quicker to see than where.
#[inline]
pub(crate) fn may_have_line(discs: u64, stride: u32, line: Line) -> bool {
    let length = u32::from(line.length());
    if line == FOUR && stride <= u64::BITS / 4 {
        has_run(discs, stride, 4)
    } else if length * stride <= u64::BITS {
        has_run(discs, stride, length)
    } else {
        true
    }
}

/// Whether a line includes the disc `bit`. Cold, to keep it out of the loop that asks for four.
#[cold]
#[inline]
pub(crate) fn has_line_through(discs: u64, bit: u64, stride: u32, line: Line) -> bool {
    if !line.is_exact() && !may_have_line(discs & !bit, stride, line) {
        // Without the disc there is no line, so it is part of every one there is.
        return may_have_line(discs, stride, line);
    }
    let length = u32::from(line.length());
    steps(stride).into_iter().any(|step| {
        let mut lines = first_cells(discs, step, length);
        if line.is_exact() {
            // Not those that go on at either end.
            lines &= !shifted_down(discs, length * step) & !discs.wrapping_shl(step);
        }
        lines & possible_first_cells(bit, step, length) != 0
    })
}

/// The first cells of runs of `length` discs or more in steps of `step`, by doubling.
#[inline]
fn first_cells(discs: u64, step: u32, length: u32) -> u64 {
    let mut cells = discs;
    let mut done = 1;
    while done < length {
        let more = done.min(length - done);
        cells &= shifted_down(cells, more * step);
        done += more;
    }
    cells
}

/// The first cells of runs of `length` discs in steps of `step` that would include the disc `bit`.
#[inline]
fn possible_first_cells(bit: u64, step: u32, length: u32) -> u64 {
    let mut cells = bit;
    let mut done = 1;
    while done < length {
        let more = done.min(length - done);
        cells |= shifted_down(cells, more * step);
        done += more;
    }
    cells
}

/// `word >> by`, also where nothing is left.
const fn shifted_down(word: u64, by: u32) -> u64 {
    match word.checked_shr(by) {
        Some(shifted) => shifted,
        None => 0,
    }
}
