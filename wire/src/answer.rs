//! The answer to a question.

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
        /// The move and its explanation.
        hint: Box<Hint>,
    },
}

/// A move that a bot recommends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Hint {
    /// The recommended move.
    pub action: String,
    /// The expected result of each seat after it, from −1 to 1.
    pub value: PerSeat<f64>,
    /// Its explanation in three depths.
    pub why: Why,
    /// How the game ends with perfect play, if that is certain.
    pub verdict: Option<Sentence>,
}

impl From<Counsel> for Hint {
    fn from(counsel: Counsel) -> Hint {
        Hint {
            action: counsel.action(),
            why: counsel.why(),
            verdict: counsel.verdict(),
            value: counsel.value,
        }
    }
}

impl From<Counsel> for Answer {
    fn from(counsel: Counsel) -> Answer {
        let hint = Box::new(Hint::from(counsel));
        Answer::Hint { hint }
    }
}
