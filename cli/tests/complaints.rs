//! `sobremesa complaints`, as the host of a room reads them.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod company;

use std::path::Path;
use std::process::Output;

use company::sobremesa;
use room::{House, Room};
use rules::{Seat, Shelf};
use serde_json::{Value, json};
use store::Store;

fn complaints(folder: &Path, lang: &str) -> String {
    let mut command = sobremesa(lang);
    command.arg("complaints").arg("--data").arg(folder);
    let Output { status, stdout, .. } = command.output().unwrap();
    assert!(status.success());
    String::from_utf8(stdout).unwrap()
}

async fn act(room: &Room, table: &str, (person, seat): (&str, u8), aid: &str, act: Value) {
    let message = json!({ "aid": aid, "seat": seat, "v": 99, "a": act });
    let message = serde_json::from_value(message).unwrap();
    room.act(person, table, message).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_reported_is_listed_with_what_was_written() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("sobremesa.db").display());
    let store = Store::open(&url).await.unwrap();
    assert_eq!(
        complaints(folder.path(), "en"),
        "Nothing has been reported.\n"
    );

    let house = House {
        chat: true,
        ..House::default()
    };
    let room = Room::new(store.clone(), Shelf::default(), house, room::wall_clock());
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let setup = json!({ "game": "damas", "seats": seats, "chat": true, "first": "as-seated" });
    let setup = serde_json::from_value(setup).unwrap();
    let table = room.open("ana", "Ana", setup).await.unwrap();
    let code = room.invite("ana", &table, Seat::SECOND).await.unwrap();
    room.redeem("bea", &code, "Bea", "").await.unwrap();
    act(
        &room,
        &table,
        ("bea", 2),
        "act-00001",
        json!({ "say": "tramposa" }),
    )
    .await;
    act(
        &room,
        &table,
        ("ana", 1),
        "act-00002",
        json!({ "say": "¿yo?" }),
    )
    .await;
    let report = json!({ "report": { "whom": 2, "why": "rude" } });
    act(&room, &table, ("ana", 1), "act-00003", report).await;

    let expected =
        format!("damas {table}: Ana (1) se queja de lo que escribe Bea (2)\n    tramposa\n");
    assert_eq!(complaints(folder.path(), "es"), expected);
    store.close().await;
}

#[test]
fn where_no_room_is_kept_it_says_so_and_makes_none() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().display();
    let rows = [
        ("es", format!("no hay ninguna sala en {place}")),
        ("en", format!("there is no room in {place}")),
    ];
    for (lang, expected) in rows {
        let mut command = sobremesa(lang);
        command.arg("complaints").arg("--data").arg(folder.path());
        let Output { status, stderr, .. } = command.output().unwrap();
        assert_eq!(status.code(), Some(1));
        let said = String::from_utf8(stderr).unwrap();
        assert_eq!(said, format!("sobremesa: {expected}\n"));
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}
