//! What a question is answered with.

use bots::{Sentence, Why};
use catalog::Counsel;
use rules::PerSeat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Tell;

/// The answer to a question.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Answer {
    /// What the rules say.
    Tell(Tell),
    /// What a bot would do.
    Hint {
        /// What it would do, and why.
        hint: Box<Hint>,
    },
}

/// A move that a bot recommends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Hint {
    /// The move.
    pub action: String,
    /// What each seat can expect after it, from −1 to 1.
    pub value: PerSeat<f64>,
    /// What speaks for it, in three depths.
    pub why: Why,
    /// How the game ends if nobody makes a mistake, if that is known for certain.
    pub verdict: Option<Sentence>,
}

impl From<Counsel> for Hint {
    fn from(counsel: Counsel) -> Hint {
        let Counsel {
            action,
            value,
            why,
            verdict,
            ..
        } = counsel;
        Hint {
            action,
            value,
            why,
            verdict,
        }
    }
}

impl From<Counsel> for Answer {
    fn from(counsel: Counsel) -> Answer {
        let hint = Box::new(Hint::from(counsel));
        Answer::Hint { hint }
    }
}
