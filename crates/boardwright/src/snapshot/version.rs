use alloc::format;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

const VERSION: u32 = 1;

/// The version of snapshots that this library writes and reads. It comes first, so that another
/// one is refused by its number and not for what it holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Version;

impl Serialize for Version {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(VERSION)
    }
}

impl<'de> Deserialize<'de> for Version {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Version, D::Error> {
        match u32::deserialize(deserializer)? {
            VERSION => Ok(Version),
            other => Err(D::Error::custom(format!(
                "the snapshot is of version {other}, and this library reads version {VERSION}"
            ))),
        }
    }
}
