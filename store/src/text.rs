//! Checks that both databases can store a text: one that PostgreSQL refuses would abort
//! the transaction of its whole group.

use crate::StoreError;

/// Three longer ids would not fit into one PostgreSQL index entry.
const LONGEST_ID: usize = 200;

/// Checks an id: short and without control characters, so that ids can be stored one
/// per line.
pub(crate) fn id(text: &str) -> Result<(), StoreError> {
    if text.is_empty() || text.len() > LONGEST_ID || text.chars().any(char::is_control) {
        return Err(StoreError::Malformed(
            "an id that is empty, too long or not printable",
        ));
    }
    Ok(())
}

/// Checks a text of any length. JSON never contains NUL, the one character that
/// PostgreSQL cannot store.
pub(crate) fn long(text: &str) -> Result<(), StoreError> {
    if text.contains('\0') {
        return Err(StoreError::Malformed("a text with a NUL character"));
    }
    Ok(())
}
