//! An exclusive lock on a database file.

use std::fs::{File, TryLockError};
use std::io::ErrorKind;

use crate::{StoreError, sqlite};

/// Locks a SQLite database for one room until dropped; the operating system releases
/// the lock even if the process is killed. Two rooms would run the same clocks and
/// think for the same bots, and people in one would not see what happens in the other.
///
/// With PostgreSQL it locks nothing, because a lock could outlive a node that lost its
/// connection.
#[derive(Debug)]
pub struct Claim {
    _lock: Option<File>,
}

impl Claim {
    /// Locks the database at this URL. Fails with [`StoreError::Occupied`] if another
    /// room holds the lock.
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
            // Some file systems have no locks; the room runs there without one.
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        Ok(Self { _lock: Some(file) })
    }
}
