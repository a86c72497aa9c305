//! The starting draw: rule 1.

use rules::{MAX_SEATS, Seat, SeatSet};

use crate::dice::Throw;

/// A round of the draw: who throws in it, and what those before threw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Draw {
    throwing: SeatSet,
    sums: [Option<u8>; MAX_SEATS],
}

impl Draw {
    /// A round among these seats, who throw in seat order.
    pub(crate) fn among(throwing: SeatSet) -> Draw {
        Draw {
            throwing,
            sums: [None; MAX_SEATS],
        }
    }

    /// A round in which the first of these seats have thrown these sums.
    pub(crate) fn half_way(throwing: SeatSet, thrown: &[u8]) -> Draw {
        let mut draw = Draw::among(throwing);
        for (seat, &sum) in throwing.iter().zip(thrown) {
            draw.sums[seat.index()] = Some(sum);
        }
        draw
    }

    /// The seats of this round.
    pub(crate) fn throwing(&self) -> SeatSet {
        self.throwing
    }

    /// The sums of this round so far, in the order of the seats.
    pub(crate) fn thrown(&self) -> impl Iterator<Item = u8> {
        let sums = self.throwing.iter().map(|seat| self.sums[seat.index()]);
        sums.flatten()
    }

    /// Whose throw is next.
    pub(crate) fn thrower(&self) -> Option<Seat> {
        let mut seats = self.throwing.iter();
        seats.find(|seat| self.sums[seat.index()].is_none())
    }

    /// Notes the next throw. After the last one of a round: the seat that
    /// starts, or else the next round, among all who tied.
    pub(crate) fn note(&mut self, throw: Throw) -> Option<Seat> {
        let thrower = self.thrower()?;
        self.sums[thrower.index()] = Some(throw.sum());
        if self.thrower().is_some() {
            return None;
        }
        let best = SeatSet::leaders(&self.sums.map(|sum| sum.map_or(-1, i32::from)));
        *self = Draw::among(best);
        if best.len() == 1 {
            best.iter().next()
        } else {
            None
        }
    }
}
