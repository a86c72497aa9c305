//! What earlier releases stored.

use std::fs;

use store::{Appended, Batch, Card, State};

use crate::place::{Place, act, batch, card, rows};

const SQLITE: &str = include_str!("../../migrations/sqlite/0001_room.sql");
const POSTGRES: &str = include_str!("../../migrations/postgres/0001_room.sql");

/// A guest whose token is all zeros, met in 1970.
const SQLITE_GUEST: &str =
    "INSERT INTO sessions (token_hash, person, at) VALUES (zeroblob(32), 'ana', 1)";
const POSTGRES_GUEST: &str = "INSERT INTO sessions (token_hash, person, at)
    VALUES (decode(repeat('00', 32), 'hex'), 'ana', 1)";

/// Two tables in the first schema; the newer one has more events and a deadline.
const TABLES: &str = r#"
    INSERT INTO schema_version (version) VALUES (1);
    INSERT INTO cards (table_id, version, state, public, deadline, summary, persons, changed) VALUES
        ('young', 4, 'live', 1, 90, '{"game":"reverso"}', 'ana
blas', 20),
        ('old', 2, 'over', 0, NULL, '{"game":"reverso"}', 'ana', 10);
    INSERT INTO seated (person, table_id) VALUES ('ana', 'young'), ('blas', 'young'), ('ana', 'old');
    INSERT INTO events (table_id, version, at, event, actor, aid) VALUES
        ('young', 1, 1700000000001, '{"n":1,"say":"ñ ''quoted'' $1"}', '1', 'x'),
        ('young', 2, 1700000000002, '{"n":2,"say":"ñ ''quoted'' $1"}', NULL, NULL),
        ('young', 3, 1700000000003, '{"n":3,"say":"ñ ''quoted'' $1"}', '2', 'x'),
        ('young', 4, 1700000000004, '{"n":4,"say":"ñ ''quoted'' $1"}', NULL, NULL),
        ('old', 1, 1700000000001, '{"n":1,"say":"ñ ''quoted'' $1"}', NULL, NULL),
        ('old', 2, 1700000000002, '{"n":2,"say":"ñ ''quoted'' $1"}', '1', 'x');
"#;

pub(crate) async fn the_first_format_is_carried_over(place: Place) {
    if let Some(folder) = &place.folder {
        fs::write(folder.path().join("a room.db"), "").unwrap();
        place.by_hand(SQLITE).await;
        place.by_hand(SQLITE_GUEST).await;
    } else {
        place.by_hand(POSTGRES).await;
        place.by_hand(POSTGRES_GUEST).await;
    }
    place.by_hand(TABLES).await;
    let store = place.open().await;
    assert_eq!(store.check().await, Ok(()));
    assert_eq!(store.events("young", 0).await, Ok(rows(0, 4)));
    assert_eq!(store.events("old", 0).await, Ok(rows(0, 2)));
    let young = Card {
        deadline: Some(90),
        changed: 20,
        ..card(State::Live)
    };
    assert_eq!(store.card("young").await, Ok(Some(young)));
    assert_eq!(store.running().await.unwrap(), ["young"]);
    let tables = store.tables_of("ana", 9).await.unwrap();
    let tables: Vec<_> = tables.iter().map(|(table, _)| &**table).collect();
    assert_eq!(tables, ["young", "old"]);

    // They may have come back every day since.
    assert_eq!(store.sweep_sessions(1_700_000_000_000).await, Ok(0));
    assert_eq!(store.person([0; 32]).await.unwrap().as_deref(), Some("ana"));

    let again = Batch {
        act: Some(act("2", "x")),
        ..batch("young", 4)
    };
    let appended = store.append(again).await;
    assert_eq!(appended, Ok(Appended::Repeated { version: 3 }));
    assert_eq!(store.append(batch("young", 4)).await, Ok(Appended::Done));
    assert_eq!(store.append(batch("new", 0)).await, Ok(Appended::Done));
    assert_eq!(store.events("young", 0).await, Ok(rows(0, 6)));
    assert_eq!(store.check().await, Ok(()));
}
