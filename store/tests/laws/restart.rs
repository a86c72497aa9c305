//! What survives closing, crashes and lost connections.

use std::fs;

use store::{Appended, Claim, Code, CodeKind, Store, StoreError};
use tokio::task::JoinSet;

use crate::place::{Place, batch, rows};

pub(crate) async fn everything_is_found_again(place: Place) {
    let code = Code {
        table: "t".to_owned(),
        seat: 1,
        kind: CodeKind::Invitation,
        person: None,
        until: 100,
    };
    let store = place.open().await;
    store.append(batch("t", 0)).await.unwrap();
    store.put_code([1; 32], code.clone()).await.unwrap();
    store.begin_session([2; 32], "ana", 1).await.unwrap();
    store.beat(5).await.unwrap();
    store.close().await;

    let store = place.open().await;
    assert_eq!(store.events("t", 0).await, Ok(rows(0, 2)));
    assert_eq!(store.card("t").await, Ok(Some(batch("t", 0).card)));
    assert_eq!(store.code([1; 32], 1).await, Ok(Some(code)));
    assert_eq!(store.person([2; 32]).await.unwrap().as_deref(), Some("ana"));
    assert_eq!(store.last_beat().await, Ok(Some(5)));
    assert_eq!(store.append(batch("t", 2)).await, Ok(Appended::Done));
}

/// A SQLite file is locked; readers are not in the way.
pub(crate) async fn a_database_is_one_rooms(place: Place) {
    let alone = place.folder.is_some();
    let claim = Claim::of(&place.url).unwrap();
    let other = Claim::of(&place.url).map(drop);
    assert_eq!(
        other,
        if alone {
            Err(StoreError::Occupied)
        } else {
            Ok(())
        }
    );
    let store = place.open().await;
    assert_eq!(store.append(batch("t", 0)).await, Ok(Appended::Done));
    drop(claim);
    Claim::of(&place.url).unwrap();
}

pub(crate) async fn closing_writes_what_waits(place: Place) {
    let store = place.open().await;
    let mut callers = JoinSet::new();
    for caller in 0..100 {
        let store = store.clone();
        callers.spawn(async move { store.append(batch(&format!("t{caller}"), 0)).await });
    }
    tokio::task::yield_now().await;
    let other = store.clone();
    store.close().await;
    assert_eq!(other.append(batch("t", 0)).await, Err(StoreError::Closed));
    assert_eq!(other.events("t", 0).await, Err(StoreError::Closed));
    let answers = callers.join_all().await;

    let store = place.open().await;
    for answer in &answers {
        assert!(
            matches!(answer, Ok(Appended::Done) | Err(StoreError::Closed)),
            "{answer:?}"
        );
    }
    let mut kept = 0;
    for caller in 0..100 {
        kept += usize::from(store.card(&format!("t{caller}")).await.unwrap().is_some());
    }
    assert_eq!(kept, answers.iter().filter(|answer| answer.is_ok()).count());
}

pub(crate) async fn many_nodes_start_at_once(place: Place) {
    if place.folder.is_some() {
        // Only one node can switch a new SQLite file to WAL; the others would get a
        // lock error.
        place.open().await.close().await;
    }
    let mut nodes = JoinSet::new();
    for _ in 0..4 {
        let url = place.url.clone();
        nodes.spawn(async move {
            let store = Store::open(&url).await.unwrap();
            for round in 0..20 {
                store.append(batch("t", round * 2)).await.unwrap();
            }
            store.events("t", 0).await.unwrap()
        });
    }
    for told in nodes.join_all().await {
        assert_eq!(told, rows(0, 40));
    }
}

/// An acknowledged batch is in the files at that moment, not only when the store is
/// closed.
#[tokio::test]
async fn an_acknowledged_batch_survives_the_process() {
    let (place, copy) = (Place::sqlite(), Place::sqlite());
    let store = place.open().await;
    for round in 0..20 {
        store.append(batch("t", round * 2)).await.unwrap();
        let [from, to] = [&place, &copy].map(|place| place.folder.as_ref().unwrap().path());
        for name in ["a room.db", "a room.db-wal"] {
            fs::copy(from.join(name), to.join(name)).unwrap();
        }
        let copied = copy.open().await;
        assert_eq!(copied.events("t", 0).await, Ok(rows(0, round * 2 + 2)));
        copied.close().await;
    }
}

/// A lost connection fails the requests that were waiting, and none after them.
#[tokio::test]
async fn a_lost_connection_is_replaced() {
    let place = Place::postgres();
    let store = place.open().await;
    store.append(batch("t", 0)).await.unwrap();
    place
        .by_hand("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()")
        .await;
    let lost = store.append(batch("t", 2)).await;
    assert!(lost.is_err(), "{lost:?}");
    assert_eq!(store.append(batch("t", 2)).await, Ok(Appended::Done));
    assert_eq!(store.events("t", 0).await, Ok(rows(0, 4)));
}
