//! The right to be the only room on a file.

use std::fs::{File, TryLockError};
use std::io::ErrorKind;

use crate::{StoreError, sqlite};

/// Holds a SQLite database for one room, for as long as it lives; the system lets go of it even if the process is killed. Two rooms
/// would run the same clocks and think for the same bots, and people in one would not see what happens in the other.
///
/// In PostgreSQL it holds nothing: there a lock could outlive a node that was cut off.
#[derive(Debug)]
pub struct Claim {
    _lock: Option<File>,
}

impl Claim {
    /// Claims the database at that address. [`StoreError::Occupied`] if somebody else has.
    pub fn of(url: &str) -> Result<Self, StoreError> {
        let Some(("sqlite", path)) = url.split_once(':') else {
            return Ok(Self { _lock: None });
        };
        let mut beside = sqlite::file(path)?.as_os_str().to_owned();
        beside.push(".lock");
        let file = File::options()
            .write(true)
            .create(true)
            .truncate(false)
            .open(beside)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::Occupied),
            // There are file systems without locks; a room can be there all the same.
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        Ok(Self { _lock: Some(file) })
    }
}
