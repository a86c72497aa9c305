//! What is refused, and that it changes nothing.

use catalog::GAMES;
use serde_json::{Value, json};

use crate::device::{Device, SEED, TABLE, setup};

fn game() -> &'static str {
    let plain = GAMES
        .iter()
        .find(|entry| !entry.about.chance && !entry.about.hidden);
    plain.unwrap().about.id
}

fn open(setup: Value) -> Value {
    json!({ "do": "open", "table": TABLE, "name": "Ana", "setup": setup, "seed": SEED, "now": 0 })
}

#[test]
fn tables_that_need_others_are_refused() {
    let mut device = Device::new();
    assert_eq!(device.no(&open(setup(game(), "me open"))), "needs-room");
    assert_eq!(device.no(&open(setup(game(), "bot1 bot1"))), "nobody");
    assert_eq!(device.no(&open(setup("mus", "me me"))), "no-such-game");
    let mut public = setup(game(), "me me");
    public["public"] = json!(true);
    assert_eq!(device.no(&open(public)), "needs-room");
    let mut team = setup(game(), "me me");
    team["seats"][1]["who"] =
        json!({ "team": { "members": [{ "who": "me", "name": "Luis" }, { "who": "open" }] } });
    assert_eq!(device.no(&open(team.clone())), "needs-room");
    team["seats"][1]["who"]["team"]["members"][1] = json!({ "who": "me", "name": "Eva" });
    device.ok(&open(team));
    let mut named = open(setup(game(), "me me"));
    named["table"] = json!("../etc");
    assert_eq!(device.no(&named), "bad-table-name");
}

#[test]
fn stored_events_that_do_not_fit_are_refused() {
    let device = Device::opened(&setup(game(), "me bot1"));
    let resume =
        |events: &[Value]| json!({ "do": "resume", "table": TABLE, "events": events, "now": 0 });
    let mut other = Device::new();
    assert_eq!(other.no(&resume(&[])), "damaged-table");
    assert_eq!(other.no(&resume(&device.events[1..])), "damaged-table");
    let mut twice = device.events.clone();
    let mut again = twice.last().unwrap().clone();
    again["v"] = json!(twice.len() + 1);
    twice.push(again);
    assert_eq!(other.no(&resume(&twice)), "damaged-table");
    let mut gap = device.events.clone();
    for event in &mut gap {
        event["v"] = json!(7);
    }
    assert_eq!(other.no(&resume(&gap)), "damaged-table");
    let mut elsewhere = resume(&device.events);
    elsewhere["table"] = json!("another");
    assert_eq!(other.no(&elsewhere), "damaged-table");
    let mut strange = device.events.clone();
    strange[0]["e"] = json!({ "event": "nonsense" });
    assert_eq!(other.no(&resume(&strange)), "bad-request");
}

#[test]
fn tables_that_are_not_open_are_refused() {
    let mut device = Device::opened(&setup(game(), "me me"));
    device.ok(&json!({ "do": "close", "table": TABLE }));
    for request in [
        json!({ "do": "close", "table": TABLE }),
        json!({ "do": "tick", "table": TABLE, "now": 0 }),
        json!({ "do": "past", "table": TABLE, "from": 0 }),
        json!({ "do": "record", "table": TABLE }),
        json!({ "do": "message", "table": TABLE, "message": { "t": "sync" }, "now": 0 }),
        json!({ "do": "thought", "table": TABLE, "v": 1, "seat": 1, "action": "pass", "now": 0 }),
    ] {
        assert_eq!(device.no(&request), "no-such-table");
    }
}

#[test]
fn a_refused_act_changes_nothing() {
    let mut device = Device::opened(&setup(game(), "me bot1"));
    let before = device.message(&json!({ "t": "sync" }));
    for (seat, act, code) in [
        (1, json!({ "play": "zzz" }), "notation"),
        (2, json!({ "play": "pass" }), "not-your-seat"),
        (1, json!({ "say": "hola" }), "chat-off"),
        (
            1,
            json!({ "consent": { "matter": "draw", "yes": true } }),
            "draw-with-bot",
        ),
    ] {
        let no = device.act(seat, &act);
        assert_eq!(no["t"], "no");
        assert_eq!(no["code"], code);
    }
    assert_eq!(device.message(&json!({ "t": "sync" })), before);
}

#[test]
fn what_is_no_request_is_refused() {
    let mut device = Device::new();
    for text in [
        "",
        "null",
        "7",
        "[]",
        "\"study\"",
        "{",
        "{}",
        r#"{"do":7}"#,
        r#"{"do":"dance"}"#,
        r#"{"do":"tick","table":"t","now":-1}"#,
        r#"{"do":"tick","table":"t","now":1e300}"#,
        r#"{"do":"tick","table":"t","now":0.5}"#,
        r#"{"do":"tick","table":"t","now":0,"x":1}"#,
        r#"{"do":"open","table":"t","name":"Ana","setup":{},"seed":"00","now":0}"#,
    ] {
        let answer: Value = serde_json::from_str(&device.text(text)).unwrap();
        assert_eq!(answer["no"]["code"], "bad-request", "{text}");
        assert!(answer["no"]["why"]["es"].is_string());
    }
}
