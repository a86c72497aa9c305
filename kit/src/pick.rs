//! Random selection.

use rules::{Luck, Rng};

/// One of `items`, uniformly. There must be at least one.
pub(crate) fn one_of<'a, T>(items: &'a [T], rng: &mut Rng) -> &'a T {
    &items[rng.below(items.len() as u32) as usize]
}

/// True with probability 1 in `n`.
pub(crate) fn once_in(n: u32, rng: &mut Rng) -> bool {
    rng.below(n) == 0
}

/// All `items` if there are at most `most`, otherwise `most` of them at random.
pub(crate) fn some_of<'a, T>(items: &'a [T], most: usize, rng: &mut Rng) -> Vec<&'a T> {
    if items.len() <= most {
        return items.iter().collect();
    }
    (0..most).map(|_| one_of(items, rng)).collect()
}
