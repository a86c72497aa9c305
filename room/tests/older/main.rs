//! Tables and records of version 0.1, made by that program itself, before LUDO and
//! IDEOGRAMA got a second edition of their rules: they replay by the rules they were
//! opened with, and their people play on.
//!
//! In `made`, `room.db` is its database and each text the record of one of its tables,
//! as it gave it to a spectator. In LUDO pieces use the number after another was
//! released; in IDEOGRAMA only the next player answers a play, by the old word list.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::path::Path;
use std::sync::Arc;

use catalog::Match;
use room::{House, Room, Written};
use rules::{Record, Seat};
use serde_json::{Value, json};
use store::Store;
use table::{Phase, TableView, Tell};
use tempfile::TempDir;
use wire::{ActMessage, Answer, AskMessage};

const ANA: &str = "f8450dd6ebbf7b703547a32738763e9d";
const BEA: &str = "090bf8c06cc3e981bca340d860ec1392";
/// When the last of these tables was played at.
const THEN: i64 = 1_795_000_000_000;

/// The record and the name of each table, and who was to move.
const TABLES: [(&str, &str, Option<u8>); 12] = [
    ("ludo-over", "7fkkyx8d6sen", None),
    ("ideograma-over", "j1z152jf3pcy", None),
    ("rumis-over", "n9pcucnc8jzu", None),
    ("nueve-over", "hd89tfxkce7z", None),
    ("airam-over", "1pc2fejmwqs1", None),
    ("damas-over", "6dqndjzd1nv9", None),
    ("xats-over", "7aerdd8mqb2k", None),
    ("reverso-over", "6m6wr5u17y69", None),
    ("ludo-running", "6x1fvmnzmhgu", Some(2)),
    ("ideograma-challenge", "73jfee2f4tqv", Some(3)),
    ("ideograma-challenge-two", "d9rxv6xr2uu8", Some(2)),
    ("reverso-running", "53qt1zdy6ajc", Some(1)),
];

fn made(file: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/older/made")
        .join(file)
}

fn kept(name: &str) -> Record {
    let text = std::fs::read_to_string(made(&format!("{name}.txt"))).unwrap();
    Record::read(&text).unwrap()
}

/// A room on a copy of the old database.
async fn reopened() -> (Room, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("room.db");
    std::fs::copy(made("room.db"), &database).unwrap();
    let store = Store::open(&format!("sqlite:{}", database.display())).await;
    let clock = Arc::new(|| THEN);
    let room = Room::new(
        store.unwrap(),
        kit::shelf().clone(),
        House::default(),
        clock,
    );
    (room, folder)
}

async fn view(room: &Room, table: &str) -> TableView {
    let snapshot = room.snapshot(None, table).await.unwrap();
    snapshot.views[0].view.clone()
}

async fn act(room: &Room, table: &str, (person, seat): (&str, Seat), act: Value) {
    let v = room.snapshot(Some(person), table).await.unwrap().v;
    let message = json!({ "aid": format!("act-at-{v:08}"), "seat": seat, "v": v, "a": act });
    let message: ActMessage = serde_json::from_value(message).unwrap();
    room.act(person, table, message).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_as_they_were() {
    let (room, _folder) = reopened().await;
    for (name, table, turn) in TABLES {
        let now = view(&room, table).await;
        assert_eq!(
            now.turn,
            turn.map(|seat| Seat::at(seat as usize - 1)),
            "{name}"
        );
        assert_eq!(now.phase == Phase::Over, turn.is_none(), "{name}");
        let written = Written::default();
        let record = room.record(None, table, None, written).await.unwrap();
        let record = Record::read(&record).unwrap();
        let before = kept(name);
        assert_eq!(record.steps, before.steps, "{name}");
        assert_eq!(record.outcome, before.outcome, "{name}");
        room.past(None, table, None, 0).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_play_on() {
    let (room, _folder) = reopened().await;
    let running = TABLES.iter().filter(|(_, _, turn)| turn.is_some());
    for (name, table, _) in running {
        for _ in 0..3 {
            let seat = view(&room, table).await.turn.unwrap();
            let person = match *name {
                "reverso-running" if seat == Seat::SECOND => BEA,
                _ => ANA,
            };
            let question = AskMessage {
                q: 1,
                seat,
                a: table::Ask::Legal,
            };
            let (answer, _) = room.ask(person, table, &question).await.unwrap();
            let Answer::Tell(Tell::Legal { actions, .. }) = answer else {
                panic!("{name}: the legal actions are told");
            };
            // Nothing is listed where any word may be tried.
            let action = actions.first().map_or("pass", String::as_str);
            act(&room, table, (person, seat), json!({ "play": action })).await;
        }
    }
}

/// REVERSO tables of today do not offer it between people.
#[tokio::test(flavor = "multi_thread")]
async fn moves_are_taken_back_as_agreed_when_the_table_was_opened() {
    let (room, _folder) = reopened().await;
    let table = "53qt1zdy6ajc";
    let back = json!({ "consent": { "matter": "take-back", "yes": true } });
    act(&room, table, (BEA, Seat::SECOND), back.clone()).await;
    act(&room, table, (ANA, Seat::FIRST), back).await;
    assert_eq!(view(&room, table).await.ply, 1);
}

#[test]
fn records_are_read() {
    for (name, _, turn) in TABLES {
        // A spectator's record of hidden hands does not replay before the end.
        if turn.is_some() && name.starts_with("ideograma") {
            continue;
        }
        let record = kept(name);
        let game = Match::replay(&record, kit::shelf()).unwrap();
        assert_eq!(game.record().steps, record.steps, "{name}");
    }
}
