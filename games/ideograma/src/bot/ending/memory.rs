//! What was found out about positions of an ending that can be reached in
//! several ways.

use rules::{Rng, Seat};

use super::Gain;
use crate::square::SIZE;
use crate::{Direction, Placed, Placement, Square};

/// What a gain says of the true one.
#[derive(Clone, Copy)]
pub(super) enum Bound {
    /// It is this.
    Exact,
    /// This or more.
    AtLeast,
    /// This or less.
    AtMost,
}

impl Bound {
    /// What a search has found that asked only about gains between the two.
    pub(super) fn of(points: i32, (low, high): (i32, i32)) -> Bound {
        match points {
            _ if points >= high => Bound::AtLeast,
            _ if points <= low => Bound::AtMost,
            _ => Bound::Exact,
        }
    }
}

/// What is known of a position.
pub(super) struct Known {
    pub(super) key: u64,
    pub(super) depth: u32,
    pub(super) gain: Gain,
    pub(super) bound: Bound,
    pub(super) best: Option<Placement>,
}

impl Known {
    /// The gain, if it is known well enough for a search of this depth that
    /// asks only about gains between the two.
    pub(super) fn settled(&self, depth: u32, (low, high): (i32, i32)) -> Option<Gain> {
        let deep = self.gain.whole || self.depth >= depth;
        let enough = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => self.gain.points >= high,
            Bound::AtMost => self.gain.points <= low,
        };
        (deep && enough).then_some(self.gain)
    }
}

/// A place for each position to be kept in, shared with others: the last one
/// stays.
pub(super) struct Memory(Vec<Option<Known>>);

impl Memory {
    const MOST: usize = 1 << 16;

    /// Takes no more than so many bytes.
    pub(super) fn new(bytes: usize) -> Memory {
        let places = (bytes / size_of::<Option<Known>>()).clamp(1, Memory::MOST);
        Memory((0..places).map(|_| None).collect())
    }

    pub(super) fn at(&self, key: u64) -> Option<&Known> {
        self.0[self.place(key)].as_ref().filter(|it| it.key == key)
    }

    pub(super) fn keep(&mut self, known: Known) {
        let place = self.place(known.key);
        self.0[place] = Some(known);
    }

    fn place(&self, key: u64) -> usize {
        (key % self.0.len() as u64) as usize
    }
}

/// The mark of a tile that this seat has laid.
pub(super) fn laid(seat: Seat, square: Square, placed: Placed) -> u64 {
    let place = square.line(Direction::Across) * SIZE + square.place(Direction::Across);
    let kind = u64::from(u32::from(placed.char()));
    Rng::seeded((kind << 16 | (place as u64) << 1) + seat.index() as u64).bits()
}

/// The mark of a turn after so many passes and turns without a new tile.
pub(super) fn turn(seat: Seat, passes: usize, barren: usize) -> u64 {
    let quiet = (passes << 8 | barren) as u64;
    Rng::seeded(1 << 40 | quiet << 1 | seat.index() as u64).bits()
}
