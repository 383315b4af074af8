//! Moves go through serde as notation, refusals as their word and sentence.

use boardwright_core::{serde_as_text, serialize_as_reason};

use crate::{Column, GravityRefusal, PopOutMove, PopOutRefusal};

serde_as_text!(Column, "a column letter");
serde_as_text!(PopOutMove, "a column letter, with x before it to pop");
serialize_as_reason!([] GravityRefusal);
serialize_as_reason!([] PopOutRefusal);
