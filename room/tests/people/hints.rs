//! Hints take a bot's time, and nobody's turn.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::place::Place;

/// Who has moved does not wait for the hint, nor does the hint think on.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_ends_when_the_game_moves_on() {
    let place = Place::new().await;
    let room = place.room();
    let setup = json!({ "game": "nueve", "seats": [{ "who": "me" }, { "who": "me" }], "first": "as-seated" });
    let setup = serde_json::from_value(setup).unwrap();
    let table = room.open("ana", "Ana", setup).await.unwrap();
    let ask = |a: &str| serde_json::from_value(json!({ "q": 1, "seat": 1, "a": a })).unwrap();
    let (legal, _) = room.ask("ana", &table, &ask("legal")).await.unwrap();
    let legal = serde_json::to_value(&legal).unwrap();
    let first = legal["legal"]["actions"][0].as_str().unwrap().to_owned();
    let hint = tokio::spawn({
        let (room, table, message) = (room.clone(), table.clone(), ask("hint"));
        async move { room.ask("ana", &table, &message).await }
    });
    while room.thoughts().running == 0 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let moved = place.act(&room, &table, ("ana", 1), json!({ "play": first }));
    moved.await.unwrap();
    let refused = hint.await.unwrap().unwrap_err();
    assert_eq!(refused.refusal.rule.code, "stale");
    let stopped = Instant::now();
    while room.thoughts().running > 0 {
        assert!(stopped.elapsed() < Duration::from_secs(10), "it thinks on");
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}
