//! Four people at a table where everybody may object to a word.

use std::sync::Arc;

use room::{House, No, Room, Watch};
use serde_json::{Value, json};
use wire::ActMessage;

use crate::place::Place;

/// Ana has laid CASA or SACA, of which only the first is a word; Bea, Cid and Dan are asked.
async fn asked(place: &Place, room: &Room, word: &str) -> String {
    let lay = format!("8E {word}");
    let past = "lot A, lot B, lot C, lot D, draw AACSSSS, draw EEEEEEE, draw OOOOOOO, draw AAAAIII";
    let past: Vec<&str> = past.split(", ").chain([&*lay]).collect();
    let setup = json!({
        "game": "ideograma",
        "options": { "dictionary": "challenge", "lexicon": { "words": ["CASA"] } },
        "seats": [{ "who": "me" }, { "who": "open" }, { "who": "open" }, { "who": "open" }],
        "public": true,
        "past": past,
    });
    let setup = serde_json::from_value(setup).unwrap();
    let table = room.open("ana", "Ana", setup).await.unwrap();
    for (person, seat) in [("bea", 2), ("cid", 3), ("dan", 4)] {
        let sit = json!({ "sit": { "name": person } });
        let sat = place.act(room, &table, (person, seat), sit);
        sat.await.unwrap();
    }
    table
}

fn house() -> House {
    House {
        lobby: true,
        ..House::default()
    }
}

fn message(aid: &str, seat: u8, v: u64, answer: &str) -> ActMessage {
    let message = json!({ "aid": aid, "seat": seat, "v": v, "a": { "play": answer } });
    serde_json::from_value(message).unwrap()
}

/// Everything that has been sent to a watcher and not been looked at.
fn heard(watch: &Watch) -> Vec<Value> {
    let messages = std::iter::from_fn(|| watch.outbox().take_message());
    messages
        .map(|message| serde_json::from_slice(&message).unwrap())
        .collect()
}

/// Who played what, and who chose it.
fn played(heard: &[Value]) -> Vec<String> {
    let events = heard.iter().map(|message| &message["e"]);
    let played = events.filter(|event| event["event"] == "played");
    played
        .map(|event| {
            let [action, hand] = ["action", "hand"].map(|key| event[key].as_str().unwrap());
            format!("{} {action} {hand}", event["seat"])
        })
        .collect()
}

/// Nobody learns of an early yes before it counts; its own player is answered then.
#[tokio::test(flavor = "multi_thread")]
async fn an_early_yes_is_a_secret_until_its_turn() {
    let place = Place::new().await;
    let room = Arc::new(place.room_with(house()));
    let table = asked(&place, &room, "CASA").await;
    let v = room.snapshot(Some("bea"), &table).await.unwrap().v;
    let bea = room.watch(Some("bea"), &table).await.unwrap();
    let dan = room.watch(Some("dan"), &table).await.unwrap();
    heard(&bea);
    let early = message("early-of-dan", 4, v, "accept");
    let no = room.act_awaited("dan", &dan, early.clone()).await;
    assert!(no.unwrap_err().is_early());
    assert_eq!(heard(&bea), Vec::<Value>::new());
    assert_eq!(room.snapshot(Some("bea"), &table).await.unwrap().v, v);

    let waits = |person: &'static str, message: ActMessage| {
        let (room, table) = (Arc::clone(&room), table.clone());
        tokio::spawn(async move { room.act(person, &table, message).await })
    };
    let last = waits("dan", early.clone());
    let middle = waits("cid", message("early-of-cid", 3, v, "accept"));
    let first = room.act("bea", &table, message("yes-of-bea", 2, v, "accept"));
    let first = first.await.unwrap();
    let middle = middle.await.unwrap().unwrap();
    let last = last.await.unwrap().unwrap();
    assert!(v < first && first < middle && middle < last);
    let expected = ["2 accept person", "3 accept person", "4 accept person"];
    assert_eq!(played(&heard(&bea)), expected);
    assert_eq!(
        room.act("dan", &table, early).await,
        Ok(last),
        "the same again"
    );
}

/// All three answer at the same moment, and the last in turn order objects.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_objection_is_entered_at_once() {
    let place = Place::new().await;
    let room = Arc::new(place.room_with(house()));
    let table = asked(&place, &room, "SACA").await;
    let v = room.snapshot(Some("bea"), &table).await.unwrap().v;
    let ana = room.watch(Some("ana"), &table).await.unwrap();
    heard(&ana);
    let answers = [
        ("cid", 3, "accept"),
        ("dan", 4, "challenge"),
        ("cid", 3, "challenge"),
    ];
    let answers = answers.map(|(person, seat, answer)| {
        let (room, table) = (Arc::clone(&room), table.clone());
        let message = message(&format!("{answer}-{person}"), seat, v, answer);
        tokio::spawn(async move { room.act(person, &table, message).await })
    });
    let mut done = Vec::new();
    for answer in answers {
        done.push(answer.await.unwrap());
    }
    let stale = |done: &Result<u64, No>| {
        let code = done.as_ref().err().map(|no| no.refusal.rule.code);
        code == Some("stale")
    };
    assert!(stale(&done[0]), "{done:?}");
    assert_eq!(
        done.iter().filter(|done| done.is_ok()).count(),
        1,
        "{done:?}"
    );
    let told = played(&heard(&ana));
    let objection = told.last().unwrap();
    assert!(["3 challenge person", "4 challenge person"].contains(&&**objection));
    assert_eq!(told[0], "2 accept table");
    let turn = room.snapshot(Some("bea"), &table).await.unwrap().views[0]
        .view
        .turn;
    assert_eq!(
        turn.map(rules::Seat::number),
        Some(2),
        "the word is taken back"
    );
}
