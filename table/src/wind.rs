//! Which clock runs, and what a turn brings.

use rules::Seat;

use crate::Table;
use crate::clock::{Millis, Running};
use crate::event::Hand;
use crate::place::Mover;

/// How long people are given to come back when the room was away.
const RETURN: Millis = 5_000;
/// How long a bot thinks at most.
const LONGEST_THOUGHT: Millis = 10_000;

impl Table {
    /// Nobody's time has run while the room was away.
    pub(crate) fn restarted(&mut self, away: Millis, at: Millis) {
        let later = |since: Millis| (since + away).min(at) + RETURN;
        self.asked = later(self.asked);
        if let Some(running) = &mut self.running {
            running.since = later(running.since);
        }
    }

    /// Whoever takes their seat back from a bot that has not moved yet has let time
    /// pass: nobody stops their clock by calling a bot. A bot that took longer than it
    /// ever does was kept by the room.
    pub(crate) fn back(&mut self, seat: Seat, at: Millis) {
        let bot = self.places[seat.index()].stand_in.take();
        if let Some(bot) = bot.filter(|_| self.timed() == Some(seat)) {
            let since = bot.since.max(self.asked).max(at - LONGEST_THOUGHT);
            self.running = Some(Running { seat, since });
        }
    }

    /// A seat has ended its turn, be it that the same seat has the next one too.
    /// One for which no clock ran brings no time.
    pub(crate) fn turn_over(&mut self, seat: Seat, hand: Hand, timed: bool, at: Millis) {
        self.turns.push(self.hands.len());
        self.stop(at);
        if timed {
            self.places[seat.index()].end_turn(self.turns.len(), hand);
        }
    }

    /// Turns were taken back, for whoever is to move now. What was spent on them is
    /// gone, and none of them has ended.
    pub(crate) fn turns_back(&mut self, plies: usize, at: Millis) {
        self.stop(at);
        self.turns.retain(|&ended| ended <= plies);
        let asker = self.turn();
        for (place, seat) in self.places.iter_mut().zip(Seat::all(rules::MAX_SEATS)) {
            if Some(seat) != asker {
                place.begin_anew();
            }
        }
    }

    /// Stops the clock that runs, unless it is that of whoever is to move, and starts
    /// theirs.
    pub(crate) fn wind(&mut self, at: Millis) {
        let due = self.timed();
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

    /// The seat to move, if it counts how long it takes. Nobody loses time by a
    /// question that the table answers when its patience is over.
    fn timed(&self) -> Option<Seat> {
        let seat = self.turn().filter(|_| !self.waits_for_answer())?;
        let place = &self.places[seat.index()];
        let timed = place.mover() == Mover::Person && place.left.is_some();
        timed.then_some(seat)
    }

    /// Whether the table waits with its patience for answers out of turn.
    pub(crate) fn waits_for_answer(&self) -> bool {
        self.setup.patience.is_some() && self.game.game().fallback().is_some()
    }
}
