//! Which texts both databases can store: one that PostgreSQL refuses would spoil the transaction of everybody in its group.

use crate::StoreError;

/// Longer ones would not fit into an index of PostgreSQL together with two others.
const LONGEST_ID: usize = 200;

/// An id is short and has no control characters, so that ids can be kept one a line.
pub(crate) fn id(text: &str) -> Result<(), StoreError> {
    if text.is_empty() || text.len() > LONGEST_ID || text.chars().any(char::is_control) {
        return Err(StoreError::Malformed(
            "an id that is empty, too long or not printable",
        ));
    }
    Ok(())
}

/// A text of any length; JSON never holds the one character that PostgreSQL cannot store.
pub(crate) fn long(text: &str) -> Result<(), StoreError> {
    if text.contains('\0') {
        return Err(StoreError::Malformed("a text with a NUL character"));
    }
    Ok(())
}
