//! Positions without a table, over HTTP.

use serde_json::{Value, json};

use crate::house::House;

async fn ask(house: &House, body: &Value) -> (u16, Value) {
    let answer = house.ask(None, "POST", "/api/positions", Some(body)).await;
    (answer.status, serde_json::from_str(&answer.body).unwrap())
}

/// A position of REVERSO with something changed.
fn study(change: &Value) -> Value {
    let mut study = json!({ "game": "reverso", "players": 2, "seat": 1, "actions": ["d3", "c3"] });
    let fields = change.as_object().unwrap().clone();
    study.as_object_mut().unwrap().extend(fields);
    study
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_told_and_an_action_is_tried_there() {
    let house = House::open(20_000).await;
    let (status, here) = ask(&house, &study(&json!({}))).await;
    assert_eq!(status, 200, "{here}");
    assert_eq!(here["legal"], json!(["b3", "c4", "e6", "f5"]));
    assert_eq!((&here["listed"], &here["turn"]), (&json!(true), &json!(1)));
    assert_eq!(here["options"], json!({ "size": 8 }));
    assert_eq!(here["last"], json!({ "seat": 2, "action": "c3" }));
    assert_eq!(here["scores"], json!([3, 3]));
    assert_eq!(
        (&here["outcome"], &here["refused"]),
        (&Value::Null, &Value::Null)
    );
    assert_eq!(here["view"]["board"].as_array().unwrap().len(), 8);

    let (status, after) = ask(&house, &study(&json!({ "attempt": "c4" }))).await;
    assert_eq!((status, &after["scores"]), (200, &json!([5, 2])));
    assert_eq!(
        (&after["turn"], &after["refused"]),
        (&json!(2), &Value::Null)
    );

    let (status, refused) = ask(&house, &study(&json!({ "attempt": "d3" }))).await;
    assert_eq!(
        (status, &refused["refused"]["code"]),
        (200, &json!("occupied"))
    );
    assert_eq!(refused["refused"]["cells"], json!(["d3"]));
    for lang in ["es", "en"] {
        assert!(refused["refused"]["why"][lang].as_str().unwrap().len() > 10);
    }
    assert_eq!(
        (&refused["view"], &refused["legal"]),
        (&here["view"], &here["legal"])
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_makes_no_position_is_refused() {
    let house = House::open(20_000).await;
    for (change, status, code) in [
        (json!({ "actions": ["d3", "d3"] }), 422, "given"),
        (json!({ "actions": ["\u{0}", "🂡"] }), 422, "given"),
        (
            json!({ "actions": vec!["d3"; 2_001] }),
            422,
            "given-too-many",
        ),
        (json!({ "game": "../../etc" }), 422, "no-such-game"),
        (json!({ "players": 3 }), 422, "players"),
        (json!({ "players": 0 }), 422, "players"),
        (json!({ "seat": 4 }), 422, "no-such-seat"),
        (json!({ "options": [] }), 422, "options-shape"),
        (json!({ "options": { "size": 1e300 } }), 422, "option-value"),
        (json!({ "seat": 0 }), 422, "unprocessable"),
        (json!({ "players": -1 }), 422, "unprocessable"),
        (json!({ "actions": "d3" }), 422, "unprocessable"),
        (json!({ "more": 1 }), 422, "unprocessable"),
    ] {
        let (told, error) = ask(&house, &study(&change)).await;
        assert_eq!(
            (told, &error["error"]["code"]),
            (status, &json!(code)),
            "{change}"
        );
    }
}
