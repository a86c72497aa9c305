//! Data that games need and that is too large to be part of them.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// What the caller has loaded for the games, by name: word lists and the like,
/// each one array. Cloning it copies none of them.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Shelf(BTreeMap<String, Arc<[u32]>>);

impl Shelf {
    /// The same shelf with one thing more on it.
    #[must_use]
    pub fn with(mut self, name: impl ToString, contents: impl Into<Arc<[u32]>>) -> Shelf {
        self.0.insert(name.to_string(), contents.into());
        self
    }

    /// The same, from the bytes of a file: little-endian words. Bytes past the
    /// last whole word are left out.
    #[must_use]
    pub fn with_bytes(self, name: impl ToString, bytes: &[u8]) -> Shelf {
        let words = bytes.chunks_exact(4);
        let words = words.map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]));
        self.with(name, words.collect::<Vec<u32>>())
    }

    /// What stands under this name.
    pub fn get(&self, name: &str) -> Option<Arc<[u32]>> {
        self.0.get(name).cloned()
    }
}

/// Only the names: the contents are long.
impl fmt::Debug for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.0.keys()).finish()
    }
}
