//! Running the clocks: which one runs, and when time is added.

use rules::Seat;

use crate::Table;
use crate::clock::{Millis, Running};
use crate::event::Hand;
use crate::place::Mover;

/// The grace period to reconnect after the room was down.
const RETURN: Millis = 5_000;
/// The longest a bot thinks.
const LONGEST_THOUGHT: Millis = 10_000;

impl Table {
    /// Shifts the clocks: no time passes while the room is down.
    pub(crate) fn restarted(&mut self, away: Millis, at: Millis) {
        let later = |since: Millis| since.saturating_add(away).min(at) + RETURN;
        self.asked = later(self.asked);
        if let Some(running) = &mut self.running {
            running.since = later(running.since);
        }
    }

    /// Charges time to a player who takes their seat back from a stand-in that has not
    /// moved yet, so that nobody stops their clock by calling a bot. A bot that took
    /// longer than it ever does was held up by the room.
    pub(crate) fn back(&mut self, seat: Seat, at: Millis) {
        let bot = self.places[seat.index()].stand_in.take();
        if let Some(bot) = bot.filter(|_| self.timed() == Some(seat)) {
            let since = bot.since.max(self.asked).max(at - LONGEST_THOUGHT);
            self.running = Some(Running { seat, since });
        }
    }

    /// Ends a seat's turn, even if the same seat has the next one too. A turn without a
    /// running clock adds no time.
    pub(crate) fn turn_over(&mut self, seat: Seat, hand: Hand, timed: bool, at: Millis) {
        self.turns.push(self.hands.len());
        self.stop(at);
        if timed {
            self.places[seat.index()].end_turn(self.turns.len(), hand);
        }
    }

    /// Turns were taken back. The time spent on them is gone, and none of them counts
    /// as ended.
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

    /// Starts the clock of the seat to move and stops any other.
    pub(crate) fn wind(&mut self, at: Millis) {
        let due = self.timed();
        if self.running.map(|running| running.seat) != due {
            self.stop(at);
            self.running = due.map(|seat| Running { seat, since: at });
        }
    }

    /// Stops the running clock and charges the time spent.
    pub(crate) fn stop(&mut self, at: Millis) {
        if let Some(Running { seat, since }) = self.running.take() {
            self.places[seat.index()].spend((at - since).max(0));
        }
    }

    /// The seat to move, if its clock runs. A question that the table answers after its
    /// patience costs nobody time.
    fn timed(&self) -> Option<Seat> {
        let seat = self.turn().filter(|_| !self.waits_for_answer())?;
        let place = &self.places[seat.index()];
        let timed = place.mover() == Mover::Person && place.left.is_some();
        timed.then_some(seat)
    }

    /// Whether the table is waiting for answers out of turn.
    pub(crate) fn waits_for_answer(&self) -> bool {
        self.setup.patience.is_some() && self.game.game().fallback().is_some()
    }
}
