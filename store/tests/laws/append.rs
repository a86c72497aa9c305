//! One writer: what is appended, what is refused.

use store::{Appended, Batch, StoreError};

use crate::place::{Place, act, batch, card, rows};

pub(crate) async fn what_is_appended_is_read(place: Place) {
    let store = place.open().await;
    assert_eq!(store.events("t", 0).await, Ok(vec![]));
    assert_eq!(store.append(batch("t", 0)).await, Ok(Appended::Done));
    assert_eq!(store.append(batch("t", 2)).await, Ok(Appended::Done));
    assert_eq!(store.append(batch("other", 0)).await, Ok(Appended::Done));
    assert_eq!(store.events("t", 0).await, Ok(rows(0, 4)));
    assert_eq!(store.events("t", 3).await, Ok(rows(3, 1)));
    assert_eq!(store.events("t", u64::MAX).await, Ok(vec![]));
    assert_eq!(store.check().await, Ok(()));
}

pub(crate) async fn what_happened_somewhere_is_found(place: Place) {
    let store = place.open().await;
    for (table, kind) in [
        ("a", "said"),
        ("b", "reported"),
        ("c", "said"),
        ("d", "reported"),
    ] {
        let mut batch = batch(table, 0);
        batch.rows[1].event = format!(r#"{{"event":"{kind}","seat":1}}"#);
        store.append(batch).await.unwrap();
    }
    let found = store.tables_with("reported", 10).await.unwrap();
    assert_eq!(found, ["d", "b"]);
    assert_eq!(store.tables_with("reported", 1).await.unwrap(), ["d"]);
    assert_eq!(store.tables_with("rep", 10).await.unwrap(), [""; 0]);
}

pub(crate) async fn versions_are_the_lock(place: Place) {
    let store = place.open().await;
    store.append(batch("t", 0)).await.unwrap();
    for after in [0, 1, 3, 1000] {
        let appended = store.append(batch("t", after)).await;
        assert_eq!(appended, Ok(Appended::Conflict), "after {after}");
    }
    let appended = store.append(batch("unknown", 1)).await;
    assert_eq!(appended, Ok(Appended::Conflict));
    assert_eq!(store.card("unknown").await, Ok(None));
    assert_eq!(store.events("t", 0).await, Ok(rows(0, 2)));
}

pub(crate) async fn an_act_happens_once(place: Place) {
    let store = place.open().await;
    let acted = |after, actor, aid| Batch {
        act: Some(act(actor, aid)),
        ..batch("t", after)
    };
    let check = async |batch: Batch, expected| {
        let told = format!("{:?} after {}", batch.act, batch.after);
        assert_eq!(store.append(batch).await, Ok(expected), "{told}");
    };
    check(acted(0, "1", "x"), Appended::Done).await;
    check(acted(0, "1", "x"), Appended::Repeated { version: 1 }).await;
    check(acted(2, "1", "x"), Appended::Repeated { version: 1 }).await;
    check(acted(2, "2", "x"), Appended::Done).await;
    check(acted(4, "2", "x"), Appended::Repeated { version: 3 }).await;
    check(acted(1, "1", "y"), Appended::Conflict).await;
    check(acted(4, "1", "y"), Appended::Done).await;
    let elsewhere = Batch {
        act: Some(act("1", "x")),
        ..batch("elsewhere", 0)
    };
    check(elsewhere, Appended::Done).await;

    let answered = async |actor, aid| store.answered("t", &act(actor, aid)).await.unwrap();
    assert_eq!(answered("1", "x").await, Some(1));
    assert_eq!(answered("2", "x").await, Some(3));
    assert_eq!(answered("1", "y").await, Some(5));
    assert_eq!(answered("2", "y").await, None);
    assert_eq!(store.events("t", 0).await, Ok(rows(0, 6)));
}

pub(crate) async fn all_or_nothing(place: Place) {
    let store = place.open().await;
    store.append(batch("t", 0)).await.unwrap();
    let before = store.card("t").await.unwrap();
    let late = Batch {
        rows: rows(1, 9),
        card: store::Card {
            changed: 99,
            deadline: Some(1),
            persons: ["eva".to_owned()].into(),
            ..card(store::State::Over)
        },
        ..batch("t", 1)
    };
    assert_eq!(store.append(late).await, Ok(Appended::Conflict));
    assert_eq!(store.events("t", 0).await, Ok(rows(0, 2)));
    assert_eq!(store.card("t").await, Ok(before));
    assert_eq!(store.tables_of("eva", 9).await, Ok(vec![]));
    assert_eq!(store.running().await, Ok(vec![]));
}

pub(crate) async fn what_cannot_be_stored_is_refused(place: Place) {
    let store = place.open().await;
    let check = async |what: &str, batch: Batch| {
        let appended = store.append(batch).await;
        assert!(
            matches!(appended, Err(StoreError::Malformed(_))),
            "{what}: {appended:?}"
        );
    };
    let good = || batch("t", 0);
    check(
        "no rows",
        Batch {
            rows: vec![],
            ..good()
        },
    )
    .await;
    check(
        "a gap",
        Batch {
            rows: rows(1, 2),
            ..good()
        },
    )
    .await;
    check(
        "no name",
        Batch {
            table: String::new(),
            ..good()
        },
    )
    .await;
    check(
        "a long name",
        Batch {
            table: "t".repeat(201),
            ..good()
        },
    )
    .await;
    check(
        "a NUL in an act",
        Batch {
            act: Some(act("1", "a\0")),
            ..good()
        },
    )
    .await;
    check(
        "a long act",
        Batch {
            act: Some(act("1", &"a".repeat(5000))),
            ..good()
        },
    )
    .await;
    let mut wild = good();
    wild.card.persons = ["ana\nblas".to_owned()].into();
    check("two persons in one", wild).await;
    let mut wild = good();
    wild.rows[1].event.push('\0');
    check("a NUL in an event", wild).await;
    let last = u64::MAX;
    let mut wild = batch("t", 7);
    wild.after = last;
    check("the end of all versions", wild).await;
    assert_eq!(store.card("t").await, Ok(None));
}
