//! Refusals go through serde as their word and sentence. Moves are cells, which do so themselves.

use boardwright_core::serialize_as_reason;

use crate::UltimateRefusal;

serialize_as_reason!([] UltimateRefusal);
