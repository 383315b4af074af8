use std::io::{self, Write};

use serde_json::ser::Formatter;

/// How many texts of a list stand on a line.
const A_LINE: usize = 10;

/// JSON that people can read and compare line by line: every field of the record on a line of its
/// own, every object of a list too, and the moves ten a line.
#[derive(Default)]
pub(super) struct Layout {
    /// How many lists and objects are open.
    depth: usize,
    /// How many items each open list has so far.
    items: Vec<usize>,
    /// Whether an item of a list comes next.
    is_item_next: bool,
}

impl Layout {
    fn new_line<W: ?Sized + Write>(&self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b"\n")?;
        (0..self.depth.min(2)).try_for_each(|_| writer.write_all(b"  "))
    }

    /// Whether what is written stands in a list directly below the record.
    fn is_in_outer_list(&self) -> bool {
        self.depth == 2
    }

    fn begin_item<W: ?Sized + Write>(&mut self, writer: &mut W, is_object: bool) -> io::Result<()> {
        if !std::mem::take(&mut self.is_item_next) {
            return Ok(());
        }
        let items = self.items.last_mut().map_or(0, |items| std::mem::replace(items, *items + 1));
        let (is_first, is_full) = (items == 0, items.is_multiple_of(A_LINE));
        if self.is_in_outer_list() && (is_object || is_full) || !is_first && is_full {
            self.new_line(writer)
        } else if is_first {
            Ok(())
        } else {
            writer.write_all(b" ")
        }
    }
}

impl Formatter for Layout {
    fn begin_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.begin_item(writer, true)?;
        self.depth += 1;
        self.items.push(0);
        writer.write_all(b"[")
    }

    fn end_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        self.items.pop();
        if self.depth == 1 {
            self.new_line(writer)?;
        }
        writer.write_all(b"]")
    }

    fn begin_array_value<W: ?Sized + Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        self.is_item_next = true;
        if first { Ok(()) } else { writer.write_all(b",") }
    }

    fn begin_string<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.begin_item(writer, false)?;
        writer.write_all(b"\"")
    }

    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.begin_item(writer, true)?;
        self.depth += 1;
        writer.write_all(b"{")
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        if self.depth == 0 {
            self.new_line(writer)?;
        }
        writer.write_all(b"}")
    }

    fn begin_object_key<W: ?Sized + Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        if !first {
            writer.write_all(b",")?;
        }
        match (self.depth, first) {
            (1, _) => self.new_line(writer),
            (_, true) => Ok(()),
            (_, false) => writer.write_all(b" "),
        }
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b": ")
    }
}
