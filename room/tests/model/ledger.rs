//! What is on disk when a sequence is over.

use rules::{Seat, Shelf, Viewer};
use serde_json::{Value, json};
use store::{ActId, Store};
use table::{Event, Table};

/// An act that was acknowledged.
#[derive(Debug, Clone)]
pub(crate) struct Acknowledged {
    pub(crate) person: usize,
    pub(crate) message: wire::ActMessage,
    pub(crate) v: u64,
}

/// The stored events of a table, replayed.
pub(crate) struct Ledger {
    table: Table,
}

impl Ledger {
    /// Reads them all: each version is there once, each act is where its answer said.
    pub(crate) async fn read(
        store: &Store,
        id: &str,
        acts: impl Iterator<Item = (ActId, u64)>,
    ) -> Ledger {
        let rows = store.events(id, 0).await.unwrap();
        for (row, expected) in rows.iter().zip(1..) {
            assert_eq!(row.version, expected);
        }
        for (act, v) in acts {
            let stored = store.answered(id, &act).await.unwrap();
            assert_eq!(stored, Some(v), "{act:?}");
        }
        let event = |row: &store::Row| serde_json::from_str::<Event>(&row.event).unwrap();
        let events = rows.iter().map(|row| (row.at, event(row)));
        let table = Table::replay(events, &Shelf::default()).unwrap();
        Ledger { table }
    }

    pub(crate) fn version(&self) -> u64 {
        self.table.version()
    }

    pub(crate) fn clocks(&self) -> Value {
        json!(self.table.clocks())
    }

    pub(crate) fn view(&self, seat: Option<usize>) -> Value {
        let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::at(seat)));
        json!(self.table.view(viewer))
    }
}

/// The stored events after a version, for a person who was not told them. A game's
/// beginning does not say how much was given: the table's opening does.
pub(crate) async fn events(store: &Store, id: &str, after: u64) -> Vec<Value> {
    let rows = store.events(id, 0).await.unwrap();
    let event = |row: &store::Row| serde_json::from_str::<Value>(&row.event).unwrap();
    let given = event(&rows[0])["setup"]["past"].take();
    let missed = rows.iter().filter(|row| row.version > after);
    let with_given = |mut event: Value| {
        if let (true, Some(past)) = (event["event"] == "begun", given.as_array()) {
            event["given"] = json!(past.len());
        }
        event
    };
    missed.map(event).map(with_given).collect()
}
