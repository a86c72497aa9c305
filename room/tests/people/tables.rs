//! How many tables one person may have.

use room::{House, Room};
use serde_json::{Value, json};

use crate::place::Place;

/// Opens a table; `ok`, or why not.
async fn open(room: &Room, seats: Value) -> Result<String, &'static str> {
    let setup = json!({ "game": "reverso", "seats": seats, "games": 1 });
    let setup = serde_json::from_value(setup).unwrap();
    let opened = room.open("ana", "Ana", setup).await;
    opened.map_err(|refusal| refusal.rule.code)
}

/// A table counts for its host, with a seat or without, until it is over.
#[tokio::test(flavor = "multi_thread")]
async fn unfinished_tables_are_counted() {
    let place = Place::new().await;
    let room = place.room_with(House {
        tables: 2,
        ..House::default()
    });
    let others = || json!([{ "who": "open" }, { "who": "open" }]);
    let own = || json!([{ "who": "me" }, { "who": "me" }]);
    open(&room, others()).await.unwrap();
    let table = open(&room, own()).await.unwrap();
    assert_eq!(open(&room, own()).await, Err("too-many-tables"));
    let resign = place.act(&room, &table, ("ana", 1), json!("resign"));
    resign.await.unwrap();
    open(&room, own()).await.unwrap();
    assert_eq!(open(&room, others()).await, Err("too-many-tables"));
}

/// However many there are, and however long ago something happened at them.
#[tokio::test(flavor = "multi_thread")]
async fn more_tables_than_a_list_shows_are_counted() {
    let place = Place::new().await;
    let room = place.room_with(House {
        tables: 55,
        ..House::default()
    });
    let others = || json!([{ "who": "open" }, { "who": "open" }]);
    let own = || json!([{ "who": "me" }, { "who": "me" }]);
    for _ in 0..54 {
        open(&room, others()).await.unwrap();
    }
    // Those that are over count for nothing.
    let table = open(&room, own()).await.unwrap();
    let resign = place.act(&room, &table, ("ana", 1), json!("resign"));
    resign.await.unwrap();
    open(&room, others()).await.unwrap();
    assert_eq!(open(&room, others()).await, Err("too-many-tables"));
}
