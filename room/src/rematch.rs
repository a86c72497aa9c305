//! Rematches: the same people at a new table.

use std::sync::Arc;

use crate::live::Live;
use crate::{Room, secret};

impl Room {
    /// Opens the table for a rematch that everybody wants. Its id is deterministic: if
    /// the room went down after opening it and before announcing it, it is found
    /// instead of opened a second time.
    pub(crate) async fn play_again(&self, live: &Arc<Live>) {
        let Ok(mut seated) = self.sit(live).await else {
            return;
        };
        if !seated.table().wants_rematch() {
            return;
        }
        let id = name_of_rematch(&live.id);
        if self.sit(&self.find(&id)).await.is_err() {
            let (shelf, now) = (self.shelf(), self.now());
            let opened = seated.table().rematch(&id, &mut secret::seed, shelf, now);
            let Ok((table, log)) = opened else {
                return;
            };
            if self.keep_new(table, &log).await.is_err() {
                return;
            }
        }
        let now = self.now();
        if let Ok(log) = seated.table().rematched(&id, now) {
            let _ = self.commit(&mut seated, log, None).await;
        }
    }
}

/// The id of the rematch. Everybody who may look at the table is told, so it need not
/// be secret.
fn name_of_rematch(table: &str) -> String {
    secret::letters_of(&secret::hash(&format!("rematch of {table}")))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use rules::Shelf;
    use serde_json::{Value, json};
    use store::Store;

    use super::*;
    use crate::House;

    async fn act(room: &Room, table: &str, act: Value) {
        let v = room.snapshot(Some("ana"), table).await.map(|now| now.v);
        let aid = format!("act-at-{:08}", v.clone().unwrap_or_default());
        let message = json!({ "aid": aid, "seat": 1, "v": v.ok(), "a": act });
        let message = serde_json::from_value(message).expect("an act");
        room.act("ana", table, message).await.expect("it is done");
    }

    /// The room went down after the new table was stored, but before it was announced.
    #[tokio::test]
    async fn a_rematch_is_opened_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite:{}", folder.path().join("room.db").display());
        let store = Store::open(&url).await.expect("a store");
        let room = Room::new(store, Shelf::default(), House::default(), Arc::new(|| 0));
        let seats = json!([{ "who": "me" }, { "who": { "bot": 1 } }]);
        let game = catalog::GAMES.iter().find(|entry| entry.usual_seats() == 2);
        let game = game.expect("a game for two").about.id;
        let setup = json!({ "game": game, "seats": seats, "first": "as-seated", "games": 1 });
        let setup: table::Setup = serde_json::from_value(setup).expect("a setup");
        let table = room.open("ana", "Ana", setup.clone()).await;
        let table = table.expect("a table");
        act(&room, &table, json!("resign")).await;
        let before = name_of_rematch(&table);
        let (shelf, host) = (Shelf::default(), ("ana", "Ana"));
        let opened = table::Table::open(&before, host, setup, &mut secret::seed, &shelf, 0);
        let (opened, log) = opened.expect("a setup");
        room.keep_new(opened, &log).await.expect("a table");
        act(
            &room,
            &table,
            json!({ "consent": { "matter": "rematch", "yes": true } }),
        )
        .await;
        let rematch = loop {
            let now = room.snapshot(Some("ana"), &table).await.expect("a view");
            if let Some(rematch) = now.views[0].view.rematch.clone() {
                break rematch;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        };
        assert_eq!(rematch, before);
        let tables = room.tables_of("ana").await.expect("a list");
        assert_eq!(tables.len(), 2, "no third one was opened");
    }
}
