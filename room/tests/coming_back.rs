//! What a room owes people when it was away, or when somebody did not wait for it.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::time::Duration;

use room::message::Snapshot;
use room::{House, Next, Room};
use rules::Shelf;
use serde_json::{Value, json};
use store::Store;
use table::Phase;
use tempfile::TempDir;
use tokio::time::timeout;

const NOON: i64 = 1_800_000_000_000;
const SECOND: i64 = 1_000;
const SOON: Duration = Duration::from_secs(10);
const TABLES: usize = 40;

/// A store, and a clock that the test winds.
struct Place {
    store: Store,
    now: Arc<AtomicI64>,
    _folder: TempDir,
}

impl Place {
    async fn new() -> Place {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("room.db").display());
        Place {
            store: Store::open(&url).await.unwrap(),
            now: Arc::new(AtomicI64::new(NOON)),
            _folder: folder,
        }
    }

    fn room(&self) -> Room {
        let now = Arc::clone(&self.now);
        let clock = Arc::new(move || now.load(Relaxed));
        Room::new(
            self.store.clone(),
            Shelf::default(),
            House::default(),
            clock,
        )
    }

    fn pass(&self, time: i64) {
        self.now.fetch_add(time, Relaxed);
    }
}

/// A table where one person has both seats, and a minute for each turn.
async fn open(room: &Room) -> String {
    let chair = json!({"who": "me", "clock": {"turn": {"seconds": 60}}});
    let setup = json!({"game": "reverso", "seats": [chair, chair], "games": 1, "watch": true});
    let setup = serde_json::from_value(setup).unwrap();
    room.open("ana", "Ana", setup).await.unwrap()
}

fn phase(snapshot: &Snapshot) -> Phase {
    snapshot.views[0].view.phase
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_loses_time_while_the_room_is_away() {
    let place = Place::new().await;
    let room = place.room();
    room.wake().await.unwrap();
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(open(&room).await);
    }
    place.pass(10 * SECOND);
    room.rest().await.unwrap();
    drop(room);
    place.pass(3_600 * SECOND);
    let room = place.room();
    room.wake().await.unwrap();
    for (time, expected) in [(49, Phase::Playing), (1, Phase::Over)] {
        place.pass(time * SECOND);
        for table in &tables {
            let snapshot = room.snapshot(None, table).await.unwrap();
            assert_eq!(phase(&snapshot), expected);
        }
    }
}

/// A browser that is closed while its look makes a clock run out must not leave the
/// others without what happened.
#[tokio::test(flavor = "multi_thread")]
async fn a_look_that_is_given_up_hides_nothing_from_others() {
    let place = Place::new().await;
    let room = place.room();
    let table = open(&room).await;
    let watch = room.watch(None, &table).await.unwrap();
    place.pass(61 * SECOND);
    tokio::select! {
        biased;
        _ = room.snapshot(None, &table) => panic!("the store answers later"),
        () = std::future::ready(()) => {}
    }
    // Whoever looks while that is still being stored is asked to try again.
    let snapshot = loop {
        if let Ok(snapshot) = room.snapshot(None, &table).await {
            break snapshot;
        }
    };
    assert_eq!(phase(&snapshot), Phase::Over);
    let mut v = 0;
    while v < snapshot.v {
        let next = timeout(SOON, watch.outbox().next()).await;
        let message = match next.expect("the watcher is told") {
            Next::Message(message) => message,
            Next::Snapshot => watch.snap().await.unwrap(),
            Next::Farewell(_) => panic!("sent away"),
        };
        let message: Value = serde_json::from_slice(&message).unwrap();
        v = message["v"].as_u64().unwrap();
    }
    assert_eq!(v, snapshot.v);
}
