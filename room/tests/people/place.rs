//! A store, and a clock that the test winds.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};

use room::{House, No, Room};
use rules::{Seat, Shelf};
use serde_json::{Value, json};
use store::{Appended, Batch, Card, Row, State, Store};
use tempfile::TempDir;
use wire::ActMessage;

pub(crate) const SECOND: i64 = 1_000;
const NOON: i64 = 1_800_000_000_000;

pub(crate) struct Place {
    store: Store,
    now: Arc<AtomicI64>,
    acts: AtomicU64,
    _folder: TempDir,
}

impl Place {
    pub(crate) async fn new() -> Place {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("room.db").display());
        Place {
            store: Store::open(&url).await.unwrap(),
            now: Arc::new(AtomicI64::new(NOON)),
            acts: AtomicU64::new(0),
            _folder: folder,
        }
    }

    pub(crate) fn room(&self) -> Room {
        self.room_with(House::default())
    }

    pub(crate) fn room_with(&self, house: House) -> Room {
        let now = Arc::clone(&self.now);
        let clock = Arc::new(move || now.load(Relaxed));
        Room::new(self.store.clone(), Shelf::default(), house, clock)
    }

    /// Stores a table of which nobody can make anything.
    pub(crate) async fn store_nonsense(&self, table: &str) {
        let nonsense = Batch {
            table: table.to_owned(),
            after: 0,
            rows: vec![Row {
                version: 1,
                at: NOON,
                event: "{}".to_owned(),
            }],
            act: None,
            card: Card {
                state: State::Live,
                public: false,
                deadline: None,
                summary: "{}".into(),
                persons: [].into(),
                changed: NOON,
            },
        };
        assert_eq!(self.store.append(nonsense).await, Ok(Appended::Done));
    }

    /// What is stored of a table.
    pub(crate) async fn events(&self, table: &str) -> Vec<String> {
        let rows = self.store.events(table, 0).await.unwrap();
        rows.into_iter().map(|row| row.event).collect()
    }

    /// From now on nothing can be read.
    pub(crate) async fn close(&self) {
        self.store.clone().close().await;
    }

    pub(crate) fn pass(&self, time: i64) {
        self.now.fetch_add(time, Relaxed);
    }

    /// A person who has seen everything acts.
    pub(crate) async fn act(
        &self,
        room: &Room,
        table: &str,
        (person, seat): (&str, u8),
        act: Value,
    ) -> Result<u64, No> {
        let v = room.snapshot(Some(person), table).await.unwrap().v;
        let aid = format!("act-{:08}", self.acts.fetch_add(1, Relaxed));
        let message = json!({ "aid": aid, "seat": seat, "v": v, "a": act });
        let message: ActMessage = serde_json::from_value(message).unwrap();
        room.act(person, table, message).await
    }
}

/// Ana opens a table and Bea comes by an invitation to its second seat.
pub(crate) async fn ana_and_bea(room: &Room, setup: Value) -> String {
    let setup = serde_json::from_value(setup).unwrap();
    let table = room.open("ana", "Ana", setup).await.unwrap();
    let code = room.invite("ana", &table, Seat::SECOND).await.unwrap();
    room.redeem("bea", &code, "Bea", "").await.unwrap();
    table
}
