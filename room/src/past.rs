//! Looking back at a game, and at the records that people bring along.

use rules::{RecordError, Refusal, Seat};
use table::Past;
use wire::Reading;

use crate::Room;
use crate::aside::aside;
use crate::asking::viewer;

impl Room {
    /// The present game of a table from its action `from` on, as one of the person's
    /// seats or a spectator saw it.
    pub async fn past(
        &self,
        person: Option<&str>,
        table: &str,
        seat: Option<Seat>,
        from: usize,
    ) -> Result<Past, Refusal> {
        let live = self.find(table);
        let mut seated = self.sit(&live).await?;
        let table = seated.table();
        let retelling = table.looking_back(viewer(table, person, seat)?, from);
        drop(seated);
        Ok(aside(move || retelling.tell()).await)
    }

    /// Reads a record: one of ours, or in a format of this game, or of any.
    pub async fn read_record(
        &self,
        text: String,
        game: Option<String>,
    ) -> Result<Reading, RecordError> {
        let shelf = self.shelf().clone();
        aside(move || Reading::of(&text, game.as_deref(), &shelf)).await
    }
}
