//! Cells go through serde as notation, errors as their word and sentence.

use boardwright_core::{serde_as_text, serialize_as_reason};

use crate::{Cell, CellError, PictureError, PlacementRefusal, ShapeError};

serde_as_text!(Cell, "a cell such as h8");
serialize_as_reason!([] CellError);
serialize_as_reason!([] PictureError);
serialize_as_reason!([] ShapeError);
serialize_as_reason!([const D: usize] PlacementRefusal<D>);
