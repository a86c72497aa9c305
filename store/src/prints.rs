//! Short names of acts, for those who have to know many of them.

use std::hash::{BuildHasher as _, RandomState};

use crate::ActId;

/// 128 bits that nobody outside can foresee, so that no two acts will ever have the same.
pub type Print = (u64, u64);

/// Makes short names out of long ones; others than any other one makes.
#[derive(Default)]
pub struct Prints(RandomState, RandomState);

impl Prints {
    /// The short name of an act.
    pub fn of(&self, act: &ActId) -> Print {
        (self.0.hash_one(act), self.1.hash_one(act))
    }
}
