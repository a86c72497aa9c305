//! The 24 ways to turn a thing in space. Mirror images are not among them.

use crate::cube::Step;

/// One of the 24.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Rotation {
    /// Which of the old axes each new one is.
    axes: [usize; 3],
    /// Which way it points.
    signs: [i8; 3],
}

/// The orders of the three axes. Every second one turns a right hand into a
/// left hand unless a sign makes up for it.
const ORDERS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 2, 0],
    [1, 0, 2],
    [2, 0, 1],
    [2, 1, 0],
];

impl Rotation {
    /// All of them.
    pub(crate) fn all() -> impl Iterator<Item = Rotation> {
        let orders = ORDERS.into_iter().zip([1, -1].into_iter().cycle());
        orders.flat_map(|(axes, hand)| {
            [[1, 1], [1, -1], [-1, 1], [-1, -1]].map(|[x, y]| Rotation {
                axes,
                signs: [x, y, x * y * hand],
            })
        })
    }

    /// Turns about the origin.
    pub(crate) fn turn(self, step: Step) -> Step {
        std::array::from_fn(|axis| self.signs[axis] * step[self.axes[axis]])
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn there_are_24_and_none_mirrors() {
        let images: HashSet<_> = Rotation::all()
            .map(|rotation| [[1, 0, 0], [0, 1, 0], [0, 0, 1]].map(|step| rotation.turn(step)))
            .collect();
        assert_eq!(images.len(), 24);
        for [a, b, c] in images {
            let cross = [
                a[1] * b[2] - a[2] * b[1],
                a[2] * b[0] - a[0] * b[2],
                a[0] * b[1] - a[1] * b[0],
            ];
            assert_eq!(cross, c, "a right hand stays a right hand");
        }
    }
}
