//! The list of puzzles, and attempts at them.

use rules::Refusal;
use table::{Attempt, Puzzles};
use wire::Attempted;

use crate::Room;
use crate::aside::aside;

/// A day on the room's clock.
const DAY: i64 = 24 * 60 * 60 * 1000;

impl Room {
    /// All puzzles and the one of the day, in UTC.
    pub async fn puzzles(&self) -> Puzzles {
        let shelf = self.shelf().clone();
        let day = self.now() / DAY;
        aside(move || Puzzles::on(day as u64, &shelf)).await
    }

    /// The result of an attempt at a puzzle. Nothing is stored.
    pub async fn attempt(
        &self,
        game: String,
        number: usize,
        attempt: Attempt,
    ) -> Result<Attempted, Refusal> {
        let shelf = self.shelf().clone();
        aside(move || Attempted::of(&attempt, &game, number, &shelf)).await
    }
}
