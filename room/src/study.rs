//! Positions without a table.

use rules::Refusal;
use table::Study;
use wire::Studied;

use crate::Room;
use crate::aside::aside;

impl Room {
    /// Plays a game from its start to a position. Nothing is stored.
    pub async fn study(&self, study: Study) -> Result<Studied, Refusal> {
        let shelf = self.shelf().clone();
        aside(move || Studied::of(&study, &shelf)).await
    }
}
