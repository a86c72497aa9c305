//! The clocks of the reference.

use serde_json::{Value, json};
use table::Clock;

/// What two seats have left, and which of them thinks.
pub(crate) struct Clocks {
    given: [Clock; 2],
    left: [Option<i64>; 2],
    /// How many turns the game had had after the last one that brought a seat time.
    paid: [usize; 2],
    pub(crate) running: Option<(usize, i64)>,
}

impl Clocks {
    pub(crate) fn new(given: [Clock; 2]) -> Clocks {
        Clocks {
            given,
            left: given.map(Clock::start),
            paid: [0; 2],
            running: None,
        }
    }

    /// A game begins after everybody rotated by this many seats.
    pub(crate) fn begin(&mut self, shift: usize) {
        let mut given = self.given;
        given.rotate_left(shift);
        *self = Clocks::new(given);
    }

    /// When the one that thinks will have lost.
    pub(crate) fn deadline(&self) -> Option<i64> {
        let (seat, since) = self.running?;
        self.left[seat].map(|left| since + left)
    }

    /// Whether a seat has a clock.
    pub(crate) fn count(&self, seat: usize) -> bool {
        self.left[seat].is_some()
    }

    /// A seat has ended a turn, which was the game's turn number `turn`.
    pub(crate) fn turn_over(&mut self, seat: usize, turn: usize, now: i64) {
        self.stop(now);
        if turn <= self.paid[seat] {
            return;
        }
        self.paid[seat] = turn;
        self.left[seat] = match self.given[seat] {
            Clock::Fischer { increment, .. } => {
                self.left[seat].map(|left| left + i64::from(increment) * 1_000)
            }
            clock => clock.start(),
        };
    }

    /// A seat has had a move back: the other one's next turn is a new one.
    pub(crate) fn taken_back(&mut self, asker: usize, now: i64) {
        self.stop(now);
        let other = 1 - asker;
        if let Clock::Turn { .. } = self.given[other] {
            self.left[other] = self.given[other].start();
            self.paid[other] = 0;
        }
    }

    /// `turn` is to move now; its clock runs if a person `thinks`.
    pub(crate) fn wind(&mut self, turn: Option<usize>, thinks: bool, now: i64) {
        let due = turn.filter(|&seat| thinks && self.left[seat].is_some());
        if self.running.map(|(seat, _)| seat) != due {
            self.stop(now);
            self.running = due.map(|seat| (seat, now));
        }
    }

    fn stop(&mut self, now: i64) {
        if let Some((seat, since)) = self.running.take() {
            self.left[seat] = self.left[seat].map(|left| (left - (now - since)).max(0));
        }
    }

    pub(crate) fn json(&self) -> Value {
        json!({
            "left": self.left,
            "running": self.running.map(|(seat, _)| seat + 1),
            "since": self.running.map(|(_, since)| since),
        })
    }
}
