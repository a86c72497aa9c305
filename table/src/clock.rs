//! Game clocks.

use rules::Refusal;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::refusals;

/// Milliseconds, or a time as milliseconds since 1970.
pub type Millis = i64;

pub(crate) const SECOND: Millis = 1_000;
pub(crate) const DAY: Millis = 24 * 60 * 60 * SECOND;
/// The longest time for a game or a turn.
const LONGEST: Millis = 60 * DAY;

/// The time control of a seat. Bots have limits of their own and no clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// No time limit.
    #[default]
    None,
    /// A fixed time for each turn.
    Turn {
        /// The seconds per turn.
        seconds: u32,
    },
    /// A time for the game plus an increment per turn.
    Fischer {
        /// The seconds at the start.
        seconds: u32,
        /// The seconds that each turn adds.
        increment: u32,
    },
    /// A number of days for each turn.
    Days {
        /// The days per turn.
        days: u32,
    },
}

impl Clock {
    /// A seat's time at the start; `None` without a clock.
    pub fn start(self) -> Option<Millis> {
        match self {
            Clock::None => None,
            Clock::Turn { seconds } | Clock::Fischer { seconds, .. } => {
                Some(Millis::from(seconds) * SECOND)
            }
            Clock::Days { days } => Some(Millis::from(days) * DAY),
        }
    }

    /// A seat's time after its turn, if it had `left` at the end of it.
    pub(crate) fn after_turn(self, left: Millis) -> Millis {
        match self {
            Clock::Fischer { increment, .. } => left + Millis::from(increment) * SECOND,
            Clock::None | Clock::Turn { .. } | Clock::Days { .. } => self.start().unwrap_or(left),
        }
    }

    pub(crate) fn check(self) -> Result<(), Refusal> {
        let start = self.start().unwrap_or(SECOND);
        let increment = match self {
            Clock::Fischer { increment, .. } => Millis::from(increment) * SECOND,
            Clock::None | Clock::Turn { .. } | Clock::Days { .. } => 0,
        };
        let sensible = (SECOND..=LONGEST).contains(&start) && increment <= DAY;
        sensible
            .then_some(())
            .ok_or_else(|| Refusal::of(&refusals::CLOCK))
    }
}

/// The running clock: whose it is, and since when it runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Running {
    pub(crate) seat: rules::Seat,
    pub(crate) since: Millis,
}
