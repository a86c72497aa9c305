//! Data that games need and that is too large to embed in them.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// Data that the caller has loaded for the games, by name: word lists and the like,
/// each one array. Cloning copies none of them.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Shelf(BTreeMap<String, Arc<[u32]>>);

impl Shelf {
    /// Adds an item.
    #[must_use]
    pub fn with(mut self, name: impl ToString, contents: impl Into<Arc<[u32]>>) -> Shelf {
        self.0.insert(name.to_string(), contents.into());
        self
    }

    /// Adds an item from the bytes of a file: little-endian words. An incomplete last
    /// word is dropped.
    #[must_use]
    pub fn with_bytes(self, name: impl ToString, bytes: &[u8]) -> Shelf {
        let words = bytes.chunks_exact(4);
        let words = words.map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]));
        self.with(name, words.collect::<Vec<u32>>())
    }

    /// The item with this name.
    pub fn get(&self, name: &str) -> Option<Arc<[u32]>> {
        self.0.get(name).cloned()
    }
}

/// Prints only the names: the contents are long.
impl fmt::Debug for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.0.keys()).finish()
    }
}
