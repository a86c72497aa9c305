//! Checks a SQLite file before SQLite opens it.

use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Read as _};
use std::path::Path;

use sqlx::AnyConnection;

use crate::{Empty, StoreError};

/// The first SQLite version that loses no committed write in WAL mode.
const OLDEST: [u32; 3] = [3, 51, 3];
/// The application id "SOBR", which the first migration writes into the file header.
const MARK: &[u8] = b"SOBR";
const MARK_AT: usize = 68;
const MAGIC: &[u8] = b"SQLite format 3\0";

/// The path that follows `sqlite:` in a URL.
pub(crate) fn file(path: &str) -> Result<&Path, StoreError> {
    let path = path.strip_prefix("//").unwrap_or(path);
    if path.is_empty() || path.starts_with(":memory:") {
        return Err(StoreError::NotDurable("a database in memory"));
    }
    Ok(Path::new(path))
}

/// The URL of our database file; creates an empty file if there is none and `empty`
/// allows it.
pub(crate) fn address(path: &str, empty: Empty) -> Result<String, StoreError> {
    let path = file(path)?;
    vet(path, empty)?;
    let whole = fs::canonicalize(path)?;
    let mut address = String::from("sqlite:");
    for &byte in whole.as_os_str().as_encoded_bytes() {
        if byte.is_ascii_alphanumeric() || b"/-_.".contains(&byte) {
            address.push(char::from(byte));
        } else {
            write!(address, "%{byte:02X}").expect("a string takes every text");
        }
    }
    Ok(address)
}

/// Refuses a SQLite library that can lose committed writes.
pub(crate) async fn vet_library(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let query = sqlx::query_scalar::<_, String>("SELECT sqlite_version()");
    let found = query.fetch_one(connection).await?;
    if is_sound(&found) {
        Ok(())
    } else {
        Err(StoreError::OldSqlite { found })
    }
}

/// Reads only the header, so that a foreign file stays unchanged to the last byte.
fn vet(path: &Path, empty: Empty) -> Result<(), StoreError> {
    let file = match File::open(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return fill(path, empty),
        file => file?,
    };
    let mut header = Vec::new();
    file.take((MARK_AT + MARK.len()) as u64)
        .read_to_end(&mut header)?;
    let ours = header.starts_with(MAGIC) && header.get(MARK_AT..) == Some(MARK);
    if header.is_empty() || ours {
        Ok(())
    } else {
        Err(StoreError::Foreign)
    }
}

fn fill(path: &Path, empty: Empty) -> Result<(), StoreError> {
    match empty {
        Empty::Filled => create(path),
        Empty::Left => Err(StoreError::Nothing),
    }
}

/// Creates the file readable by its owner only: seeds and hidden hands will be in it.
/// SQLite gives its other files the same permissions.
fn create(path: &Path) -> Result<(), StoreError> {
    let mut options = OpenOptions::new();
    // Another node may be faster; then it has created the same file.
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?;
    Ok(())
}

fn is_sound(version: &str) -> bool {
    let parts: Result<Vec<u32>, _> = version.split('.').map(str::parse).collect();
    parts.is_ok_and(|parts| parts.as_slice() >= OLDEST.as_slice())
}

#[cfg(test)]
mod tests {
    use super::is_sound;

    #[test]
    fn old_libraries_are_known() {
        let check = |version, expected| assert_eq!(is_sound(version), expected, "{version}");
        check("3.51.3", true);
        check("3.51.2", false);
        check("3.50.9", false);
        check("3.52.0", true);
        check("4.0.0", true);
        check("3.6.23.1", false);
        check("3.51.10", true);
        check("three", false);
        check("", false);
    }
}
