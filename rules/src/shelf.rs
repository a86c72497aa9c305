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
