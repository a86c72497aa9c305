//! Booklets of finished games.

use catalog::Match;
use print::{Document, Paper};
use rules::{Lang, RecordError, Refusal, Seat, Viewer};
use table::Outcome;
use wire::replay;

use crate::Room;
use crate::aside::aside;
use crate::asking::viewer;

impl Room {
    /// The current game of a table, which must be over, as one of the person's seats or
    /// a spectator saw it.
    pub async fn booklet(
        &self,
        person: Option<&str>,
        table: &str,
        seat: Option<Seat>,
        paper: Paper,
        lang: Lang,
    ) -> Result<Vec<u8>, Refusal> {
        let live = self.find(table);
        let mut seated = self.sit(&live).await?;
        let table = seated.table();
        let viewer = viewer(table, person, seat)?;
        if table.outcome().is_none() {
            return Err(Refusal::of(&table::refusals::NOT_NOW));
        }
        let record = table.record_for(viewer);
        drop(seated);
        let shelf = self.shelf().clone();
        let print = move || {
            let game = Match::replay(&record, &shelf).map_err(|error| error.problem)?;
            Ok(told(&game, viewer, paper, lang).pdf())
        };
        aside(print).await
    }

    /// The game of a submitted record, as a spectator saw it.
    pub async fn booklet_of_record(
        &self,
        text: String,
        paper: Paper,
        lang: Lang,
    ) -> Result<Vec<u8>, RecordError> {
        let shelf = self.shelf().clone();
        let print = move || {
            let (_, game) = replay(&text, None, &shelf)?;
            Ok(told(&game, Viewer::Spectator, paper, lang).pdf())
        };
        aside(print).await
    }
}

fn told(game: &Match, viewer: Viewer, paper: Paper, lang: Lang) -> Document {
    let ended = Outcome::of_record(game).map(Into::into);
    game.booklet(viewer, ended.as_ref(), paper, lang)
}
