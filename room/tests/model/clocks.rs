//! The clocks of the reference.

use serde_json::{Value, json};
use table::Clock;

/// What two seats have left, and which of them thinks.
pub(crate) struct Clocks {
    clock: Clock,
    left: [Option<i64>; 2],
    pub(crate) running: Option<(usize, i64)>,
}

impl Clocks {
    pub(crate) fn new(clock: Clock) -> Clocks {
        Clocks {
            clock,
            left: [clock.start(); 2],
            running: None,
        }
    }

    pub(crate) fn reset(&mut self) {
        self.left = [self.clock.start(); 2];
    }

    /// When the one that thinks will have lost.
    pub(crate) fn deadline(&self) -> Option<i64> {
        let (seat, since) = self.running?;
        self.left[seat].map(|left| since + left)
    }

    /// `turn` is to move now; its clock runs if a person `thinks`.
    pub(crate) fn wind(&mut self, turn: Option<usize>, thinks: bool, now: i64) {
        let due = turn.filter(|&seat| thinks && self.left[seat].is_some());
        if self.running.map(|(seat, _)| seat) == due {
            return;
        }
        if let Some((seat, since)) = self.running {
            let rest = (self.left[seat].unwrap() - (now - since)).max(0);
            let turn_over = turn != Some(seat);
            self.left[seat] = Some(match self.clock {
                Clock::Fischer { increment, .. } if turn_over => {
                    rest + i64::from(increment) * 1_000
                }
                Clock::Turn { .. } if turn_over => self.clock.start().unwrap(),
                _ => rest,
            });
        }
        self.running = due.map(|seat| (seat, now));
    }

    pub(crate) fn json(&self) -> Value {
        json!({
            "left": self.left,
            "running": self.running.map(|(seat, _)| seat + 1),
            "since": self.running.map(|(_, since)| since),
        })
    }
}
