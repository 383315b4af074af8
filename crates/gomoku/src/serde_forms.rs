//! Moves go through serde as notation, refusals as their word and sentence.

use boardwright_core::{Reason, serde_as_text, serialize_as_reason};

use crate::{
    GomokuRefusal, Input, OpenedRefusal, OpeningError, OpeningRefusal, OptionsError, SizeError,
};

serde_as_text!(Input, "a point such as h8, pass, or a choice of the opening");
serialize_as_reason!([] SizeError);
serialize_as_reason!([] OptionsError);
serialize_as_reason!([] OpeningError);
serialize_as_reason!([] GomokuRefusal);
serialize_as_reason!([] OpeningRefusal);
serialize_as_reason!([E: Reason + 'static] OpenedRefusal<E>);
