//! Which clock runs, and what a turn brings.

use rules::Seat;

use crate::Table;
use crate::clock::{Millis, Running};
use crate::event::Hand;
use crate::place::Mover;

impl Table {
    /// A seat has ended its turn, be it that the same seat has the next one too.
    pub(crate) fn turn_over(&mut self, seat: Seat, hand: Hand, at: Millis) {
        self.turns.push(self.hands.len());
        self.stop(at);
        self.places[seat.index()].end_turn(hand);
    }

    /// Stops the clock that runs, unless it is that of whoever is to move, and starts
    /// theirs.
    pub(crate) fn wind(&mut self, at: Millis) {
        let due = self.turn().filter(|seat| self.is_timed(*seat));
        if self.running.map(|running| running.seat) != due {
            self.stop(at);
            self.running = due.map(|seat| Running { seat, since: at });
        }
    }

    /// Stops the clock that runs: what was spent is gone.
    pub(crate) fn stop(&mut self, at: Millis) {
        if let Some(Running { seat, since }) = self.running.take() {
            self.places[seat.index()].spend((at - since).max(0));
        }
    }

    /// Whether it counts how long a seat takes.
    fn is_timed(&self, seat: Seat) -> bool {
        let place = &self.places[seat.index()];
        place.mover() == Mover::Person && place.left.is_some()
    }
}
