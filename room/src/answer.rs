//! What a question is answered with.

use bots::Why;
use catalog::Counsel;
use rules::PerSeat;
use schemars::JsonSchema;
use serde::Serialize;
use table::Tell;

/// The answer to a question.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Answer {
    /// What the rules say.
    Tell(Tell),
    /// What a bot would do.
    Hint {
        /// What it would do, and why.
        hint: Hint,
    },
}

/// A move that a bot recommends.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Hint {
    /// The move.
    action: String,
    /// What each seat can expect after it, from −1 to 1.
    value: PerSeat<f64>,
    /// What speaks for it, in three depths.
    why: Why,
}

impl From<Counsel> for Answer {
    fn from(counsel: Counsel) -> Answer {
        let Counsel {
            action, value, why, ..
        } = counsel;
        Answer::Hint {
            hint: Hint { action, value, why },
        }
    }
}
