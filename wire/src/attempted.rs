//! The answer to `POST /api/puzzles/{game}/{number}`.

use rules::{Refusal, Shelf};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Attempt, Tried};

use crate::{Why, refusals};

/// The result of an attempt at a puzzle.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct Attempted {
    /// The state of the attempt.
    #[serde(flatten)]
    pub tried: Tried,
    /// Why the last action is illegal.
    pub refused: Option<Why>,
}

impl Attempted {
    /// Makes an attempt at a puzzle of a game.
    pub fn of(
        attempt: &Attempt,
        game: &str,
        number: usize,
        shelf: &Shelf,
    ) -> Result<Attempted, Refusal> {
        let tried = attempt.at(game, number, shelf);
        let (tried, refused) = tried.ok_or_else(|| Refusal::of(&refusals::NO_PUZZLE))?;
        Ok(Attempted {
            tried,
            refused: refused.as_ref().map(Why::from),
        })
    }
}
