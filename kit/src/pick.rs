//! Picking at random.

use rules::{Luck, Rng};

/// One of `items`, each as likely. There must be some.
pub(crate) fn one_of<'a, T>(items: &'a [T], rng: &mut Rng) -> &'a T {
    &items[rng.below(items.len() as u32) as usize]
}

/// True once in `n` times.
pub(crate) fn once_in(n: u32, rng: &mut Rng) -> bool {
    rng.below(n) == 0
}

/// All `items` if they are at most `most`, else `most` of them at random.
pub(crate) fn some_of<'a, T>(items: &'a [T], most: usize, rng: &mut Rng) -> Vec<&'a T> {
    if items.len() <= most {
        return items.iter().collect();
    }
    (0..most).map(|_| one_of(items, rng)).collect()
}
