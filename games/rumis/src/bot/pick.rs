//! Picking among moves that are as good.

use rules::{Luck, Rng};

/// The place of one of those worth the most, or less by no more than `slack`,
/// each as likely; none of nothing.
pub(super) fn best(worths: &[f32], slack: f32, rng: &mut Rng) -> Option<usize> {
    let top = worths.iter().copied().reduce(f32::max)?;
    let good = || {
        let places = worths.iter().enumerate();
        places.filter(|(_, worth)| **worth >= top - slack)
    };
    let nth = rng.below(good().count().max(1) as u32) as usize;
    good().nth(nth).map(|(place, _)| place)
}
