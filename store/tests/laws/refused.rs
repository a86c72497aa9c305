//! Databases that are foreign, damaged or not durable.

use std::fs;

use store::{Batch, Store, StoreError};

use crate::place::{Place, act, batch};

async fn refusal(url: &str) -> StoreError {
    Store::open(url).await.expect_err("must be refused")
}

/// Makes three tables of four events each and checks what the integrity check says
/// after each of these statements.
async fn check(place: Place, deeds: &[(&'static str, StoreError)]) {
    let store = place.open().await;
    for table in ["a", "b", "c"] {
        for after in [0, 2] {
            let act = Some(act("1", &format!("{table}{after}")));
            let batch = Batch {
                act,
                ..batch(table, after)
            };
            store.append(batch).await.unwrap();
        }
    }
    assert_eq!(store.check().await, Ok(()));
    for (deed, expected) in deeds {
        place.by_hand(deed).await;
        assert_eq!(store.check().await, Err(expected.clone()), "{deed}");
    }
}

fn hole(table: &str) -> StoreError {
    let table = table.to_owned();
    StoreError::Hole { table }
}

pub(crate) async fn a_hole_is_noticed(place: Place) {
    let deeds = [
        (
            "DELETE FROM journal WHERE number = 3 AND version = 4",
            hole("c"),
        ),
        (
            "DELETE FROM journal WHERE number = 2 AND version = 2",
            hole("b"),
        ),
        ("DELETE FROM journal WHERE number = 1", hole("a")),
    ];
    check(place, &deeds).await;
}

pub(crate) async fn a_head_that_lies_is_noticed(place: Place) {
    let deeds = [
        (
            "UPDATE heads SET newest = newest - 1 WHERE number = 3",
            hole("c"),
        ),
        ("UPDATE heads SET version = 1 WHERE number = 2", hole("b")),
    ];
    check(place, &deeds).await;
}

pub(crate) async fn a_lost_card_is_noticed(place: Place) {
    let deeds = [(
        "DELETE FROM seated; DELETE FROM cards WHERE table_id = 'b'",
        hole("b"),
    )];
    check(place, &deeds).await;
}

pub(crate) async fn a_broken_chain_is_noticed(place: Place) {
    let deeds = [
        (
            "UPDATE journal SET previous = 999 WHERE number = 3 AND version = 2",
            hole("c"),
        ),
        (
            "UPDATE journal SET number = 1 WHERE number = 2 AND version = 3",
            hole("a"),
        ),
    ];
    check(place, &deeds).await;
}

pub(crate) async fn an_act_stored_twice_is_noticed(place: Place) {
    let table = "b".to_owned();
    let deeds = [(
        "UPDATE journal SET aid = 'b0' WHERE number = 2 AND version = 3",
        StoreError::Twice { table },
    )];
    check(place, &deeds).await;
}

pub(crate) async fn a_later_format_is_refused(place: Place) {
    place.open().await.close().await;
    place
        .by_hand("INSERT INTO schema_version (version) VALUES (1000)")
        .await;
    let before = place
        .folder
        .as_ref()
        .map(|folder| fs::read(folder.path().join("a room.db")).unwrap());
    let refused = refusal(&place.url).await;
    assert!(
        matches!(refused, StoreError::Newer { found: 1000, .. }),
        "{refused}"
    );
    let after = place
        .folder
        .as_ref()
        .map(|folder| fs::read(folder.path().join("a room.db")).unwrap());
    assert!(before == after, "the file has changed");
}

pub(crate) async fn others_tables_are_refused(place: Place) {
    if let Some(folder) = &place.folder {
        fs::write(folder.path().join("a room.db"), "").unwrap();
    }
    place.by_hand("CREATE TABLE recipes (name TEXT)").await;
    assert_eq!(refusal(&place.url).await, StoreError::Foreign);
    place
        .by_hand("INSERT INTO recipes VALUES ('tortilla')")
        .await;
}

#[tokio::test]
async fn a_file_of_another_kind_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let check = async |name: &str, contents: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, contents).unwrap();
        let refused = refusal(&format!("sqlite:{}", path.display())).await;
        assert_eq!(refused, StoreError::Foreign, "{name}");
        assert_eq!(fs::read(&path).unwrap(), contents, "{name}");
    };
    let noise: Vec<u8> = (0..100_000_u32)
        .map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8)
        .collect();
    check("noise", &noise).await;
    check("short", b"x").await;
    check("text", b"a list of things to buy").await;
    check(
        "sqlite 2",
        b"** This file contains an SQLite 2.1 database **",
    )
    .await;
    check(
        "another's",
        &[b"SQLite format 3\0".as_slice(), &[0; 4080]].concat(),
    )
    .await;
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(left.len(), 5, "no other file was made");
}

pub(crate) async fn where_nothing_is_kept_nothing_is_made(place: Place) {
    for _ in 0..2 {
        let found = Store::find(&place.url).await;
        assert_eq!(found.err(), Some(StoreError::Nothing));
    }
    if let Some(folder) = &place.folder {
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }
    place.open().await.append(batch("t", 0)).await.unwrap();
    let store = Store::find(&place.url).await.unwrap();
    assert_eq!(store.events("t", 0).await.unwrap().len(), 2);
}

#[tokio::test]
async fn addresses_that_are_none() {
    let memory = StoreError::NotDurable("a database in memory");
    assert_eq!(refusal("sqlite::memory:").await, memory);
    assert_eq!(refusal("sqlite://:memory:").await, memory);
    assert_eq!(refusal("sqlite:").await, memory);
    assert_eq!(refusal("mysql://u:secret@h/d").await, StoreError::Address);
    assert_eq!(refusal("room.db").await, StoreError::Address);
    let missing = refusal("sqlite:/no/such/folder/room.db").await;
    assert!(matches!(missing, StoreError::File(_)), "{missing}");
    let nobody = refusal("postgres://room:secret@127.0.0.1:1/room").await;
    assert!(matches!(nobody, StoreError::Unreachable(_)), "{nobody}");
    assert!(!nobody.to_string().contains("secret"));
}

/// Hidden hands and passwords stay out of logs.
#[tokio::test]
async fn debug_output_tells_no_secrets() {
    let place = Place::sqlite();
    let store = place.open().await;
    let told = format!("{:?} {store:?}", batch("t", 0));
    assert!(
        !told.contains("quoted") && !told.contains("room.db"),
        "{told}"
    );
}

#[cfg(unix)]
#[tokio::test]
async fn the_file_is_for_its_owner_only() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = Place::sqlite();
    let store = place.open().await;
    store.append(batch("t", 0)).await.unwrap();
    for entry in fs::read_dir(place.folder.as_ref().unwrap().path()).unwrap() {
        let entry = entry.unwrap();
        let mode = entry.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{:?}", entry.file_name());
    }
}
