//! What one more token of a colour would do to its odd groups, square by square.

use crate::ground::Ground;
use crate::scoring::group;
use crate::square::{Square, Squares};

/// The odd groups of one colour and how many of them each square touches.
///
/// A token joins all the groups it touches, and even ones do not change the
/// parity of the whole: it adds an odd group where it touches an even number of
/// odd groups, and takes away those it touches.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Reach {
    /// How many odd groups there are.
    pub(super) odd: u32,
    /// Their squares.
    pub(super) squares: Squares,
    /// The squares that touch at least one, two, three of them.
    touching: [Squares; 3],
}

impl Reach {
    pub(super) fn of(ground: &Ground, mut squares: Squares) -> Reach {
        let mut reach = Reach::default();
        while !squares.is_empty() {
            let group = group(ground, squares);
            squares = squares.without(group);
            if group.len() % 2 == 1 {
                reach.squares = reach.squares.or(group);
                reach.add(border(ground, group));
            }
        }
        reach
    }

    fn add(&mut self, border: Squares) {
        let [one, two, three] = &mut self.touching;
        *three = three.or(two.and(border));
        *two = two.or(one.and(border));
        *one = one.or(border);
        self.odd += 1;
    }

    /// How many odd groups more there are with a token here. (Four groups around
    /// one square count as three: that happens hardly ever.)
    pub(super) fn change(&self, square: Square) -> i32 {
        let [one, _, three] = self.touching;
        match (one.contains(square), three.contains(square)) {
            (false, _) => 1,
            (true, false) => -1,
            (true, true) => -3,
        }
    }

    /// The least and the greatest change that a token can make on these squares.
    pub(super) fn range(&self, squares: Squares) -> (i32, i32) {
        let [one, _, three] = self.touching;
        let (one, three) = (one.and(squares), three.and(squares));
        let least = match (one.is_empty(), three.is_empty()) {
            (true, _) => 1,
            (false, true) => -1,
            (false, false) => -3,
        };
        let greatest = if one != squares {
            1
        } else if three != squares {
            -1
        } else {
            -3
        };
        (least, greatest)
    }
}

/// The squares around a group.
pub(super) fn border(ground: &Ground, group: Squares) -> Squares {
    let around = |border: Squares, square| border.or(ground.neighbours(square));
    group.iter().fold(Squares::NONE, around).without(group)
}
