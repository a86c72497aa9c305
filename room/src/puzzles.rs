//! Puzzles: what there is to solve, and whether somebody has.

use rules::Refusal;
use schemars::JsonSchema;
use serde::Serialize;
use table::{Attempt, Puzzles, Tried};

use crate::aside::aside;
use crate::message::Why;
use crate::{Room, refusals};

/// A day on the room's clock.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// What came of an attempt at a puzzle.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Attempted {
    /// How they stand with it.
    #[serde(flatten)]
    pub tried: Tried,
    /// Why the last action cannot be done.
    pub refused: Option<Why>,
}

impl Room {
    /// All puzzles, and the one of today by universal time.
    pub async fn puzzles(&self) -> Puzzles {
        let shelf = self.shelf().clone();
        let day = self.now() / DAY;
        aside(move || Puzzles::on(day as u64, &shelf)).await
    }

    /// What comes of an attempt at a puzzle. Nothing is kept.
    pub async fn attempt(
        &self,
        game: String,
        number: usize,
        attempt: Attempt,
    ) -> Result<Attempted, Refusal> {
        let shelf = self.shelf().clone();
        let tried = aside(move || attempt.at(&game, number, &shelf)).await;
        let (tried, refused) = tried.ok_or_else(|| Refusal::of(&refusals::NO_PUZZLE))?;
        Ok(Attempted {
            tried,
            refused: refused.as_ref().map(Why::from),
        })
    }
}
