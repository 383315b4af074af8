//! Examples: one short file each.
