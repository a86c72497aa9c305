//! Who may look at a table.

use room::{House, Next, Room, Written};
use rules::{Lang, Refusal};
use serde_json::{Value, json};

use crate::place::Place;

fn house() -> House {
    House {
        lobby: true,
        ..House::default()
    }
}

/// Ana opens a public table for two.
async fn open(room: &Room, watch: bool) -> String {
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let setup = json!({ "game": "reverso", "seats": seats, "public": true, "watch": watch });
    let setup = serde_json::from_value(setup).unwrap();
    room.open("ana", "Ana", setup).await.unwrap()
}

/// In which ways a person can look at a table.
async fn looks(room: &Room, person: Option<&str>, table: &str) -> [bool; 5] {
    let ok = |looked: Result<(), Refusal>| {
        let code = looked.err().map(|refusal| refusal.rule.code);
        assert!(code.is_none_or(|code| code == "private-table"), "{code:?}");
        code.is_none()
    };
    [
        ok(room.watch(person, table).await.map(drop)),
        ok(room.snapshot(person, table).await.map(drop)),
        ok(room
            .record(person, table, None, Written::default())
            .await
            .map(drop)),
        ok(room.past(person, table, None, 0).await.map(drop)),
        ok(room
            .picture(person, table, None, Lang::Es, true)
            .await
            .map(drop)),
    ]
}

/// What somebody without a seat hears when the table begins, after the welcome.
async fn next_word(room: &Room, table: &str, begin: impl Future<Output = ()>) -> Value {
    let watch = room.watch(Some("cid"), table).await.unwrap();
    let _welcome = watch.outbox().next().await;
    begin.await;
    match watch.outbox().next().await {
        Next::Message(message) | Next::Farewell(message) => {
            serde_json::from_slice(&message).unwrap()
        }
        Next::Snapshot => Value::Null,
    }
}

/// A person looking for a seat sees the table; the game is for its players.
#[tokio::test(flavor = "multi_thread")]
async fn a_public_table_is_open_until_it_begins() {
    let place = Place::new().await;
    let room = place.room_with(house());
    for watch in [false, true] {
        let table = open(&room, watch).await;
        let strangers = [None, Some("cid")];
        for stranger in strangers {
            assert_eq!(looks(&room, stranger, &table).await, [true; 5]);
        }
        let listed = |list: Vec<wire::Listing>| list.iter().any(|line| line.table == table);
        assert!(listed(room.open_tables().await.unwrap()));
        let begin = async {
            let sit = json!({ "sit": { "name": "Bea" } });
            let sat = place.act(&room, &table, ("bea", 2), sit);
            sat.await.unwrap();
        };
        let word = next_word(&room, &table, begin).await;
        assert_eq!(word["t"], if watch { "ev" } else { "bye" }, "{word}");
        for stranger in strangers {
            assert_eq!(looks(&room, stranger, &table).await, [watch; 5]);
        }
        for player in [Some("ana"), Some("bea")] {
            assert_eq!(looks(&room, player, &table).await, [true; 5]);
        }
        assert_eq!(listed(room.live_tables().await.unwrap()), watch);
    }
}
