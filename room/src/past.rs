//! Replays of games and of submitted records.

use rules::{RecordError, Refusal, Seat};
use table::Past;
use wire::Reading;

use crate::Room;
use crate::aside::aside;
use crate::asking::viewer;

impl Room {
    /// The current game of a table from action `from` on, as one of the person's seats
    /// or a spectator saw it.
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

    /// Reads a record: in our format, or in one of this game's formats, or of any
    /// game's.
    pub async fn read_record(
        &self,
        text: String,
        game: Option<String>,
    ) -> Result<Reading, RecordError> {
        let shelf = self.shelf().clone();
        aside(move || Reading::of(&text, game.as_deref(), &shelf)).await
    }
}
