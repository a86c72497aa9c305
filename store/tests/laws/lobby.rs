//! Cards: the lobby and the deadlines.

use store::{Batch, Card, State, Store};

use crate::place::{Place, batch, card};

async fn put(store: &Store, table: &str, card: Card) {
    let after = store.events(table, 0).await.unwrap().len() as u64;
    let batch = Batch {
        card,
        ..batch(table, after)
    };
    assert_eq!(store.append(batch).await, Ok(store::Appended::Done));
}

fn names(tables: Vec<(String, Card)>) -> Vec<String> {
    tables.into_iter().map(|(table, _)| table).collect()
}

pub(crate) async fn a_card_is_kept_as_given(place: Place) {
    let store = place.open().await;
    assert_eq!(store.card("t").await, Ok(None));
    let plain = card(State::Open);
    let cards = [
        plain.clone(),
        Card {
            state: State::Live,
            public: false,
            deadline: Some(i64::MAX),
            ..plain.clone()
        },
        Card {
            persons: ["blas", "ana", "blas"].map(String::from).into(),
            ..plain.clone()
        },
        Card {
            state: State::Over,
            persons: [].into(),
            summary: "{\"ñ\":\"\\n\"}".into(),
            changed: -1,
            ..plain
        },
    ];
    for card in cards {
        put(&store, "t", card.clone()).await;
        assert_eq!(store.card("t").await, Ok(Some(card)));
    }
}

/// Moves alone do not rewrite the card every time.
pub(crate) async fn a_card_tells_the_time_roughly(place: Place) {
    let store = place.open().await;
    let check = async |given: i64, expected: i64| {
        let changed = |changed| Card {
            changed,
            deadline: Some(given),
            ..card(State::Live)
        };
        put(&store, "t", changed(given)).await;
        let told = Card {
            changed: expected,
            ..changed(given)
        };
        assert_eq!(store.card("t").await, Ok(Some(told)), "{given}");
    };
    check(1_000, 1_000).await;
    check(5_000, 1_000).await;
    check(10_999, 1_000).await;
    check(11_000, 11_000).await;
    check(12_000, 11_000).await;
}

pub(crate) async fn public_tables_newest_first(place: Place) {
    let store = place.open().await;
    let rows = [
        ("old", State::Open, true, 1),
        ("new", State::Open, true, 3),
        ("mid", State::Open, true, 2),
        ("private", State::Open, false, 4),
        ("live", State::Live, true, 5),
    ];
    for (table, state, public, changed) in rows {
        let card = Card {
            public,
            changed,
            ..card(state)
        };
        put(&store, table, card).await;
    }
    let check = async |state, since, limit, expected: &[&str]| {
        let tables = store.public_tables(state, since, limit).await.unwrap();
        assert_eq!(names(tables), expected, "{state:?} since {since}");
    };
    check(State::Open, 0, 9, &["new", "mid", "old"]).await;
    check(State::Open, 2, 9, &["new", "mid"]).await;
    check(State::Open, 4, 9, &[]).await;
    check(State::Open, 0, 2, &["new", "mid"]).await;
    check(State::Live, 5, 9, &["live"]).await;
    check(State::Over, 0, 9, &[]).await;
}

pub(crate) async fn tables_of_a_person(place: Place) {
    let store = place.open().await;
    let with = |persons: &[&str], changed| Card {
        persons: persons.iter().map(|&person| person.to_owned()).collect(),
        public: false,
        changed,
        ..card(State::Live)
    };
    put(&store, "one", with(&["ana", "blas"], 1)).await;
    put(&store, "two", with(&["ana", "ana"], 2)).await;
    put(&store, "three", with(&["blas"], 3)).await;
    let check = async |person, limit, expected: &[&str]| {
        let tables = store.tables_of(person, limit).await.unwrap();
        assert_eq!(names(tables), expected, "{person}");
    };
    check("ana", 9, &["two", "one"]).await;
    check("blas", 9, &["three", "one"]).await;
    check("blas", 1, &["three"]).await;
    check("an", 9, &[]).await;
    put(&store, "one", with(&["eva", "blas"], 4)).await;
    check("ana", 9, &["two"]).await;
    check("eva", 9, &["one"]).await;
    check("blas", 9, &["one", "three"]).await;
}

pub(crate) async fn unfinished_tables_are_counted(place: Place) {
    let store = place.open().await;
    let of = |persons: &[&str], state| Card {
        persons: persons.iter().map(|&person| person.to_owned()).collect(),
        ..card(state)
    };
    put(&store, "open", of(&["ana", "ana"], State::Open)).await;
    put(&store, "live", of(&["blas", "ana"], State::Live)).await;
    put(&store, "over", of(&["ana", "blas"], State::Over)).await;
    let check = async |person, expected| {
        assert_eq!(store.unfinished_of(person).await, Ok(expected), "{person}");
    };
    check("ana", 2).await;
    check("blas", 1).await;
    check("eva", 0).await;
    put(&store, "open", of(&["ana", "ana"], State::Over)).await;
    check("ana", 1).await;
}

pub(crate) async fn deadlines(place: Place) {
    let store = place.open().await;
    let until = |deadline| Card {
        deadline,
        ..card(State::Live)
    };
    put(&store, "late", until(Some(300))).await;
    put(&store, "soon", until(Some(100))).await;
    put(&store, "then", until(Some(200))).await;
    put(&store, "never", until(None)).await;
    let waiting = Card {
        deadline: Some(400),
        ..card(State::Open)
    };
    put(&store, "waiting", waiting).await;
    let check = async |now, limit, expected: &[&str]| {
        let due = store.due(now, limit).await.unwrap();
        assert_eq!(due, expected, "at {now}");
    };
    check(99, 9, &[]).await;
    check(100, 9, &["soon"]).await;
    check(1000, 9, &["soon", "then", "late", "waiting"]).await;
    check(1000, 2, &["soon", "then"]).await;
    assert_eq!(store.running().await.unwrap(), ["soon", "then", "late"]);
    put(&store, "soon", until(None)).await;
    put(&store, "late", until(Some(150))).await;
    check(1000, 9, &["late", "then", "waiting"]).await;
    assert_eq!(store.running().await.unwrap(), ["late", "then"]);
}
