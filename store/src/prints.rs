//! Keyed hashes of act ids, for caches that remember many of them.

use std::hash::{BuildHasher as _, RandomState};

use crate::ActId;

/// A 128-bit keyed hash. Outsiders cannot predict it, so they cannot cause collisions.
pub type Print = (u64, u64);

/// Computes the hashes with random keys of its own.
#[derive(Default)]
pub struct Prints(RandomState, RandomState);

impl Prints {
    /// The hash of an act's id.
    pub fn of(&self, act: &ActId) -> Print {
        (self.0.hash_one(act), self.1.hash_one(act))
    }
}
