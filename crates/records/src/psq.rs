use boardwright::Specification;

use crate::{Format, ReadError, Record, WriteError};

pub(crate) fn recognise(_bytes: &[u8]) -> bool {
    false
}

pub(crate) fn read(_bytes: &[u8], _game: Option<&Specification>) -> Result<Vec<Record>, ReadError> {
    Err(ReadError::Unrecognised)
}

pub(crate) fn write(_record: &Record) -> Result<Vec<u8>, WriteError> {
    Err(WriteError { format: Format::Psq, what: "anything yet".to_owned() })
}
