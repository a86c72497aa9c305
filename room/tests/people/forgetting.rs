//! What the room forgets by itself.

use std::time::Duration;

use room::{GUEST_DAYS, House, Room};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::place::{Place, SECOND, ana_and_bea};

const DAY: i64 = 24 * 60 * 60 * SECOND;
/// The keeper looks at least every second.
const PATIENCE: Duration = Duration::from_secs(30);

fn setup(seats: Value) -> Value {
    json!({ "game": "reverso", "seats": seats, "first": "as-seated", "public": true, "watch": true })
}

fn public_house() -> House {
    House {
        lobby: true,
        ..House::default()
    }
}

/// The keeper of the room is at work until it holds.
async fn kept_until(room: &Room, holds: impl AsyncFn() -> bool) {
    let held = async {
        while !holds().await {
            sleep(Duration::from_millis(20)).await;
        }
    };
    let held = async {
        tokio::select! {
            () = room.keep() => {}
            () = held => {}
        }
    };
    timeout(PATIENCE, held).await.expect("it never happened");
}

async fn listed(room: &Room) -> [usize; 2] {
    let (open, live) = (room.open_tables().await, room.live_tables().await);
    [open.unwrap().len(), live.unwrap().len()]
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_lists_no_table_that_is_forgotten() {
    let place = Place::new().await;
    let room = place.room_with(public_house());
    let seats = || json!([{ "who": "me" }, { "who": "open" }]);
    let waiting = serde_json::from_value(setup(seats())).unwrap();
    room.open("ana", "Ana", waiting).await.unwrap();
    let live = ana_and_bea(&room, setup(seats())).await;
    assert_eq!(listed(&room).await, [1, 1]);
    place.pass(6 * DAY);
    place
        .act(&room, &live, ("ana", 1), json!({ "phrase": "hello" }))
        .await
        .unwrap();
    assert_eq!(listed(&room).await, [1, 1]);
    place.pass(2 * DAY);
    assert_eq!(listed(&room).await, [0, 1]);
    // Their players still find them.
    assert_eq!(room.tables_of("ana").await.unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_comes_to_is_called_off() {
    let place = Place::new().await;
    let room = place.room_with(public_house());
    let waiting = setup(json!([{ "who": "me" }, { "who": "open" }]));
    let waiting = serde_json::from_value(waiting).unwrap();
    room.open("ana", "Ana", waiting).await.unwrap();
    place.pass(31 * DAY);
    kept_until(&room, async || {
        let mine = room.tables_of("ana").await.unwrap();
        mine[0].summary["phase"] == "over"
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_who_never_come_back_are_forgotten() {
    let place = Place::new().await;
    let room = place.room();
    let store = room.store();
    for token in [1, 2] {
        let begun = store.begin_session([token; 32], "ana", room.now()).await;
        begun.unwrap();
    }
    place.pass(DAY);
    store.renew_session([1; 32], room.now()).await.unwrap();
    place.pass((i64::from(GUEST_DAYS) - 1) * DAY + SECOND);
    let known = async |token| store.person([token; 32]).await.unwrap().is_some();
    kept_until(&room, async || !known(2).await).await;
    assert!(known(1).await);
}
