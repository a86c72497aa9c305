//! What has to be remembered to see a draw.

use crate::position::{Move, Position};
use crate::squares::Squares;

/// This many moves with only kings on the board are a draw: five each.
pub(crate) const KINGS_MOVES: u8 = 10;
/// This many moves without a capture, a huff or a man's move are a draw.
pub(crate) const PEACEFUL_MOVES: usize = 80;
/// A position that stands for this many times is a draw.
pub(crate) const OCCURRENCES: usize = 3;

/// The positions since the last action that cannot be undone, without the
/// present one: no earlier position can come back. Since then only kings have
/// moved, so the occupied squares alone tell two positions apart, and the
/// turn is told by the place in the list.
#[derive(Debug, Clone, Default)]
pub(crate) struct Trail {
    past: Vec<[Squares; 2]>,
    /// Where the living part begins. What lies before is kept only for those
    /// who walk the tree and come back.
    since: usize,
}

/// A trail as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Mark {
    len: usize,
    since: usize,
}

impl Trail {
    /// The trail of these positions.
    pub(crate) fn of(past: Vec<[Squares; 2]>) -> Trail {
        Trail { past, since: 0 }
    }

    /// Drops what only somebody who comes back could need.
    pub(crate) fn tidy(&mut self) {
        self.past.drain(..self.since);
        self.since = 0;
    }

    /// Where it stands now.
    pub(crate) fn mark(&self) -> Mark {
        Mark {
            len: self.past.len(),
            since: self.since,
        }
    }

    /// Back to an earlier mark.
    pub(crate) fn rewind(&mut self, mark: Mark) {
        self.past.truncate(mark.len);
        self.since = mark.since;
    }

    /// The positions that can still come back, the oldest first.
    pub(crate) fn living(&self) -> &[[Squares; 2]] {
        &self.past[self.since..]
    }

    /// A move is made from `before`.
    pub(crate) fn advance(&mut self, before: &Position, step: Move) {
        if before.is_final(step) {
            self.cut();
        } else {
            self.past.push(before.pieces);
        }
    }

    /// Something happened that cannot be undone.
    pub(crate) fn cut(&mut self) {
        self.since = self.past.len();
    }

    /// Whether `now`, the present position, stands for the third time.
    pub(crate) fn is_repeated(&self, now: &Position) -> bool {
        let same_turn = self.living().iter().rev().skip(1).step_by(2);
        same_turn.filter(|past| **past == now.pieces).count() + 1 >= OCCURRENCES
    }

    /// Whether nothing final has happened for too long.
    pub(crate) fn is_stale(&self) -> bool {
        self.living().len() >= PEACEFUL_MOVES
    }
}

/// Only what is alive counts.
impl PartialEq for Trail {
    fn eq(&self, other: &Trail) -> bool {
        self.living() == other.living()
    }
}

impl Eq for Trail {}
