//! What a room owes people when it was away, or when somebody did not wait for it.

use std::time::Duration;

use room::{Next, Room};
use serde_json::{Value, json};
use table::Phase;
use tokio::time::timeout;
use wire::Snapshot;

use crate::place::{Place, SECOND};

const SOON: Duration = Duration::from_secs(10);
const TABLES: usize = 40;

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
    for (time, expected) in [(54, Phase::Playing), (1, Phase::Over)] {
        place.pass(time * SECOND);
        for table in &tables {
            let snapshot = room.snapshot(None, table).await.unwrap();
            assert_eq!(phase(&snapshot), expected);
        }
    }
}

/// Somebody's clock may have run out at it, which is looked at several times a second.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_read_is_not_read_again_and_again() {
    let place = Place::new().await;
    let room = place.room();
    place.store_nonsense("nonsense").await;
    let look = || async {
        let looked = room.snapshot(None, "nonsense").await;
        looked.unwrap_err().rule.code
    };
    assert_eq!(look().await, "unreadable-table");
    place.close().await;
    assert_eq!(look().await, "unreadable-table");
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
    // A person who looks while that is still being stored is asked to try again.
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
            Next::Snapshot => watch.snap().await.unwrap().pop().unwrap(),
            Next::Farewell(_) => panic!("sent away"),
        };
        let message: Value = serde_json::from_slice(&message).unwrap();
        v = message["v"].as_u64().unwrap();
    }
    assert_eq!(v, snapshot.v);
}

/// A person who asks for the current view is first told what happened before it.
#[tokio::test(flavor = "multi_thread")]
async fn a_snapshot_comes_after_what_it_follows() {
    let place = Place::new().await;
    let room = place.room();
    let table = open(&room).await;
    let watch = room.watch(None, &table).await.unwrap();
    let phrase = place.act(&room, &table, ("ana", 1), json!({ "phrase": "hello" }));
    phrase.await.unwrap();
    let messages = watch.snap().await.unwrap();
    let kinds: Vec<String> = messages
        .iter()
        .map(|message| serde_json::from_slice::<Value>(message).unwrap()["t"].to_string())
        .collect();
    assert_eq!(kinds, [r#""welcome""#, r#""ev""#, r#""snap""#]);
    assert!(
        watch.outbox().take_message().is_none(),
        "nothing older follows"
    );
}
