//! Puzzles over the wire: the answer stays behind until it is found or given up.

use serde_json::{Value, json};

use crate::house::House;

/// A room that anybody may ask.
struct Visit {
    house: House,
}

impl Visit {
    async fn begin() -> Visit {
        Visit {
            house: House::open(20_000).await,
        }
    }

    async fn all(&self) -> Value {
        let answer = self.house.ask(None, "GET", "/api/puzzles", None).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        serde_json::from_str(&answer.body).expect("JSON")
    }

    async fn attempt(&self, path: &str, attempt: &Value) -> (u16, Value) {
        let answer = self.house.ask(None, "POST", path, Some(attempt)).await;
        let body = serde_json::from_str(&answer.body).unwrap_or_default();
        (answer.status, body)
    }
}

/// The address of every puzzle in a list.
fn paths(all: &Value) -> Vec<String> {
    let games = all["games"].as_array().expect("games").iter();
    let paths = games.flat_map(|of_game| {
        let game = of_game["game"].as_str().expect("a game");
        let puzzles = of_game["puzzles"].as_array().expect("puzzles").iter();
        puzzles.map(move |task| format!("/api/puzzles/{game}/{}", task["number"]))
    });
    paths.collect()
}

#[tokio::test]
async fn every_puzzle_can_be_solved_and_none_tells_its_answer() {
    let visit = Visit::begin().await;
    let all = visit.all().await;
    let daily = &all["daily"];
    let today = format!(
        "/api/puzzles/{}/{}",
        daily["game"].as_str().expect("a game"),
        daily["number"]
    );
    let paths = paths(&all);
    assert!(paths.contains(&today), "{today}");
    assert!(!all.to_string().contains("because"));
    for path in paths {
        let (status, open) = visit.attempt(&path, &json!({})).await;
        assert_eq!(status, 200, "{path}");
        assert_eq!(open["verdict"], "open", "{path}");
        assert_eq!(open["solution"], Value::Null, "{path}");
        let (_, shown) = visit.attempt(&path, &json!({ "give_up": true })).await;
        assert_eq!(shown["verdict"], "given_up", "{path}");
        let answer = shown["solution"]["answer"].clone();
        let (_, solved) = visit.attempt(&path, &json!({ "actions": answer })).await;
        assert_eq!(solved["verdict"], "solved", "{path}");
        assert_eq!(solved["solution"], shown["solution"], "{path}");
        assert_eq!(solved["view"], shown["view"], "{path}");
    }
}

#[tokio::test]
async fn a_wrong_move_and_a_preview_tell_nothing() {
    let visit = Visit::begin().await;
    let all = visit.all().await;
    let path = &paths(&all)[0];
    let (_, open) = visit.attempt(path, &json!({})).await;
    let (_, shown) = visit.attempt(path, &json!({ "give_up": true })).await;
    let answer = &shown["solution"]["answer"][0];
    let legal = open["legal"].as_array().expect("a list");
    assert!(legal.contains(answer));
    for action in legal {
        let attempt = json!({ "actions": [action] });
        let (_, tried) = visit.attempt(path, &attempt).await;
        let right = action == answer;
        assert_eq!(tried["verdict"], if right { "solved" } else { "wrong" });
        assert_eq!(tried["solution"].is_null(), !right);
        if !right {
            assert_eq!(tried["view"], open["view"], "nothing has been done");
        }
        let preview = json!({ "actions": [action], "preview": true });
        let (_, seen) = visit.attempt(path, &preview).await;
        assert_eq!(seen["verdict"], "open");
        assert_eq!(seen["solution"], Value::Null);
        assert_ne!(seen["view"], open["view"], "what would come of it");
    }
}

#[tokio::test]
async fn what_cannot_be_done_is_refused_with_its_reason() {
    let visit = Visit::begin().await;
    let path = &paths(&visit.all().await)[0];
    let nonsense = json!({ "actions": ["nonsense"] });
    let (status, tried) = visit.attempt(path, &nonsense).await;
    assert_eq!((status, &tried["verdict"]), (200, &json!("open")));
    assert_eq!(tried["refused"]["code"], "notation");
    let game = path.rsplit_once('/').expect("a number").0;
    for nowhere in ["0", "1000", "18446744073709551615"] {
        let (status, body) = visit
            .attempt(&format!("{game}/{nowhere}"), &json!({}))
            .await;
        assert_eq!(status, 404, "{nowhere}: {body}");
    }
    for nowhere in ["/api/puzzles/chess/1", "/api/puzzles//1"] {
        let (status, body) = visit.attempt(nowhere, &json!({})).await;
        assert_eq!(status, 404, "{nowhere}: {body}");
    }
    let (status, _) = visit.attempt(path, &json!({ "answer": true })).await;
    assert_eq!(status, 422);
}
